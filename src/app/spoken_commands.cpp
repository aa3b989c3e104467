// The commands that answer in words: say and material.
#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/material.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

std::string say_last_move(const Game& game) {
    const auto last = notation::last_move(game);
    return last ? notation::say_move(game.rules(), last->before, last->request) : "No move yet";
}

/// Everything that the board and the status line show.
std::string say_all(const Game& game) {
    std::string text = notation::say_position(game.position());
    text += "\nMove " + std::to_string(game.position().state.fullmove_number) + ". ";
    text += notation::say_turn(game);
    if (notation::last_move(game)) {
        text += "\nLast move: " + say_last_move(game) + '.';
    }
    return text;
}

/// "rank 4", "file e", "e4"; nothing when the words are none of these.
std::optional<std::string> say_part(const Board& board, const std::vector<notation::Word>& words) {
    const Geometry geometry = board.geometry();
    if (words.size() == 1) {
        const auto square = notation::read_square(geometry, words[0].text);
        return square ? std::optional{notation::say_square(board, *square)} : std::nullopt;
    }
    if (words.size() != 2) {
        return std::nullopt;
    }
    // A rank and a file are what a square on them is: a4 is on rank 4, e1 on file e.
    const std::string label{words[1].text};
    if (words[0].text == "rank") {
        const auto square = notation::read_square(geometry, 'a' + label);
        return square ? std::optional{notation::say_rank(board, geometry.rank(*square))} : std::nullopt;
    }
    if (words[0].text == "file") {
        const auto square = notation::read_square(geometry, label + '1');
        return square ? std::optional{notation::say_file(board, geometry.file(*square))} : std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::string> draw_each(const std::vector<Piece>& men, const BoardStyle& style) {
    std::vector<std::string> drawn;
    std::transform(men.begin(), men.end(), std::back_inserter(drawn),
                   [&style](Piece man) { return draw_piece(man, style); });
    return drawn;
}

/// "queen, 2 pawns (q p p)"; "nothing".
std::string say_and_draw(const std::vector<Piece>& men, const BoardStyle& style) {
    const std::string words = notation::count_men(men);
    return men.empty() ? words : words + " (" + notation::join(draw_each(men, style), " ") + ')';
}

std::string say_balance(int white, int black) {
    std::string text = "Points on the board: White " + std::to_string(white);
    text += ", Black " + std::to_string(black) + ". ";
    if (white == black) {
        return text + "Nobody is ahead.";
    }
    text += notation::name(white > black ? Color::White : Color::Black);
    return text + " is ahead by " + std::to_string(white > black ? white - black : black - white) + '.';
}

}  // namespace

Reply say(Conversation& conversation, std::string_view what) {
    const Game& game = conversation.game();
    const std::string lower = notation::to_lower(what);
    if (lower.empty()) {
        return {.text = say_all(game)};
    }
    if (lower == "last") {
        return {.text = say_last_move(game) + '.'};
    }
    if (const auto part = say_part(game.position().board, notation::words_of(lower))) {
        return {.text = *part + '.'};
    }
    return refuse(Reason::Syntax, "say does not know " + notation::quoted(what) + ".",
                  "Write say, say e4, say rank 4, say file e or say last.");
}

Reply material(Conversation& conversation, std::string_view /*nothing*/) {
    Reply reply;
    JsonObject sides;
    std::array<int, 2> points{};
    const BoardStyle letters{};  // whatever the board shows, programs read these
    for (const Color color : {Color::White, Color::Black}) {
        const std::string side{notation::name(color)};
        const auto [taken, promoted, worth] = notation::material_of(conversation.game(), color);
        reply.text += side + " has taken: " + say_and_draw(taken, board_style(conversation)) + '\n';
        if (!promoted.empty()) {
            reply.text +=
                side + " has promoted to: " + say_and_draw(promoted, board_style(conversation)) + '\n';
        }
        points[static_cast<std::size_t>(color)] = worth;
        sides.add(notation::to_lower(side), JsonObject{}
                                                .add("taken", draw_each(taken, letters))
                                                .add("promoted", draw_each(promoted, letters))
                                                .add("points", static_cast<std::uint64_t>(worth)));
    }
    reply.text += say_balance(points[0], points[1]);
    reply.json.add("material", sides);
    return reply;
}

}  // namespace takeback::app
