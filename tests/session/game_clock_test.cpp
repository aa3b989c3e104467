// The clock of a game: whose time runs, when a flag falls, and which times come back with undo and redo.
#include "takeback/session/game_clock.hpp"

#include <gtest/gtest.h>

#include <random>
#include <variant>

#include "support/drawing.hpp"

namespace takeback::session {
namespace {

using namespace std::chrono_literals;
using test::proves_rule;

/// A game under the clock 5+3, and a time that only the test moves.
class GameClockTest : public testing::Test {
protected:
    void play(std::string_view move) {
        ASSERT_TRUE(game_.play(test::request(game_, move)));
        clock_.follow_command(game_);
    }
    /// The move, after so long a thought.
    void play(std::string_view move, std::chrono::milliseconds thought) {
        time_ += thought;
        play(move);
    }
    template <typename Declared>
    void follow(const Declared& declared) {
        ASSERT_TRUE(declared);
        clock_.follow_command(game_);
    }
    void set_up(std::string_view fen) {
        game_.set_position(test::position(fen));
        clock_.follow_command(game_);
    }
    void undo() {
        ASSERT_NE(game_.undo(), nullptr);
        clock_.follow_step(game_);
    }
    void redo() {
        ASSERT_NE(game_.redo(), nullptr);
        clock_.follow_step(game_);
    }
    [[nodiscard]] TimesLeft left() const { return clock_.clock().left(); }
    [[nodiscard]] std::optional<Color> running() const { return clock_.clock().running(); }

    std::chrono::milliseconds time_{0};
    Game game_{test::chess()};
    GameClock clock_{{.initial = 5min, .increment = 3s}, [this] { return time_; }, game_};
};

TEST_F(GameClockTest, RunsForTheSideToMove) {
    EXPECT_EQ(running(), Color::White);
    play("e4", 10s);
    EXPECT_EQ(running(), Color::Black);
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min}));
    play("e5", 20s);
    EXPECT_EQ(running(), Color::White);
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 4min + 43s}));
}

TEST_F(GameClockTest, RunsForBlackWhereItIsHisTurn) {
    const Game blacks_turn = test::game_after_start("e4");
    const GameClock started{{.initial = 5min}, [this] { return time_; }, blacks_turn};
    EXPECT_EQ(started.clock().running(), Color::Black);
}

TEST_F(GameClockTest, WhatIsOnlySaidPassesNoTurn) {
    time_ += 10s;
    follow(game_.offer_draw(Color::White));
    time_ += 10s;
    follow(game_.decline_draw());
    EXPECT_EQ(running(), Color::White);
    EXPECT_EQ(left(), (TimesLeft{4min + 40s, 5min})) << "and adds no increment";
}

TEST_F(GameClockTest, StopsWhenTheGameIsOver) {
    play("e4", 10s);
    time_ += 10s;
    follow(game_.resign(Color::Black));
    time_ += 1h;
    EXPECT_EQ(running(), std::nullopt);
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 4min + 50s}));
    EXPECT_FALSE(clock_.call_flag(game_));
}

TEST_F(GameClockTest, StopsAtMate) {
    for (const char* move : {"f3", "e5", "g4", "Qh4#"}) {
        play(move, 1s);
    }
    EXPECT_EQ(running(), std::nullopt);
}

// The flag.

TEST_F(GameClockTest, AFallenFlagLosesTheGame) {
    proves_rule("FIDE 6.9");
    time_ += 5min - 1ms;
    EXPECT_FALSE(clock_.call_flag(game_));
    time_ += 1ms;
    EXPECT_TRUE(clock_.call_flag(game_));
    EXPECT_EQ(game_.status().outcome, won_by(Color::Black, Ending::TimeForfeit));
    EXPECT_EQ(running(), std::nullopt);
    EXPECT_EQ(left(), (TimesLeft{0s, 5min}));
    EXPECT_FALSE(clock_.call_flag(game_)) << "once";
    EXPECT_EQ(game_.history().size(), 1U);
}

