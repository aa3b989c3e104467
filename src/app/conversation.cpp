#include "conversation.hpp"

#include <string_view>
#include <variant>

#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

using session::Setting;

namespace {

Square king_in_check(const Game& game) {
    const Status status = game.status();
    const Board& board = game.position().board;
    for (std::size_t i = 0; status.in_check && i < board.geometry().squares(); ++i) {
        if (board.at(Square::at(i)) == Piece{status.side_to_move, Kind::King}) {
            return Square::at(i);
        }
    }
    return no_square;
}

}  // namespace

std::string show_board(const Conversation& conversation, const std::vector<Square>& targets, int width) {
    const Game& game = conversation.game();
    Marks marks{.targets = targets, .check = king_in_check(game)};
    if (const auto move = notation::last_move(game)) {
        marks.last_move = {move->request.from, move->request.to};
    }
    return draw_board(game.position(), bottom_of(conversation), board_style(conversation), marks, width);
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
        return conversation.game().position().state.side_to_move;
    }
    return view == "black" ? Color::Black : Color::White;
}

std::string show_status(const Conversation& conversation) {
    const Game& game = conversation.game();
    const auto& [white, black] = conversation.match.players;
    std::string line = notation::shown(white.name) + " v " + notation::shown(black.name);
    if (const std::string result = show_result(game); !result.empty()) {
        return line + ", " + result;
    }
    const Status status = game.status();
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
    return line;
}

std::string prompt(const Conversation& conversation) {
    const Game& game = conversation.game();
    if (game.status().outcome) {
        return "game over> ";
    }
    const GameState& state = game.position().state;
    const std::string side = notation::to_lower(notation::name(state.side_to_move));
    return std::to_string(state.fullmove_number) + (state.side_to_move == Color::White ? ". " : "... ") +
           side + "> ";
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

std::string show_result(const Game& game) {
    const std::optional<Outcome> outcome = game.status().outcome;
    return outcome ? std::string{notation::result_token(*outcome)} + ": " + notation::describe(*outcome) : "";
}

}  // namespace takeback::app
