#include "record_promises.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "invariant.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/record_rules.hpp"

namespace takeback::fuzz {

namespace {

using notation::PgnGame;
using notation::PgnProblem;
using notation::PgnReader;
using notation::PgnReading;

bool is_same_problem(const PgnProblem& a, const PgnProblem& b) {
    return a.what == b.what && a.game == b.game && a.place == b.place && a.token == b.token &&
           a.message == b.message;
}

}  // namespace

void promise_readable(const PgnReading& reading) {
    promise(reading.problems.size() <= notation::pgn_limits::most_problems + 1, "problems are limited");
    for (const PgnProblem& problem : reading.problems) {
        promise_safe_line(problem.message);
        promise_safe_line(describe(problem, Language::Chinese));
    }
    PgnGame game = reading.game;
    set_result(game, pgn_result(game));
    const std::string pgn = write_pgn(game, reading.style);
    PgnReader reader{notation::bytes_of(pgn)};
    const auto again = reader.next();
    promise(again && again->game == game, "a game that is written is read back", pgn);
    promise(!reader.next(), "one game that is written is one game", pgn);
}

void promise_equal(const PgnReading& one, const std::optional<PgnReading>& other, std::string_view why) {
    promise(other.has_value(), why, "no game");
    promise(one.game == other->game && one.main_line == other->main_line, why, "another game");
    promise(std::equal(one.problems.begin(), one.problems.end(), other->problems.begin(),
                       other->problems.end(), is_same_problem),
            why, "other problems");
}

void promise_equal_games(const NextGame& one, const NextGame& other, std::string_view why) {
    while (const auto game = one()) {
        promise_equal(*game, other(), why);
    }
    promise(!other(), why, "one game more");
}

notation::ByteSource in_pieces(std::string_view text, std::size_t size) {
    return [text, size](std::span<char> space) mutable {
        const std::size_t taken = std::min({size, space.size(), text.size()});
        std::copy_n(text.begin(), taken, space.begin());
        text.remove_prefix(taken);
        return taken;
    };
}

}  // namespace takeback::fuzz
