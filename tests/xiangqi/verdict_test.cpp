// The verdict on a repetition: who did what with which men, and what is said of it, in time and afterwards.
#include "takeback/xiangqi/verdict.hpp"

#include <gtest/gtest.h>

#include "support/repetition_table.hpp"
#include "support/xiangqi_cycle.hpp"
#include "takeback/notation/xiangqi_verdict_text.hpp"
#include "takeback/xiangqi/repetition.hpp"

namespace takeback {
namespace {

using test::wxf_rules;
using test::xiangqi_at;
using xiangqi::RepetitionRule;
using xiangqi::Verdict;

std::optional<Verdict> verdict_on(const Game& game, RepetitionRule rule = RepetitionRule::Wxf) {
    return xiangqi::judge_repetition(game.rules(), game.position(), game.history(), rule);
}
std::optional<Verdict> warning_in(const Game& game, RepetitionRule rule = RepetitionRule::Wxf) {
    return xiangqi::foresee_repetition(game.rules(), game.position(), game.history(), rule);
}

constexpr auto rook_and_cannon = "5k3/9/9/9/2c6/9/9/3R5/9/4K4 w - - 0 1";
constexpr auto chase = "d2c2 c5d5 c2d2 d5c5 ";
constexpr auto two_rooks = "5k3/9/9/9/9/pRR6/9/9/9/4K4 w - - 0 1";
constexpr auto chase_in_turn = "b4b1 f9f8 b1b4 f8f9 ";
constexpr auto rook_and_king = "4k4/9/9/9/9/9/9/9/5R3/3K5 w - - 0 1";
constexpr auto checks = "f1e1 e9f9 e1f1 f9e9 ";
constexpr auto red_loses = won_by(Color::Black, Ending::PerpetualChase);

/// A game of some moves, made so many times.
Game game_of(std::string_view fen, std::string_view moves, int times, const Rules& rules = wxf_rules()) {
    Game game = test::xiangqi_game(fen, "", rules);
    for (int i = 0; i < times; ++i) {
        test::play_xiangqi(game, moves);
    }
    return game;
}

TEST(Verdict, IsThatOfSeveralProgramsWhereTheyAgree) {
    const auto rows = test::repetition_rows("repetition_table.tsv");
    EXPECT_EQ(rows.size(), 260U);
    for (const test::RepetitionRow& row : rows) {
        const Game game = test::xiangqi_game(row.fen, row.moves, wxf_rules());
        const auto verdict = verdict_on(game);
        ASSERT_TRUE(verdict) << row.moves;
        EXPECT_EQ(test::verdict_for(game.position().state.side_to_move, verdict->outcome), row.verdict)
            << row.what << ": " << row.fen << ' ' << row.moves;
        EXPECT_EQ(game.status().outcome, verdict->outcome);
    }
}

TEST(Verdict, IsThatOfTheReferenceWhereTheyDoNot) {
    const auto rows = test::repetition_rows("disputed_repetition_table.tsv");
    EXPECT_EQ(rows.size(), 85U);
    for (const test::RepetitionRow& row : rows) {
        const Game game = test::xiangqi_game(row.fen, row.moves, wxf_rules());
        const auto outcome = game.status().outcome;
        ASSERT_TRUE(outcome) << row.moves;
        EXPECT_EQ(test::verdict_for(game.position().state.side_to_move, *outcome), row.verdict)
            << row.what << ": " << row.fen << ' ' << row.moves;
    }
}

TEST(Verdict, NamesTheChaserAndTheChasedByWhereTheyStandNow) {
    const auto verdict = verdict_on(game_of(rook_and_cannon, chase, 2));
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->outcome, red_loses);
    EXPECT_EQ(verdict->rule, RepetitionRule::Wxf);
    const auto& [red, black] = verdict->conduct;
    EXPECT_EQ(red,
              (xiangqi::Conduct{.always_checks = false,
                                .chases = {{.chased = xiangqi_at("c5"), .chasers = {xiangqi_at("d2")}}}}));
    EXPECT_EQ(black, xiangqi::Conduct{});
}

TEST(Verdict, NamesEveryChaser) {
    const auto verdict = verdict_on(game_of(two_rooks, chase_in_turn, 2));
    ASSERT_TRUE(verdict);
    const std::vector<xiangqi::Chase> both{
        {.chased = xiangqi_at("a4"), .chasers = {xiangqi_at("b4"), xiangqi_at("c4")}}};
    EXPECT_EQ(verdict->conduct[0].chases, both);
}

TEST(Verdict, NamesThePliesOfTheCycle) {
    Game game = game_of("5k3/9/9/9/2c6/9/9/4R4/9/4K4 w - - 0 1", "e2d2 f9f8", 1);
    test::play_xiangqi(game, chase);
    ASSERT_TRUE(game.offer_draw(Color::White));
    test::play_xiangqi(game, chase);
    const auto verdict = verdict_on(game);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->plies, (std::vector<std::size_t>{2, 3, 4, 5, 7, 8, 9, 10})) << "an offer is no ply";
}

