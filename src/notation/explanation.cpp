#include "takeback/notation/explanation.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "takeback/core/repetition.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// How a piece moves, for a request that it cannot fulfil.
Message way_of_moving(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king goes one square in any direction"_msg;
        case Kind::Queen: return "a queen goes straight along a rank, a file or a diagonal"_msg;
        case Kind::Rook: return "a rook goes straight along a rank or a file"_msg;
        case Kind::Bishop: return "a bishop goes straight along a diagonal"_msg;
        case Kind::Knight: return "a knight goes two squares along a rank or file and one square aside"_msg;
        case Kind::Pawn:
            return "a pawn goes one square forward, two squares from where it starts, and captures diagonally"_msg;
        case Kind::Advisor: return "an advisor goes one point along a diagonal"_msg;
        case Kind::Elephant: return "an elephant goes exactly two points along a diagonal"_msg;
        case Kind::Horse:
            return "a horse goes one point along a rank or file and one on along a diagonal"_msg;
        case Kind::Cannon: return "a cannon goes straight along a rank or a file"_msg;
        case Kind::None: return ""_msg;
    }
    return ""_msg;
}

/// The same in xiangqi, where king and pawn move otherwise.
Message xiangqi_way_of_moving(Kind kind) {
    switch (kind) {
        case Kind::King: return "a king goes one point along a rank or file in its palace"_msg;
        case Kind::Pawn: return "a pawn goes one point forward, and across the river also sideways"_msg;
        case Kind::Queen:
        case Kind::Rook:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::Advisor:
        case Kind::Elephant:
        case Kind::Horse:
        case Kind::Cannon:
        case Kind::None: return way_of_moving(kind);
    }
    return ""_msg;
}

Message sentence_for(Misspelling misspelling) {
    switch (misspelling) {
        case Misspelling::NotAMove:
            return "'{text}' is no move: write moves like e4, Nf3, exd5, O-O, a8=Q or e2e4."_msg;
        case Misspelling::NoSuchSquare: return "There is no square {token}: squares go from a1 to h8."_msg;
        case Misspelling::ForeignLetter:
            return "'{token}' is no piece letter here: use K for king, Q queen, R rook, B bishop, N knight."_msg;
        case Misspelling::TextAfterMove:
            return "'{token}', column {column}, does not belong to the move."_msg;
        case Misspelling::NothingToCapture: return "{to} is empty: there is nothing to capture."_msg;
        case Misspelling::NoSuchPointFromOne:
        case Misspelling::NeverSideways:  // see below
        case Misspelling::None: return ""_msg;
    }
    return ""_msg;
}

/// The same in xiangqi.
Message xiangqi_sentence_for(Misspelling misspelling) {
    switch (misspelling) {
        case Misspelling::NotAMove:
            return "'{text}' is no move: write moves like {example}, C2=5 or 炮二平五."_msg;
        case Misspelling::NoSuchSquare: return "There is no point {token}: points go from a0 to i9."_msg;
        case Misspelling::NoSuchPointFromOne:
            return "There is no point {token}: points go from a1 to i10."_msg;
        case Misspelling::ForeignLetter:
            return "'{token}' is no man's letter: use K for king, A advisor, E elephant, H horse, R rook, C cannon, P pawn."_msg;
        case Misspelling::NeverSideways:
            return "'{token}' is sideways, and the {kind} never goes sideways: write forward or back, and the file where it arrives."_msg;
        case Misspelling::TextAfterMove:
        case Misspelling::NothingToCapture:
        case Misspelling::None: return sentence_for(misspelling);
    }
    return ""_msg;
}

Message sentence_for(RightLost right_lost) {
    switch (right_lost) {
        case RightLost::NeverHad:
            return "{side} cannot castle with the rook of {square}: the position was set up so."_msg;
        case RightLost::KingMoved: return "{side} cannot castle any more: the king has moved."_msg;
        case RightLost::RookMoved:
            return "{side} cannot castle there any more: the rook of {square} has moved."_msg;
        case RightLost::RookCaptured:
            return "{side} cannot castle there any more: the rook on {square} was captured."_msg;
    }
    return ""_msg;
}