TEST_F(GameClockTest, AFallenFlagIsADrawAgainstABareKing) {
    proves_rule("FIDE 6.9");
    set_up("7k/8/8/8/8/8/8/KQ6 w - - 0 1");
    time_ += 5min;
    EXPECT_TRUE(clock_.call_flag(game_));
    EXPECT_EQ(game_.status().outcome, drawn(Ending::TimeForfeit));
}

TEST_F(GameClockTest, AMoveThatComesTooLateIsRefused) {
    time_ += 5min;
    clock_.call_flag(game_);
    const auto late = game_.play(test::request(Game{test::chess()}, "e4"));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().reason, Reason::GameOver);
}

TEST_F(GameClockTest, ALossOnTimeThatIsTakenBackGivesTheTurnItsTime) {
    play("e4", 10s);
    play("e5", 4min);
    time_ += 1h;
    ASSERT_TRUE(clock_.call_flag(game_));
    undo();
    EXPECT_EQ(game_.status().outcome, std::nullopt);
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 1min + 3s})) << "what White had when his turn began";
    EXPECT_EQ(running(), Color::White);
    EXPECT_FALSE(clock_.call_flag(game_));
    redo();
    EXPECT_EQ(left(), (TimesLeft{0s, 1min + 3s}));
    EXPECT_EQ(running(), std::nullopt);
}

TEST_F(GameClockTest, ADrawOfferJustBeforeTheFlagDoesNotSpoilThat) {
    time_ += 5min - 1ms;
    follow(game_.offer_draw(Color::White));
    time_ += 1ms;
    ASSERT_TRUE(clock_.call_flag(game_));
    undo();
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
}

// Undo and redo.

TEST_F(GameClockTest, UndoGivesBackTheTimesWithWhichTheTurnBegan) {
    play("e4", 10s);
    play("e5", 20s);
    time_ += 30s;
    undo();
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min}));
    EXPECT_EQ(running(), Color::Black);
    time_ += 1s;
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 4min + 59s})) << "it goes on from there";
    undo();
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
    EXPECT_EQ(running(), Color::White);
}

TEST_F(GameClockTest, RedoGoesForwardToThoseOfTheNextTurn) {
    play("e4", 10s);
    play("e5", 20s);
    undo();
    undo();
    time_ += 1min;
    redo();
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min}));
    redo();
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 4min + 43s}));
    EXPECT_EQ(running(), Color::White);
}

TEST_F(GameClockTest, ManyStepsAreFollowedAsOne) {
    play("e4", 10s);
    play("e5", 20s);
    game_.undo();
    game_.undo();
    clock_.follow_step(game_);
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
}

TEST_F(GameClockTest, ANewMoveAfterUndoHasItsOwnTimes) {
    play("e4", 10s);
    undo();
    play("d4", 1min);
    play("d5", 5s);
    undo();
    EXPECT_EQ(left(), (TimesLeft{4min + 3s, 5min}));
}

TEST_F(GameClockTest, AResignationThatIsTakenBackStartsTheClockAgain) {
    time_ += 10s;
    follow(game_.resign(Color::White));
    time_ += 1h;
    undo();
    EXPECT_EQ(running(), Color::White);
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
    redo();
    EXPECT_EQ(running(), std::nullopt);
    EXPECT_EQ(left(), (TimesLeft{4min + 50s, 5min})) << "as it stood at the end";
}

TEST_F(GameClockTest, APositionThatIsSetUpBeginsWithTheFullTime) {
    play("e4", 10s);
    time_ += 10s;
    set_up("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
    EXPECT_EQ(running(), Color::White);
    undo();
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min})) << "and the game before it has its own";
    EXPECT_EQ(running(), Color::Black);
}

