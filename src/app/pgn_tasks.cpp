#include "pgn_tasks.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "commands.hpp"
#include "console.hpp"
#include "game_files.hpp"
#include "start.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/platform/file_names.hpp"
#include "takeback/platform/paths.hpp"
#include "takeback/session/atomic_write.hpp"

namespace takeback::app {

namespace {

using notation::PgnReading;

void for_each_game_in(const std::string& path, const Options& options,
                      const std::function<void(const PgnReading&)>& visit) {
    for_each_game(bytes_of_file(path), untold_kind(options), options.language, visit);
}

void write_problems(const std::string& path, const PgnReading& read, Language language) {
    for (const notation::PgnProblem& problem : read.problems) {
        write_error(shown_file(path) + ':' + notation::describe(problem, language) + '\n');
    }
}

std::string final_fen(const notation::PgnGame& game) {
    const auto moves = game.moves.main_line();
    return notation::write_fen(
        notation::position_after(game, moves.empty() ? notation::root_node : moves.back()));
}

/// Gives the texts of the converted games, one after the other; false when something could not be converted.
bool convert(const Options& options, bool to_fens, const std::function<void(const std::string&)>& write) {
    const std::string& input = options.input;
    bool good = true;
    bool first = true;
    for_each_game_in(input, options, [&](const PgnReading& read) {
        write_problems(input, read, options.language);
        good = good && !read.has_errors();
        const notation::XiangqiStyle style =
            options.notation ? notation::XiangqiStyle{*options.notation} : read.style;
        if (to_fens && read.game.unreadable_fen.empty()) {
            write(final_fen(read.game) + '\n');
        } else if (!to_fens) {
            write(std::exchange(first, false) ? "" : "\n");
            write(notation::write_pgn(read.game, style));
        }
    });
    return good;
}

/// Whether the output is the file that was read, under whatever name.
bool writes_over_input(const Options& options) {
    std::error_code none;  // one of them is not there, so they are not the same
    const std::string input = options.input == "-" ? platform::name_of_standard_input() : options.input;
    return std::filesystem::equivalent(platform::path_of(input), platform::path_of(options.output), none);
}

/// What was not understood is nowhere but in the input, which therefore stays as it is.
void refuse_loss(const Options& options) {
    const session::FileError error{
        .path = options.output,
        .failed = "cannot write"_msg,
        .reason = {"it was read with errors, and what they cost would be lost in it"_msg}};
    write_error("takeback: " + describe(error, options.language) + '\n');
}

}  // namespace

bool holds_games(const std::string& path) {
    constexpr std::array extensions{".pgn", ".ubb", ".dhtmlxq"};
    return path == "-" ||
           std::any_of(extensions.begin(), extensions.end(), [&path](std::string_view extension) {
               return notation::has_extension(path, extension);
           });
}

void check_pgn(const std::string& path, const Options& options, PgnCheck& counts) {
    notation::GameReader reader{bytes_of_file(path), untold_kind(options), options.language,
                                notation::PgnKeep::Totals};
    while (const auto read = reader.next()) {
        write_problems(path, *read, options.language);
        ++counts.games;
        counts.faulty += read->has_errors() ? 1U : 0U;
        counts.warnings += read->count(notation::PgnProblem::Severity::Warning);
    }
}

int convert_task(const Options& options, const Terminal& terminal) {
    const bool to_fens = notation::has_extension(options.output, fen_extension);
    if (notation::has_extension(options.input, fen_extension)) {
        write_error("takeback: " +
                    in_words(options.language,
                             "convert reads PGN; to set a position up, use --fen or the "
                             "command load."_msg) +
                    '\n');
        return usage_error;
    }
    if (options.output == "-") {
        const auto write = [&terminal](const std::string& text) { write_out(for_screen(terminal, text)); };
        return convert(options, to_fens, write) ? ok : refused;
    }
    std::string text;
    const bool good = convert(options, to_fens, [&text](const std::string& more) { text += more; });
    if (!good && writes_over_input(options)) {
        refuse_loss(options);
        return refused;
    }
    auto error = session::write_file_atomically(
        options.output, text, options.force ? session::Overwrite::Allow : session::Overwrite::Refuse);
    if (error) {
        if (error->code == EEXIST) {
            error->reason = {"File exists; --force overwrites it"_msg};
        }
        throw StreamError{*std::move(error)};
    }
    return good ? ok : refused;
}

}  // namespace takeback::app
