#include "perft_task.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <system_error>

#include "console.hpp"
#include "json.hpp"
#include "long_work.hpp"
#include "progress.hpp"
#include "start.hpp"
#include "takeback/core/perft_run.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"

namespace takeback::app {

namespace {

using Divided = std::map<std::string, std::uint64_t>;  // in the order in which other programs list them

Divided divided_by_name(const PerftRun& run, Geometry geometry) {
    Divided by_name;
    for (const auto& [request, count] : run.divided()) {
        by_name.emplace(notation::coordinates(geometry, request), count);
    }
    return by_name;
}

std::string progress_of(const PerftRun& run, double seconds, Language language) {
    const std::uint64_t leaves = run.leaves();
    return in_words(language,
                    "{finished} of {all} first moves, {leaves} leaves, {millions} million a second"_msg,
                    {{"finished", std::to_string(run.finished_first_moves())},
                     {"all", std::to_string(run.first_moves())},
                     {"leaves", std::to_string(leaves)},
                     {"millions", with_one_decimal(static_cast<double>(leaves) / seconds / 1'000'000)}});
}

std::string in_json(const Options& options, const PerftRun& run, const Divided* divided) {
    JsonObject json;
    json.add("depth", static_cast<std::uint64_t>(options.depth));
    if (divided != nullptr) {
        JsonObject counts;
        for (const auto& [name, count] : *divided) {
            counts.add(name, count);
        }
        json.add("divide", counts);
    }
    json.add("leaves", run.leaves());
    if (!run.is_complete()) {
        json.add("stopped", true)
            .add("first_moves", std::uint64_t{run.first_moves()})
            .add("finished_first_moves", std::uint64_t{run.finished_first_moves()});
    }
    return json.text() + '\n';
}

std::string describe(const Options& options, const PerftRun& run, const Divided* divided) {
    std::string lines;
    if (divided != nullptr) {
        for (const auto& [name, count] : *divided) {
            lines += name + ": " + std::to_string(count) + '\n';
        }
        lines += '\n';
    }
    if (run.is_complete()) {
        return lines + std::to_string(run.leaves()) + '\n';
    }
    return lines +
           in_words(options.language,
                    "Stopped: {finished} of {all} first moves finished, {leaves} leaves counted."_msg,
                    {{"finished", std::to_string(run.finished_first_moves())},
                     {"all", std::to_string(run.first_moves())},
                     {"leaves", std::to_string(run.leaves())}}) +
           '\n';
}

/// The table of --hash, null where none is asked for. Nothing when there is no memory for it.
std::optional<std::unique_ptr<PerftTable>> table_of(const Options& options) {
    if (options.hash_megabytes == 0) {
        return std::unique_ptr<PerftTable>{};
    }
    try {
        return std::make_unique<PerftTable>(std::size_t{options.hash_megabytes} << 20U);
    } catch (const std::bad_alloc&) {
        write_error("takeback: " +
                    in_words(options.language, "--hash {size}: there is not that much memory."_msg,
                             {{"size", std::to_string(options.hash_megabytes)}}) +
                    '\n');
        return std::nullopt;
    }
}

/// False when the system does not start the threads.
bool count(PerftRun& run, const Options& options, const Terminal& terminal) {
    Progress progress{options, terminal};
    const LongWork work{.carry_out = [&run] { run.count(); },
                        .stop = [&run] { run.stop(); },
                        .progress = [&] { return progress_of(run, progress.seconds(), options.language); }};
    try {
        if (options.depth <= PerftRun::depth_done_at_once) {
            run.count();  // before anybody could press Ctrl-C: no thread has to watch for it
        } else {
            do_long_work(work, progress);
        }
        return true;
    } catch (const std::system_error&) {
        refuse_threads(options);
        return false;
    }
}

}  // namespace

int perft_task(const Options& options, const Terminal& terminal) {
    const std::optional<Position> position = start_position(options);
    if (!position) {
        return usage_error;
    }
    const auto table = table_of(options);
    if (!table) {
        return usage_error;
    }
    PerftRun run{rules_of(options), *position, options.depth, options.threads, table->get()};
    if (!count(run, options, terminal)) {
        return usage_error;
    }
    const Divided by_name = divided_by_name(run, position->board.geometry());
    const Divided* const divided = options.divide && options.depth > 0 ? &by_name : nullptr;
    write_out(options.json ? in_json(options, run, divided) : describe(options, run, divided));
    return run.is_complete() ? ok : interrupted;
}

}  // namespace takeback::app
