#include "pgn_tasks.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include "commands.hpp"
#include "console.hpp"
#include "game_files.hpp"
#include "json.hpp"
#include "progress.hpp"
#include "start.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/record_rules.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/atomic_write.hpp"
#include "takeback/session/file_source.hpp"

namespace takeback::app {

namespace {

using notation::PgnReading;
using Severity = notation::PgnProblem::Severity;

[[noreturn]] void fail(const session::FileError& error) {
    throw StreamError{error};
}

session::FileSource open_source(const std::string& path) {
    auto opened = path == "-" ? session::FileSource::standard_input() : session::FileSource::open(path);
    if (!opened) {
        fail(opened.error());
    }
    return *std::move(opened);
}

/// The bytes of the file for a reader. Throws StreamError.
notation::ByteSource bytes_of_file(const std::string& path) {
    const auto source = std::make_shared<session::FileSource>(open_source(path));
    return [source, rest = std::string_view{}](std::span<char> space) mutable {
        if (rest.empty()) {
            auto piece = source->next();
            if (!piece) {
                fail(piece.error());
            }
            rest = *piece;
        }
        const std::size_t size = std::min(space.size(), rest.size());
        std::copy_n(rest.begin(), size, space.begin());
        rest.remove_prefix(size);
        return size;
    };
}

void for_each_game_in(const std::string& path, const Options& options,
                      const std::function<void(const PgnReading&)>& visit) {
    for_each_game(bytes_of_file(path), untold_kind(options), options.language, visit);
}

void write_problems(const std::string& path, const PgnReading& read, Language language) {
    for (const notation::PgnProblem& problem : read.problems) {
        write_error((path == "-" ? "stdin" : notation::shown(path, notation::all_of_it)) + ':' +
                    notation::describe(problem, language) + '\n');
    }
}

std::uint64_t count(const PgnReading& read, Severity severity) {
    return static_cast<std::uint64_t>(
        std::count_if(read.problems.begin(), read.problems.end(),
                      [severity](const auto& problem) { return problem.severity() == severity; }));
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

/// What a game played by the rules shows.
struct Played {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t checks = 0;
    std::uint64_t mates = 0;
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::array<std::uint64_t, 4> results{};  ///< by PgnResult
    std::size_t longest = 0;                 ///< in plies
    std::string longest_players{};

    void add(const PgnReading& read) {
        ++games;
        errors += count(read, Severity::Error);
        warnings += count(read, Severity::Warning);
        ++results[static_cast<std::size_t>(read.game.marker)];
        play(read.game);
    }

private:
    void play(const notation::PgnGame& game) {
        const notation::RecordRules rules;
        notation::LineOfPlay line{rules.of(game.start), game.start};
        for (const notation::NodeId id : game.moves.main_line()) {
            line.play(game.moves.node(id).request);
            checks += line.in_check() ? 1U : 0U;
        }
        plies += line.plies();
        mates += line.in_check() && line.legal_moves().empty() ? 1U : 0U;
        if (line.plies() > longest) {
            longest = line.plies();
            longest_players = std::string{game.tags.value("White").value_or("?")} + " - " +
                              std::string{game.tags.value("Black").value_or("?")};
        }
    }
};

std::string in_json(const Played& played, double seconds) {
    JsonObject results;
    for (const auto result : {notation::PgnResult::WhiteWins, notation::PgnResult::BlackWins,
                              notation::PgnResult::Draw, notation::PgnResult::Unknown}) {
        results.add(notation::result_token(result), played.results[static_cast<std::size_t>(result)]);
    }
    JsonObject json;
    json.add("games", played.games)
        .add("plies", played.plies)
        .add("checks", played.checks)
        .add("mates", played.mates);
    json.add("errors", played.errors).add("warnings", played.warnings).add("results", results);
    json.add("longest", static_cast<std::uint64_t>(played.longest))
        .add("longest_players", notation::shown(played.longest_players));
    json.add("milliseconds", static_cast<std::uint64_t>(seconds * 1000));
    return json.text() + '\n';
}

std::string describe(const Played& played, double seconds, Language language) {
    const auto results = [&](notation::PgnResult result) {
        return std::string{notation::result_token(result)} + ' ' +
               std::to_string(played.results[static_cast<std::size_t>(result)]);
    };
    const auto line = [language](const std::vector<std::string>& parts) {
        return notation::join(parts, clause_break(language)) + '\n';
    };
    std::string text = line({counted(language, played.games, "{count} game"_msg, "{count} games"_msg),
                             counted(language, played.plies, "{count} ply"_msg, "{count} plies"_msg),
                             counted(language, played.checks, "{count} check"_msg, "{count} checks"_msg),
                             counted(language, played.mates, "{count} mate"_msg, "{count} mates"_msg)});
    text += line({counted(language, played.errors, "{count} error"_msg, "{count} errors"_msg),
                  counted(language, played.warnings, "{count} warning"_msg, "{count} warnings"_msg)});
    text += line({results(notation::PgnResult::WhiteWins), results(notation::PgnResult::BlackWins),
                  results(notation::PgnResult::Draw), results(notation::PgnResult::Unknown)});
    if (played.longest > 0) {
        text +=
            in_words(language, "longest: {plies}, {players}"_msg,
                     {{"plies", counted(language, played.longest, "{count} ply"_msg, "{count} plies"_msg)},
                      {"players", notation::shown(played.longest_players)}}) +
            '\n';
    }
    const double thousands = static_cast<double>(played.plies) / std::max(seconds, 0.001) / 1000;
    return text +
           in_words(language, "{seconds} s, {thousands} thousand plies a second"_msg,
                    {{"seconds", with_one_decimal(seconds)}, {"thousands", with_one_decimal(thousands)}}) +
           '\n';
}

/// Whether the output is the file that was read, under whatever name.
bool writes_over_input(const Options& options) {
    std::error_code none;  // one of them is not there, so they are not the same
    return std::filesystem::equivalent(options.input == "-" ? "/dev/stdin" : options.input, options.output,
                                       none);
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
    for_each_game_in(path, options, [&](const PgnReading& read) {
        write_problems(path, read, options.language);
        ++counts.games;
        counts.faulty += read.has_errors() ? 1U : 0U;
        counts.warnings += count(read, Severity::Warning);
    });
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

int replay_task(const Options& options) {
    const auto start = std::chrono::steady_clock::now();
    Played played;
    for (const std::string& path : options.files) {
        for_each_game_in(path, options, [&](const PgnReading& read) {
            write_problems(path, read, options.language);
            played.add(read);
        });
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    write_out(options.json ? in_json(played, time.count())
                           : describe(played, time.count(), options.language));
    return played.errors > 0 ? refused : ok;
}

}  // namespace takeback::app
