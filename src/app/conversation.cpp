#include "conversation.hpp"

#include <string_view>
#include <variant>

#include "svg_board.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

using session::Setting;

namespace {

std::vector<Square> kings_in_check(const Game& game) {
    const Board& board = game.position().board;
    const Color us = game.position().state.side_to_move;
    std::vector<Square> kings;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        const Square square = Square::at(i);
        if (board.at(square) == Piece{us, Kind::King} &&
            game.rules().is_attacked(board, square, opposite(us))) {
            kings.push_back(square);
        }
    }
    return kings;
}

/// "Edit mode, White to move, castling KQkq, en passant -".
std::string show_draft_status(const session::Editor& editor, Wording wording) {
    const Position& draft = editor.draft();
    const Square target = draft.state.en_passant_target;
    const std::string side{notation::name(draft.state.side_to_move, wording)};
    if (wording.terms == Terms::Xiangqi) {
        return in_words(wording, "Edit mode, {side} to move"_msg, {{"side", side}});
    }
    return in_words(
        wording,
        editor.judge().kings == chess::KingsAllowed::Several
            ? "Edit mode, {side} to move, castling {rights}, en passant {target}, several kings allowed"_msg
            : "Edit mode, {side} to move, castling {rights}, en passant {target}"_msg,
        {{"side", side},
         {"rights", notation::write_castling_rights(draft.state.castling_rights)},
         {"target", target.is_none() ? "-" : notation::square_name(draft.board.geometry(), target)}});
}

/// A player without a name is called by the side, in the language of who reads it.
std::string name_of(const session::Player& player, Wording wording) {
    const bool is_nameless = player.name == notation::name(player.color) ||
                             player.name == notation::name(player.color, {Language::English, wording.terms});
    return is_nameless ? std::string{notation::name(player.color, wording)} : notation::shown(player.name);
}

/// The parts of the status of a game that goes on.
std::vector<std::string> status_of(const Conversation& conversation, const Status& status) {
    const Game& game = conversation.game();
    const Wording language = conversation.wording();
    const std::string side{notation::name(status.side_to_move, language)};
    std::vector<std::string> parts{
        in_words(language, "move {number}"_msg,
                 {{"number", std::to_string(game.position().state.fullmove_number)}}),
        in_words(language, "{side} to move"_msg, {{"side", side}})};
    if (status.in_check) {
        parts.push_back(in_words(language, "in check"_msg));
    }
    if (const auto move = notation::last_move(game, conversation.style())) {
        parts.push_back(in_words(language, "last move {move}"_msg, {{"move", move->text}}));
    }
    if (status.draw_offer) {
        parts.push_back(in_words(language, "{side} offers a draw"_msg,
                                 {{"side", std::string{notation::name(*status.draw_offer, language)}}}));
    }
    if (status.claimable_draw) {
        parts.push_back(in_words(
            language, "{side} can claim a draw: {claim}"_msg,
            {{"side", side}, {"claim", std::string{notation::name(*status.claimable_draw, language)}}}));
    }
    return parts;
}

Marks marks_of(const Game& game, const std::vector<Square>& targets) {
    Marks marks{.targets = targets, .checks = kings_in_check(game)};
    if (const auto move = notation::last_move(game)) {
        marks.last_move = {move->request.from, move->request.to};
    }
    return marks;
}

}  // namespace

Language Conversation::language() const noexcept {
    const std::string& chosen = settings.value(Setting::Lang);
    return chosen == "auto" ? terminal.language : chosen == "zh" ? Language::Chinese : Language::English;
}

Ranks Conversation::ranks() const noexcept {
    return settings.value(Setting::XiangqiRanks) == "1-10" ? Ranks::FromOne : Ranks::FromZero;
}

Wording Conversation::wording() const noexcept {
    return notation::wording_for(game().position().board.geometry(), {language(), Terms::Chess, ranks()});
}

notation::XiangqiStyle Conversation::style() const noexcept {
    return {.notation = xiangqi_notation_called(settings.value(Setting::XiangqiNotation)), .ranks = ranks()};
}

const Position& shown_position(const Conversation& conversation) {
    return conversation.editor ? conversation.editor->draft() : conversation.game().position();
}

std::string show_board(const Conversation& conversation, const std::vector<Square>& targets, int width) {
    if (conversation.editor) {
        return draw_board(shown_position(conversation), bottom_of(conversation), board_style(conversation),
                          {}, width);
    }
    const Game& game = conversation.game();
    return draw_board(game.position(), bottom_of(conversation), board_style(conversation),
                      marks_of(game, targets), width);
}

