// The commands that answer in words: say and material.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
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

std::string say_last_move(const Conversation& conversation) {
    const auto last = notation::last_move(conversation.game());
    return last ? conversation.in_words(
                      "{sentence}."_msg,
                      {{"sentence", notation::say_move(conversation.game().rules(), last->before,
                                                       last->request, conversation.wording())}})
                : conversation.in_words("No move yet."_msg);
}

/// Everything that the board and the status line show.
std::string say_all(const Conversation& conversation) {
    const Game& game = conversation.game();
    const GameState& state = game.position().state;
    std::string text = notation::say_position(game.position(), conversation.wording()) + '\n';
    text += conversation.in_words("Move {number}. {turn}"_msg,
                                  {{"number", std::to_string(state.fullmove_number)},
                                   {"turn", notation::say_turn(game, conversation.wording())}});
    if (notation::last_move(game)) {
        text +=
            '\n' + conversation.in_words("Last move: {move}"_msg, {{"move", say_last_move(conversation)}});
    }
    return text;
}

/// "rank 4", "file e", "e4"; nothing when the words are none of these.
std::optional<std::string> say_part(const Board& board, const std::vector<notation::Word>& words,
                                    Wording wording) {
    const Geometry geometry = board.geometry();
    if (words.size() == 1) {
        const auto square = notation::read_square(geometry, words[0].text, wording.ranks);
        return square ? std::optional{notation::say_square(board, *square, wording)} : std::nullopt;
    }
    if (words.size() != 2) {
        return std::nullopt;
    }
    // A rank and a file are what a square on them is: a4 is on rank 4, e1 on file e.
    const std::string label{words[1].text};
    if (words[0].text == "rank") {
        const auto square = notation::read_square(geometry, 'a' + label, wording.ranks);
        return square ? std::optional{notation::say_rank(board, geometry.rank(*square), wording)}
                      : std::nullopt;
    }
    if (words[0].text == "file") {
        const auto square = notation::read_square(geometry, label + '1', wording.ranks);
        return square ? std::optional{notation::say_file(board, geometry.file(*square), wording)}
                      : std::nullopt;
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
std::string say_and_draw(const std::vector<Piece>& men, const BoardStyle& style, Wording language) {
    const std::string words = notation::count_men(men, language);
    return men.empty() ? words : words + " (" + notation::join(draw_each(men, style), " ") + ')';
}

std::string say_balance(int white, int black, Wording language) {
    const Color ahead = white > black ? Color::White : Color::Black;
    std::string text = in_words(language, "Points on the board: {first} {white}, {second} {black}."_msg,
                                {{"first", std::string{notation::name(Color::White, language)}},
                                 {"white", std::to_string(white)},
                                 {"second", std::string{notation::name(Color::Black, language)}},
                                 {"black", std::to_string(black)}});
    text += sentence_break(language);
    return text +=
           in_words(language, white == black ? "Nobody is ahead."_msg : "{side} is ahead by {points}."_msg,
                    {{"side", std::string{notation::name(ahead, language)}},
                     {"points", std::to_string(std::abs(white - black))}});
}

}  // namespace

Reply say(Conversation& conversation, std::string_view what) {
    const std::string lower = notation::to_lower(what);
    if (lower.empty()) {
        return {.text = say_all(conversation)};
    }
    if (lower == "last") {
        return {.text = say_last_move(conversation)};
    }
    const Board& board = conversation.game().position().board;
    if (const auto part = say_part(board, notation::words_of(lower), conversation.wording())) {
        return {.text = conversation.in_words("{sentence}."_msg, {{"sentence", *part}})};
    }
    return refuse_word("say", what, {"say", "say e4", "say rank 4", "say file e", "say last"},
                       conversation.language());
}

Reply material(Conversation& conversation, std::string_view /*nothing*/) {
    Reply reply;
    JsonObject sides;
    std::array<int, 2> points{};
    const BoardStyle letters{};  // whatever the board shows, programs read these
    for (const Color color : {Color::White, Color::Black}) {
        const Wording language = conversation.wording();
        const std::string side{notation::name(color, language)};
        const auto say_men = [&](Message message, const std::vector<Piece>& men) {
            return conversation.in_words(
                       message,
                       {{"side", side}, {"men", say_and_draw(men, board_style(conversation), language)}}) +
                   '\n';
        };
        const auto [taken, promoted, worth] = notation::material_of(conversation.game(), color);
        reply.text += say_men("{side} has taken: {men}"_msg, taken);
        if (!promoted.empty()) {
            reply.text += say_men("{side} has promoted to: {men}"_msg, promoted);
        }
        points[static_cast<std::size_t>(color)] = worth;
        sides.add(notation::name_inside(color), JsonObject{}
                                                    .add("taken", draw_each(taken, letters))
                                                    .add("promoted", draw_each(promoted, letters))
                                                    .add("points", static_cast<std::uint64_t>(worth)));
    }
    reply.text += say_balance(points[0], points[1], conversation.wording());
    reply.json.add("material", sides);
    return reply;
}

}  // namespace takeback::app
