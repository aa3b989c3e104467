#include "conversation.hpp"

#include <string_view>
#include <variant>

#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

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
    return draw_board(game.position(), bottom_of(conversation), conversation.style, marks, width);
}

Color bottom_of(const Conversation& conversation) {
    switch (conversation.view) {
        case View::White: return Color::White;
        case View::Black: return Color::Black;
        case View::Auto: return conversation.game().position().state.side_to_move;
    }
    return Color::White;
}

std::string show_status(const Conversation& conversation) {
    const Game& game = conversation.game();
    const auto& [white, black] = conversation.match.players;
    std::string line = notation::shown(white.name) + " v " + notation::shown(black.name);
    const auto& game_clock = conversation.match.clock;
    const std::string times = game_clock ? ", clock: " + show_times(game_clock->clock()) : "";
    if (const std::string result = show_result(game); !result.empty()) {
        return line + ", " + result + times;
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
    return line + times;
}

std::string show_times(const session::Clock& clock) {
    return "White " + session::show_time(clock.left(Color::White)) + ", Black " +
           session::show_time(clock.left(Color::Black));
}

std::string prompt(const Conversation& conversation) {
    const Game& game = conversation.game();
    if (game.status().outcome) {
        return "game over> ";
    }
    const GameState& state = game.position().state;
    std::string side = notation::to_lower(notation::name(state.side_to_move));
    if (const auto& game_clock = conversation.match.clock) {
        side += ' ' + session::show_time(game_clock->clock().left(state.side_to_move));
    }
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
