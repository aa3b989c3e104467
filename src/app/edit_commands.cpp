// The edit mode: what is typed becomes an edit of the draft (session/editor.hpp).
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "start.hpp"
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

Reply refuse_square(const Conversation& conversation, std::string_view text) {
    return refuse(Reason::Syntax, conversation.in_words("{text} is no square."_msg, {{"text", quoted(text)}}),
                  conversation.in_words("Squares go from a1 to h8."_msg));
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
std::string what_was_dropped(const GameState& before, const GameState& now, Language language) {
    std::string said;
    if (now.castling_rights != before.castling_rights) {
        said = in_words(language, "Castling: {now}, before {before}."_msg,
                        {{"now", notation::write_castling_rights(now.castling_rights)},
                         {"before", notation::write_castling_rights(before.castling_rights)}});
    }
    if (now.en_passant_target != before.en_passant_target) {
        said += said.empty() ? "" : sentence_break(language);
        said += in_words(language, "The en passant square is dropped."_msg);
    }
    return said;
}

Reply after_edit(const Conversation& conversation) {
    Reply reply{.board_changed = true, .draft_changed = true};
    reply.json.add("draft", notation::write_fen(conversation.editor->draft()));
    return reply;
}

/// Makes an edit that may cost rights or target, and says so.
template <typename Edit>
Reply make(Conversation& conversation, Edit edit_draft) {
    const GameState before = conversation.editor->draft().state;
    edit_draft(*conversation.editor);
    Reply reply = after_edit(conversation);
    reply.notice = what_was_dropped(before, conversation.editor->draft().state, conversation.language());
    return reply;
}

Reply after_fitting_edit(const Conversation& conversation, const std::vector<Flaw>& flaws) {
    if (!flaws.empty()) {
        return refuse_for_all(Reason::InvalidPosition,
                              conversation.in_words("That does not fit the men on the board."_msg),
                              notation::describe_each(flaws, conversation.language()),
                              conversation.in_words("The draft is as it was."_msg));
    }
    return after_edit(conversation);
}

std::string count_edits(std::size_t count, Language language) {
    return counted(language, count, "{count} edit"_msg, "{count} edits"_msg);
}

/// undo and redo: the same steps along the edits, in opposite directions.
Reply step(Conversation& conversation, std::string_view text, bool back) {
    Editor& editor = *conversation.editor;
    const std::optional<std::size_t> count = read_count(text);
    const std::size_t available = back ? editor.edits() : editor.undone();
    if (!count) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} is no count of edits."_msg, {{"text", quoted(text)}}));
    }
    if (*count > available) {
        return refuse(
            back ? Reason::NothingToUndo : Reason::NothingToRedo,
            conversation.in_words(back ? "No more than {commands} can be undone."_msg
                                       : "No more than {commands} can be redone."_msg,
                                  {{"commands", count_edits(available, conversation.language())}}),
            conversation.in_words(
                back ? "What was done before the edit mode can be undone when it has ended."_msg : ""_msg));
    }
    for (std::size_t i = 0; i < *count; ++i) {
        static_cast<void>(back ? editor.undo() : editor.redo());
    }
    Reply reply = after_edit(conversation);
    reply.text = conversation.in_words(back ? "Took back {what}."_msg : "Did again {what}."_msg,
                                       {{"what", count_edits(*count, conversation.language())}});
    return reply;
}

Reply entered(const Conversation& conversation) {
    Reply reply = after_edit(conversation);
    reply.news = conversation.in_words(
        "put, clear, turn, castling and ep change the position; done ends the edit, cancel drops it."_msg);
    return reply;
}

std::string said_of(const Position& position, const Position& draft, Language language) {
    std::string text = in_words(
        language, chess::has_several_kings(position.board)
                      ? "The training set-up stands: a side loses when any of its kings is mated."_msg
                      : "The position is set up."_msg);
    if (position.state.en_passant_target != draft.state.en_passant_target) {
        text += sentence_break(language);
        text += in_words(language, "Nothing can be captured en passant."_msg);
    }
    return text;
}

Reply set_up_training(Conversation& conversation, std::string_view fen) {
    const auto read =
        notation::read_fen(fen, notation::FenMode::Strict, conversation.game().position().state.castling_rule,
                           KingsAllowed::Several);
    if (!read) {
        return refuse_fen(notation::describe_each(read.error(), conversation.language()),
                          conversation.in_words("The game is as it was."_msg), conversation.language());
    }
    return set_up(conversation, read->position, chess_rules(),
                  said_of(read->position, read->position, conversation.language()));
}

}  // namespace

