// FEN: what is read, what is refused and with which words, what is repaired, what is written.
#include "takeback/notation/fen.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback::notation {
namespace {

using What = FenSyntax::What;

std::string normalised(std::string_view fen, FenMode mode = FenMode::Strict) {
    const auto read = read_fen(fen, mode);
    return read ? write_fen(read->position) : "refused";
}

std::vector<std::string> problems(std::string_view fen) {
    std::vector<std::string> texts;
    const auto read = read_fen(fen);
    if (!read) {
        for (const FenProblem& problem : read.error()) {
            texts.push_back(describe(problem));
        }
    }
    return texts;
}

/// The only problem of a FEN.
std::string problem(std::string_view fen) {
    const auto texts = problems(fen);
    EXPECT_EQ(texts.size(), 1U) << fen;
    return texts.empty() ? "" : texts.front();
}

std::vector<std::string> repairs(std::string_view fen) {
    std::vector<std::string> texts;
    const auto read = read_fen(fen, FenMode::Lenient);
    EXPECT_TRUE(read) << fen;
    if (read) {
        for (const FenProblem& repair : read->repairs) {
            texts.push_back(describe(repair));
        }
    }
    return texts;
}

TEST(ReadFen, StartPositionIsTheStartPosition) {
    const auto read = read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->position, test::chess().start_position());
    EXPECT_TRUE(read->repairs.empty());
}

TEST(ReadFen, MissingFieldsTakeTheirDefaults) {
    const std::string full = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    for (const char* fen : {"4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w", "4k3/8/8/8/8/8/8/4K2R w -",
                            "4k3/8/8/8/8/8/8/4K2R w - -", "4k3/8/8/8/8/8/8/4K2R w - - 0"}) {
        EXPECT_EQ(normalised(fen), full);
    }
}

