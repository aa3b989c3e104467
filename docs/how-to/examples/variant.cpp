// A variant of chess: who is stalemated has lost. Shown by docs/how-to/add-a-variant.md; a test compiles it
// and compares what it prints with variant.txt.
#include <iostream>

#include "takeback/chess/chess_rules.hpp"
#include "takeback/chess/draws.hpp"
#include "takeback/chess/men.hpp"
#include "takeback/core/game.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/names.hpp"

namespace {

using takeback::Board;
using takeback::Color;
using takeback::Command;
using takeback::Ending;
using takeback::Kind;
using takeback::Outcome;
using takeback::Position;
using takeback::Rules;

/// Chess, but for what is said anew here.
struct StalemateLosesTraits : takeback::chess::ChessTraits {
    static constexpr Outcome outcome_without_moves(Color side_to_move, bool in_check) noexcept {
        return takeback::won_by(opposite(side_to_move), in_check ? Ending::Checkmate : Ending::Stalemate);
    }

    /// Whoever has a man beside the king may be stalemated, or stalemate: only two bare kings are dead.
    static bool are_kings_alone(const Board& board) noexcept {
        int men = 0;
        takeback::for_each_kind<ChessTraits>(
            [&]<Kind kind>() { men += takeback::chess::count(board, kind); });
        return men == takeback::chess::count(board, Kind::King);
    }

    static std::optional<Outcome> automatic_outcome(const Rules& /*rules*/, const Position& position,
                                                    std::span<const Command> history) {
        if (are_kings_alone(position.board)) {
            return takeback::drawn(Ending::DeadPosition);
        }
        if (takeback::chess::is_fivefold_repetition(position, history)) {
            return takeback::drawn(Ending::FivefoldRepetition);
        }
        if (takeback::chess::is_seventy_five_moves(position)) {
            return takeback::drawn(Ending::SeventyFiveMoves);
        }
        return std::nullopt;
    }

    static bool can_win(const Board& board, Color /*color*/) noexcept { return !are_kings_alone(board); }
};

class StalemateLosesRules final : public takeback::RuleBook<StalemateLosesTraits> {
public:
    [[nodiscard]] Position start_position() const override { return takeback::ChessRules{}.start_position(); }
};

/// Plays the move in that position, and says how the game has ended by it.
void tell(const Rules& rules, std::string_view fen, std::string_view text) {
    takeback::Game game{rules, takeback::notation::read_fen(fen)->position};
    const auto request = takeback::notation::read_move(text, game);
    if (!request || !game.play(*request)) {
        std::cout << text << " is refused\n";
        return;
    }
    const auto outcome = game.status().outcome;
    std::cout << text << ": " << (outcome ? takeback::notation::describe(*outcome) : "the game goes on")
              << '\n';
    game.undo();
    std::cout << "taken back: " << takeback::notation::write_fen(game.position()) << '\n';
}

}  // namespace

int main() {
    const takeback::ChessRules chess;
    const StalemateLosesRules variant;
    for (const Rules* const rules : std::initializer_list<const Rules*>{&chess, &variant}) {
        tell(*rules, "7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "Qg6");    // no move is left, and no check is given
        tell(*rules, "7k/8/8/8/8/8/6q1/K6B w - - 0 1", "Bxg2");  // a bishop is left
    }
}
