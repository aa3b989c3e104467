#include "takeback/notation/xiangqi_fen.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "fen_problems.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen_board.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_letters.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback::notation {

namespace {

using Syntax = FenSyntax::What;

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;
constexpr FenAlphabet alphabet{
    .geometry = geometry, .first_rank = 0, .letter_of = xiangqi_fen_letter, .piece_of = xiangqi_piece_of};

/// Reads one FEN. Each field has a function; each adds its problems and leaves the default where it cannot
/// read.
class XiangqiFenReader {
public:
    Result<Position, std::vector<XiangqiFenProblem>> read(std::string_view text) {
        if (text.substr(0, byte_order_mark.size()) == byte_order_mark) {
            report(FenField::Pieces, 1, FenSyntax{.what = Syntax::ByteOrderMark});
            text.remove_prefix(byte_order_mark.size());
        }
        const std::vector<Word> fields = words_of(text);
        if (fields.empty()) {
            report(FenField::Pieces, 1, FenSyntax{.what = Syntax::Empty});
            return std::move(problems_);
        }
        read_fields(fields);
        if (!problems_.empty()) {
            return std::move(problems_);
        }
        position_.state.key = zobrist::key_of(position_);
        return position_;
    }

private:
    void read_fields(const std::vector<Word>& fields) {
        using Read = void (XiangqiFenReader::*)(Word);
        constexpr std::array<Read, 6> readers{
            &XiangqiFenReader::read_pieces,     &XiangqiFenReader::read_side_to_move,
            &XiangqiFenReader::read_third,      &XiangqiFenReader::read_fourth,
            &XiangqiFenReader::read_half_moves, &XiangqiFenReader::read_move_number};
        for (std::size_t i = 0; i < std::min(fields.size(), readers.size()); ++i) {
            (this->*readers[i])(fields[i]);
        }
        if (fields.size() > readers.size()) {
            const Word& extra = fields[readers.size()];
            report(FenField::Extra, extra.column,
                   FenSyntax{.what = Syntax::ExtraField, .text = shown(extra.text)});
        } else if (fields.size() == 1 || fields.size() == 3) {
            const Word& last = fields.back();
            report(static_cast<FenField>(fields.size()), last.column + character_count(last.text),
                   FenSyntax{.what = Syntax::FieldCount, .number = static_cast<int>(fields.size())});
        }
        if (pieces_are_readable_) {
            judge(fields.front().column);
        }
    }

    void report(FenField field, std::size_t column, std::variant<FenSyntax, xiangqi::Flaw> fault) {
        list_problem(problems_, {.field = field, .column = column, .fault = std::move(fault)});
    }

    void read_pieces(Word field) {
        const std::size_t problems_before = problems_.size();
        const FenBoard read = read_fen_board(alphabet, field, [this](std::size_t column, FenSyntax fault) {
            report(FenField::Pieces, column, std::move(fault));
        });
        position_.board = read.board;
        columns_ = read.columns;
        pieces_are_readable_ = problems_.size() == problems_before;
    }

    void read_side_to_move(Word field) {
        if (field.text == "w" || field.text == "r") {
            position_.state.side_to_move = Color::White;
        } else if (field.text == "b") {
            position_.state.side_to_move = Color::Black;
        } else {
            report(FenField::SideToMove, field.column,
                   FenSyntax{.what = Syntax::BadSideToMove, .text = shown(field.text)});
        }
    }

    void read_third(Word field) { read_dash(field, FenField::Castling); }
    void read_fourth(Word field) { read_dash(field, FenField::EnPassant); }
    void read_dash(Word word, FenField field) {
        if (word.text != "-") {
            report(field, word.column, FenSyntax{.what = Syntax::NotADash, .text = shown(word.text)});
        }
    }

    void read_half_moves(Word field) {
        read_number(field, FenField::HalfmoveClock, position_.state.halfmove_clock);
    }
    void read_move_number(Word field) {
        read_number(field, FenField::FullmoveNumber, position_.state.fullmove_number);
        if (position_.state.fullmove_number == 0) {
            report(FenField::FullmoveNumber, field.column, FenSyntax{.what = Syntax::MoveNumberZero});
        }
    }
    void read_number(Word word, FenField field, std::uint32_t& number) {
        const auto read = read_fen_number(word.text);
        if (read) {
            number = *read;
        } else {
            report(field, word.column, read.error());
        }
    }

    /// What is wrong with the position that the text describes.
    void judge(std::size_t column_of_pieces) {
        for (const xiangqi::Flaw& flaw : xiangqi::flaws_of(position_)) {
            report(FenField::Pieces, flaw.square.is_none() ? column_of_pieces : columns_[flaw.square.index()],
                   flaw);
        }
    }

    Position position_{.board = Board{geometry}, .state = {}};
    std::array<std::size_t, Board::capacity> columns_{};  // of each man in the text
    bool pieces_are_readable_ = false;
    std::vector<XiangqiFenProblem> problems_;
};

}  // namespace

Result<Position, std::vector<XiangqiFenProblem>> read_xiangqi_fen(std::string_view text) {
    return XiangqiFenReader{}.read(text);
}

std::string write_xiangqi_fen(const Position& position) {
    const GameState& state = position.state;
    std::string fen = write_fen_board(alphabet, position.board);
    fen += state.side_to_move == Color::White ? " w - - " : " b - - ";
    fen += std::to_string(state.halfmove_clock);
    fen += ' ';
    fen += std::to_string(state.fullmove_number);
    return fen;
}

}  // namespace takeback::notation