TEST_F(GameClockTest, ANewGameAfterAnEndStartsTheClock) {
    time_ += 10s;
    follow(game_.resign(Color::White));
    set_up("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    EXPECT_EQ(running(), Color::Black);
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
    undo();
    EXPECT_EQ(running(), std::nullopt) << "that game is over";
    EXPECT_EQ(left(), (TimesLeft{4min + 50s, 5min}));
}

TEST_F(GameClockTest, SetInTheMiddleGivesTheFullTimeToEveryTurn) {
    Game middle = test::game_after_start("e4 e5 Nf3");
    middle.undo();
    GameClock late{{.initial = 1min}, [this] { return time_; }, middle};
    EXPECT_EQ(late.clock().running(), Color::White);
    time_ += 10s;
    for (const bool back : {false, true, true, true}) {
        ASSERT_NE(back ? middle.undo() : middle.redo(), nullptr);
        late.follow_step(middle);
        EXPECT_EQ(late.clock().left(), (TimesLeft{1min, 1min}));
    }
}

// What is not thought about here.

TEST_F(GameClockTest, AnotherLineHasTheTimesOfThePlaceWhereItDeparts) {
    for (const char* move : {"e4", "e5", "Nf3"}) {
        play(move, 10s);
    }
    time_ += 1min;
    undo();
    undo();
    ASSERT_TRUE(game_.play(test::request(game_, "c5")));
    ASSERT_TRUE(game_.play(test::request(game_, "Nc3")));
    ASSERT_TRUE(game_.play(test::request(game_, "Nc6")));
    clock_.follow_line(game_, 1);
    EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min}));
    EXPECT_EQ(running(), Color::White);
    time_ += 1s;
    EXPECT_EQ(left(), (TimesLeft{4min + 52s, 5min}));
    for (int i = 0; i < 3; ++i) {
        undo();
        EXPECT_EQ(left(), (TimesLeft{4min + 53s, 5min}));
    }
    undo();
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
}

TEST_F(GameClockTest, IsToldWhatACommandHadLeftAndWhatATurnHasLeft) {
    play("e4");
    clock_.set_at_command(game_, {4min, 5min});
    play("e5");
    clock_.set_in_turn(game_, {3min, 5min});
    EXPECT_EQ(left(), (TimesLeft{3min, 5min}));
    EXPECT_EQ(running(), Color::White);
    undo();
    EXPECT_EQ(left(), (TimesLeft{4min, 5min}));
    redo();
    EXPECT_EQ(left(), (TimesLeft{4min, 5min + 3s})) << "with which that turn began";
}

/// Whatever is done, undoing all of it gives the full time back, and doing it all again the times at its end.
TEST_F(GameClockTest, HoldsThroughRandomCommands) {
    std::mt19937 random{6};  // NOLINT(*-msc51-cpp): the same in every run
    const auto below = [&random](std::size_t limit) { return random() % limit; };
    for (int step = 0; step < 2000; ++step) {
        time_ += std::chrono::milliseconds{below(20'000)};
        clock_.call_flag(game_);
        const MoveList moves = game_.legal_moves();
        const std::size_t what = below(10);
        const auto move_on = [&] {
            return static_cast<bool>(game_.play(*(moves.begin() + below(moves.size()))));
        };
        const auto offer = [&] {
            return static_cast<bool>(game_.offer_draw(game_.position().state.side_to_move));
        };
        if ((what == 0 && game_.undo() != nullptr) || (what == 1 && game_.redo() != nullptr)) {
            clock_.follow_step(game_);
        } else if (game_.status().outcome) {
            set_up("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        } else if ((what == 2 && offer()) || move_on()) {
            clock_.follow_command(game_);
        }
        const Status status = game_.status();
        ASSERT_EQ(running(), status.outcome ? std::nullopt : std::optional{status.side_to_move});
    }
    ASSERT_GT(game_.history().size(), 500U);
    set_up("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");  // a turn that has just begun
    play("e4", 7s);
    const TimesLeft at_the_end = left();
    while (game_.undo() != nullptr) {
        clock_.follow_step(game_);
    }
    EXPECT_EQ(left(), (TimesLeft{5min, 5min}));
    while (game_.redo() != nullptr) {
        clock_.follow_step(game_);
    }
    EXPECT_EQ(left(), at_the_end);
}

}  // namespace
}  // namespace takeback::session
