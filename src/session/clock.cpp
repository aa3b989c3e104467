#include "takeback/session/clock.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace takeback::session {

namespace {

constexpr std::size_t index(Color side) {
    return static_cast<std::size_t>(side);
}

}  // namespace

std::chrono::milliseconds steady_time() {
    return floor<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

Clock::Clock(const TimeControl& control, TimeSource now)
    : control_{control}, now_{std::move(now)}, left_{control.initial, control.initial} {}

TimesLeft Clock::left() const {
    TimesLeft left = left_;
    if (running_) {
        std::chrono::milliseconds& his = left[index(*running_)];
        his = std::max(his - (now_() - started_), std::chrono::milliseconds{0});
    }
    return left;
}

std::chrono::milliseconds Clock::left(Color side) const {
    return left()[index(side)];
}

std::optional<Color> Clock::fallen() const {
    return running_ && left(*running_) == std::chrono::milliseconds{0} ? running_ : std::nullopt;
}

void Clock::start(Color side) {
    pause();
    running_ = side;
    started_ = now_();
}

void Clock::pause() {
    left_ = left();
    running_.reset();
}

void Clock::press() {
    assert(running_);
    const Color mover = *running_;
    start(opposite(mover));
    left_[index(mover)] += control_.increment;
}

void Clock::measure_by(TimeSource now) {
    const std::optional<Color> side = running_;
    pause();
    now_ = std::move(now);
    if (side) {
        start(*side);
    }
}

void Clock::set(const TimesLeft& left) {
    left_ = left;
    running_.reset();
}

}  // namespace takeback::session
