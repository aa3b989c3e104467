// Lines that were played and left: kept, listed, promoted, erased, and told in a PGN.
#include "takeback/session/variations.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/session/match_pgn.hpp"

namespace takeback::session {
namespace {

using notation::no_node;
using notation::NodeId;
using notation::PgnGame;
using notation::root_node;
using notation::VariationTree;
using test::moves_of;
using Moves = std::vector<MoveRequest>;

Match match_after(const char* moves) {
    return {.players = {Player{Color::White, "Ann"}, Player{Color::Black, "Bob"}},
            .game = test::game_after_start(moves)};
}

/// Takes back so many commands, keeps what was there, and plays on.
void instead(Match& match, int undone, const char* moves) {
    match.variations.keep(match.game);
    for (int i = 0; i < undone; ++i) {
        ASSERT_NE(match.game.undo(), nullptr);
    }
    test::play(match.game, moves);
    match.variations.keep(match.game);
}

std::string pgn_of(const Match& match) {
    return moves_of(pgn_from_match(match));
}

LineInTree around(const Match& match) {
    return match.variations.around(match.game, Redoable::Included);
}

std::size_t count_kept(const Match& match) {
    return kept_lines(around(match)).size();
}

/// As the command promote does it.
void promote(Match& match, std::size_t number) {
    const LineInTree line = around(match);
    const NodeId first = kept_lines(line).at(number - 1).first;
    auto game = played_along(match.game, moves_to_end(line.tree, first));
    ASSERT_TRUE(game);
    match.variations.keep(match.game);
    match.game = *std::move(game);
    match.variations.keep(match.game);
}

TEST(Variations, KeepWhatANewMoveClears) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 2, "c5 Nf3");
    EXPECT_EQ(pgn_of(match), "1. e4 c5 (1... e5 2. Nf3) 2. Nf3 *");
}

TEST(Variations, AreNoneWhereTheSameMoveIsPlayedAgain) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 2, "e5 Nf3");
    EXPECT_EQ(pgn_of(match), "1. e4 e5 2. Nf3 *");
    EXPECT_EQ(count_kept(match), 0U);
}

TEST(Variations, NestWhereAKeptLineWasLeftToo) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 1, "f4 exf4");
    instead(match, 3, "c5");
    EXPECT_EQ(pgn_of(match), "1. e4 c5 (1... e5 2. Nf3 (2. f4 exf4)) *");
    const std::vector<KeptLine> lines = kept_lines(around(match));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].depth, 0U);
    EXPECT_EQ(lines[1].depth, 1U);
}

TEST(Variations, AreListedInTheOrderOfAPgn) {
    Match match = match_after("e4 e5");
    instead(match, 1, "c5 Nf3");
    instead(match, 3, "d4 d5");
    instead(match, 1, "f5");
    const LineInTree line = around(match);
    EXPECT_EQ(pgn_of(match), "1. d4 (1. e4 e5 (1... c5 2. Nf3)) 1... f5 (1... d5) *");
    std::vector<std::size_t> lengths;
    for (const KeptLine& kept : kept_lines(line)) {
        lengths.push_back(moves_to_end(line.tree, kept.first).size());
    }
    EXPECT_EQ(lengths, (std::vector<std::size_t>{2, 3, 2}));
}

TEST(Variations, AreNotWhatCanStillBeRedone) {
    Match match = match_after("e4 e5 Nf3");
    match.variations.keep(match.game);
    match.game.undo();
    match.game.undo();
    EXPECT_EQ(count_kept(match), 0U);
    EXPECT_EQ(pgn_of(match), "1. e4 *") << "it has no place for them";
}

TEST(Variations, MayGoOnBehindTheLastMove) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 2, "c5");
    instead(match, 1, "e5");
    EXPECT_EQ(count_kept(match), 2U) << "1... c5 and 2. Nf3";
    EXPECT_EQ(pgn_of(match), "1. e4 e5 (1... c5) *");
    promote(match, 2);
    EXPECT_EQ(pgn_of(match), "1. e4 e5 (1... c5) 2. Nf3 *");
}

