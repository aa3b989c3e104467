// Moves as people type them: every sensible spelling, and nothing guessed.
#include "takeback/notation/move_text.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/san.hpp"
#include "takeback/notation/spelled_move.hpp"

namespace takeback::notation {
namespace {

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The move that the text means, in coordinates; or the code of the reason why it means none.
std::string reading(std::string_view fen, std::string_view text) {
    const Game game = test::game_after(fen);
    const auto read = read_move(text, game);
    return read ? coordinates(game.position().board.geometry(), *read)
                : std::string{code(read.error().refusal.reason)};
}

MoveError error_of(std::string_view fen, std::string_view text) {
    const auto read = read_move(text, test::game_after(fen));
    EXPECT_FALSE(read) << text;
    return read ? MoveError{} : read.error();
}

std::string suggestion(std::string_view fen, std::string_view text) {
    const Game game = test::game_after(fen);
    const auto read = read_move(text, game);
    return !read && read.error().suggestion
               ? write_san(game.rules(), game.position(), *read.error().suggestion)
               : "";
}

TEST(AsAscii, KnowsTheSignsThatStandForLettersDashesAndBlanks) {
    const auto ascii = [](std::string_view text) {
        std::string signs;
        for (const Glyph& glyph : as_ascii(text)) {
            signs += glyph.c;
        }
        return signs;
    };
    EXPECT_EQ(ascii("♔♕♖♗♘♙♚♛♜♝♞♟"), "KQRBNPKQRBNP");
    EXPECT_EQ(ascii("！Ｚｚ～"), "!Zz~") << "the first and the last of full width";
    EXPECT_EQ(ascii("‐–―−×"), "----x");
    EXPECT_EQ(ascii("a\u3000b\u00A0c\td"), "a b c d");
    EXPECT_EQ(ascii("♘\uFE0Ef♘\uFE0F3"), "NfN3") << "how a figurine is drawn says nothing";
    for (const char* const other :
         {"\u0080", "\uFF5F", "\u2653", "\u2660", "\u2016", "\u2213", "Ø", "é", "\u00A1", "\uFE10", "马"}) {
        EXPECT_EQ(ascii(other), std::string(1, '\0')) << other;
    }
}

TEST(ReadMove, APawnMoveInEverySpelling) {
    for (const char* text :
         {"e4",  "e2e4", "e2-e4", "e2 e4", "E2E4",  "E4",     "1.e4", "1. e4", "1... e4", "e4!",   "e4!?",
          "e4+", "Pe4",  "Pe2e4", "pe4",   "e2–e4", "  e4  ", "ｅ４", "♙e4",   "E2-E4",   "e2\te4"}) {
        EXPECT_EQ(reading(start, text), "e2e4") << text;
    }
    EXPECT_EQ(reading(start, "  E2E4  "), "e2e4");
    EXPECT_EQ(reading(start, "e4."), "syntax");
}

TEST(ReadMove, APieceMoveInEverySpelling) {
    for (const char* text : {"Nf3", "nf3", "NF3", "Ng1f3", "Ng1-f3", "N1f3", "Ngf3", "g1f3", "♘f3", "♞f3",
                             "Ｎｆ３", "N-f3", "1. Nf3", "Nf3!"}) {
        EXPECT_EQ(reading(start, text), "g1f3") << text;
    }
}

TEST(ReadMove, CastlingInEverySpelling) {
    constexpr const char* fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (const char* text :
         {"O-O", "0-0", "o-o", "OO", "oo", "00", "O–O", "e1g1", "e1h1", "Ke1g1", "O-O+", "e1 g1", "E1G1"}) {
        EXPECT_EQ(reading(fen, text), "e1g1") << text;
    }
    for (const char* text : {"O-O-O", "0-0-0", "o-o-o", "OOO", "000", "Ooo", "e1c1", "e1a1"}) {
        EXPECT_EQ(reading(fen, text), "e1c1") << text;
    }
}

TEST(ReadMove, PromotionsInEverySpelling) {
    constexpr const char* fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    for (const char* text :
         {"a8=N", "a8N", "a8 N", "a8n", "a8=n", "a8(N)", "a8/N", "a7a8n", "a7-a8=N", "a7 a8 n", "A8=N"}) {
        EXPECT_EQ(reading(fen, text), "a7a8n") << text;
    }
    for (const char* text : {"a8=b", "a8b", "A8B", "a7a8b", "a8(b)"}) {
        EXPECT_EQ(reading(fen, text), "a7a8b") << text << ": b is a bishop there, and no file";
    }
    EXPECT_EQ(reading(fen, "axb8=Q+"), "a7b8q");
    EXPECT_EQ(reading(fen, "ab8q"), "a7b8q");
    EXPECT_EQ(reading("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8=q"), "e7e8q");
}

TEST(ReadMove, EnPassantWithItsSuffix) {
    constexpr const char* fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for (const char* text :
         {"exd6", "exd6 e.p.", "exd6e.p.", "exd6 ep", "exd6 (e.p.)", "ed6", "e5d6", "e5xd6", "exd6+"}) {
        EXPECT_EQ(reading(fen, text), "e5d6") << text;
    }
}

TEST(ReadMove, ALetterIsTakenAsItStandsBeforeItIsTakenOtherwise) {
    constexpr const char* fen = "4k3/8/8/B7/8/2n5/1P6/4K3 w - - 0 1";
    EXPECT_EQ(reading(fen, "bxc3"), "b2c3");
    EXPECT_EQ(reading(fen, "bc3"), "b2c3");
    EXPECT_EQ(reading(fen, "Bxc3"), "a5c3");
    EXPECT_EQ(reading("4k3/8/8/B7/8/2n5/8/4K3 w - - 0 1", "bxc3"), "a5c3")
        << "there is no pawn on the b-file";
    EXPECT_EQ(reading("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1", "bd2"), "c1d2");
}

TEST(ReadMove, ALetterThatCanBeAPawnOrABishopIsNotGuessed) {
    constexpr const char* fen = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    for (const char* text : {"BxC3", "BXC3", "bXc3", "BC3"}) {
        EXPECT_EQ(reading(fen, text), "ambiguous") << text;
    }
    EXPECT_EQ(reading(fen, "bxc3"), "b2c3");
    EXPECT_EQ(reading(fen, "Bxc3"), "d2c3");
    EXPECT_EQ(error_of(fen, "BxC3").candidates.size(), 2U);
    EXPECT_EQ(reading("4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1", "bb4"), "d2b4") << "a push of the pawn is b4";
}

TEST(ReadMove, BracketsAndSecondMarksAreJunk) {
    for (const char* text : {"e4(", "e4(((", "e2--e4", "e2-xe4"}) {
        EXPECT_EQ(reading(start, text), "syntax") << text;
    }
    for (const char* text : {".e4", "x.e4", "N4", "4"}) {
        EXPECT_EQ(reading(start, text), "syntax") << text;
    }
    EXPECT_EQ(reading("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 p."), "syntax");
    EXPECT_EQ(reading("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8 Q+"), "syntax")
        << "a lone letter behind a blank may belong to what follows";
    for (const char* text : {"a8(Q)", "a8 (Q)", "a8 (Q)+", "a8Q+", "a8 =Q+", "a8 Q"}) {
        EXPECT_EQ(reading("7k/P7/8/8/8/8/8/K7 w - - 0 1", text), "a7a8q") << text;
    }
    for (const char* text : {"a8(N", "a8N)", "a8=N)", "a8(N)a"}) {
        EXPECT_EQ(reading("7k/P7/8/8/8/8/8/K7 w - - 0 1", text), "syntax") << text;
    }
}

TEST(ReadMove, APinnedPawnIsNotTakenForABishop) {
    EXPECT_EQ(reading("1r2k3/8/8/B7/8/2n5/1P6/1K6 w - - 0 1", "bxc3"), "pinned");
}

TEST(ReadMove, AMoveThatIsOnlyHinderedIsNotTakenForABishops) {
    struct Row {
        const char* fen;
        const char* text;  // a capital B would make it a legal move of a bishop
        const char* reason;
    };
    for (const auto& [fen, text, reason] :
         {Row{"2r1k3/8/8/8/8/8/8/1K1B4 w - - 0 1", "b1c2", "into_check"},
          Row{"1r2k3/8/8/8/8/8/8/1KB5 w - - 0 1", "b1b2", "into_check"},
          Row{"2r1k3/1P6/8/8/8/7B/8/4K3 w - - 0 1", "bxc8", "promotion_required"},
          Row{"2r1k2r/1P6/8/8/8/7B/8/7K w - - 0 1", "bxc8=K", "promotion_invalid"}}) {
        EXPECT_EQ(reading(fen, text), reason) << text;
    }
}

TEST(ReadMove, ABishopThatTheTextDoesNotTellFromAnotherIsNotTakenForAPawn) {
    EXPECT_EQ(reading("4k3/8/8/B7/8/2n5/1P6/4B1K1 w - - 0 1", "Bxc3"), "ambiguous");
    const MoveError error = error_of("4k3/8/8/1Pp5/8/5B2/8/4K3 w - c6 0 1", "Bxc6");
    EXPECT_EQ(error.misspelling, Misspelling::NothingToCapture) << "though the pawn could, en passant";
}

TEST(ReadMove, TwoReadingsThatAreOneMoveAreNotAmbiguous) {
    EXPECT_EQ(reading("4k3/8/8/8/8/8/1B5P/4K3 w - - 0 1", "B2C3"), "b2c3") << "b2-c3, or a bishop of rank 2";
}

TEST(ReadMove, OfTwoReadingsThatAreNoneTheOneThatIsNearlyLegalSpeaks) {
    EXPECT_EQ(reading("4k3/8/8/8/8/2p5/8/1K2B2r w - - 0 1", "bxc3"), "pinned") << "no pawn is there";
    const MoveError error = error_of("1r2k3/8/8/8/8/2p5/1P6/1K2B2r w - - 0 1", "BXC3");
    EXPECT_EQ(error.refusal.reason, Reason::Pinned);
    EXPECT_EQ(error.refusal.request.from, test::at("b2")) << "the first of two that are";
}

TEST(ReadMove, OfTwoMenWhoAreEquallyFarFromItTheFirstSpeaks) {
    EXPECT_EQ(error_of(start, "Nd5").refusal.request.from, test::at("b1"));
}

TEST(ReadMove, AWrongOriginIsNotMended) {
    constexpr const char* fen = "4k3/8/8/b7/8/8/3N4/4K1N1 w - - 0 1";
    EXPECT_EQ(reading(fen, "Nf3"), "g1f3");
    EXPECT_EQ(reading(fen, "Ndf3"), "pinned");
}

TEST(ReadMove, WhatFitsTwoMovesIsRefusedWithBoth) {
    constexpr const char* fen = "6k1/8/8/8/4N3/8/4N3/6K1 w - - 0 1";
    for (const char* text : {"Nc3", "Nec3"}) {
        const MoveError error = error_of(fen, text);
        EXPECT_EQ(error.refusal.reason, Reason::Ambiguous) << text;
        EXPECT_EQ(error.candidates.size(), 2U);
    }
    EXPECT_EQ(reading(fen, "N2c3"), "e2c3");
    EXPECT_EQ(reading(fen, "N4c3"), "e4c3");
}

TEST(ReadMove, APawnCapturesOnlyWhenTheTextSaysFromWhere) {
    constexpr const char* fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    EXPECT_EQ(reading(fen, "d5"), "no_piece");
    EXPECT_EQ(suggestion(fen, "d5"), "exd5");
    EXPECT_EQ(reading(fen, "exd5"), "e4d5");
}

TEST(ReadMove, WhoNamesNoFileMayHaveMeantACapture) {
    EXPECT_EQ(suggestion("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5"), "exd5") << "the first of two";
    EXPECT_EQ(suggestion("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "cxd5"), "") << "a file is named";
    EXPECT_EQ(suggestion("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1", "d5"), "") << "a knight is never left out";
}

TEST(ReadMove, AKingStepOntoTheCastlingSquareIsNotCastling) {
    constexpr const char* fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(reading(fen, "Kg1"), "not_on_line");
    EXPECT_EQ(suggestion(fen, "Kg1"), "O-O");
    EXPECT_EQ(suggestion(fen, "Kc1"), "O-O-O");
}

TEST(ReadMove, OnlyTheKingsOwnMoveOntoHisRookIsCastling) {
    constexpr const char* fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    EXPECT_EQ(reading(fen, "a1h1"), "own_piece_on_target");
    EXPECT_EQ(reading(fen, "Keh1"), "own_piece_on_target") << "half a square names nobody";
}

TEST(ReadMove, CastlingWithoutItsRightIsRefusedAsThatOfTheKing) {
    const MoveError error = error_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O");
    EXPECT_EQ(error.refusal.reason, Reason::CastleRightsLost);
    EXPECT_EQ(error.refusal.request.from, test::at("e1"));
}

TEST(ReadMove, ACaptureOfNothingIsRefused) {
    EXPECT_EQ(error_of(start, "Nxf3").misspelling, Misspelling::NothingToCapture);
    EXPECT_EQ(suggestion(start, "Nxf3"), "Nf3");
    EXPECT_EQ(error_of(start, "N:f3").misspelling, Misspelling::NothingToCapture);
}

TEST(ReadMove, ACaptureMayBeWrittenWithoutItsMark) {
    EXPECT_EQ(reading("4k3/8/8/8/8/8/8/r2QK3 w - - 0 1", "Qa1"), "d1a1");
}

TEST(ReadMove, APromotionWithoutItsPieceNamesTheFour) {
    const MoveError error = error_of("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8");
    EXPECT_EQ(error.refusal.reason, Reason::PromotionRequired);
    EXPECT_EQ(error.candidates.size(), 4U);
    EXPECT_EQ(reading("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"), "promotion_required");
}

TEST(ReadMove, AWrongPromotionIsRefused) {
    EXPECT_EQ(reading("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=K"), "promotion_invalid");
    EXPECT_EQ(reading(start, "e4=Q"), "promotion_invalid");
}

TEST(ReadMove, APieceThatIsNotThereIsNamed) {
    const MoveError error = error_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Qd4");
    EXPECT_EQ(error.refusal.reason, Reason::NoPiece);
    EXPECT_EQ(error.kind, Kind::Queen);
    EXPECT_EQ(error_of(start, "Nb2d3").refusal.reason, Reason::NoPiece);
    EXPECT_EQ(reading(start, "e7e5"), "not_your_piece");
    EXPECT_EQ(reading(start, "Ng8f6"), "not_your_piece");
    EXPECT_EQ(error_of(start, "Nb2d3").kind, Kind::Knight) << "a pawn of ours stands there";
    EXPECT_EQ(error_of(start, "Ne4f6").kind, Kind::None) << "nobody does";
}

TEST(ReadMove, ASquareOffTheBoardIsNamed) {
    const MoveError error = error_of(start, "Qd9");
    EXPECT_EQ(error.misspelling, Misspelling::NoSuchSquare);
    EXPECT_EQ(error.token, "d9");
    EXPECT_EQ(error.column, 2U);
    EXPECT_EQ(error_of(start, "e2i4").token, "i4");
    EXPECT_EQ(error_of(start, "e0").token, "e0");
    EXPECT_EQ(error_of(start, "i4").misspelling, Misspelling::NoSuchSquare);
    EXPECT_EQ(error_of(start, "a4i4").token, "i4");
    EXPECT_EQ(error_of(start, "bb4i9").token, "i9") << "b4 is a square";
    EXPECT_EQ(error_of(start, "Qd9x").token, "d9");
}

TEST(ReadMove, WhatNamesNoSquareIsNoMoveFromWhereItStopsMakingSense) {
    for (const char* text : {"44", "ee", "N9", "Sf"}) {
        EXPECT_EQ(error_of(start, text).misspelling, Misspelling::NotAMove) << text;
    }
    EXPECT_EQ(error_of(start, "").column, 1U);
    EXPECT_EQ(error_of(start, "1.").column, 2U);
    EXPECT_EQ(error_of(start, "1.").token, ".");
}

TEST(ReadMove, AForeignPieceLetterIsNamedAndNeverReadAsAPawnMove) {
    for (const char* text : {"Sf3", "Lf3", "Tf3", "Df3", "Cf3", "Ff3", "Af3", "Sxf3", "Sbd2"}) {
        const MoveError error = error_of(start, text);
        EXPECT_EQ(error.misspelling, Misspelling::ForeignLetter) << text;
        EXPECT_EQ(error.token, std::string(1, text[0])) << text;
    }
}

TEST(ReadMove, WhatFollowsAMoveIsNamedWithItsColumn) {
    const MoveError junk = error_of(start, "e4xyz");
    EXPECT_EQ(junk.misspelling, Misspelling::TextAfterMove);
    EXPECT_EQ(junk.token, "xyz");
    EXPECT_EQ(junk.column, 3U);
    EXPECT_EQ(error_of(start, "Nf3 Nf6").token, "Nf6");
    EXPECT_EQ(error_of(start, "Nf3 Nf6").column, 5U);
    EXPECT_EQ(error_of(start, "O-O-O-O").misspelling, Misspelling::TextAfterMove);
}

TEST(ReadMove, TwoSquaresThatAreTwoMovesGetAHint) {
    const MoveError error = error_of(start, "e4 e5");
    EXPECT_EQ(error.refusal.reason, Reason::NoPiece);
    EXPECT_TRUE(error.two_squares);
    EXPECT_FALSE(error_of(start, "Nb1 d2").two_squares) << "the knight says that it is one";
}

TEST(ReadMove, RubbishIsASyntaxErrorAndNothingWorse) {
    for (const char* text : {"",         " ",    "-",  "x",   "xx",       "=",  "e",    "4",   "44",
                             "ee",       "N",    "Nx", "Nxf", "O",        "O-", "O-O-", "1.",  "...",
                             "e4e5e6e7", "((((", "♟",  "♟♟♟", "\xff\xfe", "é4", "=Q",   "N=Q", "!!"}) {
        EXPECT_EQ(reading(start, text), "syntax") << text;
    }
}

TEST(ReadMove, InAGameThatIsOverEveryMoveIsRefusedAsThat) {
    const Game game = test::game_after_start("f3 e5 g4 Qh4#");
    for (const char* text : {"e4", "Nf3", "O-O", "e2e4", "Qd9x"}) {
        const auto read = read_move(text, game);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().refusal.reason,
                  std::string_view{text} == "Qd9x" ? Reason::Syntax : Reason::GameOver)
            << text;
    }
}

TEST(LooksLikeMove, TellsMovesFromWords) {
    for (const char* text : {"e4", "Qd9", "O-O", "0-0-0", "a8=Q", "e2 e4", "Nf3xyz", "Ｎｆ３", "i9", "d9x"}) {
        EXPECT_TRUE(looks_like_move(text)) << text;
    }
    for (const char* text : {"resgin", "hello", "Q", "castle", "", "??", "44"}) {
        EXPECT_FALSE(looks_like_move(text)) << text;
    }
}

TEST(MoveText, OntoTheRookIsCastlingOfTheKingAlone) {
    const auto read = read_move("e1h1", test::game_after("3k4/8/8/8/8/8/K7/4Q2R w - - 0 1"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().refusal.reason, Reason::OwnPieceOnTarget);
}

}  // namespace
}  // namespace takeback::notation
