#include "takeback/session/variations.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <variant>

namespace takeback::session {

using notation::no_node;
using notation::NodeId;
using notation::root_node;
using notation::VariationTree;

namespace {

bool is_setup(const Command& command) {
    return std::holds_alternative<Setup>(command);
}

/// Up to the first set-up. What is declared belongs to a moment, not to a line.
void add_moves(std::vector<MoveRequest>& moves, std::span<const Command> commands) {
    for (const Command& command : commands) {
        if (is_setup(command)) {
            return;
        }
        if (const Move* const move = std::get_if<Move>(&command)) {
            moves.push_back(move->request);
        }
    }
}

std::vector<MoveRequest> moves_of(const Game& game, Redoable redoable) {
    std::vector<MoveRequest> moves;
    add_moves(moves, game.history().subspan(commands_to_last_setup(game)));
    if (redoable == Redoable::Included) {
        add_moves(moves, game.undone());
    }
    return moves;
}

/// Adds what is not there yet; gives the last move.
NodeId add_line(VariationTree& tree, const std::vector<MoveRequest>& moves) {
    NodeId last = root_node;
    for (const MoveRequest move : moves) {
        const NodeId known = tree.child_with(last, move);
        last = known == no_node ? tree.add_move(last, move) : known;
    }
    return last;
}

const Command* command_at(const Game& game, std::size_t i) {
    const std::size_t done = game.history().size();
    if (i < done) {
        return &game.history()[i];
    }
    return i - done < game.undone().size() ? &game.undone()[i - done] : nullptr;
}

}  // namespace

std::size_t commands_to_last_setup(const Game& game) {
    std::size_t commands = game.history().size();
    while (commands > 0 && !is_setup(game.history()[commands - 1])) {
        --commands;
    }
    return commands;
}

Variations::Variations(VariationTree moves) {
    stretches_.emplace(0, Stretch{.begins_with = std::nullopt, .moves = std::move(moves)});
}

void Variations::begin_with(const Game& game, VariationTree moves) {
    forget_gone(game);
    stretch_of(game).moves = std::move(moves);
}

void Variations::forget_gone(const Game& game) {
    while (!stretches_.empty() && stretches_.rbegin()->first > 0) {
        const auto& [begin, stretch] = *stretches_.rbegin();
        const Command* const command = command_at(game, begin - 1);
        const Setup* const setup = command == nullptr ? nullptr : std::get_if<Setup>(command);
        if (setup != nullptr && *setup == stretch.begins_with) {
            return;
        }
        stretches_.erase(std::prev(stretches_.end()));
    }
}

Variations::Stretch& Variations::stretch_of(const Game& game) {
    const std::size_t begin = commands_to_last_setup(game);
    Stretch& stretch = stretches_[begin];
    if (begin > 0) {
        stretch.begins_with = std::get<Setup>(game.history()[begin - 1]);
    }
    return stretch;
}

void Variations::keep(const Game& game) {
    forget_gone(game);
    add_line(stretch_of(game).moves, moves_of(game, Redoable::Included));
}

void Variations::erase(const Game& game, NodeId first) {
    stretch_of(game).moves.erase(first);
}

LineInTree Variations::around(const Game& game, Redoable redoable) const {
    LineInTree line;
    if (const auto kept = stretches_.find(commands_to_last_setup(game)); kept != stretches_.end()) {
        line.tree = kept->second.moves;
    }
    line.end = add_line(line.tree, moves_of(game, redoable));
    for (const NodeId id : line.tree.line_to(line.end)) {
        if (!line.tree.is_first_child(id)) {
            line.tree.promote(id);
        }
    }
    return line;
}

std::vector<KeptLine> kept_lines(const LineInTree& line) {
    const VariationTree& tree = line.tree;
    std::vector<KeptLine> lines;
    // What is still to be looked at, the next at the end: a move, and how deep a line is that begins there.
    std::vector<KeptLine> open{{.first = tree.first_child(root_node)}};
    while (!open.empty()) {
        const auto [id, depth] = open.back();
        open.pop_back();
        if (id == no_node) {
            continue;
        }
        const bool goes_on = tree.is_first_child(id) && tree.parent(id) != line.end;
        if (!goes_on) {
            lines.push_back({.first = id, .depth = depth});
        }
        open.push_back({.first = tree.first_child(id), .depth = goes_on ? depth : depth + 1});
        if (tree.is_first_child(id)) {
            const auto first_sibling = static_cast<std::ptrdiff_t>(open.size());
            for (NodeId next = tree.next_sibling(id); next != no_node; next = tree.next_sibling(next)) {
                open.push_back({.first = next, .depth = depth});
            }
            std::reverse(open.begin() + first_sibling, open.end());
        }
    }
    return lines;
}

std::vector<MoveRequest> moves_to_end(const VariationTree& tree, NodeId first) {
    NodeId last = first;
    while (tree.first_child(last) != no_node) {
        last = tree.first_child(last);
    }
    std::vector<MoveRequest> moves;
    for (const NodeId id : tree.line_to(last)) {
        moves.push_back(tree.node(id).request);
    }
    return moves;
}

Result<Game, Refusal> played_along(Game game, const std::vector<MoveRequest>& moves) {
    const std::vector<MoveRequest> played = moves_of(game, Redoable::LeftOut);
    const auto departs = std::mismatch(played.begin(), played.end(), moves.begin(), moves.end()).second;
    const auto common = static_cast<std::size_t>(departs - moves.begin());
    std::size_t left = played.size();
    const std::size_t begin = commands_to_last_setup(game);
    const auto is_in_place = [&] {  // behind the last common move, and behind nothing that was declared since
        return left == common &&
               (game.history().size() == begin || std::holds_alternative<Move>(game.history().back()));
    };
    while (!is_in_place()) {
        left -= std::holds_alternative<Move>(*game.undo()) ? 1U : 0U;
    }
    for (auto move = departs; move != moves.end(); ++move) {
        if (const auto made = game.play(*move); !made) {
            return made.error();
        }
    }
    return game;
}

}  // namespace takeback::session
