// Exercise 6: spectators.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "broadcast.hpp"
#include "support/drawing.hpp"

namespace takeback::exercises {
namespace {

using test::at;

/// Writes down how many things were done and taken back, and keeps a board of his own in step by the
/// commands.
class Reporter final : public Spectator {
public:
    explicit Reporter(std::function<void()> on_hearing = [] {}) : on_hearing_{std::move(on_hearing)} {}

    void done(const Command& command) override {
        heard += '+';
        std::visit([this](const auto& something) { something.apply(position); }, command);
        on_hearing_();
    }
    void undone(const Command& command) override {
        heard += '-';
        std::visit([this](const auto& something) { something.undo(position); }, command);
        on_hearing_();
    }

    std::string heard{};
    Position position = test::chess().start_position();

private:
    std::function<void()> on_hearing_;
};

class Spectators : public testing::Test {
protected:
    bool play(std::string_view text) { return broadcast_.play(test::request(game_, text)); }

    Game game_{test::chess()};
    Broadcast broadcast_{game_};
    Reporter reporter_;
};

TEST_F(Spectators, HearOfEveryMove) {
    broadcast_.join(reporter_);
    ASSERT_TRUE(play("e4"));
    ASSERT_TRUE(play("e5"));
    EXPECT_EQ(reporter_.heard, "++");
    EXPECT_EQ(reporter_.position, game_.position());
}

TEST_F(Spectators, HearNothingOfARefusedMove) {
    broadcast_.join(reporter_);
    ASSERT_TRUE(play("e4"));
    ASSERT_FALSE(broadcast_.play({.from = at("e4"), .to = at("e6")}));
    EXPECT_EQ(reporter_.heard, "+");
}

TEST_F(Spectators, HearWhatIsTakenBackAndDoneAgain) {
    broadcast_.join(reporter_);
    ASSERT_TRUE(play("e4"));
    ASSERT_TRUE(broadcast_.undo());
    EXPECT_EQ(reporter_.position, test::chess().start_position());
    ASSERT_FALSE(broadcast_.undo());
    ASSERT_TRUE(broadcast_.redo());
    ASSERT_FALSE(broadcast_.redo());
    EXPECT_EQ(reporter_.heard, "+-+");
    EXPECT_EQ(reporter_.position, game_.position());
}

TEST_F(Spectators, HearOfAResignationAsOfAnythingElse) {
    broadcast_.join(reporter_);
    ASSERT_TRUE(broadcast_.resign(Color::Black));
    ASSERT_FALSE(broadcast_.resign(Color::White)) << "the game is over";
    ASSERT_TRUE(broadcast_.undo());
    EXPECT_EQ(reporter_.heard, "+-");
}

TEST_F(Spectators, WhoComeLateAreToldWhatWasDone) {
    ASSERT_TRUE(play("e4"));
    ASSERT_TRUE(play("e5"));
    ASSERT_TRUE(play("Nf3"));
    ASSERT_TRUE(broadcast_.undo());
    broadcast_.join(reporter_);
    EXPECT_EQ(reporter_.heard, "++");
    EXPECT_EQ(reporter_.position, game_.position());
}

TEST_F(Spectators, WhoLeaveHearNoMore) {
    Reporter other;
    broadcast_.join(reporter_);
    broadcast_.join(other);
    ASSERT_TRUE(play("e4"));
    broadcast_.leave(reporter_);
    ASSERT_TRUE(play("e5"));
    EXPECT_EQ(reporter_.heard, "+");
    EXPECT_EQ(other.heard, "++");
}

TEST_F(Spectators, MayLeaveWhileTheyAreTold) {
    Reporter restless{[&] { broadcast_.leave(restless); }};
    broadcast_.join(restless);
    broadcast_.join(reporter_);
    ASSERT_TRUE(play("e4"));
    ASSERT_TRUE(play("e5"));
    EXPECT_EQ(restless.heard, "+");
    EXPECT_EQ(reporter_.heard, "++") << "nobody behind him is left out";
}

TEST_F(Spectators, MaySendEachOtherAway) {
    Reporter guard{[&] { broadcast_.leave(reporter_); }};
    broadcast_.join(guard);
    broadcast_.join(reporter_);
    ASSERT_TRUE(play("e4"));
    EXPECT_EQ(guard.heard, "+");
    EXPECT_EQ(reporter_.heard, "") << "he has left, and may be gone";
}

}  // namespace
}  // namespace takeback::exercises