TEST(ReadFen, BlanksMayBeAnyNumberAndAnywhereBetween) {
    EXPECT_EQ(normalised("  4k3/8/8/8/8/8/8/4K2R  w \t K  -  0  1 \r\n"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(ReadFen, CastlingRightsMayComeInAnyOrder) {
    EXPECT_EQ(normalised("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1"), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

TEST(ReadFen, EnPassantSquareThatNoLegalCaptureUsesIsDropped) {
    EXPECT_EQ(normalised("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    EXPECT_EQ(normalised("4k3/8/8/K2pP2q/8/8/8/8 w - d6 0 1"), "4k3/8/8/K2pP2q/8/8/8/8 w - - 0 1");
    EXPECT_EQ(normalised("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
}

TEST(ReadFen, LargeCountersRoundTrip) {
    for (const char* fen :
         {"4k3/8/8/8/8/8/8/4K2R b K - 300 40000", "4k3/8/8/8/8/8/8/4K2R w K - 4294967295 4294967295"}) {
        EXPECT_EQ(normalised(fen), fen);
    }
}

TEST(ReadFen, ACounterAtItsEndStaysThere) {
    // Such a game is long over by the 75-move rule; the rule book is asked directly.
    const auto after = [](std::string_view fen, std::string_view from, std::string_view to) {
        Position position = test::position(fen);
        test::chess().build(position, {.from = test::at(from), .to = test::at(to)}).apply(position);
        return write_fen(position);
    };
    EXPECT_EQ(after("4k2r/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295", "h8", "h7"),
              "4k3/7r/8/8/8/8/8/4K3 w - - 4294967295 4294967295");
    EXPECT_EQ(after("6k1/5ppp/8/8/8/8/8/R3K3 w - - 255 200", "a1", "a7"),
              "6k1/R4ppp/8/8/8/8/8/4K3 b - - 256 200");
}

TEST(RefusedFen, EmptyText) {
    EXPECT_EQ(problem(""), "field 1 (pieces), column 1: the FEN is empty");
    EXPECT_EQ(problem("   "), "field 1 (pieces), column 1: the FEN is empty");
}

TEST(RefusedFen, ByteOrderMark) {
    EXPECT_EQ(problem("\xEF\xBB\xBF"
                      "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
              "field 1 (pieces), column 1: it begins with a byte-order mark (BOM); leave that out");
}

TEST(RefusedFen, RanksAndFilesThatDoNotAddUp) {
    EXPECT_EQ(problem("4k4/8/8/8/8/8/8/4K2R w K - 0 1"),
              "field 1 (pieces), column 1: the number of files on rank 8 is 9, not 8");
    EXPECT_EQ(problem("4k2/8/8/8/8/8/8/4K2R w K - 0 1"),
              "field 1 (pieces), column 1: the number of files on rank 8 is 7, not 8");
    EXPECT_EQ(problem("4k3/8/8/ppp/8/8/8/4K3 w - - 0 1"),
              "field 1 (pieces), column 9: the number of files on rank 5 is 3, not 8");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2 w - - 0 1"),
              "field 1 (pieces), column 17: the number of files on rank 1 is 7, not 8");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/4K2R w K - 0 1"),
              "field 1 (pieces), column 1: the number of ranks is 7, not 8");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/8/4K2R w - - 0 1"),
              "field 1 (pieces), column 1: the number of ranks is 9, not 8");
}

TEST(RefusedFen, NamesNoRankThatTheBoardHasNot) {
    EXPECT_EQ(
        problems("4k3/8/8/8/8/8/8/4K3/9/7 w - - 0 1"),
        (std::vector<std::string>{"field 1 (pieces), column 21: 9 is no number of empty squares: use 1 to 8",
                                  "field 1 (pieces), column 1: the number of ranks is 10, not 8"}));
}

TEST(RefusedFen, DigitsThatCountNothing) {
    EXPECT_EQ(
        problems("4k30/9/8/8/8/8/8/4K3 w - - 0 1"),
        (std::vector<std::string>{"field 1 (pieces), column 4: 0 is no number of empty squares: use 1 to 8",
                                  "field 1 (pieces), column 6: 9 is no number of empty squares: use 1 to 8",
                                  "field 1 (pieces), column 6: the number of files on rank 7 is 9, not 8"}));
    EXPECT_EQ(problem("4k3/44/8/8/8/8/8/4K3 w - - 0 1"),
              "field 1 (pieces), column 6: two numbers side by side: write their sum");
}

TEST(RefusedFen, LettersThatAreNoPieces) {
    EXPECT_EQ(
        problem("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1"),
        "field 1 (pieces), column 10: 'x' is no piece: use K Q R B N P for White, k q r b n p for Black");
    EXPECT_EQ(
        problem("4k3/8/8/3♞4/8/8/8/4K3 w - - 0 1"),
        "field 1 (pieces), column 10: '♞' is no piece: use K Q R B N P for White, k q r b n p for Black");
}

TEST(RefusedFen, KingsThatAreMissingOrTooMany) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/7R w - - 0 1"),
              "field 1 (pieces), column 1: White has 0 kings, not one king");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"),
              "field 1 (pieces), column 1: White has 2 kings, not one king; edit --training sets up such a "
              "position");
    EXPECT_EQ(problems("8/8/8/8/8/8/8/8 w - - 0 1").size(), 2U);
}

TEST(TrainingFen, IsMarkedAndReadOnlyWhereItIsAskedFor) {
    const std::string fen = "4k3/8/8/8/8/8/8/K3K3 w - - 0 1 training";
    const auto read = read_fen(fen, FenMode::Strict, CastlingRule::Standard, chess::KingsAllowed::Several);
    ASSERT_TRUE(read);
    EXPECT_EQ(write_fen(read->position), fen);
    EXPECT_TRUE(read_fen(fen.substr(0, fen.rfind(' ')), FenMode::Strict, CastlingRule::Standard,
                         chess::KingsAllowed::Several))
        << "the mark may be left out";
    EXPECT_EQ(
        problems(fen),
        (std::vector<std::string>{
            "after field 6, column 32: 'training' marks a set-up of several kings, which is no position "
            "of standard chess: only edit --training takes it",
            "field 1 (pieces), column 1: White has 2 kings, not one king; edit --training sets up such a "
            "position"}));
    EXPECT_FALSE(read_fen(fen, FenMode::Lenient)) << "there is nothing that could be repaired";
}

TEST(TrainingFen, HasNoFieldBehindTheMark) {
    EXPECT_FALSE(read_fen("4k3/8/8/8/8/8/8/K3K3 w - - 0 1 training more", FenMode::Strict,
                          CastlingRule::Standard, chess::KingsAllowed::Several));
    EXPECT_FALSE(read_fen("4k3/8/8/8/8/8/8/K3K3 w - - 0 1 Training", FenMode::Strict, CastlingRule::Standard,
                          chess::KingsAllowed::Several));
}

TEST(RefusedFen, MenThatNoGameHas) {
    EXPECT_EQ(
        problem("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"),
        "field 1 (pieces), column 17: the White pawn on a1: a pawn is never on the first or the last rank");
    EXPECT_EQ(
        problem("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        "field 1 (pieces), column 1: the White pawn on a8: a pawn is never on the first or the last rank");
    EXPECT_EQ(problem("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"),
              "field 1 (pieces), column 1: White has 9 pawns, more than 8");
    EXPECT_EQ(problems("rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
              (std::vector<std::string>{"field 1 (pieces), column 1: White has 17 men, more than 16",
                                        "field 1 (pieces), column 1: White has too many men by 1: promotions "
                                        "of its missing pawns do not explain them"}));
}

TEST(RefusedFen, KingsSideBySide) {
    EXPECT_EQ(problem("8/8/3k4/4K3/8/8/8/8 w - - 0 1"),
              "field 1 (pieces), column 10: the kings stand side by side");
}

TEST(RefusedFen, ChecksThatCannotBe) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"),
              "field 1 (pieces), column 2: the Black king on e8 is in check, but it is not Black's turn");
    EXPECT_EQ(
        problem("4k3/8/3N1N2/8/8/8/4R3/4K3 b - - 0 1"),
        "field 1 (pieces), column 2: the Black king on e8 is in check by 3 men, as no move can have left it");
    EXPECT_EQ(problem("8/8/8/8/8/4K3/8/R3k2R b - - 0 1"),
              "field 1 (pieces), column 19: the Black king on e1 is in check by 2 men, as no move can have "
              "left it");
}

TEST(RefusedFen, SideToMove) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2R x K - 0 1"),
              "field 2 (side to move), column 22: 'x' is no side: use w or b");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2R W K - 0 1"),
              "field 2 (side to move), column 22: 'W' is no side: use w or b");
}

TEST(RefusedFen, CastlingRights) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2R w X - 0 1"),
              "field 3 (castling), column 24: 'X' is no castling right: use some of KQkq, or -");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2R w KK - 0 1"),
              "field 3 (castling), column 25: the right K is there twice");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K2R w H - 0 1"),
              "field 3 (castling), column 24: 'H' names a rook's file, as in Chess960; in chess use some of "
              "KQkq, or -");
}

