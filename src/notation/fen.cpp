#include "takeback/notation/fen.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "fen_problems.hpp"
#include "takeback/chess/chess_traits.hpp"
#include "takeback/chess/en_passant.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/castling_letters.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen_board.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

constexpr Geometry geometry = chess::ChessTraits::geometry;
constexpr FenAlphabet alphabet{
    .geometry = geometry, .first_rank = 1, .letter_of = fen_letter, .piece_of = piece_of};
constexpr std::string_view training_mark = "training";

/// Reads one FEN. Each field has a function; each adds its problems and leaves the default where it cannot
/// read.
class FenReader {
public:
    FenReader(FenMode mode, CastlingRule rule, chess::KingsAllowed kings) : mode_{mode}, kings_{kings} {
        position_.state.castling_rule = rule;
    }

    Result<FenReading, std::vector<FenProblem>> read(std::string_view text) {
        if (text.substr(0, byte_order_mark.size()) == byte_order_mark) {
            repair(FenField::Pieces, 1, FenSyntax{.what = Syntax::ByteOrderMark});
            text.remove_prefix(byte_order_mark.size());
        }
        const std::vector<Word> fields = words_of(text);
        if (fields.empty()) {
            report(FenField::Pieces, 1, {.what = Syntax::Empty});
            return std::move(errors_);
        }
        using Read = void (FenReader::*)(Word);
        constexpr std::array<Read, 6> readers{&FenReader::read_pieces,    &FenReader::read_side_to_move,
                                              &FenReader::read_castling,  &FenReader::read_en_passant,
                                              &FenReader::read_halfmoves, &FenReader::read_move_number};
        for (std::size_t i = 0; i < std::min(fields.size(), readers.size()); ++i) {
            (this->*readers[i])(fields[i]);
        }
        std::size_t read = readers.size();
        if (fields.size() > read && fields[read].text == training_mark) {
            read_training_mark(fields[read++]);
        }
        if (fields.size() > read) {
            repair(FenField::Extra, fields[read].column,
                   FenSyntax{.what = Syntax::ExtraField, .text = shown(fields[read].text)});
        }
        if (pieces_are_readable_) {
            judge(fields);
        }
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        chess::drop_illegal_target(position_);
        position_.state.key = zobrist::key_of(position_);
        return FenReading{.position = position_, .repairs = std::move(repairs_)};
    }

private:
    void report(FenField field, std::size_t column, FenSyntax fault) {
        list_problem(errors_, {.field = field, .column = column, .fault = std::move(fault)});
    }
    /// A problem that lenient reading gets over; the caller has left or will leave something sound in its
    /// place.
    void repair(FenField field, std::size_t column, std::variant<FenSyntax, chess::Flaw> fault) {
        list_problem(mode_ == FenMode::Lenient ? repairs_ : errors_,
                     {.field = field, .column = column, .fault = std::move(fault)});
    }

    void read_pieces(Word field) {
        const FenBoard read = read_fen_board(alphabet, field, [this](std::size_t column, FenSyntax fault) {
            report(FenField::Pieces, column, std::move(fault));
        });
        position_.board = read.board;
        columns_ = read.columns;
        pieces_are_readable_ = errors_.empty();
    }

    void read_side_to_move(Word field) {
        if (field.text == "w") {
            position_.state.side_to_move = Color::White;
        } else if (field.text == "b") {
            position_.state.side_to_move = Color::Black;
        } else {
            report(FenField::SideToMove, field.column,
                   {.what = Syntax::BadSideToMove, .text = shown(field.text)});
        }
    }

    void read_castling(Word field) {
        if (field.text == "-") {
            return;
        }
        for (const Word character : characters_of(field)) {
            const char c = character.text.front();
            const std::optional<CastlingRight> right = castling_right(position_, c);
            if (!right) {
                const bool is_file = to_lower(c) >= 'a' && to_lower(c) <= 'h';
                report(FenField::Castling, character.column,
                       {.what = is_file ? Syntax::OtherRookFile : Syntax::BadCastling,
                        .text = shown(character.text)});
                continue;
            }
            const Square granted = position_.state.castling_rights.rook(right->color, right->wing);
            if (!granted.is_none()) {
                repair(
                    FenField::Castling, character.column,
                    FenSyntax{.what = granted == right->rook ? Syntax::RepeatedCastling : Syntax::SecondRook,
                              .text = {c}});
            }
            position_.state.castling_rights.grant(right->color, right->wing, right->rook);
        }
    }

