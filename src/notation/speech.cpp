#include "takeback/notation/speech.hpp"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "takeback/chess/castling.hpp"
#include "takeback/core/move.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// The men on the squares, after what the squares are called together.
std::string say_line(const Board& board, const std::string& line, const std::vector<Square>& squares,
                     Wording wording) {
    std::vector<std::string> men;
    for (const Square square : squares) {
        if (!board.at(square).is_none()) {
            men.push_back(name(board.at(square), wording_for(board.geometry(), wording)) + ' ' +
                          square_name(board.geometry(), square, wording.ranks));
        }
    }
    return in_words(wording, men.empty() ? "{line} is empty"_msg : "{line}: {men}"_msg,
                    {{"line", line}, {"men", listed(wording, men)}});
}

/// "rooks a1, h1"; nothing when there are none.
std::string say_kind(const Board& board, Piece piece, Wording wording) {
    std::vector<std::string> squares;
    for (std::size_t i = 0; i < board.geometry().squares(); ++i) {
        if (board.at(Square::at(i)) == piece) {
            squares.push_back(square_name(board.geometry(), Square::at(i), wording.ranks));
        }
    }
    if (squares.empty()) {
        return {};
    }
    return in_words(wording, squares.size() == 1 ? "{kind} {squares}"_msg : "{kind}s {squares}"_msg,
                    {{"kind", std::string{name_of_man(piece, wording_for(board.geometry(), wording))}},
                     {"squares", listed(wording, squares)}});
}

/// "White: king e1; rooks a1, h1".
std::string say_side(const Board& board, Color color, Wording wording) {
    std::vector<std::string> kinds;
    for (std::size_t i = 1; i < kind_count; ++i) {
        if (std::string men = say_kind(board, {color, static_cast<Kind>(i)}, wording); !men.empty()) {
            kinds.push_back(std::move(men));
        }
    }
    return in_words(wording, "{line}: {men}"_msg,
                    {{"line", std::string{name(color, wording_for(board.geometry(), wording))}},
                     {"men", join(kinds, template_of(wording, "; "_msg))}});
}

/// "\nWhite keeps the right to castle with the rooks h1 and a1."; nothing when both are lost.
std::string say_castling_rights(const Position& position, Color color, Wording wording) {
    wording = wording_for(position.board.geometry(), wording);
    std::vector<std::string> rooks;
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        if (const Square rook = position.state.castling_rights.rook(color, wing); !rook.is_none()) {
            rooks.push_back(square_name(position.board.geometry(), rook, wording.ranks));
        }
    }
    if (rooks.empty()) {
        return {};
    }
    return '\n' + in_words(wording,
                           rooks.size() == 1 ? "{side} keeps the right to castle with the rook {rooks}."_msg
                                             : "{side} keeps the right to castle with the rooks {rooks}."_msg,
                           {{"side", std::string{name(color, wording)}},
                            {"rooks", join(rooks, template_of(wording, " and "_msg))}});
}

/// The square of the man who was captured: en passant it is not where the capturer lands.
Square captured_on(const Move& move) {
    for (const SquareWrite& write : move.writes) {
        if (!move.captured.is_none() && write.before == move.captured) {
            return write.square;
        }
    }
    return no_square;
}

Message way_of(const Move& move) {
    if (move.captured.is_none()) {
        return "{side} {piece} {from} to {to}"_msg;
    }
    return captured_on(move) == move.request.to
               ? "{side} {piece} {from} takes {victim} on {square}"_msg
               : "{side} {piece} {from} takes {victim} on {square} en passant, to {to}"_msg;
}

/// "White pawn e2 to e4", "White pawn e5 takes pawn on d5 en passant, to d6".
std::string say_way(Geometry geometry, Piece man, const Move& move, Wording wording) {
    wording = wording_for(geometry, wording);
    const Square victim = captured_on(move);
    return in_words(wording, way_of(move),
                    {{"side", std::string{name(man.color(), wording)}},
                     {"piece", std::string{name_of_man(man, wording)}},
                     {"from", square_name(geometry, move.request.from, wording.ranks)},
                     {"to", square_name(geometry, move.request.to, wording.ranks)},
                     {"victim", std::string{name_of_man(move.captured, wording)}},
                     {"square", victim.is_none() ? "" : square_name(geometry, victim, wording.ranks)}});
}

