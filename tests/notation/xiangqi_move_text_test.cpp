// Moves of xiangqi in each notation: how they are written, and that each text leads back to its move.
#include "takeback/notation/xiangqi_move_text.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "support/perft_table.hpp"
#include "support/random_games.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::notation {
namespace {

constexpr auto start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

constexpr std::array styles{
    XiangqiStyle{.notation = XiangqiNotation::Iccs},
    XiangqiStyle{.notation = XiangqiNotation::IccsDashed},
    XiangqiStyle{.notation = XiangqiNotation::Iccs, .ranks = Ranks::FromOne},
    XiangqiStyle{.notation = XiangqiNotation::IccsDashed, .ranks = Ranks::FromOne},
    XiangqiStyle{.notation = XiangqiNotation::Wxf},
    XiangqiStyle{.notation = XiangqiNotation::WxfRanked},
    XiangqiStyle{.notation = XiangqiNotation::Chinese},
    XiangqiStyle{.notation = XiangqiNotation::Chinese, .black_digits = BlackDigits::Ascii},
    XiangqiStyle{.notation = XiangqiNotation::ChineseTraditional},
};

std::string written(std::string_view fen, std::string_view move, XiangqiNotation notation,
                    BlackDigits digits = BlackDigits::FullWidth) {
    return write_xiangqi_move(test::xiangqi_position(fen), test::xiangqi_request(move),
                              {.notation = notation, .black_digits = digits});
}

std::string from_one(std::string_view move, XiangqiNotation notation) {
    return write_xiangqi_move(test::xiangqi_position(start), test::xiangqi_request(move),
                              {.notation = notation, .ranks = Ranks::FromOne});
}

/// Xiangqi in which no game is drawn: several rows of the table have no men who could still win.
struct TraitsWithoutDraws : xiangqi::XiangqiTraits {
    [[nodiscard]] static std::optional<Outcome> automatic_outcome(const Rules& /*rules*/,
                                                                  const Position& /*position*/,
                                                                  std::span<const Command> /*history*/) {
        return std::nullopt;
    }
};
class WithoutDraws final : public RuleBook<TraitsWithoutDraws> {
public:
    [[nodiscard]] Position start_position() const override { return test::xiangqi().start_position(); }
};

/// In every style, each legal move has a text of its own, which leads back to it. Returns how many moves.
std::size_t expect_round_trips(const Game& game) {
    for (const XiangqiStyle style : styles) {
        std::map<std::string, MoveRequest> moves;
        for (const MoveRequest request : game.legal_moves()) {
            const std::string text = write_xiangqi_move(game.position(), request, style);
            const auto [other, is_new] = moves.try_emplace(text, request);
            EXPECT_TRUE(is_new) << text << " is " << iccs(request) << " and " << iccs(other->second) << " in "
                                << test::xiangqi_fen(game);
            const auto read = read_xiangqi_move(text, game, style);
            EXPECT_TRUE(read && *read == request)
                << text << " for " << iccs(request) << " in " << test::xiangqi_fen(game);
        }
    }
    return game.legal_moves().size();
}

/// The same without telling the reader the style: what two systems take differently is refused, never
/// mistaken.
void expect_no_mistakes(const Game& game) {
    for (const XiangqiStyle style : styles) {
        if (style.ranks == Ranks::FromOne) {
            continue;  // it has to be told
        }
        for (const MoveRequest request : game.legal_moves()) {
            const std::string text = write_xiangqi_move(game.position(), request, style);
            const auto read = read_xiangqi_move(text, game);
            EXPECT_TRUE(read ? *read == request : read.error().refusal.reason == Reason::Ambiguous)
                << text << " for " << iccs(request) << " in " << test::xiangqi_fen(game);
        }
    }
}

TEST(XiangqiMoveText, OfEveryMoveOfThePerftTableLeadsBackToIt) {
    const WithoutDraws rules;
    std::size_t moves = 0;
    for (const test::PerftRow& row : test::read_perft_table("xiangqi/perft_table.tsv")) {
        if (row.depth == 1) {
            const Game game = test::xiangqi_game(row.fen, "", rules);
            moves += expect_round_trips(game);
            expect_no_mistakes(game);
        }
    }
    EXPECT_EQ(moves, 821U);
}

TEST(XiangqiMoveText, OfEveryMoveOfRandomGamesLeadsBackToIt) {
    std::vector<Position> starts{test::xiangqi().start_position()};
    for (const char* const pawns : {"3k5/2P1P1P2/2P1P4/9/9/9/9/9/4p4/5K3 w - - 0 1",
                                    "3k5/9/2P1P4/2P1P4/2P6/9/9/4p1p2/4p1p2/4pK3 w - - 0 1",
                                    "3k5/P8/P8/P8/P8/8p/8p/8p/8p/4K3p b - - 0 1"}) {
        starts.push_back(test::xiangqi_position(pawns));
    }
    std::size_t moves = 0;
    test::play_random_games(test::xiangqi(), starts, 600, [&](const Game& game, MoveRequest /*next*/) {
        moves += expect_round_trips(game);
    });
    EXPECT_GT(moves, 10'000U);
}

TEST(XiangqiMoveText, IsWrittenInEveryNotation) {
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::Iccs), "h2e2");
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::IccsDashed), "H2-E2");
    EXPECT_EQ(from_one("h2e2", XiangqiNotation::Iccs), "h3e3");
    EXPECT_EQ(from_one("h2h9", XiangqiNotation::Iccs), "h3h10");
    EXPECT_EQ(from_one("h2h9", XiangqiNotation::IccsDashed), "H3-H10");
    EXPECT_EQ(from_one("h2e2", XiangqiNotation::Wxf), "C2=5") << "it names no rank";
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::Wxf), "C2=5");
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::WxfRanked), "C2=5");
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::Chinese), "炮二平五");
    EXPECT_EQ(written(start, "h2e2", XiangqiNotation::ChineseTraditional), "炮二平五");
}

