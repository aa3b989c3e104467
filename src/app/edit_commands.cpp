// The edit mode: what is typed becomes an edit of the draft (session/editor.hpp).
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "takeback/chess/castling.hpp"
#include "takeback/chess/validation.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

using chess::Flaw;
using chess::KingsAllowed;
using notation::quoted;
using session::Editor;

constexpr std::string_view training = "--training";

std::optional<Square> read_any_square(const Position& draft, std::string_view text) {
    return notation::read_square(draft.board.geometry(), notation::to_lower(text));
}

Reply refuse_square(std::string_view text) {
    return refuse(Reason::Syntax, quoted(text) + " is no square.", "Squares go from a1 to h8.");
}

std::optional<Color> read_color(std::string_view text) {
    const std::string word = notation::to_lower(text);
    return word == "w" || word == "white"   ? std::optional{Color::White}
           : word == "b" || word == "black" ? std::optional{Color::Black}
                                            : std::nullopt;
}

/// "wQ" and "bq", or as a FEN has it, "Q" and "q".
std::optional<Piece> read_piece(std::string_view text) {
    if (text.size() == 1) {
        return notation::piece_of(text[0]);
    }
    const std::optional<Color> color = read_color(text.substr(0, 1));
    const std::optional<Kind> kind =
        text.size() == 2 ? notation::kind_of(notation::to_upper(text[1])) : std::nullopt;
    return color && kind ? std::optional{Piece{*color, *kind}} : std::nullopt;
}

/// "KQkq", some of it, or "-".
std::optional<CastlingRights> read_castling_rights(const Position& draft, std::string_view text) {
    CastlingRights rights;
    for (const char c : text == "-" ? "" : text) {
        const auto right = notation::castling_right(draft, c);
        if (!right) {
            return std::nullopt;
        }
        rights.grant(right->color, right->wing, right->rook);
    }
    return rights;
}

/// What an edit has dropped, because it does not fit any more.
std::string what_was_dropped(const GameState& before, const GameState& now) {
    std::string said;
    if (now.castling_rights != before.castling_rights) {
        said = "Castling: " + notation::write_castling_rights(now.castling_rights) + ", before " +
               notation::write_castling_rights(before.castling_rights) + ".";
    }
    if (now.en_passant_target != before.en_passant_target) {
        said += said.empty() ? "" : " ";
        said += "The en passant square is dropped.";
    }
    return said;
}

Reply after_edit(const Conversation& conversation) {
    Reply reply{.board_changed = true};
    reply.json.add("draft", notation::write_fen(conversation.editor->draft()));
    return reply;
}

/// Makes an edit that may cost rights or target, and says so.
template <typename Edit>
Reply make(Conversation& conversation, Edit edit_draft) {
    const GameState before = conversation.editor->draft().state;
    edit_draft(*conversation.editor);
    Reply reply = after_edit(conversation);
    reply.notice = what_was_dropped(before, conversation.editor->draft().state);
    return reply;
}

std::vector<std::string> described(const std::vector<Flaw>& flaws) {
    std::vector<std::string> lines;
    std::transform(flaws.begin(), flaws.end(), std::back_inserter(lines),
                   [](const Flaw& flaw) { return notation::describe(flaw); });
    return lines;
}

Reply after_fitting_edit(const Conversation& conversation, const std::vector<Flaw>& flaws) {
    if (!flaws.empty()) {
        return refuse_for_all(Reason::InvalidPosition, "That does not fit the men on the board.",
                              described(flaws), "The draft is as it was.");
    }
    return after_edit(conversation);
}

/// undo and redo: the same steps along the edits, in opposite directions.
Reply step(Conversation& conversation, std::string_view text, bool back) {
    Editor& editor = *conversation.editor;
    const std::optional<std::size_t> count = read_count(text);
    const std::size_t available = back ? editor.edits() : editor.undone();
    if (!count) {
        return refuse(Reason::Syntax, quoted(text) + " is no count of edits.");
    }
    if (*count > available) {
        return refuse(back ? Reason::NothingToUndo : Reason::NothingToRedo,
                      "No more than " + notation::plural(available, "edit") + " can be " +
                          (back ? "undone." : "redone."),
                      back ? "What was done before the edit mode can be undone when it has ended." : "");
    }
    for (std::size_t i = 0; i < *count; ++i) {
        static_cast<void>(back ? editor.undo() : editor.redo());
    }
    Reply reply = after_edit(conversation);
    reply.text = (back ? "Took back " : "Made again ") + notation::plural(*count, "edit") + '.';
    return reply;
}

Reply entered(const Conversation& conversation) {
    Reply reply = after_edit(conversation);
    reply.news =
        "put, clear, turn, castling and ep change the position; done ends the edit, cancel drops it.";
    return reply;
}

std::string said_of(const Position& position, const Position& draft) {
    std::string text = chess::has_several_kings(position.board)
                           ? "The training set-up stands: a side loses when any of its kings is mated."
                           : "The position is set up.";
    if (position.state.en_passant_target != draft.state.en_passant_target) {
        text += " Nothing can be captured en passant.";
    }
    return text;
}

/// All of an edit in one line, as a journal keeps it.
std::string as_one_command(const Position& position) {
    const std::string command = chess::has_several_kings(position.board) ? "edit --training " : "fen ";
    return command + notation::write_fen(position);
}

Reply set_up_training(Conversation& conversation, std::string_view fen) {
    const auto read =
        notation::read_fen(fen, notation::FenMode::Strict, conversation.game().position().state.castling_rule,
                           KingsAllowed::Several);
    if (!read) {
        return refuse_fen(read.error(), "The game is as it was.");
    }
    return set_up(conversation, read->position, said_of(read->position, read->position));
}

}  // namespace

