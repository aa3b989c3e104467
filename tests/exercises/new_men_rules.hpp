// NewMenRules: chess without castling and en passant, with more rows in its table.
//
// The kinds of the core are names without a meaning: a man is what its rows say. So no name has to be added.
//
//     inline constexpr std::array rows{Movement{.kind = Kind::Cannon, ...}};
//     const NewMenRules<rows> rules;
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/plain_reading.hpp"
#include "takeback/core/rule_book.hpp"

namespace takeback::exercises {

template <std::size_t added>
[[nodiscard]] constexpr auto chess_with(const std::array<Movement, added>& rows) {
    std::array<Movement, chess::movements.size() + added> all{};
    std::copy(rows.begin(), rows.end(),
              std::copy(chess::movements.begin(), chess::movements.end(), all.begin()));
    return all;
}

/// What of chess has to be said again: everything that reads the rows.
template <const auto& rows>
struct NewMenTraits : chess::ChessTraits {
    static constexpr auto movements = chess_with(rows);

    template <Color us, typename Generator>
    static void add_special_moves(Generator& /*generator*/) noexcept {}
    [[nodiscard]] static std::optional<bool> judge_special_move(const Position& /*position*/,
                                                                MoveRequest /*request*/) noexcept {
        return std::nullopt;
    }
    static void update_special_state(const Position& /*position*/, MoveRequest /*request*/,
                                     Piece /*captured*/, const Writes& /*writes*/,
                                     GameState& /*next*/) noexcept {}
    [[nodiscard]] static std::optional<Refusal> refuse_movement(const Position& position, MoveRequest request,
                                                                std::span<const Command> /*history*/) {
        if (position.board.at(request.to).is(position.state.side_to_move)) {
            return Refusal{.reason = Reason::OwnPieceOnTarget, .request = request, .square = request.to};
        }
        const PlainReading reading = read_plainly(movements, position.board, request.from, request.to);
        if (reading.verdict == PlainReading::Verdict::Reaches) {
            return std::nullopt;
        }
        const bool screen = reading.verdict == PlainReading::Verdict::ScreenMissing;
        return Refusal{.reason = screen ? Reason::CannonNeedsScreen : Reason::NotOnLine,
                       .request = request,
                       .square = reading.square};
    }
};

template <const auto& rows>
class NewMenRules final : public RuleBook<NewMenTraits<rows>> {
public:
    [[nodiscard]] Position start_position() const override { return ChessRules{}.start_position(); }
};

}  // namespace takeback::exercises
