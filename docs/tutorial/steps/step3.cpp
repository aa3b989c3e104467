// Step 3 of docs/tutorial/build-it-yourself.md: a move is a command with undo.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iostream>
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

constexpr std::string_view start = "rnbqkbnr pppppppp ........ ........ ........ ........ PPPPPPPP RNBQKBNR";

Square square(std::string_view name) {
    return {name[0] - 'a', name[1] - '1'};
}

struct Request {
    Square from;
    Square to;
};

/// One square, with what stood there and what will.
struct Write {
    Square square;
    Piece before;
    Piece after;
};

/// The command: it does something, and knows how to take it back.
struct Move {
    Request request;
    std::vector<Write> writes;

    void apply(Board& board) const {
        for (const Write& write : writes) {
            board.set(write.square, write.after);
        }
    }
    void undo(Board& board) const {
        std::for_each(writes.rbegin(), writes.rend(),
                      [&](const Write& write) { board.set(write.square, write.before); });
    }
};

Move build(const Board& board, Request request) {
    const Piece man = board.at(request.from);
    return {.request = request,
            .writes = {{.square = request.from, .before = man, .after = no_piece},
                       {.square = request.to, .before = board.at(request.to), .after = man}}};
}

int main() {
    Board board = read_board(start);
    const Board before = board;
    std::vector<Move> played;
    for (const std::string_view text : {"e2e4", "d7d5", "e4d5"}) {
        const Move move = build(board, {square(text.substr(0, 2)), square(text.substr(2, 2))});
        move.apply(board);
        played.push_back(move);
    }
    print(board);
    for (; !played.empty(); played.pop_back()) {
        played.back().undo(board);
    }
    std::cout << (board == before ? "Taken back: the board is what it was.\n"
                                  : "Something is left behind.\n");
}
