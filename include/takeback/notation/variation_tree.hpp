// VariationTree: the moves of a game with all their variations and annotations.
//
// A node is a move; the root is none: it stands for the start position. The first child of a node is how the
// line goes on, the others are variations in the order in which they were added. Nodes lie in one flat vector
// and know each other by number, so a tree is a value that can be copied and compared.
//
//     VariationTree tree;
//     const NodeId e4 = tree.add_move(root_node, e2e4);   // 1. e4
//     tree.add_move(root_node, d2d4);                     // 1. e4 (1. d4)
//     tree.node(e4).comment_after = "best by test";
//
// The tree asks no rules: whoever adds a move knows that it is legal there.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "takeback/core/move_request.hpp"

namespace takeback::notation {

/// The number of a node in its tree. It stays the same until the node is erased.
using NodeId = std::uint32_t;
inline constexpr NodeId root_node = 0;
inline constexpr NodeId no_node = 0xFFFFFFFF;

/// A move that only passes the turn. No player may do so; annotations show threats by it.
inline constexpr MoveRequest null_move{};

struct MoveNode {
    MoveRequest request = null_move;
    std::vector<std::uint8_t> nags{};  ///< numeric annotation glyphs: 1 is "!", 2 is "?" (PGN standard 10)
    std::string comment_before{};
    std::string comment_after{};                       ///< of the root: in front of the game
    std::optional<std::chrono::milliseconds> clock{};  ///< what was left after the move, below 100,000 hours

    [[nodiscard]] bool is_null_move() const noexcept { return request == null_move; }

    friend bool operator==(const MoveNode&, const MoveNode&) = default;
};

class VariationTree {
public:
    VariationTree() : nodes_(1) {}
    /// Without any move yet, and with room for so many.
    explicit VariationTree(std::size_t moves) : VariationTree() { nodes_.reserve(moves + 1); }

    [[nodiscard]] const MoveNode& node(NodeId id) const { return nodes_[id].content; }
    [[nodiscard]] MoveNode& node(NodeId id) { return nodes_[id].content; }

    /// no_node where there is none.
    [[nodiscard]] NodeId parent(NodeId id) const { return nodes_[id].parent; }
    [[nodiscard]] NodeId first_child(NodeId id) const { return nodes_[id].first_child; }
    [[nodiscard]] NodeId next_sibling(NodeId id) const { return nodes_[id].next_sibling; }
    [[nodiscard]] bool is_first_child(NodeId id) const;
    /// The child that is that move; the first one if there are several.
    [[nodiscard]] NodeId child_with(NodeId id, MoveRequest request) const;

    /// The first moves from the root on.
    [[nodiscard]] std::vector<NodeId> main_line() const;
    /// The moves from the root to that node, itself included.
    [[nodiscard]] std::vector<NodeId> line_to(NodeId id) const;

    /// Behind all children that are there already, also when one of them is the same move.
    NodeId add_move(NodeId parent, MoveRequest request);
    /// The innermost variation that the node is part of takes the place of the line from which it departs.
    /// False when the node is in the main line already.
    bool promote(NodeId id);
    /// Takes the node out, and everything behind it. Not the root.
    void erase(NodeId id);

    /// Equal moves and annotations in the same order, whatever their numbers.
    friend bool operator==(const VariationTree& a, const VariationTree& b);

private:
    struct Linked {
        MoveNode content{};
        NodeId parent = no_node;
        NodeId first_child = no_node;
        NodeId last_child = no_node;
        NodeId next_sibling = no_node;
    };

    [[nodiscard]] NodeId next_in_preorder(NodeId id) const;
    void unlink(NodeId id);

    std::vector<Linked> nodes_;
};

}  // namespace takeback::notation
