// A pipe whose two ends are in this program.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "takeback/platform/open_files.hpp"

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace takeback::test {

class Pipe {
public:
    Pipe() {
#if defined(_WIN32)
        EXPECT_EQ(_pipe(ends_.data(), 65536, _O_BINARY), 0);
#else
        EXPECT_EQ(pipe(ends_.data()), 0);
#endif
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        end_writing();
        platform::close_file(ends_[0]);
    }

    [[nodiscard]] int reading_end() const noexcept {
        return ends_[0];
    }
    /// All of it, when somebody reads meanwhile.
    void write(std::string_view text) const {
        while (!text.empty()) {
            const std::ptrdiff_t written = platform::write_some(ends_[1], text.data(), text.size());
            ASSERT_GT(written, 0);
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void end_writing() {
        if (is_written_) {
            platform::close_file(ends_[1]);
            is_written_ = false;
        }
    }

private:
    std::array<int, 2> ends_{};
    bool is_written_ = true;
};

}  // namespace takeback::test
