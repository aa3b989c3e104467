// However a text is cut, its pieces give what the whole gives: the same games, and the same problems at the
// same places.
#include "takeback/notation/game_splitter.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "support/drawing.hpp"
#include "support/game_grower.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

constexpr std::size_t wherever_it_can = 1;

/// All that a reader says of the games of a text.
struct Told {
    std::vector<PgnReading> readings;
    std::size_t pieces = 1;
};

Told of_the_whole(std::string_view text) {
    Told told;
    GameReader reader{bytes_of(text)};
    while (auto read = reader.next()) {
        told.readings.push_back(*std::move(read));
    }
    return told;
}

Told of_the_pieces(std::string_view text, std::size_t size, std::size_t most = 1 << 20) {
    Told told{.readings = {}, .pieces = 0};
    GameSplitter splitter{bytes_of(text), size, most};
    while (auto piece = splitter.next()) {
        ++told.pieces;
        const std::size_t games_before = told.readings.size();
        PieceReader reader{*std::move(piece)};
        while (auto read = reader.next()) {
            read->number += games_before;
            for (PgnProblem& problem : read->problems) {
                problem.game += games_before;
            }
            told.readings.push_back(*std::move(read));
        }
    }
    return told;
}

std::string problems_of(const PgnReading& reading) {
    std::string text;
    for (const PgnProblem& problem : reading.problems) {
        text += describe(problem) + " at " + problem.token + '\n';
    }
    return text;
}

/// Gives the pieces there were.
std::size_t expect_the_same(std::string_view text, std::size_t size, std::size_t most = 1 << 20) {
    const Told whole = of_the_whole(text);
    const Told cut = of_the_pieces(text, size, most);
    EXPECT_EQ(cut.readings.size(), whole.readings.size()) << shown_lines(text);
    for (std::size_t i = 0; i < std::min(cut.readings.size(), whole.readings.size()); ++i) {
        const PgnReading& one = cut.readings[i];
        const PgnReading& other = whole.readings[i];
        EXPECT_EQ(one.game, other.game) << "game " << i + 1 << " of\n" << shown_lines(text);
        EXPECT_EQ(one.number, other.number);
        EXPECT_EQ(one.place, other.place) << "game " << i + 1 << " of\n" << shown_lines(text);
        EXPECT_EQ(problems_of(one), problems_of(other)) << "game " << i + 1 << " of\n" << shown_lines(text);
    }
    return cut.pieces;
}

std::size_t pieces_of(std::string_view text) {
    return expect_the_same(text, wherever_it_can);
}

TEST(GameSplitter, CutsBetweenGames) {
    EXPECT_EQ(
        pieces_of("[Event \"a\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n\n1. d4 *\n\n[Event \"c\"]\n\n0-1\n"), 3U);
    EXPECT_EQ(pieces_of("[White \"a\"]\n\n1. e4 1/2-1/2\n[White \"b\"]\n\n1. d4 *"), 2U)
        << "whatever the first tag is";
    EXPECT_EQ(pieces_of("1. e4\r\n1-0\r\n\r\n\r\n[Event \"b\"]\r\n\r\n1. d5 *\r\n"), 2U);
}

TEST(GameSplitter, CutsBehindCommentsInBraces) {
    EXPECT_EQ(pieces_of("1. e4 { [%clk 0:01:00] a; b } e5 {2} 1-0\n\n[Event \"b\"]\n\n1. Ke4 *\n"), 2U);
    EXPECT_EQ(pieces_of("1. e4 {a long\ncomment } 1-0\n\n[Event \"b\"]\n\n1. Ke4 *\n"), 2U);
    EXPECT_EQ(pieces_of("1. e4 {a}\n*\n[Event \"b\"]\n\n1. Ke4 *\n"), 2U);
    EXPECT_EQ(pieces_of("1. e4 {a}1-0\n[Event \"b\"]\n\n1. Ke4 *\n"), 2U);
}

TEST(GameSplitter, CutsTheGamesOfXiangqi) {
    EXPECT_EQ(pieces_of("[Game \"Chinese Chess\"]\n[Event \"a\"]\n\n1. C2=5 *\n\n"
                        "[Game \"Chinese Chess\"]\n[Event \"b\"]\n\n1. H2+3 h8+7 2. zz *\n"),
              2U);
}

