#include "takeback/notation/xiangqi_verdict_text.hpp"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "takeback/language/message.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using xiangqi::Chase;
using xiangqi::Conduct;
using xiangqi::RepetitionRule;
using xiangqi::Verdict;

std::string side_name(Color side, Wording wording) {
    return in_words(wording, side == Color::White ? "red"_msg : "black"_msg);
}

/// The number of the move at that place of the history.
std::string move_number(const Game& game, std::size_t place) {
    const Move* const move = std::get_if<Move>(&game.history()[place]);
    return std::to_string(move != nullptr ? move->prior.fullmove_number : 0);
}

/// Says it of the side and of all its moves in the cycle.
std::string of_every_move(Message message, const std::string& chases, Color side, const Verdict& verdict,
                          const Game& game, Wording wording) {
    // Both sides move in turn, and the last who did is not to move.
    const std::size_t skipped = side == game.position().state.side_to_move ? 1 : 0;
    const std::size_t last = verdict.plies.size() - 1 - skipped;
    return in_words(wording, message,
                    {{"side", side_name(side, wording)},
                     {"chases", chases},
                     {"first", move_number(game, verdict.plies[last % 2])},
                     {"last", move_number(game, verdict.plies[last])}});
}

std::string man_on(const Board& board, Square square, Wording wording) {
    return in_words(wording, "the {piece} on {square}"_msg,
                    {{"piece", std::string{name(board.at(square).kind(), wording)}},
                     {"square", iccs(square, wording.ranks)}});
}

std::string words_for(const Chase& chase, const Board& board, Wording wording) {
    std::vector<std::string> chasers;
    for (const Square chaser : chase.chasers) {
        chasers.push_back(man_on(board, chaser, wording));
    }
    return in_words(wording, "{chased} (with {chasers})"_msg,
                    {{"chased", man_on(board, chase.chased, wording)},
                     {"chasers", join(chasers, template_of(wording, " and "_msg))}});
}

/// What that side did all along.
std::string deed_of(Color side, const Verdict& verdict, const Game& game, Wording wording) {
    const Conduct& conduct = verdict.conduct[static_cast<std::size_t>(side)];
    if (conduct.always_checks) {
        return of_every_move("{side} gave check in each of the moves {first} to {last}"_msg, {}, side,
                             verdict, game, wording);
    }
    std::vector<std::string> chases;
    for (const Chase& chase : conduct.chases) {
        chases.push_back(words_for(chase, game.position().board, wording));
    }
    return of_every_move("{side} chased {chases} in each of the moves {first} to {last}"_msg,
                         join(chases, template_of(wording, " and "_msg)), side, verdict, game, wording);
}

std::string cause_of_draw(const Verdict& verdict, const Game& game, Wording wording) {
    const Conduct& red = verdict.conduct[0];
    if (red.always_checks || !red.chases.empty()) {  // and black did the same, or it were no draw
        return in_words(wording, "{deed}, and {other deed}"_msg,
                        {{"deed", deed_of(Color::White, verdict, game, wording)},
                         {"other deed", deed_of(Color::Black, verdict, game, wording)}});
    }
    switch (verdict.rule) {
        case RepetitionRule::Draw: return in_words(wording, "these rules draw every repetition"_msg);
        case RepetitionRule::PerpetualCheck:
            return in_words(wording, "neither side gave check with every move"_msg);
        case RepetitionRule::Wxf:
            return in_words(wording,
                            "neither side gave check with every move or chased a man with every move"_msg);
    }
    return {};
}

std::string say(Message if_lost, Message if_drawn, const Verdict& verdict, const Game& game,
                Wording wording) {
    if (!verdict.outcome.winner) {
        return in_words(wording, if_drawn, {{"cause", cause_of_draw(verdict, game, wording)}});
    }
    const Color loser = opposite(*verdict.outcome.winner);
    return in_words(
        wording, if_lost,
        {{"cause", deed_of(loser, verdict, game, wording)}, {"loser", side_name(loser, wording)}});
}

}  // namespace

std::string describe(const Verdict& verdict, const Game& game, Wording wording) {
    return say("The position stands for the third time: {cause}; {loser} loses."_msg,
               "The position stands for the third time: {cause}; the game is drawn."_msg, verdict, game,
               wording);
}

std::string warn(const Verdict& verdict, const Game& game, Wording wording) {
    return say("The position stands for the second time: {cause}. If it comes again so, {loser} loses."_msg,
               "The position stands for the second time: {cause}. If it comes again so, the game is "
               "drawn."_msg,
               verdict, game, wording);
}

}  // namespace takeback::notation
