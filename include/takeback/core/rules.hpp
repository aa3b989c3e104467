// Rules: what a game asks of its rule book. The only virtual interface of the project.
//
// A rule book has no state: every question is about the position that it is given. Its calls are per
// position, never per square, so that being virtual costs nothing that can be measured.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/square.hpp"

namespace takeback {

class Rules {
public:
    Rules() = default;
    Rules(const Rules&) = delete;
    Rules(Rules&&) = delete;
    Rules& operator=(const Rules&) = delete;
    Rules& operator=(Rules&&) = delete;
    virtual ~Rules() = default;

    [[nodiscard]] virtual Position start_position() const = 0;

    /// Adds every legal move to the list. Moves are tried on the position itself, which is equal again on
    /// return.
    virtual void legal_moves(Position& position, MoveList& moves) const = 0;
    /// How many legal moves there are, without listing them.
    [[nodiscard]] virtual std::uint64_t count_legal_moves(Position& position) const = 0;
    /// Whether the request, however wrong, is one of the legal moves, without listing them. It is tried on
    /// the position itself, which is equal again on return.
    [[nodiscard]] virtual bool is_legal(Position& position, MoveRequest request) const = 0;
    /// The moves that the pieces can make, whatever becomes of the mover's own king.
    virtual void pseudo_legal_moves(const Position& position, MoveList& moves) const = 0;

    /// Whether a man of that colour attacks the square, whatever stands on it. Never generates moves.
    [[nodiscard]] virtual bool is_attacked(const Board& board, Square square, Color by) const = 0;
    /// Where the men stand who do, for explanations.
    [[nodiscard]] virtual std::vector<Square> attackers_of(const Board& board, Square square,
                                                           Color by) const = 0;
    /// Whether a king of that colour is attacked.
    [[nodiscard]] virtual bool is_in_check(const Board& board, Color color) const = 0;

    /// The command for a pseudo-legal request.
    [[nodiscard]] virtual Move build(const Position& position, MoveRequest request) const = 0;
    /// Why a request, however wrong, is not a legal move; nothing when it is legal. What led to the position,
    /// if that is known, changes no verdict but makes the reason more precise.
    [[nodiscard]] virtual std::optional<Refusal> refuse(const Position& position, MoveRequest request,
                                                        std::span<const Command> history = {}) const = 0;
    /// How the game has ended by what is on the board: by there being no legal move. Nothing otherwise.
    [[nodiscard]] virtual std::optional<Outcome> outcome(const Position& position) const = 0;
    /// How it has ended, although there are legal moves, by what led to the position or by what can never
    /// follow from it.
    [[nodiscard]] virtual std::optional<Outcome> automatic_outcome(
        const Position& position, std::span<const Command> history) const = 0;
    /// The draw that the side to move can claim in that position, or by making the move that would bring it.
    [[nodiscard]] virtual std::optional<Ending> claimable_draw(const Position& position,
                                                               std::span<const Command> history) const = 0;
    /// Whether that colour could still win by some series of legal moves: what it needs to win on time.
    [[nodiscard]] virtual bool can_win(const Board& board, Color color) const = 0;
};

}  // namespace takeback
