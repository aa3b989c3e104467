// ReplayInput: the files of a replay as pieces, numbered in their order, for threads that each take the next.
// With one thread, a file is one piece.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <string>

#include "options.hpp"
#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/game_splitter.hpp"

namespace takeback::app {

/// Some games of a file.
struct ReplayPiece {
    std::size_t order = 0;              ///< among all pieces of all files
    const std::string* path = nullptr;  ///< one of those of the options
    notation::GamePiece games{};
    std::exception_ptr failure{};  ///< why the file could not be read on
};

class ReplayInput {
public:
    /// The options must outlive it, and it the pieces.
    explicit ReplayInput(const Options& options) : options_{options} {}

    /// The next piece; nothing behind the last file, or behind a failure. From any thread.
    [[nodiscard]] std::optional<ReplayPiece> next();
    /// From any thread: what is read from now on is as if it ended.
    void stop() noexcept { is_stopped_ = true; }
    [[nodiscard]] bool is_stopped() const noexcept { return is_stopped_; }

    /// Whether next() has given all pieces; how many that were; and how many bytes were read for them.
    [[nodiscard]] bool is_at_end();
    [[nodiscard]] std::size_t pieces();
    [[nodiscard]] std::uintmax_t bytes_read() const noexcept { return bytes_read_; }

private:
    [[nodiscard]] notation::GameSplitter open(const std::string& path);
    [[nodiscard]] std::optional<ReplayPiece> next_of_files();
    [[nodiscard]] bool waits_for_bytes() const;

    const Options& options_;
    std::atomic<bool> is_stopped_{false};
    std::atomic<std::uintmax_t> bytes_read_{0};
    std::mutex turn_;  // for what follows
    std::optional<notation::GameSplitter> splitter_;
    std::size_t file_ = 0;
    std::size_t pieces_ = 0;
    bool is_at_end_ = false;
};

}  // namespace takeback::app