TEST(GameSplitter, LeavesTogetherWhatMayBelongTogether) {
    for (const char* const text : {
             "1. e4 {1-0\n\n[Event \"b\"]\n} *",                       // inside a comment
             "{\n1-0\n\n[Event \"b\"]\n} 1. e4 *",                     // from the first byte on
             "1. e4 * {1-0\n\n[Event \"b\"]\n\n1. e4 *",               // the comment is of the second game
             "1. e4 ; 1-0\n[Event \"b\"]\n\n1. e4 *",                  // behind a semicolon
             "1. e4 ; {\n ; } 1-0\n[Event \"b\"]\n\n1. e4 *",          // and no brace is one there
             "1. e4 *\n% 1-0\n[Event \"b\"]\n\n1. e4 *",               // in a line that is passed over
             "1. e4 *\n\xEF\xBB\xBF% { } 1-0\n[Event \"b\"]\n\n1. *",  // even there
             "1. e4 * {of the next}\n[Event \"b\"]\n\n1. e4 *",        // a comment between games
             "1. e4 * ; of the next\n[Event \"b\"]\n\n1. e4 *",        //
             "[White \"a\"]\n\n[Event \"b\"]\n\n1. e4 *",              // tags of one game
             "[\n1-0\n[Event \"b\"]\n\n1. e4 *",                       // a tag that goes on
             "[Site\n\" 1-0\n[Event \"b\"]\n\n1. e4 *",                //
             "[Site \" 1-0\n[Event \"b\"]\n\n1. e4 *",                 //
             "1. e4 {\r\r[Event \"b\"] ; } 1-0\n[Event \"c\"]\n*",     // lines that end in \r
             "1. e4\r% 1-0\n[Event \"c\"]\n*",                         //
             "1. e4 e4*\n[Event \"c\"]\n*",                            // no word of its own
             "1. e4 {a}x*\n[Event \"c\"]\n*",                          //
             "1. e4 1-0",                                              // nothing follows
         }) {
        EXPECT_EQ(pieces_of(text), 1U) << text;
    }
}

TEST(GameSplitter, MakesNoPieceOfNothing) {
    EXPECT_EQ(pieces_of(""), 0U);
    EXPECT_EQ(of_the_pieces("", GameSplitter::never).readings.size(), 0U);
}

TEST(GameSplitter, NeverCutsWhereItIsNotToCut) {
    EXPECT_EQ(expect_the_same("1. e4 *\n\n[Event \"b\"]\n\n1. d5 *\n", GameSplitter::never), 1U);
}

TEST(GameSplitter, GivesTheOnlyByteOfAText) {
    EXPECT_EQ(expect_the_same("*", GameSplitter::never), 1U);
    EXPECT_EQ(of_the_pieces("*", GameSplitter::never).readings.size(), 1U);
}

/// "\r" alone ends a line, also where several stand together.
TEST(GameSplitter, CountsEveryKindOfLineEnd) {
    EXPECT_EQ(
        pieces_of("[Event \"a\"]\r\r\r1. zz\r\n*\n[Event \"b\"]\r\n\r1. zz\n*\n[Event \"c\"]\n\n1. zz *"),
        3U);
}

TEST(GameSplitter, CutsNothingThatIsLongerThanItMayWaitFor) {
    const std::string text = "1. e4 *\n\n[Event \"b\"]\n\n1. d5 *\n";
    EXPECT_EQ(expect_the_same(text, wherever_it_can, text.size()), 2U);
    EXPECT_EQ(expect_the_same(text, wherever_it_can, text.size() - 1), 1U);
}

TEST(GameSplitter, ReadsOnHoweverLittleTheSourceGives) {
    const std::string text = "1. e4 {" + std::string(65536, 'x') + "} *\n\n[Event \"b\"]\n\n1. d4 *\n";
    GameSplitter splitter{[&text, at = std::size_t{0}](std::span<char> space) mutable {
                              if (at == text.size() || space.empty()) {
                                  return std::size_t{0};
                              }
                              space.front() = text[at++];
                              return std::size_t{1};
                          },
                          wherever_it_can};
    std::size_t pieces = 0;
    while (auto piece = splitter.next()) {
        PieceReader reader{*std::move(piece)};
        EXPECT_TRUE(reader.next());
        ++pieces;
    }
    EXPECT_EQ(pieces, 2U);
}

TEST(GameSplitter, NeverCutsDhtmlxq) {
    const std::string record = "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n1-0\n";
    EXPECT_EQ(pieces_of(record + record + record), 1U);
}

