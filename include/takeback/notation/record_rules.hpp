// RecordRules: the rules by which the moves of a record, such as a PGN, are played again: those of its game,
// as its board tells it. On a LineOfPlay only mate and stalemate end it; a Game would need OpenEndedRules.
//
//     const RecordRules rules;
//     LineOfPlay line{rules.of(pgn.start), pgn.start};
#pragma once

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/position.hpp"
#include "takeback/language/wording.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::notation {

class RecordRules {
public:
    RecordRules() = default;
    // What `of` gives stays where it is.
    RecordRules(const RecordRules&) = delete;
    RecordRules(RecordRules&&) = delete;
    RecordRules& operator=(const RecordRules&) = delete;
    RecordRules& operator=(RecordRules&&) = delete;
    ~RecordRules() = default;

    [[nodiscard]] const Rules& of(Terms game) const noexcept;
    [[nodiscard]] const Rules& of(const Position& position) const noexcept;

private:
    ChessRules chess_;
    XiangqiRules xiangqi_;
};

}  // namespace takeback::notation
