// Step 7 of docs/tutorial/build-it-yourself.md: a game is a stack of commands.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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

/// A pawn on its first square may go two.
int reach_of(const Row& row, Color color, Square from) {
    const bool at_home = from.rank == (color == Color::White ? 1 : 6);
    return row.kind == Kind::Pawn && row.purpose == Purpose::Quiet && at_home ? 2 : row.reach;
}

bool may_enter(const Row& row, Piece man, Piece there) {
    if (there == no_piece) {
        return row.purpose != Purpose::Capture;
    }
    return there.color != man.color && row.purpose != Purpose::Quiet;
}

/// Where the man on that square can go: the rows read forwards.
std::vector<Square> targets_of(const Board& board, Square from) {
    std::vector<Square> targets;
    const Piece man = board.at(from);
    for (const Row& row : rows) {
        const int reach = row.kind == man.kind ? reach_of(row, man.color, from) : 0;
        for (int steps = 1; steps <= reach; ++steps) {
            const Square to = along(from, row, man.color, steps);
            if (!is_on_board(to)) {
                break;
            }
            if (may_enter(row, man, board.at(to))) {
                targets.push_back(to);
            }
            if (board.at(to) != no_piece) {
                break;
            }
        }
    }
    return targets;
}

Color opposite(Color color) {
    return color == Color::White ? Color::Black : Color::White;
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

std::vector<Square> men_of(const Board& board, Color color) {
    std::vector<Square> squares = all_squares();
    std::erase_if(squares, [&](Square square) {
        return board.at(square) == no_piece || board.at(square).color != color;
    });
    return squares;
}

bool is_in_check(const Board& board, Color color) {
    const std::vector<Square> men = men_of(board, color);
    return std::any_of(men.begin(), men.end(), [&](Square square) {
        return board.at(square).kind == Kind::King && is_attacked(board, square, opposite(color));
    });
}

/// What the board cannot show.
struct State {
    Color to_move = Color::White;
    std::array<bool, 4> rights{true, true, true, true};  // as in castlings
    std::optional<Square> passed;                        // by a double step, just now

    friend bool operator==(const State&, const State&) = default;
};

struct Position {
    Board board;
    State state;

    friend bool operator==(const Position&, const Position&) = default;
};

struct Castling {
    Color color;
    int king_to;  // these three are files
    int rook_from;
    int rook_to;
};

constexpr std::array castlings{Castling{Color::White, 6, 7, 5}, Castling{Color::White, 2, 0, 3},
                               Castling{Color::Black, 6, 7, 5}, Castling{Color::Black, 2, 0, 3}};
constexpr int king_from = 4;

int home_rank(Color color) {
    return color == Color::White ? 0 : 7;
}

struct Request {
    Square from;
    Square to;
    Kind promotion = Kind::None;

    friend bool operator==(Request, Request) = default;
};

struct Write {
    Square square;
    Piece before;
    Piece after;
};

struct Move {
    Request request;
    std::vector<Write> writes;
    State prior;
    State next;

    void apply(Position& position) const {
        for (const Write& write : writes) {
            position.board.set(write.square, write.after);
        }
        position.state = next;
    }
    void undo(Position& position) const {
        std::for_each(writes.rbegin(), writes.rend(),
                      [&](const Write& write) { position.board.set(write.square, write.before); });
        position.state = prior;
    }
};

bool touches(Request request, Square square) {
    return request.from == square || request.to == square;
}

/// A right is lost when something leaves the home of its king or rook, or arrives there: so also by the rook
/// that is captured at home, and not by the one that is captured elsewhere.
State state_after(const Position& position, Request request) {
    State next = position.state;
    next.to_move = opposite(position.state.to_move);
    for (std::size_t i = 0; i < castlings.size(); ++i) {
        const int rank = home_rank(castlings[i].color);
        next.rights[i] = next.rights[i] && !touches(request, {king_from, rank}) &&
                         !touches(request, {castlings[i].rook_from, rank});
    }
    const bool double_step = position.board.at(request.from).kind == Kind::Pawn &&
                             std::abs(request.to.rank - request.from.rank) == 2;
    next.passed = double_step
                      ? std::optional{Square{request.from.file, (request.from.rank + request.to.rank) / 2}}
                      : std::nullopt;
    return next;
}

Move build(const Position& position, Request request) {
    const Board& board = position.board;
    const Piece man = board.at(request.from);
    Move move{
        .request = request, .writes = {}, .prior = position.state, .next = state_after(position, request)};
    const auto write = [&](Square square, Piece after) {
        move.writes.push_back({.square = square, .before = board.at(square), .after = after});
    };
    write(request.from, no_piece);
    write(request.to, request.promotion == Kind::None ? man : Piece{man.color, request.promotion});
    if (man.kind == Kind::Pawn && position.state.passed == request.to) {  // en passant: a third square
        write({request.to.file, request.from.rank}, no_piece);
    }
    for (const Castling& castling : castlings) {  // castling: a third and a fourth
        if (man.kind == Kind::King && man.color == castling.color && request.from.file == king_from &&
            request.to.file == castling.king_to) {
            const int rank = request.from.rank;
            write({castling.rook_from, rank}, no_piece);
            write({castling.rook_to, rank}, {man.color, Kind::Rook});
        }
    }
    return move;
}

/// The king does not stand on, cross or reach an attacked square; nothing stands between him and the rook.
bool may_castle(const Position& position, const Castling& castling) {
    const int rank = home_rank(castling.color);
    const auto [first, last] = std::minmax({king_from, castling.king_to});
    for (int file = first; file <= last; ++file) {
        if (is_attacked(position.board, {file, rank}, opposite(castling.color))) {
            return false;
        }
    }
    const auto [left, right] = std::minmax({king_from, castling.rook_from});
    for (int file = left + 1; file < right; ++file) {
        if (position.board.at({file, rank}) != no_piece) {
            return false;
        }
    }
    return true;
}

void add_with_promotions(std::vector<Request>& requests, const Board& board, Square from, Square to) {
    if (board.at(from).kind != Kind::Pawn || (to.rank != 0 && to.rank != 7)) {
        requests.push_back({from, to});
        return;
    }
    for (const Kind kind : {Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight}) {
        requests.push_back({from, to, kind});
    }
}

/// What the men can do, whatever becomes of the king.
std::vector<Request> candidates(const Position& position) {
    const auto& [board, state] = position;
    const Color us = state.to_move;
    std::vector<Request> requests;
    for (const Square from : men_of(board, us)) {
        for (const Square to : targets_of(board, from)) {
            add_with_promotions(requests, board, from, to);
        }
        const bool beside = state.passed && state.passed->rank == from.rank + forward(us) &&
                            std::abs(state.passed->file - from.file) == 1;
        if (beside && board.at(from).kind == Kind::Pawn) {
            requests.push_back({from, *state.passed});
        }
    }
    for (std::size_t i = 0; i < castlings.size(); ++i) {
        if (castlings[i].color == us && state.rights[i] && may_castle(position, castlings[i])) {
            const int rank = home_rank(us);
            requests.push_back({{king_from, rank}, {castlings[i].king_to, rank}});
        }
    }
    return requests;
}

std::vector<Move> legal_moves(Position& position) {
    const Color us = position.state.to_move;
    std::vector<Move> legal;
    for (const Request request : candidates(position)) {
        const Move move = build(position, request);
        move.apply(position);
        if (!is_in_check(position.board, us)) {
            legal.push_back(move);
        }
        move.undo(position);
    }
    return legal;
}

/// To resign writes no square. It is a command all the same, and so it can be taken back.
struct Resignation {
    Color by;

    void apply(Position& /*position*/) const {}
    void undo(Position& /*position*/) const {}
};

using Command = std::variant<Move, Resignation>;

class Game {
public:
    explicit Game(const Position& position) : position_{position} {}

    [[nodiscard]] const Position& position() const { return position_; }

    /// Who has won by a resignation or by checkmate.
    [[nodiscard]] std::optional<Color> winner() const {
        if (done_ > 0 && std::holds_alternative<Resignation>(commands_[done_ - 1])) {
            return opposite(std::get<Resignation>(commands_[done_ - 1]).by);
        }
        Position scratch = position_;
        const Color us = scratch.state.to_move;
        const bool is_mate = legal_moves(scratch).empty() && is_in_check(scratch.board, us);
        return is_mate ? std::optional{opposite(us)} : std::nullopt;
    }

    bool play(Request request) {
        const std::vector<Move> legal = legal_moves(position_);
        const auto move = std::find_if(legal.begin(), legal.end(),
                                       [&](const Move& each) { return each.request == request; });
        return !winner() && move != legal.end() && carry_out(*move);
    }
    bool resign() { return !winner() && carry_out(Resignation{position_.state.to_move}); }

    bool undo() {
        if (done_ == 0) {
            return false;
        }
        --done_;
        std::visit([&](const auto& command) { command.undo(position_); }, commands_[done_]);
        return true;
    }
    bool redo() {
        if (done_ == commands_.size()) {
            return false;
        }
        std::visit([&](const auto& command) { command.apply(position_); }, commands_[done_]);
        ++done_;
        return true;
    }

private:
    /// A new command ends what could be done again.
    bool carry_out(const Command& command) {
        commands_.resize(done_, command);
        commands_.push_back(command);
        return redo();
    }

    Position position_;
    std::vector<Command> commands_;  // the first done_ are done, the others can be done again
    std::size_t done_ = 0;
};

std::string rights_of(const State& state) {
    std::string text;
    for (std::size_t i = 0; i < castlings.size(); ++i) {
        text += state.rights[i] ? std::string_view{"KQkq"}.substr(i, 1) : "";
    }
    return text;
}

/// "e2e4", "e7e8q", or a command.
bool carry_out(Game& game, std::string_view word) {
    if (word == "undo") {
        return game.undo();
    }
    if (word == "redo") {
        return game.redo();
    }
    if (word == "resign") {
        return game.resign();
    }
    const std::size_t kind = word.size() > 4 ? letters.find(static_cast<char>(std::toupper(word[4]))) : 0;
    return game.play({square(word.substr(0, 2)), square(word.substr(2, 2)), static_cast<Kind>(kind)});
}

int main() {
    Game game{{.board = read_board(start), .state = {}}};
    std::string word;
    while (std::cin >> word) {
        std::cout << word << (carry_out(game, word) ? ": rights " : ": refused, rights ")
                  << rights_of(game.position().state);
        if (const auto winner = game.winner()) {
            std::cout << (*winner == Color::White ? "; White" : "; Black") << " has won";
        }
        std::cout << '\n';
    }
    print(game.position().board);
}
