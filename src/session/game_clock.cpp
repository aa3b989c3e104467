#include "takeback/session/game_clock.hpp"

#include <cassert>
#include <cstddef>
#include <utility>
#include <variant>

namespace takeback::session {

namespace {

/// How many commands the game had when this turn began: what is only said passes no turn.
std::size_t beginning_of_turn(const Game& game) {
    const auto history = game.history();
    std::size_t commands = history.size();
    while (commands > 0 && std::holds_alternative<Declaration>(history[commands - 1])) {
        --commands;
    }
    return commands;
}

TimesLeft full_time(const TimeControl& control) {
    return {control.initial, control.initial};
}

}  // namespace

GameClock::GameClock(const TimeControl& control, TimeSource now, const Game& game)
    : clock_{control, std::move(now)},
      times_(game.history().size() + game.undone().size() + 1, full_time(control)),
      measured_(times_.size(), false) {
    run(game);
}

bool GameClock::call_flag(Game& game) {
    const std::optional<Color> loser = clock_.fallen();
    if (!loser || !game.lose_on_time(*loser)) {
        return false;
    }
    follow_command(game);
    return true;
}

void GameClock::follow_command(const Game& game) {
    const auto history = game.history();
    assert(!history.empty() && history.size() <= times_.size());
    if (std::holds_alternative<Move>(history.back())) {
        clock_.press();
    } else if (std::holds_alternative<Setup>(history.back())) {
        clock_.set(full_time(clock_.control()));
    }
    times_.resize(history.size());  // what could be redone is gone
    times_.push_back(clock_.left());
    measured_.resize(history.size());
    measured_.push_back(std::holds_alternative<Move>(history.back()));
    run(game);
}

void GameClock::follow_step(const Game& game) {
    assert(game.history().size() + game.undone().size() + 1 == times_.size());
    clock_.set(times_[game.status().outcome ? game.history().size() : beginning_of_turn(game)]);
    run(game);
}

void GameClock::follow_line(const Game& game, std::size_t common) {
    assert(common < times_.size() && common <= game.history().size());
    const TimesLeft departure = times_[common];
    times_.resize(common + 1);
    times_.resize(game.history().size() + 1, departure);
    measured_.resize(common + 1);
    measured_.resize(times_.size(), false);
    set_in_turn(game, departure);
}

void GameClock::set_at_command(const Game& game, const TimesLeft& left) {
    times_[game.history().size()] = left;
    set_in_turn(game, left);
}

void GameClock::set_in_turn(const Game& game, const TimesLeft& left) {
    clock_.set(left);
    run(game);
}

void GameClock::run(const Game& game) {
    const Status status = game.status();
    if (status.outcome) {
        clock_.pause();
    } else {
        clock_.start(status.side_to_move);
    }
}

}  // namespace takeback::session
