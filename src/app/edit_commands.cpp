// The edit mode: what is typed becomes an edit of the draft (session/editor.hpp).
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "edit_words.hpp"
#include "takeback/chess/validation.hpp"
#include "takeback/notation/castling_letters.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/position_judge.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

using chess::KingsAllowed;
using notation::PositionFlaw;
using notation::quoted;
using session::Editor;

constexpr std::string_view training = "--training";

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

/// The reply to an edit of one square, with what stands there now, for the ear.
Reply said_of_square(const Conversation& conversation, Square square, std::string command, Reply reply) {
    reply.done = {std::move(command)};
    if (conversation.speech) {
        reply.spoken = conversation.in_words(
            "{sentence}."_msg, {{"sentence", notation::say_square(conversation.editor->draft().board, square,
                                                                  conversation.wording())}});
    }
    return reply;
}

Reply after_fitting_edit(const Conversation& conversation, const std::vector<PositionFlaw>& flaws) {
    if (!flaws.empty()) {
        return refuse_for_all(Reason::InvalidPosition,
                              conversation.in_words("That does not fit the men on the board."_msg),
                              notation::describe_each(flaws, conversation.wording()),
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
        conversation.plays_xiangqi()
            ? "put, clear and turn change the position; done ends the edit, cancel drops it."_msg
            : "put, clear, turn, castling and ep change the position; done ends the edit, cancel drops it."_msg);
    return reply;
}

/// For a command whose rule is no rule of xiangqi.
Reply refuse_of_chess_alone(std::string why) {
    return refuse_as("not_in_this_game", std::move(why));
}
Reply refuse_training(const Conversation& conversation) {
    return refuse_of_chess_alone(conversation.in_words(
        "Several kings a side are a training set-up of chess: in xiangqi each side has one."_msg));
}

std::string said_of(const Position& position, const Position& draft, KingsAllowed kings, Language language) {
    std::string text = in_words(
        language, kings == KingsAllowed::Several && chess::has_several_kings(position.board)
                      ? "The training set-up stands: a side loses when any of its kings is mated."_msg
                      : "The position is set up."_msg);
    if (position.state.en_passant_target != draft.state.en_passant_target) {
        text += sentence_break(language);
        text += in_words(language, "Nothing can be captured en passant."_msg);
    }
    return text;
}

Reply set_up_training(Conversation& conversation, std::string_view fen) {
    const auto read = notation::read_position(fen, conversation.game().position(), conversation.wording(),
                                              KingsAllowed::Several);
    if (!read) {
        return refuse_fen(read.error(), conversation.in_words("The game is as it was."_msg),
                          conversation.language());
    }
    return set_up(conversation, *read, conversation.game().rules(),
                  said_of(*read, *read, KingsAllowed::Several, conversation.language()));
}

}  // namespace

Reply edit(Conversation& conversation, std::string_view option) {
    const std::string_view first = option.substr(0, option.find(' '));
    const std::string_view fen = notation::trimmed(option.substr(first.size()));
    const bool for_training = notation::to_lower(first) == training;
    if (for_training && conversation.plays_xiangqi()) {
        return refuse_training(conversation);
    }
    if (!first.empty() && !for_training) {
        return refuse_word("edit", option,
                           conversation.plays_xiangqi() ? std::vector<std::string>{"edit"}
                                                        : std::vector<std::string>{"edit", "edit --training"},
                           conversation.language());
    }
    if (!fen.empty()) {
        return set_up_training(conversation, fen);
    }
    const Position& position = conversation.game().position();
    const KingsAllowed kings = for_training ? KingsAllowed::Several : KingsAllowed::One;
    conversation.editor.emplace(position, notation::judge_for(position.board.geometry(), kings));
    return entered(conversation);
}

Reply edit_further(Conversation& conversation, std::string_view option) {
    const bool for_training = notation::to_lower(option) == training;
    if (for_training && conversation.plays_xiangqi()) {
        return refuse_training(conversation);
    }
    if (!for_training) {
        return refuse(Reason::WrongMode, conversation.in_words("This is the edit mode already."_msg),
                      conversation.in_words(conversation.plays_xiangqi()
                                                ? ways_out_of_edit_mode
                                                : "edit --training allows several kings a side."_msg));
    }
    Editor& editor = *conversation.editor;
    editor.judge_by(notation::judge_for(editor.draft().board.geometry(), KingsAllowed::Several));
    return entered(conversation);
}