TEST(Variations, OfASetUpComeAndGoWithIt) {
    Match match = match_after("e4");
    instead(match, 1, "d4");
    match.game.set_position(test::chess().start_position());
    test::play(match.game, "c4");
    instead(match, 1, "b3");
    EXPECT_EQ(pgn_of(match), "1. b3 (1. c4) *");
    match.game.undo();
    match.game.undo();
    EXPECT_EQ(pgn_of(match), "1. d4 (1. e4) *");
    match.game.redo();
    match.game.redo();
    EXPECT_EQ(pgn_of(match), "1. b3 (1. c4) *");
}

TEST(Variations, OfASetUpThatIsGoneAreForgotten) {
    Match match = match_after("Nf3 Nf6 Nc3 Nc6");
    match.variations.keep(match.game);
    match.game.set_position(test::chess().start_position());
    instead(match, 0, "c4");
    instead(match, 1, "b3");
    while (match.game.undo() != nullptr) {
    }
    // The same position by the other way round, so that an equal set-up stands at the same place of the
    // stack.
    for (const char* move : {"Nc3", "Nc6", "Nf3", "Nf6"}) {
        test::play(match.game, move);
        match.variations.forget_gone(match.game);
    }
    match.game.set_position(test::chess().start_position());
    match.variations.keep(match.game);
    EXPECT_EQ(count_kept(match), 0U);
}

TEST(Variations, LeaveOutWhatWasDeclared) {
    Match match = match_after("e4");
    ASSERT_TRUE(match.game.offer_draw(Color::Black));
    ASSERT_TRUE(match.game.decline_draw());
    test::play(match.game, "e5");
    ASSERT_TRUE(match.game.resign(Color::White));
    instead(match, 2, "c5");
    EXPECT_EQ(pgn_of(match), "1. e4 c5 (1... e5) *");
}

TEST(Variations, ArePromotedByOrdinaryCommands) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 2, "c5 Nf3 d6");
    promote(match, 1);
    EXPECT_EQ(match.game, test::game_after_start("e4 e5 Nf3"));
    EXPECT_EQ(pgn_of(match), "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *");
    promote(match, 1);
    EXPECT_EQ(pgn_of(match), "1. e4 c5 (1... e5 2. Nf3) 2. Nf3 d6 *") << "and back";
}

TEST(Variations, ArePromotedPastTheEndOfTheGame) {
    Match match = match_after("e4 e5");
    instead(match, 1, "c5");
    instead(match, 1, "");
    ASSERT_TRUE(match.game.resign(Color::Black));
    promote(match, 1);
    EXPECT_EQ(match.game, test::game_after_start("e4 e5")) << "the resignation is taken back";
}

TEST(Variations, ArePromotedFromWithinALineThatIsTakenBack) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 1, "f4");
    match.game.undo();
    match.game.undo();
    promote(match, 1);
    EXPECT_EQ(match.game, test::game_after_start("e4 e5 Nf3"));
}

TEST(Variations, AreErasedWithThoseThatDepartFromThem) {
    Match match = match_after("e4 e5 Nf3");
    instead(match, 1, "f4");
    instead(match, 2, "c5");
    match.variations.erase(match.game, kept_lines(around(match))[0].first);
    EXPECT_EQ(pgn_of(match), "1. e4 c5 *");
}

TEST(Variations, OfALineThatTheRulesRefuseChangeNothing) {
    const Game game = test::game_after_start("e4");
    const Moves moves{{.from = test::at("e2"), .to = test::at("e4")},
                      {.from = test::at("e7"), .to = test::at("e3")}};
    EXPECT_FALSE(played_along(game, moves));
}

TEST(MatchAndPgn, KeepVariationsAndAnnotationsOfWhatWasRead) {
    const PgnGame pgn = test::read_game(
                            "[White \"Ann\"]\n[Black \"Bob\"]\n\n"
                            "{first} 1. e4 $1 e5 {good} (1... c5 2. Nf3 (2. c3 -- {a threat})) 2. Nf3 *\n")
                            .game;
    auto match = match_from_pgn(pgn, test::chess());
    ASSERT_TRUE(match);
    EXPECT_EQ(match->players[0].name, "Ann");
    EXPECT_EQ(match->players[1].name, "Bob");
    EXPECT_EQ(match->game, test::game_after_start("e4 e5 Nf3"));
    EXPECT_EQ(pgn_from_match(*match).moves, pgn.moves);
    Match played = *std::move(match);
    promote(played, 1);
    EXPECT_EQ(pgn_of(played), "{first} 1. e4 $1 c5 (1... e5 {good} 2. Nf3) 2. Nf3 (2. c3 -- {a threat}) *");
}