TEST(Verdict, ForeseenNamesThePliesOfTheOneCycleThatWasPlayed) {
    Game game = game_of("5k3/9/9/9/2c6/9/9/4R4/9/4K4 w - - 0 1", "e2d2 f9f8", 1);
    test::play_xiangqi(game, chase);
    const auto warning = warning_in(game);
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->plies, (std::vector<std::size_t>{2, 3, 4, 5})) << "the two moves before it are none";
}

TEST(Verdict, IsTakenBackAndComesBack) {
    Game game = game_of(rook_and_cannon, chase, 2);
    ASSERT_EQ(game.status().outcome, red_loses);
    const auto verdict = verdict_on(game);
    game.undo();
    EXPECT_EQ(game.status().outcome, std::nullopt);
    EXPECT_EQ(verdict_on(game), std::nullopt);
    game.redo();
    EXPECT_EQ(game.status().outcome, red_loses);
    EXPECT_EQ(verdict_on(game), verdict);
}

TEST(Verdict, RefusesFurtherMovesAsAnyEndDoes) {
    Game game = game_of(rook_and_cannon, chase, 2);
    const auto played = game.play(test::xiangqi_request("d2c2"));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().reason, Reason::GameOver);
}

TEST(Verdict, SeesNoChaseWhereTheRulesDoNotAsk) {
    for (const auto rule : {RepetitionRule::Draw, RepetitionRule::PerpetualCheck}) {
        const auto verdict = verdict_on(game_of(rook_and_cannon, chase, 2), rule);
        ASSERT_TRUE(verdict);
        EXPECT_EQ(verdict->outcome, drawn(Ending::ThreefoldRepetition));
        EXPECT_TRUE(verdict->conduct[0].chases.empty());
    }
}

TEST(Verdict, IsCheckOnlyUnlessOtherwiseChosen) {
    EXPECT_EQ(game_of(rook_and_cannon, chase, 2, test::xiangqi()).status().outcome,
              drawn(Ending::ThreefoldRepetition));
}

TEST(Warning, ComesTheSecondTimeOnly) {
    EXPECT_EQ(warning_in(game_of(rook_and_cannon, chase, 0)), std::nullopt);
    const auto warning = warning_in(game_of(rook_and_cannon, chase, 1));
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->outcome, red_loses);
    EXPECT_EQ(warning->plies, (std::vector<std::size_t>{0, 1, 2, 3}));
    EXPECT_EQ(warning_in(game_of(rook_and_cannon, chase, 2)), std::nullopt);
}

/// In every row the same moves are made twice.
TEST(Warning, ForeseesTheVerdict) {
    for (const char* const table : {"repetition_table.tsv", "disputed_repetition_table.tsv"}) {
        for (const test::RepetitionRow& row : test::repetition_rows(table)) {
            Game game = test::xiangqi_game(row.fen, row.moves, wxf_rules());
            const auto verdict = verdict_on(game);
            for (std::size_t i = game.history().size() / 2; i > 0; --i) {
                game.undo();
            }
            const auto warning = warning_in(game);
            ASSERT_TRUE(verdict && warning) << row.fen << ' ' << row.moves;
            EXPECT_EQ(warning->outcome, verdict->outcome) << row.fen << ' ' << row.moves;
            EXPECT_EQ(warning->conduct, verdict->conduct) << row.fen << ' ' << row.moves;
        }
    }
}

/// The rooks chase one cannon, until it stands where the other one stood; the next time round they chase the
/// other.
TEST(Warning, TellsApartMenWhoChangePlaces) {
    constexpr auto two_cannons = "9/3k5/9/9/9/c1R6/9/9/cR7/5K3 w - - 0 1";
    constexpr auto swap = "b1b4 a1i1 b4b1 i1i5 b1b4 i5i9 b4b1 i9a9 b1b4 a4a1 b4b1 a9a4 ";
    const auto warning = warning_in(game_of(two_cannons, swap, 1));
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->outcome, drawn(Ending::ThreefoldRepetition));
    EXPECT_EQ(game_of(two_cannons, swap, 2).status().outcome, warning->outcome);
}

