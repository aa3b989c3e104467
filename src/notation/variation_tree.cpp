#include "takeback/notation/variation_tree.hpp"

#include <algorithm>
#include <cassert>

namespace takeback::notation {

bool VariationTree::is_first_child(NodeId id) const {
    return id != root_node && first_child(parent(id)) == id;
}

NodeId VariationTree::child_with(NodeId id, MoveRequest request) const {
    NodeId child = first_child(id);
    while (child != no_node && node(child).request != request) {
        child = next_sibling(child);
    }
    return child;
}

std::vector<NodeId> VariationTree::main_line() const {
    std::vector<NodeId> line;
    for (NodeId id = first_child(root_node); id != no_node; id = first_child(id)) {
        line.push_back(id);
    }
    return line;
}

std::vector<NodeId> VariationTree::line_to(NodeId id) const {
    std::vector<NodeId> line;
    for (; id != root_node; id = parent(id)) {
        line.push_back(id);
    }
    std::reverse(line.begin(), line.end());
    return line;
}

NodeId VariationTree::add_move(NodeId parent, MoveRequest request) {
    const auto id = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({.content = {.request = request}, .parent = parent});
    Linked& above = nodes_[parent];
    (above.last_child == no_node ? above.first_child : nodes_[above.last_child].next_sibling) = id;
    above.last_child = id;
    return id;
}

bool VariationTree::promote(NodeId id) {
    while (is_first_child(id)) {
        id = parent(id);
    }
    if (id == root_node) {
        return false;
    }
    unlink(id);
    Linked& above = nodes_[parent(id)];
    nodes_[id].next_sibling = above.first_child;
    above.first_child = id;
    return true;
}

void VariationTree::erase(NodeId id) {
    assert(id != root_node);
    unlink(id);  // the nodes stay where they are, so that the numbers of all others hold
}

void VariationTree::unlink(NodeId id) {
    Linked& above = nodes_[parent(id)];
    NodeId before = no_node;
    for (NodeId child = above.first_child; child != id; child = next_sibling(child)) {
        before = child;
    }
    (before == no_node ? above.first_child : nodes_[before].next_sibling) = next_sibling(id);
    above.last_child = above.last_child == id ? before : above.last_child;
    nodes_[id].next_sibling = no_node;
}

NodeId VariationTree::next_in_preorder(NodeId id) const {
    if (first_child(id) != no_node) {
        return first_child(id);
    }
    while (id != root_node && next_sibling(id) == no_node) {
        id = parent(id);
    }
    return id == root_node ? no_node : next_sibling(id);
}

bool operator==(const VariationTree& a, const VariationTree& b) {
    const auto alike = [&](NodeId in_a, NodeId in_b) {
        return a.node(in_a) == b.node(in_b) &&
               (a.first_child(in_a) == no_node) == (b.first_child(in_b) == no_node) &&
               (a.next_sibling(in_a) == no_node) == (b.next_sibling(in_b) == no_node);
    };
    NodeId in_a = root_node;
    NodeId in_b = root_node;
    while (in_a != no_node && in_b != no_node) {
        if (!alike(in_a, in_b)) {
            return false;
        }
        in_a = a.next_in_preorder(in_a);
        in_b = b.next_in_preorder(in_b);
    }
    return in_a == in_b;
}

}  // namespace takeback::notation
