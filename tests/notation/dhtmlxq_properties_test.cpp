// What holds for every DhtmlXQ record: what is written is read back, and no text does harm.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>
#include <vector>

#include "support/dhtmlxq_texts.hpp"
#include "support/pgn_texts.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/dhtmlxq.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {
namespace {

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

std::string field_line(const std::string& name, const std::string& value) {
    return test::dhtmlxq::field(name, value) + '\n';
}

std::string digits_of(Square square) {
    return std::to_string(geometry.file(square)) + std::to_string(9 - geometry.rank(square));
}

/// Writes a game as a record; each variation is a line with the next number.
class RecordWriter {
public:
    explicit RecordWriter(const PgnGame& game) : game_{game} {}

    std::string write() {
        write_binit();
        write_comment("comment0", game_.moves.node(root_node).comment_after);
        write_line(game_.moves.first_child(root_node), 1, 0);
        for (std::size_t i = 0; i < departures_.size(); ++i) {
            const Departure from = departures_[i];
            write_line(from.first, from.ply, i + 1,
                       "move_" + std::to_string(from.line) + '_' + std::to_string(from.ply) + '_' +
                           std::to_string(i + 1));
        }
        text_ += field_line("result", std::string{result_token(game_.marker)});
        return "[DhtmlXQ]\n" + text_ + "[/DhtmlXQ]\n";
    }

private:
    struct Departure {
        std::size_t line;
        std::size_t ply;
        NodeId first;
    };

    void write_binit() {
        constexpr std::string_view order = "RHEAKAEHRCCPPPPP";
        constexpr std::array kinds{std::pair{'R', Kind::Rook},     std::pair{'H', Kind::Horse},
                                   std::pair{'E', Kind::Elephant}, std::pair{'A', Kind::Advisor},
                                   std::pair{'K', Kind::King},     std::pair{'C', Kind::Cannon},
                                   std::pair{'P', Kind::Pawn}};
        Board board = game_.start.board;
        std::string digits;
        for (const Color color : {Color::White, Color::Black}) {
            for (const char letter : order) {
                for (const auto& [known, kind] : kinds) {
                    digits += letter == known ? take_man(board, Piece{color, kind}) : "";
                }
            }
        }
        text_ += field_line("binit", digits);
    }

    static std::string take_man(Board& board, Piece man) {
        for (std::size_t i = 0; i < geometry.squares(); ++i) {
            if (board.at(Square::at(i)) == man) {
                board.set(Square::at(i), no_piece);
                return digits_of(Square::at(i));
            }
        }
        return "99";
    }

    void write_comment(const std::string& name, const std::string& text) {
        std::string value;
        for (const char c : text) {
            value += c == '\n' ? "||" : std::string{c};
        }
        text_ += text.empty() ? "" : field_line(name, value);
    }

    void write_line(NodeId first, std::size_t ply, std::size_t line, const std::string& name = "movelist") {
        const std::string comment = "comment" + (line == 0 ? "" : std::to_string(line) + '_');
        std::string moves;
        for (NodeId id = first; id != no_node; id = game_.moves.first_child(id), ++ply) {
            const MoveNode& node = game_.moves.node(id);
            moves += digits_of(node.request.from) + digits_of(node.request.to);
            write_comment(comment + std::to_string(ply), node.comment_after);
            if (game_.moves.is_first_child(id)) {
                for (NodeId other = game_.moves.next_sibling(id); other != no_node;
                     other = game_.moves.next_sibling(other)) {
                    departures_.push_back({.line = line, .ply = ply, .first = other});
                }
            }
        }
        text_ += field_line(name, moves);
    }

    const PgnGame& game_;
    std::string text_{};
    std::vector<Departure> departures_{};
};

/// Grows random games with variations and comments, from the start or from somewhere else.
class GameGrower {
public:
    PgnGame grow() {
        PgnGame game;
        game.start = random_start();
        game.marker = PgnResult::Draw;
        std::vector<NodeId> nodes{root_node};
        for (std::size_t moves = 1 + below(60); moves > 0; --moves) {
            const NodeId parent = below(4) == 0 ? nodes[below(nodes.size())] : nodes.back();
            LineOfPlay line{test::xiangqi(), game.start};
            for (const NodeId id : game.moves.line_to(parent)) {
                line.play(game.moves.node(id).request);
            }
            const MoveList legal = line.legal_moves();
            if (!legal.empty()) {
                nodes.push_back(game.moves.add_move(parent, legal.begin()[below(legal.size())]));
            }
        }
        for (const NodeId id : nodes) {
            game.moves.node(id).comment_after = below(3) == 0 ? comment() : "";
        }
        return game;
    }
    std::size_t below(std::size_t bound) { return random_() % bound; }

private:
    /// Counters are no part of a binit.
    Position random_start() {
        LineOfPlay line{test::xiangqi(), test::xiangqi().start_position()};
        for (std::size_t plies = below(3) == 0 ? below(200) : 0; plies > 0; --plies) {
            const MoveList legal = line.legal_moves();
            if (legal.empty()) {
                line.take_back();
                break;
            }
            line.play(legal.begin()[below(legal.size())]);
        }
        Position start{.board = line.position().board, .state = {}};
        start.state.side_to_move = line.position().state.side_to_move;
        start.state.key = zobrist::key_of(start);
        return start;
    }

    std::string comment() {
        constexpr std::array parts{"好", "|", "[", "]", "[/x]", "\n", " ", "{", "}", "\"", "\\x7d", "1"};
        std::string text = "a";
        for (std::size_t count = below(5); count > 0; --count) {
            text += parts[below(parts.size())];
            text += 'b';
        }
        return text;
    }

    std::mt19937 random_{1979};
};

TEST(DhtmlxqProperties, WhatIsWrittenIsReadBack) {
    GameGrower grower;
    for (int round = 0; round < 300; ++round) {
        const PgnGame game = grower.grow();
        const std::string text = RecordWriter{game}.write();
        DhtmlxqReader reader{bytes_of(text)};
        const auto reading = reader.next();
        ASSERT_TRUE(reading);
        EXPECT_EQ(reading->game.start, game.start) << text;
        EXPECT_EQ(reading->game.moves, game.moves) << text;
        EXPECT_EQ(reading->game.marker, game.marker) << text;
        EXPECT_FALSE(reading->has_errors()) << text;
        EXPECT_FALSE(reader.next());
    }
}

TEST(DhtmlxqProperties, NoTextDoesHarmAndEveryGameIsLegal) {
    GameGrower grower;
    for (int round = 0; round < 1000; ++round) {
        std::string text = RecordWriter{grower.grow()}.write();
        for (std::size_t changes = 1 + grower.below(6); changes > 0 && !text.empty(); --changes) {
            const std::size_t at = grower.below(text.size());
            switch (grower.below(3)) {
                case 0: text[at] = static_cast<char>(grower.below(256)); break;
                case 1: text.erase(at, 1 + grower.below(20)); break;
                default: text.insert(at, text.substr(grower.below(text.size()), grower.below(60))); break;
            }
        }
        DhtmlxqReader reader{bytes_of(text)};
        while (const auto reading = reader.next()) {
            const VariationTree& moves = reading->game.moves;
            LineOfPlay line{test::xiangqi(), reading->game.start};
            for (const NodeId id : moves.main_line()) {
                ASSERT_TRUE(line.legal_moves().contains(moves.node(id).request)) << text;
                line.play(moves.node(id).request);
            }
        }
    }
}

}  // namespace
}  // namespace takeback::notation
