// XiangqiTraits: what is particular to xiangqi, for RuleBook (core/rule_book.hpp lists what is asked for).
//
// There are no moves beside the rows, no promotions, and nothing in the state but turn and clocks.
#pragma once

#include <array>
#include <optional>
#include <span>

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
#include "takeback/xiangqi/movements.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::xiangqi {

struct XiangqiTraits {
    static constexpr Geometry geometry{.files = 9, .ranks = 10};
    static constexpr const auto& movements = xiangqi::movements;

    static constexpr Kind massed_kind = Kind::Pawn;
    static constexpr Kind promoting_kind = Kind::None;
    static constexpr std::array<Kind, 0> promotions{};
    [[nodiscard]] static constexpr bool promotion_zone(int /*file*/, int /*rank*/) noexcept { return false; }

    template <Color us, typename Generator>
    static constexpr void add_special_moves(Generator& /*generator*/) noexcept {}

    [[nodiscard]] static constexpr std::optional<bool> judge_special_move(const Position& /*position*/,
                                                                          MoveRequest /*request*/) noexcept {
        return std::nullopt;
    }

    [[nodiscard]] static constexpr Writes writes_of(const Position& position, MoveRequest request) noexcept {
        return plain_writes(position.board, request.from, request.to);
    }

    /// A capture alone starts the natural limit again; a pawn move does not.
    [[nodiscard]] static constexpr bool resets_clock(Piece /*man*/, Piece captured) noexcept {
        return !captured.is_none();
    }

    static constexpr void update_special_state(const Position& /*position*/, MoveRequest /*request*/,
                                               Piece /*captured*/, const Writes& /*writes*/,
                                               GameState& /*next*/) noexcept {}

    [[nodiscard]] static constexpr Position recall(const Position& position, MoveRequest /*request*/,
                                                   std::span<const Command> /*history*/) noexcept {
        return position;
    }

    [[nodiscard]] static std::optional<Refusal> refuse_movement(const Position& position, MoveRequest request,
                                                                std::span<const Command> history);
    [[nodiscard]] static std::optional<Refusal> refuse_promotion(const Position& position,
                                                                 MoveRequest request);

    /// A king attacks a king only along an open file.
    [[nodiscard]] static constexpr Reason name_danger(Reason reason, Piece attacker) noexcept {
        return attacker.kind() == Kind::King ? Reason::FlyingGeneral : reason;
    }

    /// Both lose (CXA 1999, 3.2): there is no draw by stalemate.
    [[nodiscard]] static constexpr Outcome outcome_without_moves(Color side_to_move, bool in_check) noexcept {
        return won_by(opposite(side_to_move), in_check ? Ending::Checkmate : Ending::Stalemate);
    }

    /// In this order: repetition, natural limit, no attackers.
    [[nodiscard]] std::optional<Outcome> automatic_outcome(const Rules& rules, const Position& position,
                                                           std::span<const Command> history) const;
    /// Nothing is claimed: every draw comes by itself or by agreement.
    [[nodiscard]] static constexpr std::optional<Ending> claimable_draw(
        const Rules& /*rules*/, const Position& /*position*/, std::span<const Command> /*history*/) noexcept {
        return std::nullopt;
    }
    /// Whether it has a man who can cross the river.
    [[nodiscard]] static bool can_win(const Board& board, Color color) noexcept;

    Options options{};
};

}  // namespace takeback::xiangqi
