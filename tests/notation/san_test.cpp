// SAN as it is written (PGN standard, 8.2.3).
#include "takeback/notation/san.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"

namespace takeback::notation {
namespace {

std::string san(std::string_view fen, std::string_view from, std::string_view to,
                Kind promotion = Kind::None) {
    return write_san(test::chess(), test::position(fen),
                     {.from = test::at(from), .to = test::at(to), .promotion = promotion});
}

TEST(WriteSan, NamesThePieceAndTheSquare) {
    EXPECT_EQ(san("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2", "e4"), "e4");
    EXPECT_EQ(san("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1", "f3"), "Nf3");
}

TEST(WriteSan, MarksCapturesAndTheFileOfACapturingPawn) {
    EXPECT_EQ(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4", "d5"), "exd5");
    EXPECT_EQ(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6"), "exd6");
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/r2QK3 w - - 0 1", "d1", "a1"), "Qxa1");
}

TEST(WriteSan, AddsFileThenRankThenBothWhereSeveralPiecesCanGo) {
    constexpr const char* queens = "2K5/Q7/7k/8/8/8/8/Q5Q1 w - - 0 1";
    EXPECT_EQ(san(queens, "a1", "d4"), "Qa1d4");
    EXPECT_EQ(san(queens, "a7", "d4"), "Q7d4");
    EXPECT_EQ(san(queens, "g1", "d4"), "Qgd4");
    EXPECT_EQ(san("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1", "a3"), "R1a3");
    EXPECT_EQ(san("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a5", "a3"), "R5a3");
}

TEST(WriteSan, CountsOnlyLegalMovesAsRivals) {
    EXPECT_EQ(san("4k3/8/8/b7/8/8/3N4/4K1N1 w - - 0 1", "g1", "f3"), "Nf3") << "the knight on d2 is pinned";
}

TEST(WriteSan, KeepsTheFileOfAPawnWhoseRivalIsPinned) {
    EXPECT_EQ(san("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "c5", "d6"), "cxd6");
}

TEST(WriteSan, WritesCastlingWithLettersO) {
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "g1"), "O-O");
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1"), "O-O-O");
    EXPECT_EQ(san("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1"), "O-O-O+");
}

TEST(WriteSan, WritesPromotionCheckAndMate) {
    EXPECT_EQ(san("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7", "a8", Kind::Knight), "a8=N");
    EXPECT_EQ(san("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7", "a8", Kind::Queen), "a8=Q+");
    EXPECT_EQ(san("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", "e8", Kind::Queen), "e8=Q");
    EXPECT_EQ(san("6rk/5P1p/8/8/8/8/8/4K1R1 w - - 0 1", "f7", "g8", Kind::Queen), "fxg8=Q#");
}

TEST(WriteSan, WritesACheckThatIsAnsweredEnPassantAsACheck) {
    EXPECT_EQ(san("8/8/R7/K2k4/3p1Q2/2R5/4P3/8 w - - 0 1", "e2", "e4"), "e4+");
}

}  // namespace
}  // namespace takeback::notation
