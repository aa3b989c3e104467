// Moves of xiangqi as people type them: every script, width and spelling, and nothing guessed.
#include "takeback/notation/xiangqi_move_reader.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/iccs.hpp"

namespace takeback::notation {
namespace {

constexpr auto start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The move that the text means, in ICCS; or the code of the reason why it means none.
std::string reading(std::string_view fen, std::string_view text, XiangqiStyle style = {}) {
    const auto read = read_xiangqi_move(text, test::xiangqi_game(fen), style);
    return read ? iccs(*read) : std::string{code(read.error().refusal.reason)};
}

Refusal refusal(std::string_view fen, std::string_view text) {
    const auto read = read_xiangqi_move(text, test::xiangqi_game(fen));
    EXPECT_FALSE(read) << text;
    return read ? Refusal{} : read.error().refusal;
}

TEST(ReadXiangqiMove, InEverySpelling) {
    for (const char* const text :
         {"h2e2",          "H2-E2",       "H2E2",       "h2-e2",    "h2 e2",         "ｈ２ｅ２",  "h2–e2",
          "1. h2e2",       "h2e2!",       "h2e2+",      "C2=5",     "c2=5",          "C2.5",      "c2.5",
          "C25",           "Ｃ２＝５",    "C2=5?",      "1.C2=5",   "1.C25",         "1... c2.5", "C二平五",
          "炮二平五",      "炮2平5",      "砲二平五",   "包二平五", "炮２平５",      "炮二平5",   "炮2=5",
          " 炮 二 平 五 ", "1. 炮二平五", "炮二平五！", "炮二.五",  "炮\u3000二平五"}) {
        EXPECT_EQ(reading(start, text), "h2e2") << text;
    }
}

TEST(ReadXiangqiMove, InBothScriptsAndWithEveryVariant) {
    for (const char* const text : {"马八进七", "馬八進七", "傌八进七", "马八上七", "H8+7", "N8+7", "马8+7"}) {
        EXPECT_EQ(reading(start, text), "b0c2") << text;
    }
    for (const char* const text : {"车一进一", "車一進一", "俥一上一", "R1+1", "r1+1"}) {
        EXPECT_EQ(reading(start, text), "i0i1") << text;
    }
    for (const char* const text : {"相七进五", "象七进五", "E7+5", "B7+5"}) {
        EXPECT_EQ(reading(start, text), "c0e2") << text;
    }
    for (const char* const text : {"仕六进五", "士六上五", "A6+5"}) {
        EXPECT_EQ(reading(start, text), "d0e1") << text;
    }
    for (const char* const text : {"帅五进一", "帥五進一", "将五进一", "將5进1", "K5+1"}) {
        EXPECT_EQ(reading(start, text), "e0e1") << text;
    }
}

TEST(ReadXiangqiMove, OfBlackWithEveryKindOfDigit) {
    const Game game = test::xiangqi_game(start, "h2e2");
    for (const char* const text :
         {"马８进７", "马8进7", "馬８進7", "马八进七", "马８进七", "h8+7", "H8+7", "h9g7"}) {
        const auto read = read_xiangqi_move(text, game);
        EXPECT_TRUE(read && iccs(*read) == "h9g7") << text;
    }
}

TEST(ReadXiangqiMove, NeverTakesALetterForThePointOfAFile) {
    EXPECT_EQ(reading(start, "b2e2"), "b2e2");
    EXPECT_EQ(reading(start, "B7+5"), "c0e2");
    EXPECT_EQ(reading(start, "炮2相2"), "syntax");
}

TEST(ReadXiangqiMove, CountsRanksFromOneOnlyWhenTold) {
    EXPECT_EQ(reading(start, "h3e3", {.ranks = Ranks::FromOne}), "h2e2");
    EXPECT_EQ(reading(start, "H3-H10", {.ranks = Ranks::FromOne}), "h2h9");
    EXPECT_EQ(reading(start, "h2h4"), "h2h4");
    EXPECT_EQ(reading(start, "h3h4", {.ranks = Ranks::FromOne}), "h2h3");
    EXPECT_EQ(reading(start, "h3h4"), "no_piece");
    EXPECT_EQ(reading(start, "h3h10"), "syntax");
    EXPECT_EQ(reading(start, "h0h1", {.ranks = Ranks::FromOne}), "syntax");
    EXPECT_EQ(reading(start, "h03e3", {.ranks = Ranks::FromOne}), "syntax");
    EXPECT_EQ(reading(start, "C2=5", {.ranks = Ranks::FromOne}), "h2e2");
    EXPECT_EQ(reading(start, "h3e3", {.notation = XiangqiNotation::Chinese, .ranks = Ranks::FromOne}), "h2e2")
        << "however moves are written";
    EXPECT_EQ(reading(start, "a1a10", {.ranks = Ranks::FromOne}), "blocked") << "the last rank is the tenth";
}

TEST(ReadXiangqiMove, TellsAMoveNumberFromAPlaceAndAFile) {
    constexpr auto pawns = "5k3/9/4P4/4P4/4P4/9/9/9/9/4K4 w - - 0 1";
    EXPECT_EQ(reading(pawns, "15.6"), "e7d7");
    EXPECT_EQ(reading(pawns, "15.15.6"), "e7d7");
    EXPECT_EQ(reading(pawns, "1.25=6"), "e6d6");
}

TEST(ReadXiangqiMove, CountsPawnsOnAllFilesFromTheRightOfWhoMoves) {
    constexpr auto pawns = "3k5/9/9/9/9/9/p3p4/p3p4/9/5K3 b - - 0 1";
    EXPECT_EQ(reading(pawns, "3P=6"), "e2f2");
    EXPECT_EQ(reading(pawns, "1P=2"), "a2b2");
}

TEST(ReadXiangqiMove, SaysWhichManStandsInTheWay) {
    const Refusal leg = refusal(start, "马八进六");
    EXPECT_EQ(leg.reason, Reason::LegBlocked);
    EXPECT_EQ(leg.square, test::xiangqi_at("c0"));
    EXPECT_EQ(refusal("3k5/9/9/9/9/9/9/4B4/3n5/4K4 w - - 0 1", "E5-7").reason, Reason::EyeBlocked);
    EXPECT_EQ(refusal(start, "R1+4").reason, Reason::Blocked);
    const Refusal screen = refusal(start, "炮八进五");
    EXPECT_EQ(screen.reason, Reason::CannonNeedsScreen);
    EXPECT_EQ(screen.count, 0);
    EXPECT_EQ(refusal(start, "R1=2").reason, Reason::OwnPieceOnTarget);
}

TEST(ReadXiangqiMove, SaysWhichBorderIsCrossed) {
    EXPECT_EQ(refusal("3k5/9/9/p8/9/2B6/9/9/9/4K4 w - - 0 1", "相七进五").reason, Reason::CrossesRiver);
    EXPECT_EQ(refusal("3k5/9/9/9/9/9/9/5K3/9/R8 w - - 0 1", "K4=3").reason, Reason::OutsidePalace);
    EXPECT_EQ(refusal(start, "兵七平八").reason, Reason::SoldierSidewaysBeforeRiver);
    EXPECT_EQ(refusal(start, "P7-1").reason, Reason::SoldierBackward);
}

TEST(ReadXiangqiMove, SaysWhatAttacksTheKing) {
    EXPECT_EQ(refusal("4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1", "马五进六").reason, Reason::FlyingGeneral);
    const Refusal pinned = refusal("3k5/9/9/9/4c4/9/4P4/4N4/9/4K4 w - - 0 1", "H5+7");
    EXPECT_EQ(pinned.reason, Reason::Pinned);
    EXPECT_EQ(pinned.attacker, test::xiangqi_at("e5"));
    EXPECT_EQ(refusal("3k5/9/9/9/4r4/9/9/R8/9/4K4 w - - 0 1", "车九进一").reason, Reason::StillInCheck);
    EXPECT_EQ(refusal("3k5/9/9/9/5r3/9/9/R8/9/4K4 w - - 0 1", "帅五平四").reason, Reason::IntoCheck);
}

TEST(ReadXiangqiMove, OfTwoMenWhoMayBeMeantTheNearerOneIsExplained) {
    constexpr auto rooks = "3k5/9/2P1R4/9/9/3pR4/9/9/9/4K4 w - - 0 1";
    const Refusal rear = refusal(rooks, "R5=7");  // the front one has a pawn of his own there
    EXPECT_EQ(rear.reason, Reason::Blocked);
    EXPECT_EQ(rear.square, test::xiangqi_at("d4"));
    const Refusal front = refusal("3k5/9/3nR4/9/9/2P1R4/9/9/9/4K4 w - - 0 1", "R5=7");
    EXPECT_EQ(front.reason, Reason::Blocked);
    EXPECT_EQ(front.square, test::xiangqi_at("d7"));
    const Refusal pinned = refusal("3kc4/9/4R4/9/9/3pR4/9/9/9/4K4 w - - 0 1", "R5=7");
    EXPECT_EQ(pinned.reason, Reason::Pinned) << "nearer than the rear one, who is blocked";
    const Refusal both = refusal("3k5/9/3nR4/9/9/3pR4/9/9/9/4K4 w - - 0 1", "R5=7");
    EXPECT_EQ(both.square, test::xiangqi_at("d4")) << "of two who are alike the first";
}

TEST(ReadXiangqiMove, RefusesAManWhoIsNotThereOrGoesNoSuchWay) {
    const auto nobody = read_xiangqi_move("车五平四", test::xiangqi_game(start));
    ASSERT_FALSE(nobody);
    EXPECT_EQ(nobody.error().refusal.reason, Reason::NoPiece);
    EXPECT_EQ(nobody.error().kind, Kind::Rook);
    EXPECT_EQ(reading(start, "15=6"), "no_piece");
    EXPECT_EQ(reading(start, "e5e6"), "no_piece");
    EXPECT_EQ(reading(start, "h9g7"), "not_your_piece");
    const Refusal too_far = refusal(start, "马八进三");
    EXPECT_EQ(too_far.reason, Reason::NotOnLine);
    EXPECT_EQ(too_far.request.from, test::xiangqi_at("b0"));
    EXPECT_TRUE(too_far.request.to.is_none());
    EXPECT_TRUE(refusal(start, "马八进八").request.to.is_none());
    EXPECT_EQ(reading(start, "C2-9"), "not_on_line");  // off the board
    EXPECT_TRUE(refusal("Rn1k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "R9+1").request.to.is_none());
    EXPECT_TRUE(refusal(start, "A6+3").request.to.is_none());
    EXPECT_TRUE(refusal(start, "E7+2").request.to.is_none());
    EXPECT_EQ(refusal("3a5/4k4/9/9/9/9/9/9/p8/3K5 b - - 0 1", "A4+5").reason, Reason::OwnPieceOnTarget);
    EXPECT_EQ(reading(start, "1P+1"), "no_piece") << "pawns are counted where several stand on a file";
    EXPECT_EQ(reading(start, "C2=2"), "not_on_line");  // where he is
}

TEST(ReadXiangqiMove, NamesBothMovesOfAnAmbiguousText) {
    const auto read =
        read_xiangqi_move("前兵平六", test::xiangqi_game("5k3/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1"));
    ASSERT_FALSE(read);
    ASSERT_EQ(read.error().candidates.size(), 2U);
    EXPECT_EQ(iccs(read.error().candidates[0]), "c7d7");
    EXPECT_EQ(iccs(read.error().candidates[1]), "e7d7");
}

TEST(ReadXiangqiMove, SaysThatTheGameIsOver) {
    Game game = test::xiangqi_game(start);
    ASSERT_TRUE(game.resign(Color::White));
    for (const char* const text : {"h2e2", "炮二平五", "车五平四", "H8+3"}) {
        const auto read = read_xiangqi_move(text, game);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().refusal.reason, Reason::GameOver) << text;
    }
}

TEST(ReadXiangqiMove, RefusesWhatIsNoMove) {
    for (const char* const text :
         {"",         " ",        "炮",   "炮二",  "炮二平",   "炮二平十", "二平五",   "平五",
          "h2",       "h2e",      "e4",   "Nf3",   "C2=0",     "C0=5",     "C2=",      "R=5",
          "前车",     "++",       "+-=5", "**=5",  "炮炮炮炮", "炮2相2",   "二车平六", "H23",
          "\xff\xfe", "\xe7\x82", "😀😀😀😀", ".C2=5", "C2=:",     "125",      "A65",      "-h2",
          "C+5",      "QQ=5",     "Q2zz", "1.",    "1. ",      "1...",     "!?",       "h2--e2"}) {
        const auto read = read_xiangqi_move(text, test::xiangqi_game(start));
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().misspelling, Misspelling::NotAMove) << text;
    }
}

TEST(ReadXiangqiMove, TakesAnyBytes) {
    constexpr std::array<std::string_view, 24> pieces{"炮", "前", "二",   "平", "５", "C", "h", "2",
                                                      "=",  "+",  "-",    ".",  "1",  "9", "e", "!",
                                                      " ",  "\0", "\xe7", "兵", "p",  "*", "0", "\xff"};
    std::mt19937 random{1999};
    const Game game = test::xiangqi_game("5k3/9/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1");
    std::size_t read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::size_t length = random() % 7; length > 0; --length) {
            text += pieces.at(random() % pieces.size());
        }
        const auto move = read_xiangqi_move(text, game);
        EXPECT_TRUE(move ? !game.why_not(*move) : move.error().refusal.reason != Reason::UnknownCommand)
            << text;
        read += move ? 1U : 0U;
    }
    EXPECT_GT(read, 0U);
    for (int i = 0; i < 5'000; ++i) {
        std::string bytes(random() % 9, '\0');
        for (char& byte : bytes) {
            byte = static_cast<char>(random());
        }
        EXPECT_FALSE(read_xiangqi_move(bytes, game)) << bytes;
    }
}

TEST(ReadXiangqiMove, NeverCompletesHalfACharacter) {
    EXPECT_EQ(reading(start,
                      "\xe7"
                      "七进五"),
              "syntax");
    EXPECT_EQ(reading(start,
                      "\xe7\x9b"
                      "七进五"),
              "syntax");
}

TEST(LooksLikeXiangqiMove, WhateverNamesAPointOrAMan) {
    for (const char* const text :
         {"h2e2", "h2", "C2=5", "炮", "炮二", "炮二平五", "前七平六", "++=6", "j9e2"}) {
        EXPECT_TRUE(looks_like_xiangqi_move(text)) << text;
    }
    for (const char* const text : {"", "undo", "help", "悔棋", "14", "draw offer"}) {
        EXPECT_FALSE(looks_like_xiangqi_move(text)) << text;
    }
}

}  // namespace
}  // namespace takeback::notation