/// What is said the second and the third time.
std::vector<std::string> said(std::string_view fen, std::string_view moves, Language language,
                              RepetitionRule rule = RepetitionRule::Wxf) {
    const Game second = game_of(fen, moves, 1);
    const Game third = game_of(fen, moves, 2);
    return {notation::warn(warning_in(second, rule).value(), second, language),
            notation::describe(verdict_on(third, rule).value(), third, language)};
}

using Texts = std::vector<std::string>;

TEST(VerdictText, SaysWhoChasedWhom) {
    EXPECT_EQ(
        said(rook_and_cannon, chase, Language::English),
        (Texts{"The position stands for the second time: red chased the cannon on c5 (with the rook on d2) "
               "in each of the moves 1 to 2. If it comes again so, red loses.",
               "The position stands for the third time: red chased the cannon on c5 (with the rook on d2) "
               "in each of the moves 1 to 4; red loses."}));
    EXPECT_EQ(said(two_rooks, chase_in_turn, Language::Chinese),
              (Texts{"局面第二次出现：第 1 至第 2 回合红方步步捉 a4 的兵（捉子者：b4 的车 和 c4 "
                     "的车）。若再如此重复，红方判负。",
                     "局面第三次出现：第 1 至第 4 回合红方步步捉 a4 的兵（捉子者：b4 的车 和 c4 "
                     "的车），红方判负。"}));
}

TEST(VerdictText, SaysWhoGaveCheck) {
    EXPECT_EQ(
        said(rook_and_king, checks, Language::English),
        (Texts{"The position stands for the second time: red gave check in each of the moves 1 to 2. If it "
               "comes again so, red loses.",
               "The position stands for the third time: red gave check in each of the moves 1 to 4; red "
               "loses."}));
    EXPECT_EQ(said("3k5/5r3/9/9/9/9/9/9/9/4K4 b - - 0 5", "f8e8 e0f0 e8f8 f0e0", Language::Chinese),
              (Texts{"局面第二次出现：第 5 至第 6 回合黑方步步将军。若再如此重复，黑方判负。",
                     "局面第三次出现：第 5 至第 8 回合黑方步步将军，黑方判负。"}));
}

/// Black moved first, so Red's moves have the numbers behind his.
TEST(VerdictText, NumbersTheMovesOfWhoMovedLast) {
    EXPECT_EQ(said("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1", "e9f9 e1f1 f9e9 f1e1", Language::English)[0],
              "The position stands for the second time: red gave check in each of the moves 2 to 3. If it "
              "comes again so, red loses.");
}

TEST(VerdictText, SaysWhyItIsADraw) {
    constexpr auto idle_moves = "a0a1 d9d8 a1a0 d8d9";
    constexpr auto idle = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    EXPECT_EQ(
        said(idle, idle_moves, Language::English),
        (Texts{"The position stands for the second time: neither side gave check with every move or chased "
               "a man with every move. If it comes again so, the game is drawn.",
               "The position stands for the third time: neither side gave check with every move or chased "
               "a man with every move; the game is drawn."}));
    EXPECT_EQ(said(idle, idle_moves, Language::Chinese, RepetitionRule::PerpetualCheck)[1],
              "局面第三次出现：双方均未步步将军，判和。");
    EXPECT_EQ(
        said(rook_and_king, checks, Language::English, RepetitionRule::Draw)[1],
        "The position stands for the third time: these rules draw every repetition; the game is drawn.");
}

TEST(VerdictText, SaysWhatBothSidesDid) {
    EXPECT_EQ(
        said("5k3/9/9/9/6rrP/pRR6/9/9/9/4K4 w - - 0 1", "b4b1 h5h8 b1b4 h8h5", Language::English)[1],
        "The position stands for the third time: red chased the pawn on a4 (with the rook on b4 and the rook "
        "on c4) in each of the moves 1 to 4, and black chased the pawn on i5 (with the rook on h5 and the "
        "rook on g5) in each of the moves 1 to 4; the game is drawn.");
    EXPECT_EQ(said("4ck3/9/5a2C/4C4/5R3/9/9/4K4/9/9 w - - 0 1", "e6f6 f7e8 f6e6 e8f7", Language::Chinese)[0],
              "局面第二次出现：第 1 至第 2 回合红方步步将军，且第 1 至第 2 "
              "回合黑方步步将军。若再如此重复，判和。");
}

}  // namespace
}  // namespace takeback
