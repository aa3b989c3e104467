// Game: a position, the rules that govern it, and the stack of commands that led to it.
//
// Invariant: undoing every command gives the start position; everything else (whose turn, the result, a
// pending draw offer) is read off the position and the stack, never stored beside them. A command that is
// refused changes nothing: not the position, not the history, not what can be redone.
//
//     const ChessRules rules;
//     Game game{rules};
//     if (const auto played = game.play({.from = e2, .to = e4}); !played) { ... played.error() ... }
//     game.undo();
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "takeback/core/color.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/move.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/result.hpp"
#include "takeback/core/rules.hpp"

namespace takeback {

/// Where a game stands.
struct Status {
    Color side_to_move{};
    bool in_check = false;
    std::optional<Outcome> outcome;        ///< nothing while the game goes on
    std::optional<Color> draw_offer;       ///< who has offered a draw that waits for an answer
    std::optional<Ending> claimable_draw;  ///< what the side to move may end the game with

    friend bool operator==(const Status&, const Status&) noexcept = default;
};

class Game {
public:
    /// The rules are not owned and must outlive the game.
    explicit Game(const Rules& rules);
    /// The position must be valid by those rules (chess/validation.hpp), its en passant target legal, and its
    /// key the right one: as read_fen and Rules::start_position give it.
    Game(const Rules& rules, const Position& start);

    [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
    [[nodiscard]] const Position& position() const noexcept { return position_; }
    [[nodiscard]] Status status() const;

    /// No moves once the game is over.
    [[nodiscard]] MoveList legal_moves() const;
    /// Why this is not a move now; nothing when it is.
    [[nodiscard]] std::optional<Refusal> why_not(MoveRequest request) const;

    Result<Move, Refusal> play(MoveRequest request);
    Result<Declaration, Refusal> resign(Color who);
    /// FIDE 9.1.2.1. An offer waits until it is answered or a move is made, by whomever: at one keyboard the
    /// answer comes at once.
    Result<Declaration, Refusal> offer_draw(Color who);
    Result<Declaration, Refusal> accept_draw();
    Result<Declaration, Refusal> decline_draw();
    /// By the side to move: for the position on the board, or for the one that a legal move, written down and
    /// not made, would bring (FIDE 9.2.1, 9.3.1).
    Result<Declaration, Refusal> claim_draw(std::optional<MoveRequest> intended = std::nullopt);
    /// The flag has fallen: the other side wins, if it could still mate (FIDE 6.9).
    Result<Declaration, Refusal> lose_on_time(Color who);
    /// Puts another such position on the board, as one command: also when the game is over.
    const Setup& set_position(const Position& position);
    /// The same by other rules, which must outlive the game too: another game begins.
    const Setup& set_position(const Position& position, const Rules& rules);

    /// Takes back the last command, or does it again: that command, which stays there until the next one is
    /// given, or nothing when there is none.
    const Command* undo();
    const Command* redo();

    /// What has been done, oldest first, and what has been taken back, next to redo first. A new command
    /// clears the latter.
    [[nodiscard]] std::span<const Command> history() const noexcept { return {commands_.data(), done_}; }
    [[nodiscard]] std::span<const Command> undone() const noexcept {
        return {commands_.data() + done_, commands_.size() - done_};
    }

    /// Equal positions reached by equal commands. What could be redone does not count: to play a move and
    /// take it back leaves an equal game.
    friend bool operator==(const Game& a, const Game& b);

private:
    template <typename Done>
    const Done& carry_out(Done command);
    [[nodiscard]] std::optional<Refusal> refuse_if_over() const;
    [[nodiscard]] std::optional<Ending> claimable_after(MoveRequest intended) const;
    Result<Declaration, Refusal> answer_draw_offer(Declaration::What answer);

    const Rules* rules_;
    Position position_;
    std::vector<Command> commands_;  // the first done_ are history, the others can be redone
    std::size_t done_ = 0;
};

}  // namespace takeback
