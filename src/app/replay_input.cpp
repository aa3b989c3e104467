#include "replay_input.hpp"

#include <chrono>
#include <span>
#include <utility>

#include "game_files.hpp"
#include "takeback/platform/interrupts.hpp"
#include "takeback/platform/streams.hpp"

namespace takeback::app {

std::optional<ReplayPiece> ReplayInput::next() {
    const std::scoped_lock alone{turn_};
    if (is_at_end_ || is_stopped_) {
        return std::nullopt;
    }
    std::optional<ReplayPiece> piece;
    try {
        piece = next_of_files();
    } catch (...) {
        piece = ReplayPiece{.failure = std::current_exception()};
    }
    is_at_end_ = !is_stopped_ && (!piece || piece->failure);
    if (piece) {
        piece->order = pieces_++;
    }
    return piece;
}

std::optional<ReplayPiece> ReplayInput::next_of_files() {
    for (; file_ < options_.files.size(); ++file_, splitter_.reset()) {
        const std::string& path = options_.files[file_];
        if (!splitter_) {
            splitter_.emplace(open(path));
        }
        if (auto games = splitter_->next()) {
            return ReplayPiece{.path = &path, .games = *std::move(games)};
        }
    }
    return std::nullopt;
}

notation::GameSplitter ReplayInput::open(const std::string& path) {
    auto source = [this, bytes = bytes_of_file(path), is_input = path == "-"](std::span<char> space) mutable {
        const bool goes_on = !is_input || waits_for_bytes();
        const std::size_t size = goes_on && !is_stopped_ ? bytes(space) : 0;
        bytes_read_ += size;
        return size;
    };
    const std::size_t size =
        options_.threads == 1 ? notation::GameSplitter::never : notation::GameSplitter::usual_size;
    return notation::GameSplitter{std::move(source), size};
}

/// A pipe may have nothing to say for long; false when the input was stopped meanwhile.
bool ReplayInput::waits_for_bytes() const {
    constexpr std::chrono::milliseconds glance{100};
    while (!is_stopped_) {
        if (platform::has_input_within(platform::standard_input, glance)) {
            return true;
        }
    }
    return false;
}

bool ReplayInput::is_at_end() {
    const std::scoped_lock alone{turn_};
    return is_at_end_;
}

std::size_t ReplayInput::pieces() {
    const std::scoped_lock alone{turn_};
    return pieces_;
}

}  // namespace takeback::app
