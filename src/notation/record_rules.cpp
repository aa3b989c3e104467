#include "takeback/notation/record_rules.hpp"

#include "takeback/notation/names.hpp"

namespace takeback::notation {

const Rules& RecordRules::of(Terms game) const noexcept {
    return game == Terms::Xiangqi ? open_ended_xiangqi_ : open_ended_chess_;
}

const Rules& RecordRules::of(const Position& position) const noexcept {
    return of(terms_of(position.board.geometry()));
}

}  // namespace takeback::notation