Reply put(Conversation& conversation, std::string_view piece_and_square) {
    const std::vector<notation::Word> words = notation::words_of(piece_and_square);
    if (words.size() != 2) {
        const std::string example =
            "put " + example_of_man(conversation) + ' ' + example_of_square(conversation);
        return refuse(
            Reason::Syntax,
            conversation.in_words(conversation.plays_xiangqi() ? "put needs a man and a point."_msg
                                                               : "put needs a piece and a square."_msg),
            write_one_of({example}, conversation.language()));
    }
    const auto man = read_man(conversation, words[0].text);
    if (!man) {
        return man.error();
    }
    const auto square = read_square_of_draft(conversation, words[1].text);
    if (!square) {
        return square.error();
    }
    Reply reply = make(conversation, [&](Editor& editor) { editor.put(*man, *square); });
    return said_of_square(conversation, *square, put_command(conversation.editor->draft(), *man, *square),
                          std::move(reply));
}

Reply clear(Conversation& conversation, std::string_view square) {
    if (notation::to_lower(square) == "all") {
        conversation.editor->clear_all();
        return after_edit(conversation);
    }
    if (square.empty()) {
        return refuse(
            Reason::Syntax,
            conversation.in_words(conversation.plays_xiangqi() ? "clear needs a point."_msg
                                                               : "clear needs a square."_msg),
            write_one_of({"clear " + example_of_square(conversation), "clear all"}, conversation.language()));
    }
    const auto cleared = read_square_of_draft(conversation, square);
    if (!cleared) {
        return cleared.error();
    }
    Reply reply = make(conversation, [&](Editor& editor) { editor.clear(*cleared); });
    return said_of_square(conversation, *cleared, clear_command(conversation.editor->draft(), *cleared),
                          std::move(reply));
}

Reply turn(Conversation& conversation, std::string_view side) {
    const std::optional<Color> color = read_side(conversation, side);
    if (!color) {
        return refuse_word("turn", side, {conversation.plays_xiangqi() ? "turn r" : "turn w", "turn b"},
                           conversation.language());
    }
    return make(conversation, [&](Editor& editor) { editor.turn(*color); });
}

Reply castling(Conversation& conversation, std::string_view rights) {
    if (conversation.plays_xiangqi()) {
        return refuse_of_chess_alone(conversation.in_words("Xiangqi has no castling."_msg));
    }
    const std::optional<CastlingRights> read = read_castling_rights(conversation.editor->draft(), rights);
    if (rights.empty() || !read) {
        return refuse(Reason::Syntax,
                      conversation.in_words("{text} are no castling rights."_msg, {{"text", quoted(rights)}}),
                      conversation.in_words("Write some of KQkq, or - for none."_msg));
    }
    return after_fitting_edit(conversation, conversation.editor->set_castling_rights(*read));
}

Reply en_passant(Conversation& conversation, std::string_view square) {
    if (conversation.plays_xiangqi()) {
        return refuse_of_chess_alone(conversation.in_words("Xiangqi has no capture en passant."_msg));
    }
    const Geometry geometry = conversation.editor->draft().board.geometry();
    const std::optional<Square> target =
        square == "-" ? no_square : notation::read_square(geometry, notation::to_lower(square));
    if (!target) {
        return refuse(
            Reason::Syntax, conversation.in_words("{text} is no square."_msg, {{"text", quoted(square)}}),
            conversation.in_words("Write the square that a pawn has passed, such as e3, or - for none."_msg));
    }
    return after_fitting_edit(conversation, conversation.editor->set_en_passant_target(*target));
}

Reply fen_of_draft(Conversation& conversation, std::string_view fen) {
    if (!fen.empty()) {
        Editor& editor = *conversation.editor;
        const auto read =
            notation::read_position(fen, editor.draft(), conversation.wording(), editor.judge().kings);
        if (!read) {
            return refuse_fen(read.error(), conversation.in_words("The draft is as it was."_msg),
                              conversation.language());
        }
        editor.start_from(*read);
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
                              notation::describe_each(position.error(), conversation.wording()),
                              conversation.in_words("The edit goes on; cancel drops it."_msg));
    }
    const Position draft = conversation.editor->draft();
    const KingsAllowed kings = conversation.editor->judge().kings;
    conversation.editor.reset();
    if (*position == conversation.game().position()) {
        return after_command(conversation,
                             {.text = conversation.in_words("Nothing was changed: the game goes on."_msg),
                              .done = {"done"},
                              .board_changed = true});
    }
    Reply reply = set_up(conversation, *position, conversation.game().rules(),
                         said_of(*position, draft, kings, conversation.language()));
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
