// The start positions of Chess960 and their numbers.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "support/drawing.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/piece_letters.hpp"

namespace takeback {
namespace {

std::string back_rank(int number) {
    std::string letters;
    for (const Kind kind : chess::chess960_back_rank(number)) {
        letters += notation::letter(kind);
    }
    return letters;
}

TEST(Chess960Start, HasTheNumbersThatScharnaglGave) {
    EXPECT_EQ(back_rank(0), "BBQNNRKR");
    EXPECT_EQ(back_rank(1), "BQNBNRKR");
    EXPECT_EQ(back_rank(518), "RNBQKBNR");
    EXPECT_EQ(back_rank(534), "RNBKQBNR");
    EXPECT_EQ(back_rank(959), "RKRNNQBB");
}

TEST(Chess960Start, ComesIn960Kinds) {
    std::set<std::string> all;
    for (int number = 0; number < chess::chess960_starts; ++number) {
        all.insert(back_rank(number));
    }
    EXPECT_EQ(all.size(), 960U);
}

TEST(Chess960Start, HasBishopsOfBothColoursAndTheKingBetweenTheRooks) {
    test::proves_rule("FIDE Guidelines II.2");
    for (int number = 0; number < chess::chess960_starts; ++number) {
        const std::string rank = back_rank(number);
        EXPECT_EQ((rank.find('B') + rank.rfind('B')) % 2, 1U) << number << ' ' << rank;
        EXPECT_LT(rank.find('R'), rank.find('K')) << number << ' ' << rank;
        EXPECT_LT(rank.find('K'), rank.rfind('R')) << number << ' ' << rank;
    }
}

TEST(Chess960Start, Number518IsTheStartOfChessWithTheOtherRuleOfCastling) {
    Position start = chess::chess960_start(chess::standard_start);
    EXPECT_EQ(start.state.castling_rule, CastlingRule::Chess960);
    start.state.castling_rule = CastlingRule::Standard;
    EXPECT_EQ(start, test::chess().start_position());
}

TEST(Chess960Start, IsAPositionThatFenReadsAndItsKeyIsRight) {
    for (int number = 0; number < chess::chess960_starts; ++number) {
        const Position start = chess::chess960_start(number);
        EXPECT_EQ(test::position(notation::write_fen(start), CastlingRule::Chess960), start) << number;
        EXPECT_EQ(start.state.key, zobrist::key_of(start)) << number;
    }
}

}  // namespace
}  // namespace takeback