Message sentence_for(Reason reason) {
    switch (reason) {
        case Reason::UnknownCommand: return "'{text}' is neither a command nor a move."_msg;
        case Reason::Ambiguous: return "'{text}' can mean more than one move."_msg;
        case Reason::GameOver: return "The game is over: {outcome}, {result}."_msg;
        case Reason::NothingToUndo: return "Nothing to undo."_msg;
        case Reason::NothingToRedo: return "Nothing to redo."_msg;
        case Reason::NoDrawOffer: return "There is no draw offer to answer."_msg;
        case Reason::DrawAlreadyOffered: return "{offerer} has already offered a draw."_msg;
        case Reason::NoDrawClaim:
            return "There is no draw to claim: the position has stood {times} of 3, and {plies} of 100 half-moves have passed without a capture or a pawn move."_msg;
        case Reason::WrongMode: return "That cannot be done while a position is edited."_msg;
        case Reason::InvalidPosition: return "The position cannot be played."_msg;
        case Reason::NoPiece: return "There is no piece on {from}."_msg;
        case Reason::NotYourPiece:
            return "The {piece} on {from} belongs to {other side}, and it is {side}'s move."_msg;
        case Reason::OwnPieceOnTarget: return "Your own {target} stands on {to}."_msg;
        case Reason::NotOnLine: return "The {piece} on {from} cannot go to {to}: {way}."_msg;
        case Reason::Blocked:
            return "The {blocker} on {square} stands in the way of the {piece} on {from}."_msg;
        case Reason::PawnCannotCaptureForward:
            return "The pawn on {from} cannot go to {to}: the {target} there blocks it, and a pawn captures diagonally."_msg;
        case Reason::PawnNeedsCapture:
            return "The pawn on {from} goes diagonally only to capture, and {to} is empty."_msg;
        case Reason::EnPassantExpired:
            return "The pawn on {from} cannot capture en passant on {to}: that is possible only on the move right after the double step."_msg;
        case Reason::PromotionRequired:
            return "The pawn on {from} reaches the last rank: name the promotion."_msg;
        case Reason::PromotionInvalid:
            return "Only a pawn that reaches the last rank promotes, to a queen, rook, bishop or knight."_msg;
        case Reason::Pinned:
            return "The {piece} on {from} is pinned: the {attacker} on {attacker square} would attack your king on {square} (line {line})."_msg;
        case Reason::StillInCheck:
            return "Your king on {square} is in check by the {attacker} on {attacker square} (line {line}), and this does not end it."_msg;
        case Reason::IntoCheck:
            return "Your king cannot go to {to}: the {attacker} on {attacker square} attacks it (line {line})."_msg;
        case Reason::CastleBlocked: return "The {blocker} on {square} stands between king and rook."_msg;
        case Reason::CastleInCheck:
            return "Your king on {square} is in check by the {attacker} on {attacker square}: castling is no way out."_msg;
        case Reason::CastleThroughCheck:
            return "Your king would pass or reach {square}, which the {attacker} on {attacker square} attacks."_msg;
        case Reason::LegBlocked:
            return "The horse on {from} cannot pass: the {blocker} on {square} blocks its leg."_msg;
        case Reason::EyeBlocked:
            return "The elephant on {from} cannot pass: the {blocker} on {square} stands in its eye."_msg;
        case Reason::CrossesRiver:
            return "The elephant on {from} cannot go to {to}: elephants do not cross the river."_msg;
        case Reason::OutsidePalace:
            return "The {piece} on {from} cannot go to {to}: it may not leave the palace."_msg;
        case Reason::CannonNeedsScreen:
            return "The cannon on {from} captures over exactly one man, and {count} stand before {to}."_msg;
        case Reason::SoldierBackward: return "The pawn on {from} cannot go to {to}: pawns never go back."_msg;
        case Reason::SoldierSidewaysBeforeRiver:
            return "The pawn on {from} goes sideways only when it has crossed the river."_msg;
        case Reason::FlyingGeneral: return "The kings would face each other on the open {file}-file."_msg;
        case Reason::Syntax:            // see Misspelling
        case Reason::CastleRightsLost:  // see RightLost
            return ""_msg;
    }
    return ""_msg;
}

