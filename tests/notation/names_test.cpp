// What men, sides and outcomes are called.
#include "takeback/notation/names.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

namespace takeback::notation {
namespace {

TEST(Names, OfMenOfXiangqiInChineseAreTheCharactersOnThem) {
    constexpr Wording xiangqi{Language::Chinese, Terms::Xiangqi};
    for (const auto& [kind, red, black] :
         {std::tuple{Kind::King, "帅", "将"}, std::tuple{Kind::Advisor, "仕", "士"},
          std::tuple{Kind::Elephant, "相", "象"}, std::tuple{Kind::Horse, "马", "马"},
          std::tuple{Kind::Rook, "车", "车"}, std::tuple{Kind::Cannon, "炮", "炮"},
          std::tuple{Kind::Pawn, "兵", "卒"}}) {
        EXPECT_EQ(name_of_man({Color::White, kind}, xiangqi), red);
        EXPECT_EQ(name_of_man({Color::Black, kind}, xiangqi), black);
    }
}

TEST(Names, OfMenOfChessAreTheSameForBothSides) {
    constexpr Wording chess{Language::Chinese, Terms::Chess};
    for (const Kind kind : {Kind::King, Kind::Pawn}) {
        EXPECT_EQ(name_of_man({Color::White, kind}, chess), name_of_man({Color::Black, kind}, chess));
        EXPECT_EQ(name_of_man({Color::White, kind}, chess), name(kind, Language::Chinese));
    }
}

TEST(Names, OfADrawTellByWhatAndThatTimeMayEndInOne) {
    EXPECT_EQ(describe(drawn(Ending::Stalemate)), "draw by stalemate");
    EXPECT_EQ(describe(drawn(Ending::DrawAgreement)), "draw by agreement");
    EXPECT_EQ(describe(drawn(Ending::TimeForfeit)),
              "draw: the time ran out, but the opponent has a bare king or too little to mate");
}

TEST(Names, OfEachEndingSayWhoWinsByWhat) {
    for (const auto& [ending, text] : std::vector<std::pair<Ending, std::string_view>>{
             {Ending::Checkmate, "checkmate; White wins"},
             {Ending::Stalemate, "stalemate; White wins"},  // as xiangqi has it
             {Ending::PerpetualCheck, "perpetual check; White wins"},
             {Ending::PerpetualChase, "perpetual chase; White wins"},
             {Ending::Resignation, "Black resigned; White wins"},
             {Ending::TimeForfeit, "Black ran out of time; White wins"}}) {
        EXPECT_EQ(describe(won_by(Color::White, ending)), text);
    }
    for (const auto& [ending, text] : std::vector<std::pair<Ending, std::string_view>>{
             {Ending::DeadPosition, "draw by dead position"},
             {Ending::FivefoldRepetition, "draw by fivefold repetition"},
             {Ending::SeventyFiveMoves, "draw by 75-move rule"},
             {Ending::ThreefoldRepetition, "draw by threefold repetition"},
             {Ending::FiftyMoves, "draw by 50-move rule"},
             {Ending::NaturalLimit, "draw by natural limit"},
             {Ending::NoAttackers, "draw by lack of attackers"}}) {
        EXPECT_EQ(describe(drawn(ending)), text);
    }
}

}  // namespace
}  // namespace takeback::notation