Reply edit(Conversation& conversation, std::string_view option) {
    const std::string_view first = option.substr(0, option.find(' '));
    const std::string_view fen = notation::trimmed(option.substr(first.size()));
    if (!first.empty() && notation::to_lower(first) != training) {
        return refuse(Reason::Syntax, "edit does not know " + quoted(option) + ".",
                      "Write edit, or edit --training for several kings a side.");
    }
    if (!fen.empty()) {
        return set_up_training(conversation, fen);
    }
    const KingsAllowed kings = first.empty() ? KingsAllowed::One : KingsAllowed::Several;
    conversation.editor.emplace(conversation.game().position(), kings);
    return entered(conversation);
}

Reply edit_further(Conversation& conversation, std::string_view option) {
    if (notation::to_lower(option) != training) {
        return refuse(Reason::WrongMode, "This is the edit mode already.",
                      "edit --training allows several kings a side.");
    }
    conversation.editor->allow_several_kings();
    return entered(conversation);
}

Reply put(Conversation& conversation, std::string_view piece_and_square) {
    const std::vector<notation::Word> words = notation::words_of(piece_and_square);
    if (words.size() != 2) {
        return refuse(Reason::Syntax, "put needs a piece and a square.", "Write put wQ d4.");
    }
    const std::optional<Piece> piece = read_piece(words[0].text);
    const std::optional<Square> square = read_any_square(conversation.editor->draft(), words[1].text);
    if (!piece) {
        return refuse(Reason::Syntax, quoted(words[0].text) + " is no piece.",
                      "Write w or b and one of K Q R B N P, as in wQ.");
    }
    if (!square) {
        return refuse_square(words[1].text);
    }
    return make(conversation, [&](Editor& editor) { editor.put(*piece, *square); });
}

Reply clear(Conversation& conversation, std::string_view square) {
    if (notation::to_lower(square) == "all") {
        conversation.editor->clear_all();
        return after_edit(conversation);
    }
    if (square.empty()) {
        return refuse(Reason::Syntax, "clear needs a square.", "Write clear d4, or clear all.");
    }
    const std::optional<Square> cleared = read_any_square(conversation.editor->draft(), square);
    if (!cleared) {
        return refuse_square(square);
    }
    return make(conversation, [&](Editor& editor) { editor.clear(*cleared); });
}

Reply turn(Conversation& conversation, std::string_view side) {
    const std::optional<Color> color = read_color(side);
    if (!color) {
        return refuse(Reason::Syntax, quoted(side) + " is no side.", "Write turn w or turn b.");
    }
    return make(conversation, [&](Editor& editor) { editor.turn(*color); });
}

Reply castling(Conversation& conversation, std::string_view rights) {
    const std::optional<CastlingRights> read = read_castling_rights(conversation.editor->draft(), rights);
    if (rights.empty() || !read) {
        return refuse(Reason::Syntax, quoted(rights) + " are no castling rights.",
                      "Write some of KQkq, or - for none.");
    }
    return after_fitting_edit(conversation, conversation.editor->set_castling_rights(*read));
}

Reply en_passant(Conversation& conversation, std::string_view square) {
    const std::optional<Square> target =
        square == "-" ? no_square : read_any_square(conversation.editor->draft(), square);
    if (!target) {
        return refuse(Reason::Syntax, quoted(square) + " is no square.",
                      "Write the square that a pawn has passed, such as e3, or - for none.");
    }
    return after_fitting_edit(conversation, conversation.editor->set_en_passant_target(*target));
}

Reply fen_of_draft(Conversation& conversation, std::string_view fen) {
    if (!fen.empty()) {
        const auto read = notation::read_fen(fen, notation::FenMode::Strict,
                                             conversation.editor->draft().state.castling_rule,
                                             conversation.editor->kings());
        if (!read) {
            return refuse_fen(read.error(), "The draft is as it was.");
        }
        conversation.editor->start_from(read->position);
        return after_edit(conversation);
    }
    const std::string text = notation::write_fen(conversation.editor->draft());
    return {.text = text, .json = JsonObject{}.add("draft", text)};
}

Reply show_draft(Conversation& conversation, std::string_view /*nothing*/) {
    Reply reply{.text = show_board(conversation, {}, terminal_width()) + show_status(conversation)};
    reply.json.add("draft", notation::write_fen(conversation.editor->draft()));
    return reply;
}

Reply undo_edit(Conversation& conversation, std::string_view count) {
    return step(conversation, count, true);
}

Reply redo_edit(Conversation& conversation, std::string_view count) {
    return step(conversation, count, false);
}

Reply finish_edit(Conversation& conversation, std::string_view /*nothing*/) {
    const auto position = conversation.editor->finished();
    if (!position) {
        return refuse_for_all(Reason::InvalidPosition, "The position cannot be played yet.",
                              described(position.error()), "The edit goes on; cancel drops it.");
    }
    const Position draft = conversation.editor->draft();
    conversation.editor.reset();
    if (*position == conversation.game().position()) {
        return after_command(conversation,
                             {.text = "Nothing was changed: the game goes on.", .board_changed = true});
    }
    Reply reply = set_up(conversation, *position, said_of(*position, draft));
    reply.done = {as_one_command(*position)};
    return reply;
}

Reply cancel_edit(Conversation& conversation, std::string_view /*nothing*/) {
    conversation.editor.reset();
    return after_command(conversation,
                         {.text = "The edit is dropped: the game is as it was.", .board_changed = true});
}

Reply quit_edit(Conversation& conversation, std::string_view nothing) {
    conversation.editor.reset();
    Reply reply = quit(conversation, nothing);
    reply.text = std::string{edit_is_dropped} + (reply.text.empty() ? "" : '\n' + reply.text);
    return reply;
}

}  // namespace takeback::app
