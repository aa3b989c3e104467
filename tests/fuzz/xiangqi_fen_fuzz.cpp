// Fuzz target: a FEN of xiangqi. The input is the FEN.
//
// Promises of any text:
// - what is wrong is told in safe lines, each with a column;
// - a position that is read has no flaws, and what is written of it is read back as the same position;
// - its board tells that it is xiangqi;
// - of each position the promises of position_promises.hpp hold.
#include <string>

#include "invariant.hpp"
#include "position_promises.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/xiangqi/validation.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

void promise_told(const std::vector<notation::XiangqiFenProblem>& problems, std::string_view fen) {
    promise(!problems.empty(), "a refusal has a reason", fen);
    for (const notation::XiangqiFenProblem& problem : problems) {
        promise(problem.column >= 1 && problem.column <= fen.size() + 1, "a problem stands in the text", fen);
        promise_safe_line(describe(problem, fen.size() % 2 == 0 ? Language::English : Language::Chinese));
    }
}

void run(std::string_view fen) {
    static const XiangqiRules rules;
    const auto read = notation::read_xiangqi_fen(fen);
    if (!read) {
        promise_told(read.error(), fen);
        return;
    }
    promise(xiangqi::flaws_of(*read).empty(), "what is read has no flaws", fen);
    promise(notation::game_told_by_fen(fen) == Terms::Xiangqi, "its ranks tell that it is xiangqi", fen);
    const std::string written = notation::write_xiangqi_fen(*read);
    promise_safe_line(written);
    const auto again = notation::read_xiangqi_fen(written);
    promise(again && *again == *read, "a position that is written is read back", written);
    promise_sound(rules, *read, fen.size());
    promise_playable(rules, *read, fen.size());
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
