#include "game_grower.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/record_rules.hpp"

namespace takeback::test {

using namespace notation;

PgnGame GameGrower::grow() {
    PgnGame game;
    game.start = starts_[below(starts_.size())];
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

std::optional<MoveRequest> GameGrower::random_move(const Position& position) {
    const RecordRules rules;
    LineOfPlay line{rules.of(position), position};
    const MoveList legal = line.legal_moves();
    if (legal.empty()) {
        return std::nullopt;
    }
    if (one_in(10) && !line.in_check()) {
        return null_move;
    }
    return legal.begin()[below(legal.size())];
}

std::string GameGrower::hostile_text() {
    std::string text;
    for (std::size_t pieces = below(12); pieces > 0; --pieces) {
        text += pick({"word",
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

void GameGrower::annotate(MoveNode& node, bool is_move) {
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

void GameGrower::set_tags(PgnGame& game) {
    for (const char* name : {"Event", "White", "Black", "ECO", "A_+#=:-9"}) {
        std::string value = hostile_text();
        const bool refused = game.tags.set(name, value).has_value();
        EXPECT_EQ(refused, std::any_of(value.begin(), value.end(), is_control));
    }
    game.marker = static_cast<PgnResult>(below(4));
    set_result(game, pgn_result(game));
}

}  // namespace takeback::test
