// ChessTraits: what is particular to chess, for RuleBook (core/rule_book.hpp lists what is asked for).
#pragma once

#include <array>
#include <optional>
#include <span>

#include "takeback/chess/movements.hpp"
#include "takeback/core/command.hpp"
#include "takeback/core/game_state.hpp"
#include "takeback/core/geometry.hpp"
#include "takeback/core/move_request.hpp"
#include "takeback/core/outcome.hpp"
#include "takeback/core/piece.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/refusal.hpp"
#include "takeback/core/rules.hpp"
#include "takeback/core/writes.hpp"

namespace takeback::chess {

struct ChessTraits {
    static constexpr Geometry geometry{.files = 8, .ranks = 8};
    static constexpr const auto& movements = chess::movements;

    static constexpr Kind massed_kind = Kind::Pawn;

    /// FIDE 3.7.3.3: a pawn that reaches the last rank becomes a queen, rook, bishop or knight.
    static constexpr Kind promoting_kind = Kind::Pawn;
    static constexpr std::array promotions{Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight};
    [[nodiscard]] static constexpr bool promotion_zone(int /*file*/, int rank) noexcept { return rank == 7; }

    /// Castling and en passant.
    template <Color us, typename Generator>
    static void add_special_moves(Generator& generator) noexcept;

    /// Only a king castles, and only where a target is named does anybody capture en passant: all other moves
    /// are not even asked.
    [[nodiscard]] static std::optional<bool> judge_special_move(const Position& position,
                                                                MoveRequest request) noexcept {
        const bool may_be_one = position.board.at(request.from).kind() == Kind::King ||
                                !position.state.en_passant_target.is_none();
        return may_be_one ? judge_castling_and_en_passant(position, request) : std::nullopt;
    }
    [[nodiscard]] static std::optional<bool> judge_castling_and_en_passant(const Position& position,
                                                                           MoveRequest request) noexcept;

    /// What the request does to the board. The kind of move is read off the board, never taken from the
    /// caller.
    [[nodiscard]] static Writes writes_of(const Position& position, MoveRequest request) noexcept;

    /// A capture or a pawn move starts the fifty moves again (FIDE 9.3).
    [[nodiscard]] static constexpr bool resets_clock(Piece man, Piece captured) noexcept {
        return man.kind() == Kind::Pawn || !captured.is_none();
    }

    /// Writes castling rights and en passant target after the move into `next`.
    static void update_special_state(const Position& position, MoveRequest request, Piece captured,
                                     const Writes& writes, GameState& next) noexcept;

    /// The target that the last move left, even where no legal capture uses it and the state has dropped it:
    /// a capture on it is then refused for the check it would open, not as if it came too late.
    [[nodiscard]] static Position recall(const Position& position, MoveRequest request,
                                         std::span<const Command> history) noexcept;

    [[nodiscard]] static std::optional<Refusal> refuse_movement(const Position& position, MoveRequest request,
                                                                std::span<const Command> history);
    [[nodiscard]] static std::optional<Refusal> refuse_promotion(const Position& position,
                                                                 MoveRequest request);

    [[nodiscard]] static constexpr Reason name_danger(Reason reason, Piece /*attacker*/) noexcept {
        return reason;
    }

    /// Checkmate (FIDE 5.1.1) or stalemate (5.2.1). With several kings a side it means the same: a legal move
    /// leaves no king attacked, so as long as there is one, no king is mated; and when there is none, an
    /// attacked king is lost, or another one instead of it.
    [[nodiscard]] static constexpr Outcome outcome_without_moves(Color side_to_move, bool in_check) noexcept {
        return in_check ? won_by(opposite(side_to_move), Ending::Checkmate) : drawn(Ending::Stalemate);
    }

    /// Dead position (5.2.2), fivefold repetition (9.6.1), seventy-five moves (9.6.2).
    [[nodiscard]] static std::optional<Outcome> automatic_outcome(const Rules& rules,
                                                                  const Position& position,
                                                                  std::span<const Command> history);
    /// Threefold repetition (9.2), fifty moves (9.3).
    [[nodiscard]] static std::optional<Ending> claimable_draw(const Rules& rules, const Position& position,
                                                              std::span<const Command> history);
    /// FIDE 6.9.
    [[nodiscard]] static bool can_win(const Board& board, Color color) noexcept;
};

}  // namespace takeback::chess
