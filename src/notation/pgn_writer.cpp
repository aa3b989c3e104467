#include "takeback/notation/pgn_writer.hpp"

#include <string_view>
#include <vector>

#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_kind.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_comment.hpp"
#include "takeback/notation/record_rules.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

std::string tag_line(std::string_view name, std::string_view value) {
    std::string line = "[";
    line += name;
    line += " \"";
    for (const char c : value) {
        line += c == '"' || c == '\\' ? "\\" : "";
        line += is_control(c) ? ' ' : c;
    }
    return line += "\"]\n";
}

/// Lines of at most 80 columns, broken between words.
class WrappedText {
public:
    void add(std::string_view word) {
        const std::size_t width = character_count(word);
        if (!text_.empty()) {  // no line is left empty, and a word of broken UTF-8 may have no width
            const bool fits = column_ + 1 + width <= columns;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        text_ += word;
        column_ += width;
    }
    [[nodiscard]] const std::string& text() const noexcept { return text_; }

private:
    static constexpr std::size_t columns = 80;
    std::string text_;
    std::size_t column_ = 0;
};

/// The words of a comment between which a line may end: at a single blank, since a line break is read as one;
/// not before "%", which would make the line an escape to other readers; not inside a command such as
/// "[%clk 0:05:00]".
std::vector<std::string_view> breakable_words(std::string_view comment) {
    std::vector<std::string_view> words;
    std::size_t start = 0;
    bool in_command = false;
    for (std::size_t i = 1; i + 1 < comment.size(); ++i) {
        in_command = comment[i] != ']' && (in_command || comment.substr(i).starts_with("[%"));
        const bool single_blank = comment[i] == ' ' && comment[i - 1] != ' ' && comment[i + 1] != ' ';
        if (single_blank && comment[i + 1] != '%' && !in_command) {
            words.push_back(comment.substr(start, i - start));
            start = i + 1;
        }
    }
    words.push_back(comment.substr(start));
    return words;
}

class MoveWriter {
public:
    MoveWriter(const PgnGame& game, XiangqiStyle style)
        : style_{style}, moves_{game.moves}, line_{rules_.of(game.start), game.start} {}

    [[nodiscard]] std::string write(PgnResult result) {
        write_comment_after(root_node);
        NodeId id = moves_.first_child(root_node);
        while (id != no_node || !variations_.empty()) {
            id = id == no_node ? leave_variation() : write_node(id);
        }
        add(result_token(result));
        text_.add(word_);
        return text_.text() + '\n';
    }

private:
    /// An open variation, and the move that it replaces.
    struct Variation {
        NodeId replaced = root_node;
        NodeId first = root_node;
        std::size_t plies = 0;
    };

    /// Words are held back by one, so that a ) can follow without a blank, as a word can follow a (.
    void add(std::string_view word) {
        if (!word_.empty() && !word_is_open_) {
            text_.add(word_);
            word_.clear();
        }
        word_ += word;
        word_is_open_ = false;
    }

    /// Gives the node that comes next in the text.
    NodeId write_node(NodeId id) {
        const MoveNode& node = moves_.node(id);
        write_number(node);
        write_comment(node.comment_before);
        add(node.is_null_move() ? "--" : write_move(line_.rules(), line_.position(), node.request, style_));
        line_.play(node.request);
        for (const std::uint8_t nag : node.nags) {
            add('$' + std::to_string(nag));
        }
        number_is_due_ = false;
        write_comment_after(id);
        const NodeId sibling = moves_.next_sibling(id);
        if (sibling == no_node || !moves_.is_first_child(id)) {
            return moves_.first_child(id);
        }
        variations_.push_back({.replaced = id, .first = sibling, .plies = line_.plies() - 1});
        return enter_variation();
    }

    NodeId enter_variation() {
        line_.take_back_to(variations_.back().plies);
        number_is_due_ = true;
        add("(");
        word_is_open_ = true;
        return variations_.back().first;
    }

    /// To the next variation of the same move, or on behind that move.
    NodeId leave_variation() {
        word_ += ')';
        Variation& variation = variations_.back();
        variation.first = moves_.next_sibling(variation.first);
        if (variation.first != no_node) {
            return enter_variation();
        }
        const NodeId replaced = variation.replaced;
        line_.take_back_to(variation.plies);
        line_.play(moves_.node(replaced).request);
        variations_.pop_back();
        number_is_due_ = true;
        return moves_.first_child(replaced);
    }

