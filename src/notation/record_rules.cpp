#include "takeback/notation/record_rules.hpp"

#include "takeback/notation/names.hpp"

namespace takeback::notation {

const Rules& RecordRules::of(Terms game) const noexcept {
    if (game == Terms::Xiangqi) {
        return xiangqi_;
    }
    return chess_;
}

const Rules& RecordRules::of(const Position& position) const noexcept {
    return of(terms_of(position.board.geometry()));
}

}  // namespace takeback::notation
