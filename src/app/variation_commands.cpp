// variations, promote, delete: the lines that were kept (set keep-variations on).
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_conversion.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/variations.hpp"

namespace takeback::app {

namespace {

using notation::NodeId;
using session::KeptLine;
using session::LineInTree;

LineInTree around(const Conversation& conversation) {
    const session::Match& match = conversation.match;
    return match.variations.around(match.game, session::Redoable::Included);
}

/// "2... c5 3. Nf3", from the position in which it departs.
std::string write_line(notation::LineOfPlay& line, const Rules& rules, const std::vector<MoveRequest>& moves,
                       std::size_t from, notation::XiangqiStyle style) {
    std::string text;
    for (std::size_t i = from; i < moves.size(); ++i) {
        const GameState& state = line.position().state;
        if (state.side_to_move == Color::White || i == from) {
            text += notation::move_number(state);
        }
        text += moves[i] == notation::null_move
                    ? "--"
                    : notation::write_move(rules, line.position(), moves[i], style);
        text += ' ';
        line.play(moves[i]);
    }
    text.pop_back();
    return text;
}

constexpr std::size_t deepest_indent = 20;

/// Indented by the line that it departs from.
std::vector<std::string> write_lines(const Conversation& conversation) {
    const Game& game = conversation.game();
    const LineInTree kept = around(conversation);
    notation::LineOfPlay line{game.rules(), notation::pgn_from_game(game).start};
    std::vector<MoveRequest> played;
    std::vector<std::string> texts;
    for (const auto& [first, depth] : session::kept_lines(kept)) {
        std::vector<MoveRequest> moves = session::moves_to_end(kept.tree, first);
        const std::size_t from = kept.tree.line_to(first).size() - 1;
        const auto same = std::mismatch(played.begin(), played.end(), moves.begin(), moves.end()).second;
        line.take_back_to(std::min(from, static_cast<std::size_t>(same - moves.begin())));
        while (line.plies() < from) {
            line.play(moves[line.plies()]);
        }
        texts.push_back(std::string(2 * std::min(depth, deepest_indent), ' ') +
                        write_line(line, game.rules(), moves, from, conversation.style()));
        played = std::move(moves);
    }
    return texts;
}

/// How many commands both games begin with.
std::size_t common_commands(const Game& a, const Game& b) {
    const auto before = a.history();
    const auto now = b.history();
    return static_cast<std::size_t>(
        std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first - before.begin());
}

/// Gives the line of that number to the command.
template <typename Command>
Reply with_kept_line(Conversation& conversation, std::string_view number, Command command) {
    const LineInTree kept = around(conversation);
    const std::vector<KeptLine> lines = session::kept_lines(kept);
    const auto i = notation::read_whole_number(number);
    if (!i || *i == 0 || *i > lines.size()) {
        return refuse_as(
            "no_variation",
            number.empty() ? conversation.in_words("Which variation?"_msg)
                           : conversation.in_words("There is no variation {number}."_msg,
                                                   {{"number", notation::quoted(number)}}),
            conversation.in_words(
                lines.empty() ? "None is kept. set keep-variations on keeps what a new move clears."_msg
                              : "variations lists them."_msg));
    }
    return command(kept.tree, lines[*i - 1].first);
}

}  // namespace

Reply variations(Conversation& conversation, std::string_view /*nothing*/) {
    std::vector<std::string> lines = write_lines(conversation);
    Reply reply{.json = JsonObject{}.add("variations", lines)};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        reply.text += i == 0 ? "" : "\n";
        reply.text += std::to_string(i + 1) + "  " + lines[i];
    }
    if (lines.empty()) {
        reply.text = conversation.in_words("No variation is kept."_msg);
    }
    return reply;
}

Reply promote(Conversation& conversation, std::string_view number) {
    const auto promote_line = [&](const notation::VariationTree& tree, NodeId first) -> Reply {
        const std::vector<MoveRequest> moves = session::moves_to_end(tree, first);
        if (std::find(moves.begin(), moves.end(), notation::null_move) != moves.end()) {
            return refuse_as("not_playable", conversation.in_words("This variation passes a move (--), "
                                                                   "which no player may."_msg));
        }
        session::Match& match = conversation.match;
        auto game = session::played_along(match.game, moves);
        if (!game) {
            return refuse(game.error(), conversation);
        }
        match.variations.keep(match.game);
        const std::size_t common = common_commands(match.game, *game);
        match.game = *std::move(game);
        if (match.clock) {
            match.clock->follow_line(match.game, common);
        }
        match.variations.keep(match.game);
        return after_new_position(
            conversation,
            {.text = conversation.in_words("The game goes along that line now; the one it left is kept."_msg),
             .spoken = conversation.speech ? spoken_turn(conversation) : "",
             .done = {"promote " + std::string{number}},
             .board_changed = true});
    };
    return with_kept_line(conversation, number, promote_line);
}

Reply delete_variation(Conversation& conversation, std::string_view number) {
    const auto erase_line = [&](const notation::VariationTree&, NodeId first) -> Reply {
        session::Match& match = conversation.match;
        match.variations.erase(match.game, first);
        return {
            .text = conversation.in_words("The variation is deleted, with those that depart from it."_msg),
            .done = {"delete " + std::string{number}}};
    };
    return with_kept_line(conversation, number, erase_line);
}

}  // namespace takeback::app
