// Command: anything that a player can do, and that can be taken back.
//
// A Move writes a few squares. A Setup puts another position on the board. A Declaration is something said,
// such as "I resign": it changes nothing on the board, and it holds as long as it is the last thing done, so
// that taking it back needs no work at all.
//
// All three have the same shape: apply(position) and undo(position), each the other's inverse.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/game_state.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/writes.hpp"

namespace takeback {

class Rules;

struct Declaration {
    enum class What : std::uint8_t {
        Resigns,
        OffersDraw,
        AcceptsDraw,
        DeclinesDraw,
        ClaimsDraw,
        LosesOnTime
    };
    Color by{};
    What what{};
    std::optional<Outcome> outcome{};  ///< how it ends the game, if it does
    MoveRequest intended{};  ///< ClaimsDraw: the move that would bring the position, if one is needed

    void apply(Position& /*position*/) const noexcept {}
    void undo(Position& /*position*/) const noexcept {}

    friend bool operator==(const Declaration&, const Declaration&) noexcept = default;
};

struct Setup {
    std::vector<SquareWrite> writes;  ///< only the squares that differ
    std::vector<Board> boards{};      ///< before and after, in the place of writes, where their sizes differ
    GameState prior;
    GameState next;
    const Rules* prior_rules = nullptr;  ///< of the Game: a set-up may begin another game than the one before
    const Rules* next_rules = nullptr;

    [[nodiscard]] static Setup between(const Position& prior, const Position& next);

    void apply(Position& position) const noexcept;
    void undo(Position& position) const noexcept;

    friend bool operator==(const Setup&, const Setup&) noexcept = default;
};

using Command = std::variant<Move, Declaration, Setup>;

}  // namespace takeback
