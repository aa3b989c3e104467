#include "conversation.hpp"

#include <string_view>
#include <variant>

#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"

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
std::string show_draft_status(const session::Editor& editor) {
    const Position& draft = editor.draft();
    const Square target = draft.state.en_passant_target;
    std::string line = "Edit mode, " + std::string{notation::name(draft.state.side_to_move)};
    line += " to move, castling " + notation::write_castling_rights(draft.state.castling_rights);
    line +=
        ", en passant " + (target.is_none() ? "-" : notation::square_name(draft.board.geometry(), target));
    line += editor.kings() == chess::KingsAllowed::Several ? ", several kings allowed" : "";
    return line;
}

}  // namespace

const Position& shown_position(const Conversation& conversation) {
    return conversation.editor ? conversation.editor->draft() : conversation.game().position();
}

std::string show_board(const Conversation& conversation, const std::vector<Square>& targets, int width) {
    if (conversation.editor) {
        return draw_board(shown_position(conversation), bottom_of(conversation), board_style(conversation),
                          {}, width);
    }
    const Game& game = conversation.game();
    Marks marks{.targets = targets, .checks = kings_in_check(game)};
    if (const auto move = notation::last_move(game)) {
        marks.last_move = {move->request.from, move->request.to};
    }
    return draw_board(game.position(), bottom_of(conversation), board_style(conversation), marks, width);
}

void date_game(Conversation& conversation) {
    session::Match& match = conversation.match;
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
    return {.figurines = pieces == "figurine" ||
                         (pieces == "auto" && terminal.writes_to_terminal && terminal.shows_unicode),
            .colors = color == "never" ? Colors::None : wanted};
}

Color bottom_of(const Conversation& conversation) {
    const std::string& view = conversation.settings.value(Setting::View);
    if (view == "auto") {
        return shown_position(conversation).state.side_to_move;
    }
    return view == "black" ? Color::Black : Color::White;
}

std::string show_status(const Conversation& conversation) {
    if (conversation.editor) {
        return show_draft_status(*conversation.editor);
    }
    const Game& game = conversation.game();
    const auto& [white, black] = conversation.match.players;
    std::string line = notation::shown(white.name) + " v " + notation::shown(black.name);
    const auto& game_clock = conversation.match.clock;
    const std::string times = game_clock ? ", clock: " + show_times(game_clock->clock()) : "";
    const Status status = game.status();
    if (status.outcome) {
        return line + ", " + show_result(*status.outcome) + times;
    }
    line += ", move " + std::to_string(game.position().state.fullmove_number) + ", ";
    line += std::string{notation::name(status.side_to_move)} + " to move";
    line += status.in_check ? ", in check" : "";
    if (const auto move = notation::last_move(game)) {
        line += ", last move " + move->text;
    }
    if (status.draw_offer) {
        line += ", " + std::string{notation::name(*status.draw_offer)} + " offers a draw";
    }
    if (status.claimable_draw) {
        line += ", " + std::string{notation::name(status.side_to_move)} +
                " can claim a draw: " + std::string{notation::name(*status.claimable_draw)};
    }
    return line + times;
}

std::string show_times(const session::Clock& clock) {
    return "White " + session::show_time(clock.left(Color::White)) + ", Black " +
           session::show_time(clock.left(Color::Black));
}

std::string prompt(const Conversation& conversation) {
    if (conversation.editor) {
        return "edit> ";
    }
    const Game& game = conversation.game();
    if (game.status().outcome) {
        return "game over> ";
    }
    const GameState& state = game.position().state;
    std::string side = notation::to_lower(notation::name(state.side_to_move));
    if (const auto& game_clock = conversation.match.clock) {
        side += ' ' + session::show_time(game_clock->clock().left(state.side_to_move));
    }
    return notation::move_number(state) + side + "> ";
}

std::string spoken_turn(const Game& game) {
    return game.status().outcome ? "" : notation::say_turn(game);
}

std::string spoken_change(const Game& game) {
    const Command& last = game.history().back();
    if (std::holds_alternative<Setup>(last)) {
        return spoken_turn(game);  // what was set up, the command has said
    }
    Position before = game.position();
    std::visit([&before](const auto& command) { command.undo(before); }, last);
    const std::string change = notation::say_command(game.rules(), before, last) + '.';
    const std::string turn = std::holds_alternative<Move>(last) ? spoken_turn(game) : "";
    return turn.empty() ? change : change + ' ' + turn;
}

std::string show_result(const Outcome& outcome) {
    return std::string{notation::result_token(outcome)} + ": " + notation::describe(outcome);
}

std::string show_result(const Game& game) {
    const std::optional<Outcome> outcome = game.status().outcome;
    return outcome ? show_result(*outcome) : "";
}

}  // namespace takeback::app
