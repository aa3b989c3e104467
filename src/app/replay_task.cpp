#include "replay_task.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "console.hpp"
#include "json.hpp"
#include "long_work.hpp"
#include "progress.hpp"
#include "replay_run.hpp"
#include "replay_totals.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/pgn_result.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/platform/file_names.hpp"
#include "takeback/platform/paths.hpp"

namespace takeback::app {

namespace {

std::string in_json(const ReplayTotals& played, double seconds, bool is_complete) {
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
    if (!is_complete) {
        json.add("stopped", true);
    }
    return json.text() + '\n';
}

std::string describe(const ReplayTotals& played, double seconds, Language language) {
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

/// The bytes of all files; nothing where one is no regular file, such as a pipe.
std::optional<std::uintmax_t> size_of_all(const std::vector<std::string>& files) {
    std::uintmax_t all = 0;
    for (const std::string& path : files) {
        std::error_code failed;
        all += std::filesystem::file_size(
            platform::path_of(path == "-" ? platform::name_of_standard_input() : path), failed);
        if (failed) {
            return std::nullopt;
        }
    }
    return all;
}

/// "1:05", "2:00:00".
std::string as_time(double seconds) {
    const auto whole = static_cast<std::uint64_t>(seconds);
    const auto two_digits = [](std::uint64_t number) {
        std::string digits = number < 10 ? "0" : "";
        return digits += std::to_string(number);
    };
    const std::string behind = two_digits(whole % 60);
    const std::uint64_t minutes = whole / 60;
    return minutes < 60 ? std::to_string(minutes) + ':' + behind
                        : std::to_string(minutes / 60) + ':' + two_digits(minutes % 60) + ':' + behind;
}

std::string progress_of(const ReplayRun& run, std::optional<std::uintmax_t> size, double seconds,
                        Language language) {
    const std::string games = counted(language, run.games(), "{count} game"_msg, "{count} games"_msg);
    const std::string speed =
        std::to_string(static_cast<std::uint64_t>(static_cast<double>(run.games()) / seconds));
    const std::uintmax_t read = run.bytes_read();
    if (!size || read == 0 || read > *size) {
        return in_words(language, "{games}, {speed} a second"_msg, {{"games", games}, {"speed", speed}});
    }
    const double part = static_cast<double>(read) / static_cast<double>(*size);
    return in_words(language, "{games}, {speed} a second, {percent} %, {time} left"_msg,
                    {{"games", games},
                     {"speed", speed},
                     {"percent", std::to_string(static_cast<int>(part * 100))},
                     {"time", as_time(seconds * (1 - part) / part)}});
}

}  // namespace

int replay_task(const Options& options, const Terminal& terminal) {
    Progress progress{options, terminal};
    ReplayRun run{options, progress};
    const LongWork work{.carry_out = [&run] { run.play(); },
                        .stop = [&run] { run.stop(); },
                        .progress =
                            [&, size = size_of_all(options.files)] {
                                return progress_of(run, size, progress.seconds(), options.language);
                            }};
    try {
        do_long_work(work, progress);
    } catch (const std::system_error&) {
        refuse_threads(options);
        return usage_error;
    }
    const double seconds = progress.seconds();
    const ReplayTotals& totals = run.totals();
    const bool is_complete = run.is_complete();
    std::string report =
        options.json ? in_json(totals, seconds, is_complete) : describe(totals, seconds, options.language);
    if (!is_complete && !options.json) {
        report += in_words(options.language, "Stopped: there was more to read."_msg) + '\n';
    }
    write_out(report);
    return !is_complete ? interrupted : totals.errors > 0 ? refused : ok;
}

}  // namespace takeback::app
