#include "takeback/notation/explanation.hpp"

#include <algorithm>
#include <vector>

#include "advice.hpp"
#include "board_words.hpp"
#include "refusal_sentences.hpp"
#include "takeback/core/repetition.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// En passant takes two men off their squares at once: the man who moves need not be the one who was
/// shielding.
constexpr Message en_passant_exposure =
    "Capturing en passant on {to} takes both pawns away, and the {attacker} on {attacker square} would attack your king on {square} (line {line})."_msg;

/// Xiangqi: a cannon needs a man to capture over.
constexpr Message screen_offered =
    "The {piece} on {to} would be the screen over which the {attacker} on {attacker square} attacks your {king} on {square} (line {line})."_msg;

/// Of such a man every text names a point: where there is none, it lies beyond the border, or he stands on
/// it.
constexpr bool goes_straight(Kind kind) {
    return kind == Kind::King || kind == Kind::Rook || kind == Kind::Cannon || kind == Kind::Pawn;
}

class Explainer {
public:
    Explainer(const MoveError& error, const Game& game, std::string_view text, Language language,
              XiangqiStyle style)
        : error_{error},
          refusal_{error.refusal},
          game_{game},
          position_{game.position()},
          style_{style},
          wording_{wording_for(position_.board.geometry(), {language, Terms::Chess, style.ranks})},
          words_{position_.board, wording_},
          text_{text} {}

    [[nodiscard]] Explanation explain() const {
        return {.what = filled(sentence()), .advice = advise(error_, game_, wording_, style_)};
    }

private:
    [[nodiscard]] Message sentence() const {
        const Reason reason = refusal_.reason;
        if (reason == Reason::Syntax) {
            return sentence_for(error_.misspelling, wording_.terms);
        }
        if (position_.state.castling_rule == CastlingRule::Chess960) {
            if (reason == Reason::CastleBlocked) {
                return "The {blocker} on {square} stands in the way of king or rook."_msg;
            }
            if (reason == Reason::CastleRightsLost && refusal_.right_lost == RightLost::NeverHad) {
                return refusal_.square.is_none()
                           ? "{side} has no right to castle on that side."_msg
                           : "{side} has no right to castle with the rook on {square}."_msg;
            }
        }
        if (reason == Reason::CastleRightsLost) {
            return sentence_for(refusal_.right_lost);
        }
        if (is_xiangqi() && reason == Reason::NoDrawClaim) {
            return "In xiangqi no draw is claimed: repetition and the natural limit end the game by themselves."_msg;
        }
        if (is_xiangqi() && reason == Reason::NoPiece && error_.kind != Kind::None) {
            return "You have no {kind} that '{text}' can mean."_msg;
        }
        if (is_xiangqi() && reason == Reason::NotOnLine && refusal_.request.to.is_none()) {
            return goes_straight(words_.kind_on(refusal_.request.from))
                       ? "The {piece} on {from} cannot go as '{text}' says: it would leave the board, or stay where it is."_msg
                       : "The {piece} on {from} cannot go as '{text}' says: {way}."_msg;
        }
        if (reason == Reason::NoPiece && error_.kind != Kind::None) {
            return refusal_.request.from.is_none() ? "No {side} {kind} can be meant by '{text}'."_msg
                                                   : "There is no {side} {kind} on {from}."_msg;
        }
        if (reason == Reason::IntoCheck && refusal_.square != refusal_.request.to) {
            return screen_offered;
        }
        if (reason == Reason::Pinned && !is_xiangqi() && !only_mover_is_on_line()) {
            return en_passant_exposure;
        }
        return sentence_for(reason);
    }

    [[nodiscard]] std::string filled(Message sentence) const {
        const Color us = position_.state.side_to_move;
        const Status status = game_.status();
        const Position claimed = claimed_position();
        return in_words(
            wording_, sentence,
            {{"text", shown(text_)},
             {"example", style_.ranks == Ranks::FromOne ? "h3e3" : "h2e2"},
             {"token", shown(error_.token)},
             {"column", std::to_string(error_.column)},
             {"side", std::string{name(us, wording_)}},
             {"other side", std::string{name(opposite(us), wording_)}},
             {"kind", std::string{name(error_.kind, wording_)}},
             {"piece", words_.man_on(refusal_.request.from)},
             {"from", words_.square(refusal_.request.from)},
             {"to", words_.square(refusal_.request.to)},
             {"target", words_.man_on(refusal_.request.to)},
             {"square", words_.square(refusal_.square)},
             {"king", std::string{name_of_man({us, Kind::King}, wording_)}},
             {"blocker", words_.man_on(refusal_.square)},
             {"attacker", words_.man_on(refusal_.attacker)},
             {"attacker square", words_.square(refusal_.attacker)},
             {"line", line()},
             {"way", way()},
             {"count", std::to_string(refusal_.count)},
             {"file", words_.square(refusal_.square).substr(0, 1)},
             {"outcome", status.outcome ? describe(*status.outcome, wording_) : ""},
             {"result", status.outcome ? std::string{result_token(*status.outcome)} : ""},
             {"times", counted(wording_, occurrences(claimed, game_.history()), "{count} time"_msg,
                               "{count} times"_msg)},
             {"plies", std::to_string(claimed.state.halfmove_clock)},
             {"offerer", status.draw_offer ? std::string{name(*status.draw_offer, wording_)} : ""}});
    }

    /// The position on the board, or the one that the intended move would bring.
    [[nodiscard]] Position claimed_position() const {
        Position claimed = position_;
        if (refusal_.reason == Reason::NoDrawClaim && !refusal_.request.from.is_none()) {
            game_.rules().build(claimed, refusal_.request).apply(claimed);
        }
        return claimed;
    }

    [[nodiscard]] bool is_xiangqi() const { return wording_.terms == Terms::Xiangqi; }
    [[nodiscard]] std::string way() const {
        return in_words(wording_, way_of_moving(words_.kind_on(refusal_.request.from), wording_.terms));
    }
    /// In a pin, the man who moves is alone between attacker and king. Not so en passant, where two men
    /// leave.
    [[nodiscard]] bool only_mover_is_on_line() const {
        return std::all_of(refusal_.line.begin() + 1, refusal_.line.end() - 1, [this](Square square) {
            return position_.board.at(square).is_none() == (square != refusal_.request.from);
        });
    }
    [[nodiscard]] std::string line() const {
        std::vector<std::string> names;
        std::transform(refusal_.line.begin(), refusal_.line.end(), std::back_inserter(names),
                       [this](Square on_it) { return words_.square(on_it); });
        return join(names, "-");
    }

    const MoveError& error_;
    const Refusal& refusal_;
    const Game& game_;
    const Position& position_;
    XiangqiStyle style_;
    Wording wording_;
    BoardWords words_;
    std::string_view text_;
};

}  // namespace

Explanation explain(const MoveError& error, const Game& game, std::string_view text, Language language,
                    XiangqiStyle style) {
    return Explainer{error, game, text, language, style}.explain();
}

Explanation explain(const Refusal& refusal, const Game& game, Language language, XiangqiStyle style) {
    return explain(MoveError{.refusal = refusal}, game, "", language, style);
}

}  // namespace takeback::notation
