#include "takeback/notation/position_judge.hpp"

#include "takeback/chess/en_passant.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using chess::KingsAllowed;

template <typename Flaw>
std::vector<PositionFlaw> of_either_game(const std::vector<Flaw>& flaws) {
    return {flaws.begin(), flaws.end()};
}

template <KingsAllowed kings>
std::vector<PositionFlaw> chess_flaws(const Position& position) {
    return of_either_game(chess::flaws_of(position, kings));
}
bool mend_chess(Position& position, const PositionFlaw& flaw) {
    const auto* const of_chess = std::get_if<chess::Flaw>(&flaw);
    return of_chess != nullptr && chess::mend(position, *of_chess);
}
void settle_chess(Position& position) {
    chess::drop_illegal_target(position);
}

std::vector<PositionFlaw> xiangqi_flaws(const Position& position) {
    return of_either_game(xiangqi::flaws_of(position));
}
/// There is nothing but the men: they tell the whole position, with the side to move.
bool mend_xiangqi(Position& /*position*/, const PositionFlaw& /*flaw*/) {
    return false;
}
void settle_xiangqi(Position& /*position*/) {}

}  // namespace

PositionJudge judge_for(Geometry geometry, KingsAllowed kings) {
    if (terms_of(geometry) == Terms::Xiangqi) {
        return {.kings = KingsAllowed::One,
                .flaws_of = xiangqi_flaws,
                .mend = mend_xiangqi,
                .settle = settle_xiangqi};
    }
    const bool several = kings == KingsAllowed::Several;
    return {.kings = kings,
            .flaws_of = several ? chess_flaws<KingsAllowed::Several> : chess_flaws<KingsAllowed::One>,
            .mend = mend_chess,
            .settle = settle_chess};
}

std::string describe(const PositionFlaw& flaw, Wording wording) {
    return std::visit([wording](const auto& of_a_game) { return describe(of_a_game, wording); }, flaw);
}

}  // namespace takeback::notation