TEST(XiangqiMoveText, HasStepsForTheStraightAndFilesForTheOthers) {
    struct Case {
        const char* move;
        const char* wxf;
        const char* chinese;
        const char* traditional;
    };
    for (const Case& each :
         {Case{"c0e2", "E7+5", "相七进五", "相七進五"}, Case{"i0i1", "R1+1", "车一进一", "車一進一"},
          Case{"h2h9", "C2+7", "炮二进七", "炮二進七"},  // a capture, and not marked
          Case{"b0c2", "H8+7", "马八进七", "馬八進七"}, Case{"d0e1", "A6+5", "仕六进五", "仕六進五"},
          Case{"e0e1", "K5+1", "帅五进一", "帥五進一"}, Case{"c3c4", "P7+1", "兵七进一", "兵七進一"}}) {
        EXPECT_EQ(written(start, each.move, XiangqiNotation::Wxf), each.wxf);
        EXPECT_EQ(written(start, each.move, XiangqiNotation::Chinese), each.chinese);
        EXPECT_EQ(written(start, each.move, XiangqiNotation::ChineseTraditional), each.traditional);
    }
}

/// A rook of two on a file is the front rook, on however many files there are several pawns.
TEST(XiangqiMoveText, OnlyPawnsAreNamedByTheirFile) {
    constexpr auto both = "5k3/9/2P1P4/2P1P4/R8/R8/9/9/9/4K4 w - - 0 1";
    EXPECT_EQ(written(both, "a5b5", XiangqiNotation::Wxf), "R+=8");
    EXPECT_EQ(written(both, "a5b5", XiangqiNotation::WxfRanked), "R+=8");
    EXPECT_EQ(written(both, "a5b5", XiangqiNotation::Chinese), "前车平八");
    EXPECT_EQ(written(both, "c7b7", XiangqiNotation::WxfRanked), "17=8");
}

TEST(XiangqiMoveText, OfBlackCountsFromHisOwnRight) {
    constexpr auto black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
    EXPECT_EQ(written(black, "h9g7", XiangqiNotation::Wxf), "H8+7");
    EXPECT_EQ(written(black, "h9g7", XiangqiNotation::Chinese), "马８进７");
    EXPECT_EQ(written(black, "h9g7", XiangqiNotation::Chinese, BlackDigits::Ascii), "马8进7");
    EXPECT_EQ(written(black, "h9g7", XiangqiNotation::ChineseTraditional), "馬８進７");
    EXPECT_EQ(written(black, "e9e8", XiangqiNotation::Chinese), "将５进１");
    EXPECT_EQ(written(black, "e9e8", XiangqiNotation::ChineseTraditional), "將５進１");
    EXPECT_EQ(written(black, "c9e7", XiangqiNotation::Chinese), "象３进５");
    EXPECT_EQ(written(black, "d9e8", XiangqiNotation::Chinese), "士４进５");
    EXPECT_EQ(written(black, "a6a5", XiangqiNotation::Chinese), "卒１进１");
}

TEST(XiangqiMoveText, OfAWayThatNoSuchManGoesIsEmptyOutsideIccs) {
    EXPECT_EQ(written(start, "h0h1", XiangqiNotation::Wxf), "");
    EXPECT_EQ(written(start, "e5e6", XiangqiNotation::Chinese), "");
    EXPECT_EQ(written(start, "h0h1", XiangqiNotation::Iccs), "h0h1");
}

}  // namespace
}  // namespace takeback::notation
