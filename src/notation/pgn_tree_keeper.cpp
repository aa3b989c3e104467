#include "pgn_tree_keeper.hpp"

#include <utility>

#include "takeback/notation/pgn_comment.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

void append_with_blank(std::string& text, std::string_view more) {
    text += text.empty() || more.empty() ? "" : " ";
    text += more;
}

}  // namespace

void PgnTreeKeeper::add_move(MoveRequest request) {
    current_ = tree_.add_move(current_, request);
    if (!waiting_comment_.empty()) {
        tree_.node(current_).comment_before = read_comment(waiting_comment_);
        waiting_comment_.clear();
    }
    comments_wait_ = false;
}

void PgnTreeKeeper::add_comment(std::string_view raw) {
    if (comments_wait_) {
        append_with_blank(waiting_comment_, trimmed(raw));
    } else {
        add_comment_after(current_, raw);
    }
}

/// What waited for a move belongs to the one before, or to the one that an empty variation was to replace.
void PgnTreeKeeper::end_line() {
    const bool in_empty_variation = !replaced_.empty() && current_ == tree_.parent(replaced_.back());
    add_comment_after(in_empty_variation ? replaced_.back() : current_, std::exchange(waiting_comment_, {}));
}

void PgnTreeKeeper::open_variation() {
    end_line();
    replaced_.push_back(current_);
    current_ = tree_.parent(current_);
    comments_wait_ = true;
}

/// Back to the move that the variation replaced.
void PgnTreeKeeper::close_variation() {
    end_line();
    current_ = replaced_.back();
    replaced_.pop_back();
    comments_wait_ = true;
}

VariationTree PgnTreeKeeper::take_tree() {
    end_line();
    return std::move(tree_);
}

void PgnTreeKeeper::add_comment_after(NodeId id, std::string_view raw) {
    MoveNode& node = tree_.node(id);
    raw = trimmed(raw);
    const auto lone_clock = node.clock ? std::nullopt : read_lone_clock(raw);
    if (lone_clock) {
        node.clock = lone_clock;
        return;
    }
    std::string text{raw};
    if (!node.clock) {
        node.clock = take_clock(text);
    }
    append_with_blank(node.comment_after, read_comment(text));
}

}  // namespace takeback::notation