    void read_en_passant(Word field) {
        if (field.text == "-") {
            return;
        }
        if (const std::optional<Square> target = read_square(geometry, field.text)) {
            position_.state.en_passant_target = *target;
        } else {
            repair(FenField::EnPassant, field.column,
                   FenSyntax{.what = Syntax::BadSquare, .text = shown(field.text)});
        }
    }

    void read_halfmoves(Word field) {
        read_number(field, FenField::HalfmoveClock, position_.state.halfmove_clock);
    }

    void read_move_number(Word field) {
        read_number(field, FenField::FullmoveNumber, position_.state.fullmove_number);
        if (position_.state.fullmove_number == 0) {
            position_.state.fullmove_number = 1;
            repair(FenField::FullmoveNumber, field.column, FenSyntax{.what = Syntax::MoveNumberZero});
        }
    }

    void read_number(Word word, FenField field, std::uint32_t& number) {
        const auto read = read_fen_number(word.text);
        if (read) {
            number = *read;
        } else {
            repair(field, word.column, read.error());
        }
    }

    void read_training_mark(Word field) {
        if (kings_ == chess::KingsAllowed::One) {
            repair(FenField::Extra, field.column,
                   FenSyntax{.what = Syntax::TrainingSetUp, .text = std::string{training_mark}});
        }
    }

    /// What is wrong with the position that the text describes.
    void judge(const std::vector<Word>& fields) {
        for (const chess::Flaw& flaw : chess::flaws_of(position_, kings_)) {
            const FenField field = field_of(flaw);
            const auto index = static_cast<std::size_t>(field);
            std::size_t column = fields[index].column;  // a field that is not there makes no flaw
            if (field == FenField::Pieces && !flaw.square.is_none()) {
                column = columns_[flaw.square.index()];
            }
            if (chess::mend(position_, flaw)) {
                repair(field, column, flaw);
            } else {
                errors_.push_back({.field = field, .column = column, .fault = flaw});
            }
        }
    }

    static FenField field_of(const chess::Flaw& flaw) {
        using What = chess::Flaw::What;
        switch (flaw.what) {
            case What::CastlingKingNotHome:
            case What::CastlingRookNotHome:
            case What::CastlingKingOffRank:
            case What::CastlingRookOffSide:
            case What::CastlingSeveralKings: return FenField::Castling;
            case What::EnPassantRank:
            case What::EnPassantOccupied:
            case What::EnPassantWithoutPawn: return FenField::EnPassant;
            case What::KingCount:
            case What::PawnOnBackRank:
            case What::TooManyPawns:
            case What::TooManyMen:
            case What::TooManyPromoted:
            case What::KingsTouch:
            case What::OpponentInCheck:
            case What::ImpossibleCheck: return FenField::Pieces;
        }
        return FenField::Pieces;
    }

    FenMode mode_;
    chess::KingsAllowed kings_;
    Position position_{.board = Board{geometry}, .state = {}};
    std::array<std::size_t, Board::capacity> columns_{};  // of each man in the text
    bool pieces_are_readable_ = false;
    std::vector<FenProblem> errors_;
    std::vector<FenProblem> repairs_;
};

}  // namespace

Result<FenReading, std::vector<FenProblem>> read_fen(std::string_view text, FenMode mode, CastlingRule rule,
                                                     chess::KingsAllowed kings) {
    return FenReader{mode, rule, kings}.read(text);
}

std::string write_fen(const Position& position, CastlingLetters letters) {
    if (terms_of(position.board.geometry()) == Terms::Xiangqi) {
        return write_xiangqi_fen(position);
    }
    std::string fen = write_fen_board(alphabet, position.board);
    const GameState& state = position.state;
    fen += state.side_to_move == Color::White ? " w " : " b ";
    fen += write_castling_rights(position, letters) + ' ';
    fen += state.en_passant_target.is_none() ? "-" : square_name(geometry, state.en_passant_target);
    fen += ' ' + std::to_string(state.halfmove_clock) + ' ' + std::to_string(state.fullmove_number);
    if (chess::has_several_kings(position.board)) {
        fen += ' ';
        fen += training_mark;
    }
    return fen;
}

}  // namespace takeback::notation