std::string show_picture(const Conversation& conversation, const std::vector<Square>& targets) {
    const Game& game = conversation.game();
    return draw_svg_board(game.position(), bottom_of(conversation), conversation.ranks(),
                          marks_of(game, targets), show_status(conversation));
}

void date_game(Conversation& conversation) {
    session::Match& match = conversation.match;
    match.loaded.forget(match.game);
    match.dates.set(match.game, conversation.today ? conversation.today() : "");
}

void remember_line(Conversation& conversation) {
    session::Match& match = conversation.match;
    if (conversation.keeps_variations()) {
        match.variations.keep(match.game);
    } else {
        match.variations.forget_gone(match.game);
    }
}

BoardStyle board_style(const Conversation& conversation) {
    const Terminal& terminal = conversation.terminal;
    const std::string& pieces = conversation.settings.value(Setting::Pieces);
    const std::string& color = conversation.settings.value(Setting::Color);
    const Colors wanted = color == "always" ? terminal.colors_if_asked : terminal.colors;
    const bool shows_figures = pieces == "auto" && terminal.writes_to_terminal && terminal.shows_unicode;
    return {.figurines = pieces == "figurine" || shows_figures,
            .characters = pieces == "cjk" || shows_figures,
            .colors = color == "never" ? Colors::None : wanted,
            .ranks = conversation.ranks()};
}

Color bottom_of(const Conversation& conversation) {
    const std::string& view = conversation.settings.value(Setting::View);
    if (view == "auto") {
        return shown_position(conversation).state.side_to_move;
    }
    return view == "black" ? Color::Black : Color::White;
}

std::string show_status(const Conversation& conversation) {
    const Wording language = conversation.wording();
    if (conversation.editor) {
        return show_draft_status(*conversation.editor, language);
    }
    const auto [white, black] = session::players_of(conversation.match);
    const Status status = conversation.game().status();
    std::vector<std::string> parts = status.outcome ? std::vector{show_result(*status.outcome, language)}
                                                    : status_of(conversation, status);
    parts.insert(parts.begin(),
                 conversation.in_words("{white} v {black}"_msg, {{"white", name_of(white, language)},
                                                                 {"black", name_of(black, language)}}));
    if (const auto& game_clock = conversation.match.clock) {
        parts.push_back(conversation.in_words("clock: {times}"_msg,
                                              {{"times", show_times(game_clock->clock(), language)}}));
    }
    return notation::join(parts, clause_break(language));
}

std::string show_times(const session::Clock& clock, Wording wording) {
    const auto time_of = [&](Color side) {
        return in_words(wording, "{side} {time}"_msg,
                        {{"side", std::string{notation::name(side, wording)}},
                         {"time", session::show_time(clock.left(side))}});
    };
    std::string text = time_of(Color::White);
    text += clause_break(wording);
    return text += time_of(Color::Black);
}

std::string prompt(const Conversation& conversation) {
    if (conversation.editor) {
        return conversation.in_words("edit> "_msg);
    }
    const Game& game = conversation.game();
    if (game.status().outcome) {
        return conversation.in_words("game over> "_msg);
    }
    const GameState& state = game.position().state;
    std::string side{notation::name_inside(state.side_to_move, conversation.wording())};
    if (const auto& game_clock = conversation.match.clock) {
        side += ' ' + session::show_time(game_clock->clock().left(state.side_to_move));
    }
    return notation::move_number(state) + side + "> ";
}

std::string spoken_turn(const Conversation& conversation) {
    const Game& game = conversation.game();
    return game.status().outcome ? "" : notation::say_turn(game, conversation.wording());
}

std::string spoken_change(const Conversation& conversation) {
    const Game& game = conversation.game();
    const Command& last = game.history().back();
    if (std::holds_alternative<Setup>(last)) {
        return spoken_turn(conversation);  // what was set up, the command has said
    }
    Position before = game.position();
    std::visit([&before](const auto& command) { command.undo(before); }, last);
    const Wording wording = conversation.wording();
    std::string text = conversation.in_words(
        "{sentence}."_msg, {{"sentence", notation::say_command(game.rules(), before, last, wording)}});
    const std::string turn = std::holds_alternative<Move>(last) ? spoken_turn(conversation) : "";
    text += turn.empty() ? "" : sentence_break(wording);
    return text += turn;
}

std::string show_result(const Outcome& outcome, Wording wording) {
    return in_words(wording, "{result}: {outcome}"_msg,
                    {{"result", std::string{notation::result_token(outcome)}},
                     {"outcome", notation::describe(outcome, wording)}});
}

std::string show_result(const Conversation& conversation) {
    const std::optional<Outcome> outcome = conversation.game().status().outcome;
    return outcome ? show_result(*outcome, conversation.wording()) : "";
}

}  // namespace takeback::app
