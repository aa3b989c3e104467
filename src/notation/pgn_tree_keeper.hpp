// PgnTreeKeeper: puts the moves of a PGN, and what is said about them, into their tree.
//
// It asks no rules and finds no faults: PgnBuilder has done both. It knows to which move a comment belongs
// (pgn_reader.hpp tells), and it is what a reader does without who only counts.
//
// Invariant: `current_` is the last move of the line that is being read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/core/move_request.hpp"
#include "takeback/notation/variation_tree.hpp"

namespace takeback::notation {

class PgnTreeKeeper {
public:
    void add_move(MoveRequest request);
    void add_nag(std::uint8_t nag) { tree_.node(current_).nags.push_back(nag); }
    void add_comment(std::string_view raw);
    /// To the last move, although it would be for the next one: none comes.
    void add_closing_comment(std::string_view raw) { add_comment_after(current_, raw); }

    /// A move number: what is said now is about the move behind it.
    void expect_move() noexcept { comments_wait_ = true; }
    /// No move comes any more in this line.
    void end_line();
    /// Instead of the last move.
    void open_variation();
    void close_variation();

    [[nodiscard]] VariationTree take_tree();

private:
    void add_comment_after(NodeId id, std::string_view raw);

    static constexpr std::size_t usual_moves = 160;

    VariationTree tree_{usual_moves};
    NodeId current_ = root_node;
    std::vector<NodeId> replaced_;  // by the variations that are open
    std::string waiting_comment_;   // for the next move
    bool comments_wait_ = false;
};

}  // namespace takeback::notation
