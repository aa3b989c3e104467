// What holds for every PGN: what is written is read back, and no text does harm.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "support/drawing.hpp"
#include "support/pgn_texts.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_writer.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {
namespace {

/// Grows random games: trees of legal moves and passes with annotations made of what is hard to write.
class GameGrower {
public:
    PgnGame grow() {
        PgnGame game;
        if (one_in(3)) {
            game.start =
                test::position(pick({"4k3/P7/8/8/8/8/4P3/4K2R b K - 3 17",
                                     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                     "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"}));
        }
        annotate(game.moves.node(root_node), false);
        std::vector<NodeId> nodes{root_node};
        for (std::size_t moves = below(60); moves > 0; --moves) {
            // Mostly from the newest node, so that there are lines, and not only variations.
            const NodeId parent = one_in(4) ? nodes[below(nodes.size())] : nodes.back();
            if (const auto request = random_move(position_after(game, parent))) {
                nodes.push_back(game.moves.add_move(parent, *request));
                annotate(game.moves.node(nodes.back()), true);
            }
        }
        for (const NodeId id : {nodes[below(nodes.size())], nodes[below(nodes.size())]}) {
            if (one_in(2)) {
                game.moves.promote(id);
            } else if (id != root_node && one_in(8)) {
                game.moves.erase(id);
                break;
            }
        }
        set_tags(game);
        return game;
    }

private:
    std::size_t below(std::size_t bound) { return random_() % bound; }
    bool one_in(std::size_t chances) { return below(chances) == 0; }
    const char* pick(std::initializer_list<const char*> texts) { return texts.begin()[below(texts.size())]; }

    std::optional<MoveRequest> random_move(const Position& position) {
        LineOfPlay line{test::chess(), position};
        const MoveList legal = line.legal_moves();
        if (legal.empty()) {
            return std::nullopt;
        }
        if (one_in(10) && !line.in_check()) {
            return null_move;
        }
        return legal.begin()[below(legal.size())];
    }

    std::string hostile_text() {
        std::string text;
        for (std::size_t pieces = below(12); pieces > 0; --pieces) {
            text +=
                pick({"word",
                      " ",
                      "  ",
                      "}",
                      "{",
                      "\\",
                      "\\x7d",
                      "\\x5c",
                      "\\x",
                      "7d",
                      "\n",
                      "\r\n",
                      "\t",
                      "%",
                      " %",
                      "[%clk 0:01:00]",
                      "[%clk",
                      "[%eval 1.5]",
                      "]",
                      "[Event \"x\"]",
                      "\n\n[Event \"x\"]",
                      "(",
                      ")",
                      ";",
                      "$1",
                      "1-0",
                      "*",
                      "\"",
                      "ü",
                      "\xFC",
                      "\xEF\xBB\xBF",
                      "\x01",
                      "\x7F",
                      "a rather long piece of text that has to be broken somewhere",
                      "aWordThatIsMuchTooLongToStandOnALineOfEightyColumnsAndCannotBeBrokenAnywhereAtAll"});
        }
        if (one_in(20)) {
            text += '\0';
        }
        return text;
    }

    void annotate(MoveNode& node, bool is_move) {
        if (one_in(3)) {
            node.comment_after = hostile_text();
        }
        if (one_in(4)) {
            node.clock = std::chrono::milliseconds{below(1'000'000'000)};
        }
        if (is_move && one_in(5)) {
            node.comment_before = hostile_text();
        }
        while (is_move && one_in(3)) {
            node.nags.push_back(static_cast<std::uint8_t>(below(256)));
        }
    }

    void set_tags(PgnGame& game) {
        for (const char* name : {"Event", "White", "Black", "ECO", "A_+#=:-9"}) {
            std::string value = hostile_text();
            const bool refused = game.tags.set(name, value).has_value();
            EXPECT_EQ(refused, std::any_of(value.begin(), value.end(), is_control));
        }
        game.marker = static_cast<PgnResult>(below(4));
        set_result(game, pgn_result(game));
    }

    std::mt19937 random_{1849};
};

TEST(PgnProperties, WhatIsWrittenIsReadBackEqual) {
    GameGrower grower;
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
    const auto readings = test::read_games(all);
    ASSERT_EQ(readings.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        ASSERT_EQ(readings[i].game, games[i]) << "game " << i + 1 << " among the others";
    }
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
}

TEST(PgnProperties, NoDamageToATextDoesHarm) {
    GameGrower grower;
    std::mt19937 random{1972};
    constexpr std::string_view bytes = "(){}[]\"\\;%$!?*.\n\r\t -+#=xO01N8a\x80\xFF";
    for (int i = 0; i < 600; ++i) {
        std::string pgn = write_pgn(grower.grow());
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
                                "[FEN \"\"]"};
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
    GameGrower grower;
    std::string pgn;
    for (int i = 0; i < 40; ++i) {
        pgn += write_pgn(grower.grow());
        pgn += i % 3 == 0 ? "\r\n{never closed\r\n\r\n" : "";
    }
    const auto expected = test::read_games(pgn);
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 100U}) {
        PgnReader reader{[&pgn, piece, at = std::size_t{0}](std::span<char> space) mutable {
            const std::size_t size = std::min({piece, space.size(), pgn.size() - at});
            std::copy_n(pgn.begin() + static_cast<std::ptrdiff_t>(at), size, space.begin());
            at += size;
            return size;
        }};
        for (const PgnReading& reading : expected) {
            const auto read = reader.next();
            ASSERT_TRUE(read);
            ASSERT_EQ(read->game, reading.game);
            ASSERT_EQ(test::codes_of(*read), test::codes_of(reading));
        }
        EXPECT_FALSE(reader.next());
    }
}

}  // namespace
}  // namespace takeback::notation
