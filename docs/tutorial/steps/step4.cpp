// Step 4 of docs/tutorial/build-it-yourself.md: the rows read backwards say who attacks.
#include <array>
#include <cctype>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

enum class Color { White, Black };
enum class Kind { None, King, Queen, Rook, Bishop, Knight, Pawn };

/// A value: it does not know where it stands, how it moves or whether it has moved.
struct Piece {
    Color color = Color::White;
    Kind kind = Kind::None;

    friend bool operator==(Piece, Piece) = default;
};

constexpr Piece no_piece{};

struct Square {
    int file = 0;  // 0 is a
    int rank = 0;  // 0 is the first

    friend bool operator==(Square, Square) = default;
};

/// The grid: it knows no rules, no turn and no history.
class Board {
public:
    [[nodiscard]] Piece at(Square square) const { return grid_[index(square)]; }
    void set(Square square, Piece piece) { grid_[index(square)] = piece; }

    friend bool operator==(const Board&, const Board&) = default;

private:
    static std::size_t index(Square square) {
        return static_cast<std::size_t>((8 * square.rank) + square.file);
    }

    std::array<Piece, 64> grid_{};
};

constexpr std::string_view letters = ".KQRBNP";  // in the order of Kind

char letter(Piece piece) {
    const char capital = letters[static_cast<std::size_t>(piece.kind)];
    return piece.color == Color::White ? capital : static_cast<char>(std::tolower(capital));
}

/// Eight ranks from the top, small letters for Black, a dot for an empty square.
Board read_board(std::string_view drawing) {
    Board board;
    std::size_t at = 0;
    for (int rank = 7; rank >= 0; --rank) {
        for (int file = 0; file < 8; ++file, ++at) {
            const char c = drawing[at];
            const auto kind = letters.find(static_cast<char>(std::toupper(c)));
            if (c != '.') {
                board.set({file, rank},
                          {std::isupper(c) != 0 ? Color::White : Color::Black, static_cast<Kind>(kind)});
            }
        }
        ++at;  // the blank between two ranks
    }
    return board;
}

void print(const Board& board) {
    for (int rank = 7; rank >= 0; --rank) {
        std::cout << rank + 1;
        for (int file = 0; file < 8; ++file) {
            std::cout << ' ' << letter(board.at({file, rank}));
        }
        std::cout << '\n';
    }
    std::cout << "  a b c d e f g h\n";
}

std::string name(Square square) {
    return {static_cast<char>('a' + square.file), static_cast<char>('1' + square.rank)};
}

enum class Purpose { Any, Quiet, Capture };

/// One way of moving. Directions are White's; for Black, forward is the other way.
struct Row {
    Kind kind = Kind::None;
    int files = 0;
    int ranks = 0;
    int reach = 1;  // how many steps at most: 1, or 7 for what slides
    Purpose purpose = Purpose::Any;
};

// clang-format off
constexpr std::array rows{
    Row{Kind::King,   -1,  1},    Row{Kind::King,    0,  1},    Row{Kind::King,    1,  1},
    Row{Kind::King,   -1,  0},                                  Row{Kind::King,    1,  0},
    Row{Kind::King,   -1, -1},    Row{Kind::King,    0, -1},    Row{Kind::King,    1, -1},
    Row{Kind::Queen,  -1,  1, 7}, Row{Kind::Queen,   0,  1, 7}, Row{Kind::Queen,   1,  1, 7},
    Row{Kind::Queen,  -1,  0, 7},                               Row{Kind::Queen,   1,  0, 7},
    Row{Kind::Queen,  -1, -1, 7}, Row{Kind::Queen,   0, -1, 7}, Row{Kind::Queen,   1, -1, 7},
    Row{Kind::Rook,    0,  1, 7}, Row{Kind::Rook,   -1,  0, 7},
    Row{Kind::Rook,    1,  0, 7}, Row{Kind::Rook,    0, -1, 7},
    Row{Kind::Bishop, -1,  1, 7}, Row{Kind::Bishop,  1,  1, 7},
    Row{Kind::Bishop, -1, -1, 7}, Row{Kind::Bishop,  1, -1, 7},
    Row{Kind::Knight, -1,  2},    Row{Kind::Knight,  1,  2},    Row{Kind::Knight, -2,  1},
    Row{Kind::Knight,  2,  1},    Row{Kind::Knight, -2, -1},    Row{Kind::Knight,  2, -1},
    Row{Kind::Knight, -1, -2},    Row{Kind::Knight,  1, -2},
    Row{Kind::Pawn,    0,  1, 1, Purpose::Quiet},
    Row{Kind::Pawn,   -1,  1, 1, Purpose::Capture},
    Row{Kind::Pawn,    1,  1, 1, Purpose::Capture},
};
// clang-format on

int forward(Color color) {
    return color == Color::White ? 1 : -1;
}

bool is_on_board(Square square) {
    return square.file >= 0 && square.file < 8 && square.rank >= 0 && square.rank < 8;
}

/// So many steps along a row; -1 is one step back.
Square along(Square from, const Row& row, Color color, int steps) {
    return {from.file + (steps * row.files), from.rank + (steps * forward(color) * row.ranks)};
}

/// Whether a man of that colour attacks the square: the rows read backwards. It generates no move, and does
/// not ask what stands there.
bool is_attacked(const Board& board, Square square, Color by) {
    for (const Row& row : rows) {
        const int reach = row.purpose == Purpose::Quiet ? 0 : row.reach;
        for (int steps = 1; steps <= reach; ++steps) {
            const Square from = along(square, row, by, -steps);
            if (!is_on_board(from)) {
                break;
            }
            if (board.at(from) == Piece{by, row.kind}) {
                return true;
            }
            if (board.at(from) != no_piece) {
                break;
            }
        }
    }
    return false;
}

std::vector<Square> all_squares() {
    std::vector<Square> squares;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            squares.push_back({file, rank});
        }
    }
    return squares;
}

int main() {
    const Board board = read_board("....k... ........ ........ ........ .b..P... ........ ........ R...K...");
    print(board);
    for (const Color color : {Color::White, Color::Black}) {
        std::cout << (color == Color::White ? "White" : "Black") << " attacks";
        for (const Square square : all_squares()) {
            if (is_attacked(board, square, color)) {
                std::cout << ' ' << name(square);
            }
        }
        std::cout << '\n';
    }
}