TEST(GameSplitter, DecodesGb18030OnceForAll) {
    const std::string red = "\xBA\xEC";  // "red"
    const std::string game = "[Game \"Chinese Chess\"]\n[Event \"" + red + "\"]\n\n1. zz *\n\n";
    EXPECT_EQ(pieces_of(game + game + game), 3U);
    const auto told = of_the_pieces(game + game, wherever_it_can);
    EXPECT_EQ(told.readings.back().game.tags.value("Event"), "红");
}

/// As large as it must be, and no larger.
TEST(GameSplitter, FillsAPieceBeforeItIsCut) {
    std::string text;
    for (int i = 0; i < 3000; ++i) {
        text += "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n";
    }
    EXPECT_EQ(expect_the_same(text, 10'000), text.size() / 10'000 + 1);
    EXPECT_EQ(expect_the_same(text, text.size()), 1U);
}

/// A comment of a megabyte, in which nobody knows where a game ends.
TEST(GameSplitter, GivesTheRestWhereNoEndComesForLong) {
    const std::string game = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n";
    std::string open = "[Event \"b\"]\n\n1. e4 {";
    for (int i = 0; i < 20'000; ++i) {
        open += "never closed 1-0\n[Even \"it\"]\n";
    }
    EXPECT_EQ(expect_the_same(game + game + open + "\n\n" + game + game, wherever_it_can, 100'000), 3U);
}

/// Whatever stands in a text, and how its parts meet.
TEST(GameSplitter, CutsNoTextWhereItMatters) {
    constexpr std::array<std::string_view, 46> parts{"[Event \"a\"]\n",
                                                     "[Event \"b\"]\n\n",
                                                     "\n\n[Event \"c\"]\n",
                                                     "[Game \"Chinese Chess\"]\n",
                                                     "[White \"w\"]\n",
                                                     "[Result \"1-0\"]\n",
                                                     "[",
                                                     "]",
                                                     "[\n",
                                                     "[Site\n",
                                                     "[Site \"",
                                                     "[Site \"x\"\n",
                                                     "\"",
                                                     "\\\"",
                                                     "{",
                                                     "}",
                                                     "{ c } ",
                                                     "{\n\n",
                                                     ";",
                                                     "; x\n",
                                                     "%",
                                                     "\n%",
                                                     "\n% x\n",
                                                     "\xEF\xBB\xBF",
                                                     "\n\xEF\xBB\xBF%",
                                                     "\r",
                                                     "\r\n",
                                                     "\n",
                                                     "\n\n",
                                                     " ",
                                                     "\v",
                                                     "(",
                                                     ")",
                                                     "1. e4 ",
                                                     "e5 ",
                                                     "2. Ke2 ",
                                                     "zz ",
                                                     "$1 ",
                                                     "!? ",
                                                     "1-0\n",
                                                     "0-1\n\n",
                                                     " 1/2-1/2\r\n",
                                                     " * ",
                                                     "*",
                                                     " 1-0\n[",
                                                     "\xE3\x80\x80"};
    std::mt19937 random{1997};
    std::size_t pieces = 0;
    constexpr std::size_t texts = 6000;
    for (std::size_t i = 0; i < texts; ++i) {
        std::string text;
        for (std::size_t count = 3 + random() % 30; count > 0; --count) {
            text += parts[random() % parts.size()];
            if (random() % 4 == 0) {
                text += "\n1-0\n[Event \"d\"]\n";
            }
        }
        pieces += pieces_of(text);
        if (HasFailure()) {
            return;
        }
    }
    EXPECT_GT(pieces, 2 * texts) << "or it would prove little";
}

/// Real games, damaged.
TEST(GameSplitter, CutsNoDamagedGamesWhereItMatters) {
    test::GameGrower grower{
        {test::chess().start_position(), test::position("4k3/P7/8/8/8/8/4P3/4K2R b K - 3 17")}};
    std::mt19937 random{2011};
    constexpr std::string_view bytes = "(){}[]\"\\;%$!?*.\n\r\t -+#=xO01N8a\x80\xFF";
    std::size_t pieces = 0;
    for (int i = 0; i < 150; ++i) {
        std::string text;
        for (int games = 0; games < 8; ++games) {
            text += write_pgn(grower.grow()) + '\n';
        }
        for (std::size_t damage = random() % 30; damage > 0; --damage) {
            const std::size_t at = random() % text.size();
            if (random() % 2 == 0) {
                text[at] = bytes[random() % bytes.size()];
            } else {
                text.insert(at, 1, bytes[random() % bytes.size()]);
            }
        }
        pieces += pieces_of(text);
        expect_the_same(text, 500);
    }
    EXPECT_GT(pieces, 600U);
}

}  // namespace
}  // namespace takeback::notation
