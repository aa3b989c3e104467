// A folder of its own for a test, removed with everything in it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <system_error>

namespace takeback::test {

class TemporaryFolder {
public:
    TemporaryFolder() {
        namespace fs = std::filesystem;
        std::random_device random;
        do {
            path_ = (fs::temp_directory_path() /
                     ("takeback-test-" + std::to_string(100'000 + random() % 900'000)))
                        .generic_string();
        } while (!fs::create_directory(path_));
        fs::permissions(path_, fs::perms::owner_all);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::string& path() const noexcept { return path_; }
    [[nodiscard]] std::string file(std::string_view name) const { return path_ + '/' + std::string{name}; }

    /// The names in it, hidden ones too.
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator{path_}) {
            names.insert(entry.path().filename().string());
        }
        return names;
    }

private:
    std::string path_;
};

inline void put(const std::string& path, std::string_view content) {
    std::ofstream{path, std::ios::binary} << content;
}

inline std::string content_of(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace takeback::test
