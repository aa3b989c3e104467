// A rule book of a game that does not exist, to show that movement is data: what chess does not use of the
// rows (legs, screens, zones, a board of two words) works in the same core.
//
//     king    one step along rank or file, inside files d-f and the first three ranks of its side
//     rook    slides along rank or file
//     knight  two steps straight, if the square between is empty (a lame leaper)
//     pawn    one step forward or aside
//     queen   slides along rank or file to empty squares, and captures over exactly one man
#include "takeback/core/rule_book.hpp"

#include <gtest/gtest.h>

#include <random>

#include "support/drawing.hpp"
#include "takeback/core/perft.hpp"

namespace takeback {
namespace {

constexpr bool palace(int file, int rank) {
    return file >= 3 && file <= 5 && rank <= 2;
}

constexpr std::array<Movement, 23> toy_rows = [] {
    constexpr std::array<Direction, 4> straight{Direction{0, 1}, Direction{1, 0}, Direction{0, -1},
                                                Direction{-1, 0}};
    std::array<Movement, 23> rows{};
    std::size_t count = 0;
    for (const Direction direction : straight) {
        const Direction twice{static_cast<std::int8_t>(2 * direction.files),
                              static_cast<std::int8_t>(2 * direction.ranks)};
        rows[count++] = {.kind = Kind::King, .direction = direction, .zone = palace};
        rows[count++] = {.kind = Kind::Rook, .direction = direction, .reach = Reach::Slide};
        rows[count++] = {.kind = Kind::Knight, .direction = twice, .leg = direction};
        rows[count++] = {
            .kind = Kind::Queen, .direction = direction, .reach = Reach::Slide, .purpose = Purpose::Quiet};
        rows[count++] = {.kind = Kind::Queen,
                         .direction = direction,
                         .reach = Reach::Slide,
                         .purpose = Purpose::Capture,
                         .screens = 1};
        if (direction.ranks >= 0) {
            rows[count++] = {.kind = Kind::Pawn, .direction = direction};
        }
    }
    return rows;
}();

struct ToyTraits {
    static constexpr Geometry geometry{.files = 9, .ranks = 10};
    static constexpr const auto& movements = toy_rows;
    static constexpr Kind massed_kind = Kind::Pawn;
    static constexpr Kind promoting_kind = Kind::None;
    static constexpr std::array<Kind, 0> promotions{};
    static constexpr bool promotion_zone(int, int) { return false; }
    template <Color us, typename Generator>
    static void add_special_moves(Generator&) noexcept {}
    static std::optional<bool> judge_special_move(const Position&, MoveRequest) noexcept {
        return std::nullopt;
    }
    static Writes writes_of(const Position& position, MoveRequest request) noexcept {
        return plain_writes(position.board, request.from, request.to);
    }
    static bool resets_clock(Piece, Piece captured) noexcept { return !captured.is_none(); }
    static void update_special_state(const Position&, MoveRequest, Piece, const Writes&,
                                     GameState&) noexcept {}
    static Position recall(const Position& position, MoveRequest, std::span<const Command>) noexcept {
        return position;
    }
    static std::optional<Refusal> refuse_movement(const Position& position, MoveRequest request,
                                                  std::span<const Command>) {
        const bool own =
            request.from == request.to || position.board.at(request.to).is(position.state.side_to_move);
        const auto reading = read_plainly(movements, position.board, request.from, request.to);
        if (!own && reading.verdict == PlainReading::Verdict::Reaches) {
            return std::nullopt;
        }
        return Refusal{.reason = Reason::NotOnLine, .request = request, .square = reading.square};
    }
    static std::optional<Refusal> refuse_promotion(const Position&, MoveRequest request) {
        return request.promotion == Kind::None ? std::nullopt
                                               : std::optional{Refusal{.reason = Reason::PromotionInvalid}};
    }
    static Reason name_danger(Reason reason, Piece) noexcept { return reason; }
    static Outcome outcome_without_moves(Color side_to_move, bool) noexcept {
        return won_by(opposite(side_to_move), Ending::Checkmate);
    }
    static std::optional<Outcome> automatic_outcome(const Rules&, const Position&, std::span<const Command>) {
        return std::nullopt;
    }
    static std::optional<Ending> claimable_draw(const Rules&, const Position&, std::span<const Command>) {
        return std::nullopt;
    }
    static bool can_win(const Board&, Color) noexcept { return true; }
};

class ToyRules final : public RuleBook<ToyTraits> {
public:
    [[nodiscard]] Position start_position() const override {
        Position position{.board = Board{ToyTraits::geometry}, .state = {}};
        const auto put = [&](int file, int rank, Kind kind) {
            position.board.set(ToyTraits::geometry.square(file, rank), Piece{Color::White, kind});
            position.board.set(ToyTraits::geometry.square(file, 9 - rank), Piece{Color::Black, kind});
        };
        put(4, 0, Kind::King);
        put(0, 0, Kind::Rook);
        put(8, 0, Kind::Rook);
        put(1, 2, Kind::Queen);
        put(7, 2, Kind::Queen);
        put(2, 1, Kind::Knight);
        put(6, 1, Kind::Knight);
        put(3, 3, Kind::Pawn);
        put(5, 3, Kind::Pawn);
        position.state.key = zobrist::key_of(position);
        return position;
    }
};

Square square(int file, int rank) {
    return ToyTraits::geometry.square(file, rank);
}

Position empty_position() {
    Position position{.board = Board{ToyTraits::geometry}, .state = {}};
    position.board.set(square(4, 0), Piece{Color::White, Kind::King});
    position.board.set(square(3, 9), Piece{Color::Black, Kind::King});
    return position;
}

MoveList legal_moves(Position position) {
    MoveList moves;
    ToyRules{}.legal_moves(position, moves);
    return moves;
}

TEST(RuleBook, KeepsAManInsideItsZone) {
    const MoveList moves = legal_moves(empty_position());
    EXPECT_EQ(moves.size(), 3U);
    Position corner = empty_position();
    corner.board.set(square(4, 0), no_piece);
    corner.board.set(square(5, 2), Piece{Color::White, Kind::King});
    EXPECT_FALSE(legal_moves(corner).contains({.from = square(5, 2), .to = square(6, 2)}));
    EXPECT_FALSE(legal_moves(corner).contains({.from = square(5, 2), .to = square(5, 3)}));
}

TEST(RuleBook, BlocksALegAndNothingElse) {
    Position position = empty_position();
    position.board.set(square(1, 4), Piece{Color::White, Kind::Knight});
    position.board.set(square(1, 5), Piece{Color::Black, Kind::Pawn});
    const MoveList moves = legal_moves(position);
    EXPECT_FALSE(moves.contains({.from = square(1, 4), .to = square(1, 6)}));
    EXPECT_TRUE(moves.contains({.from = square(1, 4), .to = square(3, 4)}));
    EXPECT_TRUE(moves.contains({.from = square(1, 4), .to = square(1, 2)}));
}

TEST(RuleBook, KnowsOfOneRequestWhetherItIsInTheList) {
    Position position = empty_position();
    position.board.set(square(0, 4), Piece{Color::White, Kind::Queen});
    position.board.set(square(5, 4), Piece{Color::Black, Kind::Rook});
    position.board.set(square(2, 4), Piece{Color::Black, Kind::Pawn});
    position.board.set(square(2, 1), Piece{Color::White, Kind::Knight});
    position.board.set(square(2, 2), Piece{Color::White, Kind::Pawn});
    const MoveList moves = legal_moves(position);
    for (std::size_t from = 0; from < ToyTraits::geometry.squares(); ++from) {
        for (std::size_t to = 0; to < ToyTraits::geometry.squares(); ++to) {
            const MoveRequest request{.from = Square::at(from), .to = Square::at(to)};
            EXPECT_EQ(ToyRules{}.is_legal(position, request), moves.contains(request)) << from << ' ' << to;
        }
    }
}

TEST(RuleBook, CapturesOverExactlyOneScreen) {
    Position position = empty_position();
    position.board.set(square(0, 4), Piece{Color::White, Kind::Queen});
    position.board.set(square(2, 4), Piece{Color::Black, Kind::Pawn});
    position.board.set(square(5, 4), Piece{Color::Black, Kind::Rook});
    position.board.set(square(7, 4), Piece{Color::Black, Kind::Rook});
    const MoveList moves = legal_moves(position);
    EXPECT_TRUE(moves.contains({.from = square(0, 4), .to = square(1, 4)}));
    EXPECT_FALSE(moves.contains({.from = square(0, 4), .to = square(2, 4)})) << "the screen itself";
    EXPECT_FALSE(moves.contains({.from = square(0, 4), .to = square(3, 4)})) << "quietly over the screen";
    EXPECT_TRUE(moves.contains({.from = square(0, 4), .to = square(5, 4)}));
    EXPECT_FALSE(moves.contains({.from = square(0, 4), .to = square(7, 4)})) << "over two men";
}

TEST(RuleBook, TriesAManWhoEntersALineAndSoBecomesTheScreen) {
    Position position = empty_position();
    position.board.set(square(4, 8), Piece{Color::Black, Kind::Queen});
    position.board.set(square(0, 5), Piece{Color::White, Kind::Rook});
    const MoveList moves = legal_moves(position);
    EXPECT_FALSE(moves.contains({.from = square(0, 5), .to = square(4, 5)}));
    EXPECT_TRUE(moves.contains({.from = square(0, 5), .to = square(3, 5)}));
}

TEST(RuleBook, TriesAMassedManWhoEntersALineAndSoBecomesTheScreen) {
    Position position = empty_position();
    position.board.set(square(4, 8), Piece{Color::Black, Kind::Queen});
    position.board.set(square(3, 6), Piece{Color::White, Kind::Pawn});
    const MoveList moves = legal_moves(position);
    EXPECT_FALSE(moves.contains({.from = square(3, 6), .to = square(4, 6)}));
    EXPECT_TRUE(moves.contains({.from = square(3, 6), .to = square(2, 6)}));
}

TEST(RuleBook, AnswersACheckOverAScreenByTakingTheScreenAway) {
    Position position = empty_position();
    position.board.set(square(4, 8), Piece{Color::Black, Kind::Queen});
    position.board.set(square(4, 5), Piece{Color::White, Kind::Rook});
    EXPECT_TRUE(ToyRules{}.is_in_check(position.board, Color::White));
    const MoveList moves = legal_moves(position);
    EXPECT_TRUE(moves.contains({.from = square(4, 5), .to = square(0, 5)}));
    EXPECT_FALSE(moves.contains({.from = square(4, 5), .to = square(4, 6)})) << "it is still the screen";
    EXPECT_TRUE(moves.contains({.from = square(4, 5), .to = square(4, 8)})) << "it takes the checker";
}

/// The filter of the generator against a trial of every move, and the answers to one request against both.
TEST(RuleBook, SkipsNoTrialThatMatters) {
    const ToyRules toy_rules;
    const Rules& rules = toy_rules;
    std::mt19937 random{90};  // the same in every run
    int checks = 0;
    for (int game_number = 0; game_number < 300; ++game_number) {
        Game game{rules};
        for (int ply = 0; ply < 80 && !game.legal_moves().empty(); ++ply) {
            const Position& position = game.position();
            const Color us = position.state.side_to_move;
            const MoveList legal = game.legal_moves();
            MoveList pseudo_legal;
            rules.pseudo_legal_moves(position, pseudo_legal);
            checks += rules.is_in_check(position.board, us) ? 1 : 0;
            for (const MoveRequest request : pseudo_legal) {
                Position tried = position;
                ASSERT_EQ(legal.contains(request), rules.is_legal(tried, request));
                ASSERT_EQ(tried, position);
                rules.build(tried, request).apply(tried);
                ASSERT_EQ(legal.contains(request), !rules.is_in_check(tried.board, us));
                ASSERT_EQ(legal.contains(request), !rules.refuse(position, request));
                ASSERT_EQ(tried.state.key, zobrist::key_of(tried));
            }
            ASSERT_TRUE(game.play(legal.begin()[random() % legal.size()]));
        }
    }
    EXPECT_GT(checks, 500);
}

}  // namespace
}  // namespace takeback
