#include "tasks.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <string>

#include "commands.hpp"
#include "console.hpp"
#include "line_reader.hpp"
#include "pgn_tasks.hpp"
#include "start.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/game_fen.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/platform/open_files.hpp"

namespace takeback::app {

namespace {

/// Checks one file, line by line, and counts.
class FenChecker {
public:
    FenChecker(notation::GameKind untold, Language language) : untold_{untold}, language_{language} {}

    void check(const std::string& path) {
        const std::string shown_path = notation::shown(path, notation::all_of_it);
        const int file = platform::open_file(path, platform::Opening::Stream);
        if (file == -1) {
            const int error = errno;
            throw StreamError{session::system_error(path, "cannot open"_msg, error)};
        }
        LineReader reader{file};
        for (std::uint64_t line_number = 1;; ++line_number) {
            const LineRead read = reader.next();
            if (read.what == LineRead::What::End) {
                break;
            }
            if (read.what == LineRead::What::Failed) {
                throw StreamError{session::system_error(path, "cannot read"_msg, read.error)};
            }
            const std::string_view fen = notation::trimmed(read.text);
            if (!fen.empty() && fen.front() != '#') {
                check_line(read, shown_path + ':' + std::to_string(line_number));
            }
        }
        platform::close_file(file);
    }

    [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
    [[nodiscard]] std::uint64_t faulty() const noexcept { return faulty_; }

private:
    void check_line(const LineRead& read, const std::string& place) {
        ++positions_;
        if (read.what == LineRead::What::TooLong) {
            ++faulty_;
            write_fault(place, in_words(language_, "the line is too long for a FEN"_msg));
            return;
        }
        notation::GameKind kind = untold_;
        kind.game = notation::game_told_by_fen(read.text).value_or(untold_.game);
        const auto position = notation::read_game_fen(read.text, kind, notation::FenMode::Strict, language_);
        if (position) {
            return;
        }
        ++faulty_;
        for (const notation::FenFault& fault : position.error()) {
            write_fault(place + ':' + std::to_string(fault.column), fault.text);
        }
    }
    void write_fault(const std::string& place, const std::string& fault) const {
        write_error(place + ": " + in_words(language_, "error: {message}"_msg, {{"message", fault}}) + '\n');
    }

    notation::GameKind untold_;  // of a line that is of neither game
    Language language_;
    std::uint64_t positions_ = 0;
    std::uint64_t faulty_ = 0;
};

}  // namespace

int moves_task(const Options& options, const Terminal& terminal) {
    std::optional<Conversation> conversation = start_conversation(options, terminal);
    if (!conversation) {
        return usage_error;
    }
    const Reply reply = list_moves(*conversation, "");
    write_out((options.json ? reply.json.text() : reply.text) + '\n');
    return ok;
}

int check_task(const Options& options) {
    FenChecker fens{untold_kind(options), options.language};
    PgnCheck games;
    for (const std::string& path : options.files) {
        if (holds_games(path)) {
            check_pgn(path, options, games);
        } else {
            fens.check(path);
        }
    }
    if (fens.positions() > 0 || games.games == 0) {
        write_out(in_words(options.language, "{positions}, {faulty} with problems"_msg,
                           {{"positions", counted(options.language, fens.positions(), "{count} position"_msg,
                                                  "{count} positions"_msg)},
                            {"faulty", std::to_string(fens.faulty())}}) +
                  '\n');
    }
    if (games.games > 0) {
        write_out(in_words(options.language, "{games}, {faulty} with errors, {warnings}"_msg,
                           {{"games",
                             counted(options.language, games.games, "{count} game"_msg, "{count} games"_msg)},
                            {"faulty", std::to_string(games.faulty)},
                            {"warnings", counted(options.language, games.warnings, "{count} warning"_msg,
                                                 "{count} warnings"_msg)}}) +
                  '\n');
    }
    return fens.faulty() + games.faulty > 0 ? refused : ok;
}

}  // namespace takeback::app
