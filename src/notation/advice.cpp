#include "advice.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "board_words.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"

namespace takeback::notation {

namespace {

/// Whether a move is written by its points, so that one can be named in its place.
bool is_by_points(XiangqiNotation notation) {
    switch (notation) {
        case XiangqiNotation::Iccs:
        case XiangqiNotation::IccsDashed: return true;
        case XiangqiNotation::Wxf:
        case XiangqiNotation::WxfRanked:
        case XiangqiNotation::Chinese:
        case XiangqiNotation::ChineseTraditional: return false;
    }
    return true;
}

class Adviser {
public:
    Adviser(const MoveError& error, const Game& game, Language language, XiangqiStyle style)
        : error_{error},
          refusal_{error.refusal},
          game_{game},
          position_{game.position()},
          style_{style},
          wording_{wording_for(position_.board.geometry(), {language, Terms::Chess, style.ranks})},
          words_{position_.board, wording_} {}

    [[nodiscard]] std::string advise() const {
        const Reason reason = refusal_.reason;
        if (reason == Reason::NoDrawClaim) {
            return in_words(
                wording_,
                is_xiangqi()
                    ? "draw offer asks the opponent."_msg
                    : "draw claim MOVE claims for the position that the move would bring; draw offer asks the opponent."_msg);
        }
        if (reason == Reason::GameOver) {
            return in_words(wording_, "undo takes back what ended it; new starts another game."_msg);
        }
        if (reason == Reason::Ambiguous || reason == Reason::PromotionRequired) {
            return among("Write {alternatives}."_msg,
                         written(reason == Reason::Ambiguous ? error_.candidates : promotions()));
        }
        return advise_on_move();
    }

private:
    [[nodiscard]] std::string advise_on_move() const {
        const Reason reason = refusal_.reason;
        if (error_.suggestion) {
            return suggest(*error_.suggestion);
        }
        if (error_.misspelling == Misspelling::TextAfterMove || error_.two_squares) {
            return in_words(wording_, "Write one move per line."_msg);
        }
        if (reason == Reason::StillInCheck || reason == Reason::CastleInCheck) {
            const MoveList legal = game_.legal_moves();
            return among("Legal now: {alternatives}."_msg, written({legal.begin(), legal.end()}));
        }
        return what_the_man_can_do();
    }

    /// In xiangqi the text was one of points, counted as other programs count them, and so is the answer,
    /// whatever the notation.
    [[nodiscard]] std::string suggest(MoveRequest move) const {
        if (!is_xiangqi()) {
            return among("Did you mean {alternatives}?"_msg, {written(move)});
        }
        return among(style_.ranks == Ranks::FromOne
                         ? "The ranks are counted 1-10 here. Did you mean {alternatives}?"_msg
                         : "The ranks are counted 0-9 here. Did you mean {alternatives}?"_msg,
                     {write_move(game_.rules(), position_, move, {.ranks = style_.ranks})});
    }

    [[nodiscard]] std::string what_the_man_can_do() const {
        const Square from = refusal_.request.from;
        if (from.is_none() || !position_.board.at(from).is(position_.state.side_to_move)) {
            return "";  // no man of his own is spoken of
        }
        const std::vector<MoveRequest> moves = moves_from(from);
        const bool by_points = !is_xiangqi() || is_by_points(style_.notation);
        return in_words(wording_,
                        moves.empty() ? "The {piece} on {from} has no legal move now."_msg
                        : by_points   ? "The {piece} on {from} can go to {alternatives}."_msg
                                      : "Legal moves of the {piece} on {from}: {alternatives}."_msg,
                        {{"piece", words_.man_on(from)},
                         {"from", words_.square(from)},
                         {"alternatives",
                          listed_alternatives(wording_, by_points ? targets_of(moves) : written(moves))}});
    }

    /// Each once, however many promotions lead there; castling of Chess960, which lands on a rook, with its
    /// text.
    [[nodiscard]] std::vector<std::string> targets_of(const std::vector<MoveRequest>& moves) const {
        std::vector<std::string> targets;
        for (const MoveRequest move : moves) {
            const bool castles = position_.board.at(move.to).is(position_.state.side_to_move);
            const std::string target = words_.square(move.to) + (castles ? " (" + written(move) + ')' : "");
            if (std::find(targets.begin(), targets.end(), target) == targets.end()) {
                targets.push_back(target);
            }
        }
        return targets;
    }

    [[nodiscard]] std::vector<MoveRequest> moves_from(Square from) const {
        std::vector<MoveRequest> found;
        for (const MoveRequest move : game_.legal_moves()) {
            if (move.from == from) {
                found.push_back(move);
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<MoveRequest> promotions() const {
        std::vector<MoveRequest> found = moves_from(refusal_.request.from);
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [this](MoveRequest move) { return move.to != refusal_.request.to; }),
                    found.end());
        return found;
    }

    [[nodiscard]] std::string written(MoveRequest move) const {
        return write_move(game_.rules(), position_, move, style_);
    }
    [[nodiscard]] std::vector<std::string> written(const std::vector<MoveRequest>& moves) const {
        std::vector<std::string> texts;
        std::transform(moves.begin(), moves.end(), std::back_inserter(texts),
                       [this](MoveRequest move) { return written(move); });
        return texts;
    }

    [[nodiscard]] bool is_xiangqi() const { return wording_.terms == Terms::Xiangqi; }
    [[nodiscard]] std::string among(Message message, const std::vector<std::string>& alternatives) const {
        return in_words(wording_, message, {{"alternatives", listed_alternatives(wording_, alternatives)}});
    }

    const MoveError& error_;
    const Refusal& refusal_;
    const Game& game_;
    const Position& position_;
    XiangqiStyle style_;
    Wording wording_;
    BoardWords words_;
};

}  // namespace

std::string advise(const MoveError& error, const Game& game, Language language, XiangqiStyle style) {
    return Adviser{error, game, language, style}.advise();
}

}  // namespace takeback::notation
