#include "dhtmlxq_texts.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "takeback/notation/dhtmlxq.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::test::dhtmlxq {

using notation::MoveNode;
using notation::no_node;
using notation::NodeId;
using notation::PgnGame;
using notation::PgnReading;
using notation::VariationTree;

std::string field(const std::string& name, const std::string& value) {
    return "[DhtmlXQ_" + name + ']' + value + "[/DhtmlXQ_" + name + ']';
}

std::string record(const std::string& fields) {
    return "[DhtmlXQ]" + fields + "[/DhtmlXQ]";
}

std::vector<PgnReading> read_records(std::string_view text, Language language) {
    std::vector<PgnReading> games;
    notation::DhtmlxqReader reader{notation::bytes_of(text), language};
    while (auto reading = reader.next()) {
        games.push_back(*std::move(reading));
    }
    return games;
}

PgnReading read_record(std::string_view text, Language language) {
    auto games = read_records(text, language);
    EXPECT_EQ(games.size(), 1U) << notation::shown(text, 1000);
    return games.empty() ? PgnReading{} : std::move(games.front());
}

namespace {

void write_from(const VariationTree& moves, NodeId above, std::string& text) {
    const auto write = [&](NodeId id) {
        const MoveNode& node = moves.node(id);
        text += node.comment_before.empty() ? "" : '{' + node.comment_before + "} ";
        text += notation::iccs(node.request) + ' ';
        text += node.comment_after.empty() ? "" : '{' + node.comment_after + "} ";
    };
    const NodeId first = moves.first_child(above);
    if (first == no_node) {
        return;
    }
    write(first);
    for (NodeId id = moves.next_sibling(first); id != no_node; id = moves.next_sibling(id)) {
        text += "( ";
        write(id);
        write_from(moves, id, text);
        text += ") ";
    }
    write_from(moves, first, text);
}

}  // namespace

std::string moves_of(const PgnGame& game) {
    const std::string& comment = game.moves.node(notation::root_node).comment_after;
    std::string text = comment.empty() ? "" : '{' + comment + "} ";
    write_from(game.moves, notation::root_node, text);
    return std::string{notation::trimmed(text)};
}

}  // namespace takeback::test::dhtmlxq
