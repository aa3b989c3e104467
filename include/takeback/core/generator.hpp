// Generator: the legal moves of one position, from the rows of its game.
//
// For each man, the rows give its targets; a move that could leave the king attacked is tried (trial.hpp).
// Danger (danger.hpp) tells which moves need no trial.
//
// `Traits` adds what no row can say: which kind promotes to what, special moves (castling, en passant), and
// whose men are many enough to be moved all together, one row at a time (`massed_kind`).
#pragma once

#include <cstddef>
#include <cstdint>

#include "takeback/core/attack.hpp"
#include "takeback/core/danger.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/core/movement_tables.hpp"
#include "takeback/core/position.hpp"
#include "takeback/core/trial.hpp"
#include "takeback/core/unroll.hpp"
#include "takeback/core/writes.hpp"

namespace takeback {

/// Who decides whether a move is legal: the safety of the king, or nobody, which gives the pseudo-legal
/// moves.
enum class Judge : std::uint8_t { King, Nobody };

/// Sink: a MoveList or a MoveCounter. The position is used for trials and is equal again afterwards.
template <typename Traits, Color us, typename Sink, Judge judge = Judge::King>
class Generator {
public:
    using Set = SquareSetOf<Traits>;
    static constexpr Color them = opposite(us);

    Generator(Position& position, Sink& sink) noexcept
        : position_{position},
          sink_{sink},
          empty_{holding(no_piece)},
          danger_{Danger<Traits>::template to<us>(position.board)} {
        for_each_kind<Traits>([&]<Kind kind>() { own_ |= holding(Piece{us, kind}); });
        if constexpr (judge == Judge::Nobody) {
            danger_ = {.in_check = danger_.in_check};  // castling still asks
        }
    }

    void generate() {
        for_each_kind<Traits>([&]<Kind kind>() {
            Set men = holding(Piece{us, kind});
            if constexpr (kind == Traits::massed_kind) {
                if (!danger_.in_check) {
                    add_together<kind>(men & ~danger_.bound);
                    men &= danger_.bound;
                }
            }
            add_each<kind>(men);
        });
        Traits::template add_special_moves<us>(*this);
    }

    // For special moves.
    [[nodiscard]] const Position& position() const noexcept { return position_; }
    [[nodiscard]] Set holding(Piece piece) const noexcept {
        return position_.board.template holding<word_count_of<Traits>>(piece);
    }
    [[nodiscard]] bool in_check() const noexcept { return danger_.in_check; }
    void add(MoveRequest request) noexcept { sink_.add(request); }
    void try_and_add(MoveRequest request, const Writes& writes) noexcept {
        if (is_legal(writes)) {
            sink_.add(request);
        }
    }

private:
    static constexpr const MovementTables<Traits>& tables = movement_tables<Traits>;
    static constexpr const RowGroups<Traits>& groups = row_groups<Traits>;
    static constexpr auto side = static_cast<std::size_t>(us);

    [[nodiscard]] bool is_legal(const Writes& writes) noexcept {
        return judge == Judge::Nobody || leaves_king_safe<Traits>(position_.board, writes, us);
    }

    /// Adds the moves of these men, one man after the other.
    template <Kind kind>
    void add_each(Set men) noexcept {
        if (kind != Kind::King && danger_.is_only_in_leaving()) {
            for (const Square from : men & ~danger_.bound) {
                emit<kind>(from, targets_of<kind>(from));
            }
            men &= danger_.bound;
        }
        if (kind == Kind::King && has_exactly<1>(men)) {
            add_only_king(men.first());
            return;
        }
        for (const Square from : men) {
            add_with_care<kind>(from);
        }
    }

    /// Adds the moves of the only king. Where nobody aims he needs no trial, whatever he leaves behind; with
    /// a second king, that one might be left attacked.
    void add_only_king(Square from) noexcept {
        Set safe;
        for (const Square to : targets_of<Kind::King>(from)) {
            if (!is_aimed_at<Traits, them>(position_.board, to) ||
                is_legal(plain_writes(position_.board, from, to))) {
                safe.add(to);
            }
        }
        emit<Kind::King>(from, safe);
    }

    /// Adds the moves of one man, trying those that need it. Not inlined: the loop above, which serves nearly
    /// all men, keeps its registers.
    template <Kind kind>
    [[gnu::noinline]] void add_with_care(Square from) noexcept {
        const Set targets = targets_of<kind>(from);
        Set tried = targets;
        if (kind != Kind::King && danger_.in_check) {
            tried = danger_.screens.contains(from) ? targets : targets & danger_.answers;
        } else if (kind != Kind::King && !danger_.bound.contains(from)) {
            tried = targets & danger_.tender;
            emit<kind>(from, targets & ~danger_.tender);
        }
        for (const Square to : tried) {
            try_and_emit<kind>(from, to);
        }
    }