TEST(RefusedFen, CastlingRightsThatAreFilesAreTheEightOfTheBoard) {
    const auto is_file = [](char letter) {
        const std::string told = problem(std::string{"4k3/8/8/8/8/8/8/4K3 w "} + letter + " - 0 1");
        return told.find("names a rook's file") != std::string::npos;
    };
    for (const char file : {'a', 'A', 'h', 'H'}) {
        EXPECT_TRUE(is_file(file)) << file;
    }
    for (const char other : {'i', 'I', '1', '`', '@'}) {
        EXPECT_FALSE(is_file(other)) << other;
    }
}

TEST(RefusedFen, CastlingRightsWithoutKingOrRookAtHome) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1"),
              "field 3 (castling), column 25: White cannot castle: its king is not on e1");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K3 w K - 0 1"),
              "field 3 (castling), column 23: White cannot castle on that side: no rook of its own on h1");
}

TEST(RefusedFen, ListsTwentyProblemsAndSaysThatThereAreMore) {
    const auto twenty = problems(std::string(18, 'x') + " w - - 0 1");  // and the sizes of rank and board
    ASSERT_EQ(twenty.size(), 20U);
    EXPECT_EQ(twenty.back(), "field 1 (pieces), column 1: the number of ranks is 1, not 8");
    const auto more = problems(std::string(4000, 'x'));
    ASSERT_EQ(more.size(), 21U);
    EXPECT_EQ(more[19].substr(0, 30), "field 1 (pieces), column 20: '");
    EXPECT_EQ(more.back(), "field 1 (pieces), column 21: here and behind it there is more that is wrong");
}

