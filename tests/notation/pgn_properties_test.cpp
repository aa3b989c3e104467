// What holds for every PGN: what is written is read back, and no text does harm.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "support/drawing.hpp"
#include "support/game_grower.hpp"
#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

const std::vector<Position>& starts() {
    static const std::vector<Position> positions{
        test::chess().start_position(), test::chess().start_position(),
        test::position("4k3/P7/8/8/8/8/4P3/4K2R b K - 3 17"),
        test::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        test::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")};
    return positions;
}

/// Every problem, with its place and its words.
std::string described(const PgnReading& reading) {
    std::string text;
    for (const PgnProblem& problem : reading.problems) {
        text += describe(problem) + " at '" + problem.token + "'\n";
    }
    return text;
}

/// Who only counts reads, plays and checks everything that others keep.
void expect_the_same_counted(std::string_view text) {
    PgnReader counting{bytes_of(text), {}, Language::English, PgnKeep::Totals};
    for (const PgnReading& kept : test::read_games(text)) {
        const auto counted = counting.next();
        ASSERT_TRUE(counted) << shown(text, 2000);
        ASSERT_EQ(described(*counted), described(kept)) << shown(text, 2000);
        ASSERT_EQ(counted->main_line, kept.main_line) << shown(text, 2000);
        ASSERT_EQ(counted->main_line, totals_of_main_line(kept.game)) << shown(text, 2000);
        PgnGame without_moves = kept.game;
        without_moves.moves = {};
        ASSERT_EQ(counted->game, without_moves) << shown(text, 2000);
    }
    ASSERT_FALSE(counting.next());
}

TEST(PgnProperties, WhatIsWrittenIsReadBackEqual) {
    test::GameGrower grower{starts()};
    std::string all;
    std::vector<PgnGame> games;
    for (int i = 0; i < 600; ++i) {
        games.push_back(grower.grow());
        const std::string pgn = write_pgn(games.back());
        const PgnReading reading = test::read_game(pgn);
        ASSERT_EQ(reading.game, games.back()) << pgn;
        ASSERT_EQ(test::codes_of(reading), "") << pgn;
        ASSERT_EQ(write_pgn(reading.game), pgn);
        all += pgn + (i % 2 == 0 ? "\n" : "");
    }
    expect_the_same_counted(all);
    const auto readings = test::read_games(all);
    ASSERT_EQ(readings.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        ASSERT_EQ(readings[i].game, games[i]) << "game " << i + 1 << " among the others";
    }
}

/// That the text is read in the same way when it comes in pieces of that size. In a text that comes byte by
/// byte nothing is ready in one piece, so that no token is read the quick way.
void expect_the_same_in_pieces(std::string_view text, std::size_t piece) {
    PgnReader reader{[text, piece](std::span<char> space) mutable {
        const std::size_t size = std::min({piece, space.size(), text.size()});
        std::copy_n(text.begin(), size, space.begin());
        text.remove_prefix(size);
        return size;
    }};
    for (const PgnReading& expected : test::read_games(text)) {
        const auto read = reader.next();
        ASSERT_TRUE(read);
        ASSERT_EQ(read->game, expected.game);
        ASSERT_EQ(described(*read), described(expected));
    }
    ASSERT_FALSE(reader.next());
}

/// What a reader must not do to any text: fail, go beyond its limits, or write what it cannot read.
void expect_no_harm(std::string_view text) {
    for (const PgnReading& reading : test::read_games(text)) {
        ASSERT_LE(reading.problems.size(), pgn_limits::most_problems + 1);
        for (const PgnProblem& problem : reading.problems) {
            const std::string described = describe(problem);
            ASSERT_TRUE(is_valid_utf8(described)) << described;
            ASSERT_TRUE(std::none_of(described.begin(), described.end(), is_control))
                << shown(described, 1000);
        }
        PgnGame game = reading.game;
        set_result(game, pgn_result(game));
        ASSERT_EQ(test::read_game(write_pgn(game)).game, game) << shown(text, 2000);
    }
    expect_the_same_counted(text);
    expect_the_same_in_pieces(text, 1);
}

TEST(PgnProperties, NoDamageToATextDoesHarm) {
    std::vector<Position> of_both_games = starts();
    of_both_games.push_back(test::xiangqi().start_position());
    of_both_games.push_back(test::xiangqi_position("2bak4/9/3P1P3/3PPP3/9/9/3ppp3/3p1p3/9/2BAK4 b - - 1 9"));
    test::GameGrower grower{of_both_games};
    std::mt19937 random{1972};
    constexpr std::array styles{XiangqiNotation::Iccs, XiangqiNotation::Wxf, XiangqiNotation::Chinese};
    constexpr std::string_view bytes = "(){}[]\"\\;%$!?*.\n\r\t -+#=xO01N8a\x80\xFF";
    for (int i = 0; i < 600; ++i) {
        std::string pgn = write_pgn(grower.grow(), {styles[random() % styles.size()]});
        for (std::size_t damage = 1 + random() % 20; damage > 0; --damage) {
            const std::size_t at = random() % pgn.size();
            switch (random() % 3) {
                case 0: pgn[at] = bytes[random() % bytes.size()]; break;
                case 1: pgn.erase(at, 1 + random() % 3); break;
                default: pgn.insert(at, 1, bytes[random() % bytes.size()]); break;
            }
        }
        expect_no_harm(pgn);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(PgnProperties, NoSoupOfTokensDoesHarm) {
    std::mt19937 random{1921};
    constexpr std::array tokens{"[",
                                "]",
                                "{",
                                "}",
                                "(",
                                ")",
                                ";",
                                "%",
                                "\n",
                                "\"",
                                "e4",
                                "e5",
                                "Nf3",
                                "Nf6",
                                "O-O",
                                "--",
                                "1.",
                                "1...",
                                "$1",
                                "!?",
                                "1-0",
                                "*",
                                "[Event \"a\"]",
                                "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
                                "[SetUp \"1\"]",
                                "\\",
                                "\xEF\xBB\xBF",
                                "\r",
                                "x",
                                "[%clk 0:00:01]",
                                "e.p.",
                                "Z0",
                                "\xFC",
                                "½-½",
                                "[FEN \"\"]",
                                "[Game \"Chinese Chess\"]",
                                "[Red \"a\"]",
                                "[White \"b\"]",
                                "[Format \"WXF\"]",
                                "[FEN \"2bak4/9/3P1P3/3PPP3/9/9/3ppp3/3p1p3/9/2BAK4 w\"]",
                                "C2=5",
                                "炮８平５",
                                "H2-E2",
                                "16.5",
                                "4+=3",
                                "\xE3\x80\x80",
                                "．"};
    for (int i = 0; i < 1500; ++i) {
        std::string soup;
        for (std::size_t count = random() % 60; count > 0; --count) {
            soup += tokens[random() % tokens.size()];
            soup += random() % 3 == 0 ? "" : " ";
        }
        expect_no_harm(soup);
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(PgnProperties, HowTheSourceCutsTheTextDoesNotMatter) {
    test::GameGrower grower{starts()};
    std::string pgn;
    for (int i = 0; i < 40; ++i) {
        pgn += write_pgn(grower.grow());
        pgn += i % 3 == 0 ? "\r\n{never closed\r\n\r\n" : "";
    }
    pgn += "\n[Game \"Chinese Chess\"]\n\n1．炮二平五　马８进７　2.H2+3　1-0\n";
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 100U}) {
        expect_the_same_in_pieces(pgn, piece);
    }
}

/// What is nearly plain is left to the full reader, not taken for what it resembles.
TEST(PgnProperties, WhatResemblesAPlainTokenIsReadAsTheFullReaderReadsIt) {
    const std::string long_word(pgn_limits::longest_word, 'x');
    const std::string long_number(pgn_limits::longest_word, '1');
    const std::string at_the_start[]{
        "[" + long_word + " \"a\"]",
        "[" + long_word + "x \"a\"]",
        R"([ "a"])",
        R"([-a "b"])",
        R"([+ "a"])",
        R"([a_b "c"])",
        R"([a"b"])",
        R"([a  "b"])",
        "[a\t\"b\"]",
        R"([a b"])",
        R"([a xb"])",
        R"([a "b"x])",
        R"([a "b" ])",
        R"([a "b])",
        R"([a "b]])",
        R"([a "b")",
        R"([a "b\"])",
        R"([a ""])",
        "[a]",
        R"([a!"b"])",
        R"([a "b\]"])",
        "[a \"b\x01]",
        R"(["a"])",
    };
    const std::string among_the_moves[]{
        long_number + ".",
        long_number + "1.",
        long_number,
        long_number + "1",
        long_word,
        long_word + "x",
        "1.." + long_word,
        "2.e5",
        "2e5",
        "2...e5x",
        "1-0",
        "0-0",
        "{a",
        "{a}}",
        "{a\x7F}",
        "{\x1F}",
        "e.p.",
        "ep",
        "e.5",
        "12.4",
        "1.\xE3\x80\x80",
        "e\xFF",
        "]",
        "}",
        R"((a "b"])",
        R"($a "b"])",
        R"(!a "b"])",
        R"(-a "b"])",
    };
    for (const std::string& token : at_the_start) {
        SCOPED_TRACE(token);
        expect_the_same_in_pieces("[Event \"e\"]\n" + token + "\n[Site \"s\"]\n\n1. e4 e5 *\n\n", 1);
    }
    for (const std::string& token : among_the_moves) {
        SCOPED_TRACE(token);
        expect_the_same_in_pieces("1. e4 " + token + "\ne5 2. Nf3 *\n\n", 1);
    }
}

}  // namespace
}  // namespace takeback::notation