/// The castling that a legal move is, if it is one.
std::optional<Message> castling_in_words(const Position& before, MoveRequest request) {
    const bool is_chess = terms_of(before.board.geometry()) == Terms::Chess;
    const auto castling = is_chess ? chess::castling_of(before, request) : std::nullopt;
    if (!castling) {
        return std::nullopt;
    }
    return castling->wing == Wing::Queen ? "{side} castles queenside"_msg : "{side} castles kingside"_msg;
}

}  // namespace

std::string say_square(const Board& board, Square square, Wording wording) {
    const Piece piece = board.at(square);
    return in_words(wording, piece.is_none() ? "{square} is empty"_msg : "{man} on {square}"_msg,
                    {{"square", square_name(board.geometry(), square, wording.ranks)},
                     {"man", piece.is_none() ? "" : name(piece, wording_for(board.geometry(), wording))}});
}

std::string say_rank(const Board& board, int rank, Wording wording) {
    std::vector<Square> squares;
    for (int file = 0; file < board.geometry().files; ++file) {
        squares.push_back(board.geometry().square(file, rank));
    }
    return say_line(board,
                    in_words(wording, "Rank {number}"_msg,
                             {{"number", rank_name(board.geometry(), rank, wording.ranks)}}),
                    squares, wording);
}

std::string say_file(const Board& board, int file, Wording wording) {
    std::vector<Square> squares;
    for (int rank = 0; rank < board.geometry().ranks; ++rank) {
        squares.push_back(board.geometry().square(file, rank));
    }
    const std::string letter(1, static_cast<char>('a' + file));
    return say_line(board, in_words(wording, "File {letter}"_msg, {{"letter", letter}}), squares, wording);
}

std::string say_position(const Position& position, Wording wording) {
    const Board& board = position.board;
    const Square target = position.state.en_passant_target;
    std::string text = say_side(board, Color::White, wording) + '\n' + say_side(board, Color::Black, wording);
    text += say_castling_rights(position, Color::White, wording);
    text += say_castling_rights(position, Color::Black, wording);
    if (!target.is_none()) {
        text += '\n' + in_words(wording, "En passant on {square} is possible."_msg,
                                {{"square", square_name(board.geometry(), target, wording.ranks)}});
    }
    return text;
}

std::string say_move(const Rules& rules, const Position& before, MoveRequest request, Wording wording) {
    wording = wording_for(before.board.geometry(), wording);
    const Piece man = before.board.at(request.from);
    const Move move = rules.build(before, request);
    std::string text;
    if (const std::optional<Message> castling = castling_in_words(before, request)) {
        text = in_words(wording, *castling, {{"side", std::string{name(man.color(), wording)}}});
    } else {
        text = say_way(before.board.geometry(), man, move, wording);
    }
    if (request.promotion != Kind::None) {
        text += in_words(wording, ", promotes to {kind}"_msg,
                         {{"kind", std::string{name(request.promotion, wording)}}});
    }
    Position after = before;
    move.apply(after);
    const bool check = rules.is_in_check(after.board, opposite(man.color()));
    const bool mate = check && rules.outcome(after).has_value();
    return text += template_of(wording, mate ? ", checkmate"_msg : check ? ", check"_msg : ""_msg);
}

std::string say_command(const Rules& rules, const Position& before, const Command& command, Wording wording) {
    if (const Move* const move = std::get_if<Move>(&command)) {
        return say_move(rules, before, move->request, wording);
    }
    const Declaration* const declaration = std::get_if<Declaration>(&command);
    return declaration != nullptr ? describe(*declaration, wording_for(before.board.geometry(), wording))
                                  : in_words(wording, "a new position"_msg);
}

std::string say_turn(const Game& game, Wording wording) {
    wording = wording_for(game.position().board.geometry(), wording);
    const Status status = game.status();
    if (status.outcome) {
        return in_words(wording, "The game is over: {outcome}."_msg,
                        {{"outcome", describe(*status.outcome, wording)}});
    }
    const std::string side{name(status.side_to_move, wording)};
    std::vector<std::string> sentences{
        in_words(wording, status.in_check ? "{side} to move, in check."_msg : "{side} to move."_msg,
                 {{"side", side}})};
    if (status.draw_offer) {
        sentences.push_back(in_words(wording, "{side} offers a draw."_msg,
                                     {{"side", std::string{name(*status.draw_offer, wording)}}}));
    }
    if (status.claimable_draw) {
        sentences.push_back(
            in_words(wording, "{side} can claim a draw: {claim}."_msg,
                     {{"side", side}, {"claim", std::string{name(*status.claimable_draw, wording)}}}));
    }
    return join(sentences, sentence_break(wording));
}

}  // namespace takeback::notation