TEST(RefusedFen, EnPassantSquare) {
    EXPECT_EQ(
        problem("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1"),
        "field 4 (en passant), column 28: d5 is not a square that a Black pawn passes with a double step");
    EXPECT_EQ(
        problem("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1"),
        "field 4 (en passant), column 28: d6 is not a square that a White pawn passes with a double step");
    EXPECT_EQ(problem("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1"),
              "field 4 (en passant), column 27: no Black pawn stands before d6");
    EXPECT_EQ(
        problem("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        "field 4 (en passant), column 30: d7 must be empty: a Black pawn has just moved over it or from it");
    EXPECT_EQ(problem("4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1"),
              "field 4 (en passant), column 28: 'd9' is no square: use one like e3, or -");
    for (const char* const other : {"d06", "d6x", "D6", "d", "6d"}) {
        EXPECT_EQ(problem(std::string{"4k3/8/8/3pP3/8/8/8/4K3 w - "} + other + " 0 1"),
                  std::string{"field 4 (en passant), column 28: '"} + other +
                      "' is no square: use one like e3, or -");
    }
}

TEST(RefusedFen, Counters) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K3 w - - 3abc 1"),
              "field 5 (halfmove clock), column 27: '3abc' is no whole number in digits");
    for (const char* clock : {"-1", "1.5", "+1", "x", "0x1"}) {
        EXPECT_EQ(problems(std::string{"4k3/8/8/8/8/8/8/4K3 w - - "} + clock + " 1").size(), 1U) << clock;
    }
    EXPECT_EQ(
        problem("4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 1"),
        "field 5 (halfmove clock), column 27: 99999999999999999999 is beyond the largest number, 4294967295");
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K3 w - - 0 0"),
              "field 6 (move number), column 29: moves are counted from 1, not from 0");
}

TEST(RefusedFen, SeventhField) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm"),
              "after field 6, column 31: 'bm' is too much: a FEN has six fields");
}

TEST(RefusedFen, ReportsEveryReasonNotTheFirst) {
    EXPECT_EQ(problems("4k3/8/8/8/8/8/8/P3K3 x Z e9 -1 0").size(), 6U);
}

TEST(RefusedFen, IsShownWithoutControlCharacters) {
    EXPECT_EQ(problem("4k3/8/8/8/8/8/8/4K3 \x1b[2J - - 0 1"),
              "field 2 (side to move), column 21: '\\x1b[2J' is no side: use w or b");
}

TEST(LenientFen, RepairsWhatCanBeWithoutTouchingAPiece) {
    EXPECT_EQ(normalised("\xEF\xBB\xBF"
                         "4k3/8/8/8/8/8/4K3/R6R w KQ d6 x 0 extra",
                         FenMode::Lenient),
              "4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    EXPECT_EQ(repairs("\xEF\xBB\xBF"
                      "4k3/8/8/8/8/8/4K3/R6R w KQ d6 x 0 extra")
                  .size(),
              6U);
    EXPECT_EQ(normalised("4k3/8/8/8/8/8/8/4K2R w K - 0 0", FenMode::Lenient),
              "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(
        repairs("4k3/8/8/8/8/8/8/4K2R w K - 0 0"),
        (std::vector<std::string>{"field 6 (move number), column 30: moves are counted from 1, not from 0"}));
}

TEST(LenientFen, OffersNoCastlingByARightThatItDropped) {
    const auto read = read_fen("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", FenMode::Lenient);
    ASSERT_TRUE(read);
    const auto sans = test::legal_sans(read->position);
    EXPECT_EQ(sans.size(), 34U);
    EXPECT_FALSE(sans.contains("O-O") || sans.contains("O-O-O"));
}

TEST(LenientFen, ReportsNothingWhereNothingIsWrong) {
    EXPECT_TRUE(repairs("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").empty());
}

TEST(LenientFen, StillRefusesWrongPieces) {
    EXPECT_EQ(normalised("4k4/8/8/8/8/8/8/4K2R w K - 0 1", FenMode::Lenient), "refused");
    EXPECT_EQ(normalised("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", FenMode::Lenient), "refused");
}

TEST(WriteFen, AlwaysWritesSixFields) {
    EXPECT_EQ(normalised("4k3/8/8/8/8/8/8/4K3"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(ReadFen, AcceptsAMatedSideToMove) {
    EXPECT_EQ(normalised("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
              "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
}

}  // namespace
}  // namespace takeback::notation