Reply edit(Conversation& conversation, std::string_view option) {
    if (conversation.plays_xiangqi()) {
        return refuse_as("not_in_this_version",
                         conversation.in_words("A position of xiangqi cannot be edited man by man yet."_msg),
                         conversation.in_words("fen sets one up."_msg));
    }
    const std::string_view first = option.substr(0, option.find(' '));
    const std::string_view fen = notation::trimmed(option.substr(first.size()));
    if (!first.empty() && notation::to_lower(first) != training) {
        return refuse_word("edit", option, {"edit", "edit --training"}, conversation.language());
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
        return refuse(Reason::WrongMode, conversation.in_words("This is the edit mode already."_msg),
                      conversation.in_words("edit --training allows several kings a side."_msg));
    }
    conversation.editor->allow_several_kings();
    return entered(conversation);
}

Reply put(Conversation& conversation, std::string_view piece_and_square) {
    const std::vector<notation::Word> words = notation::words_of(piece_and_square);
    if (words.size() != 2) {
        return refuse(Reason::Syntax, conversation.in_words("put needs a piece and a square."_msg),
                      write_one_of({"put wQ d4"}, conversation.language()));
    }
    const std::optional<Piece> piece = read_piece(words[0].text);
    const std::optional<Square> square = read_any_square(conversation.editor->draft(), words[1].text);
    if (!piece) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} is no piece."_msg, {{"text", quoted(words[0].text)}}),
                      conversation.in_words("Write w or b and one of K Q R B N P, as in wQ."_msg));
    }
    if (!square) {
        return refuse_square(conversation, words[1].text);
    }
    return make(conversation, [&](Editor& editor) { editor.put(*piece, *square); });
}

Reply clear(Conversation& conversation, std::string_view square) {
    if (notation::to_lower(square) == "all") {
        conversation.editor->clear_all();
        return after_edit(conversation);
    }
    if (square.empty()) {
        return refuse(Reason::Syntax, conversation.in_words("clear needs a square."_msg),
                      conversation.in_words("Write clear d4, or clear all."_msg));
    }
    const std::optional<Square> cleared = read_any_square(conversation.editor->draft(), square);
    if (!cleared) {
        return refuse_square(conversation, square);
    }
    return make(conversation, [&](Editor& editor) { editor.clear(*cleared); });
}

Reply turn(Conversation& conversation, std::string_view side) {
    const std::optional<Color> color = read_color(side);
    if (!color) {
        return refuse_word("turn", side, {"turn w", "turn b"}, conversation.language());
    }
    return make(conversation, [&](Editor& editor) { editor.turn(*color); });
}

Reply castling(Conversation& conversation, std::string_view rights) {
    const std::optional<CastlingRights> read = read_castling_rights(conversation.editor->draft(), rights);
    if (rights.empty() || !read) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} are no castling rights."_msg, {{"text", quoted(rights)}}),
                      conversation.in_words("Write some of KQkq, or - for none."_msg));
    }
    return after_fitting_edit(conversation, conversation.editor->set_castling_rights(*read));
}

Reply en_passant(Conversation& conversation, std::string_view square) {
    const std::optional<Square> target =
        square == "-" ? no_square : read_any_square(conversation.editor->draft(), square);
    if (!target) {
        return refuse(
            Reason::Syntax, conversation.in_words("{text} is no square."_msg, {{"text", quoted(square)}}),
            conversation.in_words("Write the square that a pawn has passed, such as e3, or - for none."_msg));
    }
    return after_fitting_edit(conversation, conversation.editor->set_en_passant_target(*target));
}

Reply fen_of_draft(Conversation& conversation, std::string_view fen) {
    if (!fen.empty()) {
        const auto read = notation::read_fen(fen, notation::FenMode::Strict,
                                             conversation.editor->draft().state.castling_rule,
                                             conversation.editor->kings());
        if (!read) {
            return refuse_fen(notation::describe_each(read.error(), conversation.language()),
                              conversation.in_words("The draft is as it was."_msg), conversation.language());
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
        return refuse_for_all(Reason::InvalidPosition,
                              conversation.in_words("The position cannot be played yet."_msg),
                              notation::describe_each(position.error(), conversation.language()),
                              conversation.in_words("The edit goes on; cancel drops it."_msg));
    }
    const Position draft = conversation.editor->draft();
    conversation.editor.reset();
    if (*position == conversation.game().position()) {
        return after_command(conversation,
                             {.text = conversation.in_words("Nothing was changed: the game goes on."_msg),
                              .done = {"done"},
                              .board_changed = true});
    }
    Reply reply =
        set_up(conversation, *position, chess_rules(), said_of(*position, draft, conversation.language()));
    reply.done = {"done"};
    return reply;
}

Reply cancel_edit(Conversation& conversation, std::string_view /*nothing*/) {
    conversation.editor.reset();
    return after_command(conversation,
                         {.text = conversation.in_words("The edit is dropped: the game is as it was."_msg),
                          .done = {"cancel"},
                          .board_changed = true});
}

Reply quit_edit(Conversation& conversation, std::string_view nothing) {
    conversation.editor.reset();
    Reply reply = quit(conversation, nothing);
    reply.done = {"cancel"};
    reply.text = conversation.in_words(edit_is_dropped) + (reply.text.empty() ? "" : '\n' + reply.text);
    return reply;
}

}  // namespace takeback::app
