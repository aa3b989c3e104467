// Danger: which moves could leave the king attacked, found once per position, so that all others need no
// trial.
//
// It is the sentence of movement_tables.hpp, one man off. An enemy man aims at the king with n men on the
// path and needs s screens:
//     n = s      it gives check: an answer lands on it or on its path, or is made by one of its screens
//     n = s + 1  it would give check if one man less stood there: mine among them may not leave untried
//     n = s - 1  it would give check if one man more stood there: its path may not be entered untried
// No other move of a man but the king changes n, so no other move needs a trial. In check it also names the
// only squares where an answer can land: a move elsewhere leaves the check as it was, and is dropped untried.
#pragma once

#include "takeback/core/attack.hpp"
#include "takeback/core/board.hpp"
#include "takeback/core/color.hpp"
#include "takeback/core/movement_tables.hpp"

namespace takeback {

template <typename Traits>
struct Danger {
    using Set = SquareSetOf<Traits>;

    bool in_check = false;
    Set answers = ~Set{};  ///< in check: where a man that is no screen must land to be worth a trial
    Set screens{};         ///< in check: the men over which a checker jumps
    Set bound{};           ///< my men that may not leave untried
    Set tender{};          ///< empty squares that may not be entered untried

    /// Whether nothing matters but who leaves his square: then the moves of all men but the bound ones and
    /// the king are legal.
    [[nodiscard]] constexpr bool is_only_in_leaving() const noexcept { return !in_check && tender.empty(); }

    template <Color us>
    [[nodiscard]] static constexpr Danger to(const Board& board) noexcept {
        constexpr std::size_t words = word_count_of<Traits>;
        constexpr Color them = opposite(us);
        const Set occupied = ~board.holding<words>(no_piece);
        Danger danger;
        for (const Square king : board.holding<words>(Piece{us, Kind::King})) {
            for_each_kind<Traits>([&]<Kind kind>() {
                constexpr int jumped = screens_of<Traits>(kind);
                const Piece piece{them, kind};
                for (const Square from :
                     movement_tables<Traits>.aim[piece.index()][king.index()] & board.holding<words>(piece)) {
                    const Set path = movement_tables<Traits>.path[from.index()][king.index()];
                    const Set men = path & occupied;
                    if (has_exactly<jumped>(men)) {
                        danger.in_check = true;
                        danger.answers &= path | Set{from};
                        danger.screens |= men;
                    } else if (has_exactly<jumped + 1>(men)) {
                        danger.bound |= men;
                    } else if (jumped > 0 && has_exactly<jumped - 1>(men)) {
                        danger.tender |= path;
                    }
                }
            });
        }
        return danger;
    }
};

}  // namespace takeback
