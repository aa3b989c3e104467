// Fuzz target: a FEN of chess. The input is the FEN.
//
// Promises of any text, read strictly, by the rule of Chess960, and leniently as a training set-up:
// - what is wrong or was repaired is told in safe lines, each with a column; strictly nothing is repaired;
// - a position that is read has no flaws, and each way to write it is read back as the same position;
// - what the readings have in common, they read alike;
// - of each position the promises of position_promises.hpp hold.
#include <array>
#include <optional>
#include <string>

#include "invariant.hpp"
#include "position_promises.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/chess/validation.hpp"
#include "takeback/notation/fen.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using chess::KingsAllowed;
using notation::CastlingLetters;
using notation::FenMode;

/// How a FEN may be asked for.
struct Wanted {
    FenMode mode{};
    CastlingRule rule{};
    KingsAllowed kings{};
};

/// Words take longer than reading, so of the three readings one puts its problems in words, by the length of
/// the text.
void promise_told(const std::vector<notation::FenProblem>& problems, std::string_view fen,
                  const Wanted& wanted) {
    const std::size_t reading = wanted.rule == CastlingRule::Chess960 ? 1
                                : wanted.mode == FenMode::Lenient     ? 2
                                                                      : 0;
    if (fen.size() % 3 != reading) {
        return;
    }
    for (const notation::FenProblem& problem : problems) {
        promise(problem.column >= 1 && problem.column <= fen.size() + 1, "a problem stands in the text", fen);
        promise_safe_line(describe(problem, fen.size() % 2 == 0 ? Language::English : Language::Chinese));
    }
}

void promise_read_back(const Position& position, const Wanted& wanted, CastlingLetters letters) {
    const std::string fen = write_fen(position, letters);
    promise_safe_line(fen);
    const auto again = read_fen(fen, FenMode::Strict, wanted.rule, wanted.kings);
    promise(again && again->position == position, "a position that is written is read back", fen);
}

std::optional<Position> read(std::string_view fen, const Wanted& wanted) {
    const auto read = read_fen(fen, wanted.mode, wanted.rule, wanted.kings);
    if (!read) {
        promise(!read.error().empty(), "a refusal has a reason", fen);
        promise_told(read.error(), fen, wanted);
        return std::nullopt;
    }
    promise_told(read->repairs, fen, wanted);
    promise(wanted.mode == FenMode::Lenient || read->repairs.empty(), "strictly nothing is repaired", fen);
    promise(flaws_of(read->position, wanted.kings).empty(), "what is read has no flaws", fen);
    promise_read_back(read->position, wanted, CastlingLetters::XFen);
    if (wanted.rule == CastlingRule::Chess960) {
        promise_read_back(read->position, wanted, CastlingLetters::Shredder);
    }
    return read->position;
}

void promise_all_of(const Position& position, std::size_t choice) {
    static const ChessRules rules;
    promise_sound(rules, position, choice);
    promise_playable(rules, position, choice);
}

void run(std::string_view fen) {
    const auto standard = read(fen, {.mode = FenMode::Strict});
    const auto chess960 = read(fen, {.rule = CastlingRule::Chess960});
    const auto generous = read(fen, {.mode = FenMode::Lenient, .kings = KingsAllowed::Several});
    promise(!standard || generous == standard, "what is right is read leniently as it is strictly", fen);
    const bool castles_otherwise = chess960 && !chess960->state.castling_rights.none();
    const auto& read = castles_otherwise && (!standard || fen.size() % 2 == 0) ? chess960 : generous;
    if (read) {
        promise_all_of(*read, fen.size());
    }
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