    template <Kind kind>
    void try_and_emit(Square from, Square to) noexcept {
        if (is_legal(plain_writes(position_.board, from, to))) {
            emit<kind>(from, Set{to});
        }
    }

    template <Kind kind>
    void emit(Square from, Set targets) noexcept {
        sink_.add_from(from, without_promotions<kind>(targets, [from](Square) { return from; }));
    }

    /// Adds the promotions among these moves, and returns the others.
    template <Kind kind, typename From>
    [[nodiscard]] Set without_promotions(Set targets, From from) noexcept {
        if constexpr (kind == Traits::promoting_kind && !Traits::promotions.empty()) {
            constexpr Set zone = squares_in<Traits>(Traits::promotion_zone, us);
            const Set promoting = targets & zone;
            for (const Square to : promoting) {
                for (const Kind promotion : Traits::promotions) {
                    sink_.add({.from = from(to), .to = to, .promotion = promotion});
                }
            }
            return targets & ~zone;
        }
        return targets;
    }

    // Reading the rows for one man.

    template <Kind kind>
    [[nodiscard]] Set targets_of(Square from) const noexcept {
        Set targets;
        unroll<groups.count>([&]<std::size_t group>() { targets |= read<kind, group>(from); });
        return targets;
    }

    template <Kind kind, std::size_t group>
    [[nodiscard]] Set read(Square from) const noexcept {
        constexpr const Movement& row = groups.row[group];
        if constexpr (row.kind != kind || row.purpose == Purpose::CaptureKing) {
            return {};
        } else if constexpr (row.reach == Reach::Slide) {
            return slide<group>(from) & may_hold<row.purpose>();
        } else {
            const Set targets = tables.reach[side][group][from.index()] & may_hold<row.purpose>();
            return tables.template past_legs<group>(us, from, targets, ~empty_);
        }
    }

    /// The part of a ray up to the first man, with him; behind the screens when the row jumps over some.
    template <std::size_t group>
    [[nodiscard]] Set slide(Square from) const noexcept {
        constexpr const Movement& row = groups.row[group];
        const auto beyond_the_nearest = [this](Set rest) {
            const Set men = rest & ~empty_;
            if constexpr (Traits::geometry.offset(seen_by(us, row.direction)) > 0) {
                return rest & ~men.up_to_first();
            } else {
                // Square 0 ends every falling ray, so it can stand for "no man in the way".
                return ray<group>((men | Set{Square::at(0)}).last());
            }
        };
        Set line = ray<group>(from);
        for (int i = 0; i < row.screens; ++i) {
            line = beyond_the_nearest(line);
        }
        return line ^ beyond_the_nearest(line);
    }

    template <std::size_t group>
    [[nodiscard]] static constexpr Set ray(Square from) noexcept {
        return tables.reach[side][groups.ray[group]][from.index()];
    }

    template <Purpose purpose>
    [[nodiscard]] Set may_hold() const noexcept {
        switch (purpose) {
            case Purpose::Any: return ~own_;
            case Purpose::Quiet: return empty_;
            case Purpose::Capture: return ~(empty_ | own_);
            case Purpose::CaptureKing: return {};
        }
    }

    // Reading the rows for many men of a kind at once: each row moves the whole set of them.

    template <Kind kind>
    void add_together(Set men) noexcept {
        unroll<Traits::movements.size()>([&]<std::size_t row>() { add_row<kind, row>(men); });
    }

    template <Kind kind, std::size_t row>
    void add_row(Set men) noexcept {
        constexpr const Movement& movement = Traits::movements[row];
        if constexpr (movement.kind == kind) {
            static_assert(movement.reach == Reach::Step);
            constexpr int offset = Traits::geometry.offset(seen_by(us, movement.direction));
            men &= tables.origins[side][row];
            if constexpr (movement.has_leg()) {
                men &= empty_.template shifted<-Traits::geometry.offset(seen_by(us, movement.leg))>();
            }
            Set targets = men.template shifted<offset>() & may_hold<movement.purpose>();
            const auto origin = [](Square to) { return to.moved_by(-offset); };
            if constexpr (has_screens<Traits>) {
                const Set tried = targets & danger_.tender;
                for (const Square to : tried) {
                    try_and_emit<kind>(origin(to), to);
                }
                targets &= ~danger_.tender;
            }
            sink_.add_shifted(offset, without_promotions<kind>(targets, origin));
        }
    }

    Position& position_;
    Sink& sink_;
    Set empty_;
    Set own_;
    Danger<Traits> danger_;
};

}  // namespace takeback