/// En passant takes two men off their squares at once: the man who moves need not be the one who was
/// shielding.
constexpr Message en_passant_exposure =
    "Capturing en passant on {to} takes both pawns away, and the {attacker} on {attacker square} would attack your king on {square} (line {line})."_msg;

/// Xiangqi: a cannon needs a man to capture over.
constexpr Message screen_offered =
    "The {piece} on {to} would be the screen over which the {attacker} on {attacker square} attacks your king on {square} (line {line})."_msg;

class Explainer {
public:
    Explainer(const MoveError& error, const Game& game, std::string_view text, Language language)
        : error_{error},
          language_{language},
          refusal_{error.refusal},
          game_{game},
          position_{game.position()},
          geometry_{position_.board.geometry()},
          wording_{wording_for(geometry_, language)},
          text_{text} {}

    [[nodiscard]] Explanation explain() const { return {.what = filled(sentence()), .advice = advice()}; }

private:
    [[nodiscard]] Message sentence() const {
        const Reason reason = refusal_.reason;
        if (reason == Reason::Syntax) {
            return is_xiangqi() ? xiangqi_sentence_for(error_.misspelling) : sentence_for(error_.misspelling);
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
            return "The {piece} on {from} cannot go as '{text}' says: {way}."_msg;
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
            language_, sentence,
            {{"text", shown(text_)},
             {"example", "h2e2"},
             {"token", shown(error_.token)},
             {"column", std::to_string(error_.column)},
             {"side", std::string{name(us, wording_)}},
             {"other side", std::string{name(opposite(us), wording_)}},
             {"kind", std::string{name(error_.kind, language_)}},
             {"piece", piece_on(refusal_.request.from)},
             {"from", square(refusal_.request.from)},
             {"to", square(refusal_.request.to)},
             {"target", piece_on(refusal_.request.to)},
             {"square", square(refusal_.square)},
             {"blocker", piece_on(refusal_.square)},
             {"attacker", piece_on(refusal_.attacker)},
             {"attacker square", square(refusal_.attacker)},
             {"line", line()},
             {"way", way(kind_on(refusal_.request.from))},
             {"count", std::to_string(refusal_.count)},
             {"file", square(refusal_.square).substr(0, 1)},
             {"outcome", status.outcome ? describe(*status.outcome, wording_) : ""},
             {"result", status.outcome ? std::string{result_token(*status.outcome)} : ""},
             {"times", counted(language_, occurrences(claimed, game_.history()), "{count} time"_msg,
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

    [[nodiscard]] std::string advice() const {
        const Reason reason = refusal_.reason;
        if (is_xiangqi() && reason == Reason::NoDrawClaim) {
            return in_words(language_, "draw offer asks the opponent."_msg);
        }
        if (reason == Reason::NoDrawClaim) {
            return in_words(
                language_,
                "draw claim MOVE claims for the position that the move would bring; draw offer asks the opponent."_msg);
        }
        if (reason == Reason::GameOver) {
            return in_words(language_, "undo takes back what ended it; new starts another game."_msg);
        }
        if (reason == Reason::Ambiguous) {
            return among("Write {alternatives}."_msg, sans(error_.candidates));
        }
        if (reason == Reason::PromotionRequired) {
            return among("Write {alternatives}."_msg, sans(promotions()));
        }
        if (error_.suggestion) {
            return among(is_xiangqi() ? "The ranks are counted 0-9 here. Did you mean {alternatives}?"_msg
                                      : "Did you mean {alternatives}?"_msg,
                         {san(*error_.suggestion)});
        }
        if (error_.misspelling == Misspelling::TextAfterMove || error_.two_squares) {
            return in_words(language_, "Write one move per line."_msg);
        }
        if (reason == Reason::StillInCheck || reason == Reason::CastleInCheck) {
            const MoveList legal = game_.legal_moves();
            return among("Legal now: {alternatives}."_msg, sans({legal.begin(), legal.end()}));
        }
        return what_the_piece_can_do();
    }

    [[nodiscard]] std::string what_the_piece_can_do() const {
        const Square from = refusal_.request.from;
        if (from.is_none() || !position_.board.at(from).is(position_.state.side_to_move)) {
            return "";  // no piece of his own is spoken of
        }
        std::vector<std::string> targets;
        for (const MoveRequest request : game_.legal_moves()) {
            const bool castles = position_.board.at(request.to).is(position_.state.side_to_move);  // Chess960
            const std::string target = square(request.to) + (castles ? " (" + san(request) + ')' : "");
            if (request.from == from && std::find(targets.begin(), targets.end(), target) == targets.end()) {
                targets.push_back(target);
            }
        }
        return in_words(language_,
                        targets.empty() ? "The {piece} on {from} has no legal move now."_msg
                                        : "The {piece} on {from} can go to {alternatives}."_msg,
                        {{"piece", piece_on(from)},
                         {"from", square(from)},
                         {"alternatives", listed_alternatives(language_, targets)}});
    }

    [[nodiscard]] std::vector<MoveRequest> promotions() const {
        std::vector<MoveRequest> found;
        for (const MoveRequest request : game_.legal_moves()) {
            if (request.from == refusal_.request.from && request.to == refusal_.request.to) {
                found.push_back(request);
            }
        }
        return found;
    }

    [[nodiscard]] std::string san(MoveRequest request) const {
        return write_move(game_.rules(), position_, request);
    }
    [[nodiscard]] std::vector<std::string> sans(const std::vector<MoveRequest>& requests) const {
        std::vector<std::string> texts;
        std::transform(requests.begin(), requests.end(), std::back_inserter(texts),
                       [this](MoveRequest request) { return san(request); });
        return texts;
    }

    [[nodiscard]] Kind kind_on(Square square) const {
        return square.index() < geometry_.squares() ? position_.board.at(square).kind() : Kind::None;
    }
    [[nodiscard]] std::string piece_on(Square square) const {
        return kind_on(square) == Kind::None ? in_words(language_, "nothing"_msg)
                                             : std::string{name_of_man(position_.board.at(square), wording_)};
    }
    [[nodiscard]] std::string square(Square square) const {
        if (square.is_none()) {
            return in_words(language_, "a square off the board"_msg);
        }
        return square_name(geometry_, square);
    }
    [[nodiscard]] bool is_xiangqi() const { return wording_.terms == Terms::Xiangqi; }
    [[nodiscard]] std::string way(Kind kind) const {
        return in_words(language_, is_xiangqi() ? xiangqi_way_of_moving(kind) : way_of_moving(kind));
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
                       [this](Square on_it) { return square(on_it); });
        return join(names, "-");
    }

    [[nodiscard]] std::string among(Message message, const std::vector<std::string>& alternatives) const {
        return in_words(language_, message, {{"alternatives", listed_alternatives(language_, alternatives)}});
    }

    const MoveError& error_;
    Language language_;
    const Refusal& refusal_;
    const Game& game_;
    const Position& position_;
    Geometry geometry_;
    Wording wording_;
    std::string_view text_;
};

}  // namespace

Explanation explain(const MoveError& error, const Game& game, std::string_view text, Language language) {
    return Explainer{error, game, text, language}.explain();
}

Explanation explain(const Refusal& refusal, const Game& game, Language language) {
    return explain(MoveError{.refusal = refusal}, game, "", language);
}

}  // namespace takeback::notation