TEST(MatchAndPgn, SayWhyAMainLineCannotBePlayed) {
    const auto match = match_from_pgn(test::read_game("1. e4 -- *").game, test::chess());
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().what, notation::NotPlayable::What::NullMove);
}

// What a game with set keep-variations on is compared with: every line that it has been in.
class EveryLine {
public:
    void remember(const Moves& moves) {
        for (std::size_t length = 1; length <= moves.size(); ++length) {
            lines_.insert(names(moves, length));
        }
    }
    /// Whether each of them is in the tree exactly once, and nothing else is.
    [[nodiscard]] testing::AssertionResult are_in(const VariationTree& tree) const {
        std::size_t nodes = 0;
        std::set<std::string> found;
        std::vector<NodeId> open{tree.first_child(root_node)};
        while (!open.empty()) {
            const NodeId id = open.back();
            open.pop_back();
            if (id == no_node) {
                continue;
            }
            ++nodes;
            Moves moves;
            for (const NodeId move : tree.line_to(id)) {
                moves.push_back(tree.node(move).request);
            }
            found.insert(names(moves, moves.size()));
            open.push_back(tree.next_sibling(id));
            open.push_back(tree.first_child(id));
        }
        if (nodes != found.size()) {
            return testing::AssertionFailure() << nodes - found.size() << " lines are there twice";
        }
        return found == lines_
                   ? testing::AssertionSuccess()
                   : testing::AssertionFailure() << found.size() << " lines, not " << lines_.size();
    }

private:
    static std::string names(const Moves& moves, std::size_t length) {
        std::string text;
        for (std::size_t i = 0; i < length; ++i) {
            text += std::to_string(moves[i].from.index()) + '-' + std::to_string(moves[i].to.index()) + '/' +
                    std::to_string(static_cast<int>(moves[i].promotion)) + ' ';
        }
        return text;
    }

    std::set<std::string> lines_;
};

Moves played_in(const Game& game) {
    Moves moves;
    for (const Command& command : game.history()) {
        if (const Move* const move = std::get_if<Move>(&command)) {
            moves.push_back(move->request);
        }
    }
    return moves;
}

Moves main_line(const PgnGame& pgn) {
    Moves moves;
    for (const NodeId id : pgn.moves.main_line()) {
        moves.push_back(pgn.moves.node(id).request);
    }
    return moves;
}

TEST(VariationsProperty, EveryLinePlayedIsKeptOnceAndTheGameIsTheMainLine) {
    for (unsigned seed = 0; seed < 20; ++seed) {
        std::mt19937 random{seed};
        const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
        Match match = match_after("");
        EveryLine every_line;
        for (int step = 0; step < 120; ++step) {
            const std::size_t dice = below(10);
            const MoveList moves = match.game.legal_moves();
            if (dice < 5 && !moves.empty()) {
                // Few of the moves, so that lines meet again.
                ASSERT_TRUE(
                    match.game.play(*(moves.begin() + below(std::min<std::size_t>(3, moves.size())))));
            } else if (dice < 7) {
                for (std::size_t i = below(4); i > 0; --i) {
                    match.game.undo();
                }
            } else if (dice == 7) {
                match.game.redo();
            } else if (dice == 8 && count_kept(match) > 0) {
                promote(match, 1 + below(count_kept(match)));
            } else if (dice == 9) {
                static_cast<void>(match.game.offer_draw(Color::White));
            }
            match.variations.keep(match.game);
            every_line.remember(played_in(match.game));

            SCOPED_TRACE("seed " + std::to_string(seed) + ", step " + std::to_string(step));
            const PgnGame pgn = pgn_from_match(match);
            ASSERT_EQ(main_line(pgn), played_in(match.game));
            ASSERT_TRUE(every_line.are_in(around(match).tree));
            ASSERT_EQ(test::read_game(write_pgn(pgn)).game.moves, pgn.moves);
        }
        ASSERT_GT(count_kept(match), 0U);
    }
}

}  // namespace
}  // namespace takeback::session
