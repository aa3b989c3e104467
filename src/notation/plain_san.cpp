#include "takeback/notation/plain_san.hpp"

#include <array>

#include "takeback/chess/castling.hpp"
#include "takeback/core/reaching.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = chess::ChessTraits::geometry;

/// What the letters say: [kind] [file] [rank] [x or -] square [= kind].
struct PlainMove {
    Kind kind = Kind::Pawn;
    int file = -1;  ///< of the origin; -1 when it is not said
    int rank = -1;
    bool captures = false;
    Square to{};
    Kind promotion = Kind::None;
};

int file_of(char c) {
    return c >= 'a' && c < 'a' + geometry.files ? c - 'a' : -1;
}
int rank_of(char c) {
    return c >= '1' && c < '1' + geometry.ranks ? c - '1' : -1;
}

/// The last letter is taken off when it is a promotion.
Kind take_promotion(std::string_view& san) {
    const auto kind = san.size() < 3 || is_digit(san.back()) ? std::nullopt : kind_of(san.back());
    if (!kind) {
        return Kind::None;
    }
    san.remove_suffix(san[san.size() - 2] == '=' ? 2 : 1);
    return *kind;
}

std::optional<PlainMove> parse(std::string_view san) {
    PlainMove move{.promotion = take_promotion(san)};
    if (!san.empty() && is_upper(san.front())) {
        const auto kind = kind_of(san.front());
        if (!kind) {
            return std::nullopt;
        }
        move.kind = *kind;
        san.remove_prefix(1);
    }
    if (san.size() < 2) {
        return std::nullopt;
    }
    move.to = geometry.square(file_of(san[san.size() - 2]), rank_of(san.back()));
    san.remove_suffix(2);
    if (!san.empty() && file_of(san.front()) >= 0) {
        move.file = file_of(san.front());
        san.remove_prefix(1);
    }
    if (!san.empty() && rank_of(san.front()) >= 0) {
        move.rank = rank_of(san.front());
        san.remove_prefix(1);
    }
    if (!san.empty() && (san.front() == 'x' || san.front() == '-')) {
        move.captures = san.front() == 'x';
        san.remove_prefix(1);
    }
    if (!san.empty() || move.to.is_none()) {
        return std::nullopt;
    }
    if (move.kind == Kind::Pawn && move.file < 0) {  // he stays on his file
        move.file = geometry.file(move.to);
    } else if (move.kind == Kind::Pawn && move.rank < 0 && move.file == geometry.file(move.to)) {
        return std::nullopt;  // and does not say so
    }
    return move;
}

std::optional<Wing> castling(std::string_view san) {
    if (!san.starts_with('O') && !san.starts_with('0')) {
        return std::nullopt;
    }
    return san == "O-O" || san == "0-0"       ? std::optional{Wing::King}
           : san == "O-O-O" || san == "0-0-0" ? std::optional{Wing::Queen}
                                              : std::nullopt;
}

/// The squares of each file, or of each rank.
using Lines = std::array<SquareSet<1>, 8>;
constexpr Lines squares_by(int (Geometry::*line)(Square) const noexcept) {
    Lines squares;
    for (std::size_t i = 0; i < geometry.squares(); ++i) {
        const Square square = Square::at(i);
        squares[static_cast<std::size_t>((geometry.*line)(square))].add(square);
    }
    return squares;
}
constexpr Lines files = squares_by(&Geometry::file);
constexpr Lines ranks = squares_by(&Geometry::rank);

/// The men of which the text may speak. All but a pawn go only where they attack.
SquareSet<1> men_for(const PlainMove& move, const Position& position) {
    const Piece man{position.state.side_to_move, move.kind};
    auto men = position.board.holding<1>(man);
    if (move.file >= 0) {
        men &= files[static_cast<std::size_t>(move.file)];
    }
    if (move.rank >= 0) {
        men &= ranks[static_cast<std::size_t>(move.rank)];
    }
    if (move.kind != Kind::Pawn) {
        men &= movement_tables<chess::ChessTraits>.aim[man.index()][move.to.index()];
    }
    return men;
}

/// Whether the move takes a man; a pawn that changes its file does, also en passant.
bool takes(const Position& position, MoveRequest request) {
    const bool aside = geometry.file(request.from) != geometry.file(request.to);
    return !position.board.at(request.to).is_none() ||
           (position.board.at(request.from).kind() == Kind::Pawn && aside);
}

/// Those of them who get to the target, whatever becomes of their king: a pawn by one of his rows, another
/// man where he attacks it.
SquareSet<1> who_get_there(const PlainMove& move, SquareSet<1> men, const Position& position) {
    const Board& board = position.board;
    const SquareSet<1> occupied = ~board.holding<1>(no_piece);
    SquareSet<1> able;
    for (const Square from : men) {
        const bool gets_there =
            move.kind == Kind::Pawn
                ? reaches<chess::ChessTraits, Kind::Pawn>(board, position.state.side_to_move, from, move.to)
                : (movement_tables<chess::ChessTraits>.path[from.index()][move.to.index()] & occupied)
                      .empty();
        if (gets_there) {
            able.add(from);
        }
    }
    return able;
}

bool play_if_legal(MoveRequest request, LineOfPlay& line) {
    const bool is_legal = line.is_legal(request);
    if (is_legal) {
        line.play(request);
    }
    return is_legal;
}

bool play_castling(Wing wing, LineOfPlay& line) {
    const Position& position = line.position();
    const auto castling = chess::castling_on(position, position.state.side_to_move, wing);
    if (!castling) {
        return false;
    }
    const MoveRequest request = castling->request(position.state.castling_rule);
    return chess::castling_of(position, request) && play_if_legal(request, line);
}

/// Of the men who may be meant, the one whose move is legal; false where that is said of none or several.
bool play_only_legal(const PlainMove& move, SquareSet<1> men, LineOfPlay& line) {
    std::optional<MoveRequest> found;
    for (const Square from : men) {
        const MoveRequest request{.from = from, .to = move.to, .promotion = move.promotion};
        if (line.is_legal(request) && !chess::castling_of(line.position(), request)) {
            if (found) {
                return false;
            }
            found = request;
        }
    }
    if (!found || (move.captures && !takes(line.position(), *found))) {
        return false;
    }
    line.play(*found);
    return true;
}

/// The same where only one man gets there, who keeps his kind, as nearly always: then playing it is its
/// trial.
bool play_move(const PlainMove& move, LineOfPlay& line) {
    const Position& position = line.position();
    const SquareSet<1> men = men_for(move, position);
    const SquareSet<1> able = who_get_there(move, men, position);
    const bool stands_in_own_way = position.board.at(move.to).is(position.state.side_to_move);
    if (!has_exactly<1>(able) || stands_in_own_way || move.promotion != Kind::None) {
        return play_only_legal(move, men, line);
    }
    const MoveRequest request{.from = able.first(), .to = move.to};
    return !must_promote<chess::ChessTraits>(position.board, request) &&
           (!move.captures || takes(position, request)) && line.play_if_safe(request);
}

}  // namespace

bool play_plain_san(std::string_view san, LineOfPlay& line) {
    while (!san.empty() && (san.back() == '+' || san.back() == '#')) {
        san.remove_suffix(1);
    }
    if (const auto wing = castling(san)) {
        return play_castling(*wing, line);
    }
    const auto move = parse(san);
    return move && play_move(*move, line);
}

}  // namespace takeback::notation