    void write_number(const MoveNode& node) {
        const GameState& state = line_.position().state;
        const bool white = state.side_to_move == Color::White;
        if (white || number_is_due_ || !node.comment_before.empty()) {
            add(std::to_string(state.fullmove_number) + (white ? "." : "..."));
        }
    }

    void write_comment_after(NodeId id) {
        const MoveNode& node = moves_.node(id);
        std::string raw = node.clock ? write_clock(*node.clock) : "";
        raw += node.clock && !node.comment_after.empty() ? " " : "";
        raw += notation::write_comment(node.comment_after);
        write_raw_comment(raw);
    }
    void write_comment(std::string_view text) { write_raw_comment(notation::write_comment(text)); }

    void write_raw_comment(std::string_view raw) {
        if (raw.empty()) {
            return;
        }
        std::string braced = "{";
        braced += raw;
        braced += '}';
        for (const std::string_view word : breakable_words(braced)) {
            add(word);
        }
        number_is_due_ = true;
    }

    RecordRules rules_;
    XiangqiStyle style_;
    const VariationTree& moves_;
    LineOfPlay line_;
    std::vector<Variation> variations_;
    WrappedText text_;
    std::string word_;
    bool word_is_open_ = false;
    bool number_is_due_ = true;
};

bool is_xiangqi(const PgnGame& game) {
    return game_kind_of(game.start).game == Terms::Xiangqi;
}

/// The notations of files: the tag Format has one name for both kinds of WXF, and ICCS counts from 0.
XiangqiStyle in_files(XiangqiStyle style) {
    style.ranks = Ranks::FromZero;
    switch (style.notation) {
        case XiangqiNotation::Iccs:
        case XiangqiNotation::IccsDashed: style.notation = XiangqiNotation::IccsDashed; break;
        case XiangqiNotation::Wxf:
        case XiangqiNotation::WxfRanked: style.notation = XiangqiNotation::Wxf; break;
        case XiangqiNotation::Chinese:
        case XiangqiNotation::ChineseTraditional: break;
    }
    return style;
}

std::string_view format_of(XiangqiStyle style) {
    return style.notation == XiangqiNotation::IccsDashed ? "ICCS"
           : style.notation == XiangqiNotation::Wxf      ? "WXF"
                                                         : "Chinese";
}

/// Where nothing else would say how the FEN is to be read.
bool needs_variant(const PgnGame& game) {
    return game.start.state.castling_rule == CastlingRule::Chess960 && !game.tags.value("Variant");
}

std::string write_start(const PgnGame& game) {
    if (!game.unreadable_fen.empty()) {
        return tag_line("FEN", game.unreadable_fen);
    }
    if (!starts_elsewhere(game)) {
        return {};
    }
    std::string text = is_xiangqi(game) ? "" : tag_line("SetUp", "1");
    text += tag_line("FEN", write_fen(game.start));
    return text += needs_variant(game) ? tag_line("Variant", "Chess960") : "";
}

std::string write_tag(const PgnTag& tag, PgnResult result) {
    return tag_line(tag.name, tag.name == "Result" ? result_token(result) : tag.value);
}

std::string write_chess_tags(const PgnGame& game, PgnResult result) {
    std::string text;
    const auto& tags = game.tags.all();
    for (std::size_t i = 0; i < tags.size(); ++i) {
        text += write_tag(tags[i], result);
        text += i + 1 == PgnTags::roster.size() ? write_start(game) : "";
    }
    return text;
}

/// In the order of xqbase.
std::string write_xiangqi_tags(const PgnGame& game, PgnResult result, XiangqiStyle style) {
    std::string text = tag_line("Game", "Chinese Chess");
    for (const PgnTag& tag : game.tags.all()) {
        const bool is_derived = tag.name == "Game" || tag.name == "Format" || tag.name == "Red";
        if (!is_derived) {
            text += tag.name == "White" ? tag_line("Red", tag.value) : write_tag(tag, result);
        }
    }
    text += write_start(game);
    return text += tag_line("Format", format_of(style));
}

}  // namespace

std::string write_pgn(const PgnGame& game, XiangqiStyle style) {
    const PgnResult result = pgn_result(game);
    const XiangqiStyle written = in_files(style);
    std::string text =
        is_xiangqi(game) ? write_xiangqi_tags(game, result, written) : write_chess_tags(game, result);
    text += '\n';
    return text += MoveWriter{game, written}.write(result);
}

}  // namespace takeback::notation
