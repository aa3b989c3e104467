#include "takeback/core/plain_reading.hpp"

#include <algorithm>
#include <cstdlib>

#include "takeback/core/color.hpp"
#include "takeback/core/piece.hpp"

namespace takeback {

namespace {

using Verdict = PlainReading::Verdict;

PlainReading read_row(const Movement& row, const Board& board, Square from, Square to) {
    const Geometry geometry = board.geometry();
    const Color color = board.at(from).color();
    const Direction direction = seen_by(color, row.direction);
    const int farthest = row.reach == Reach::Slide ? geometry.files + geometry.ranks : 1;
    int men = 0;
    Square first_man;
    for (int steps = 1; steps <= farthest; ++steps) {
        const Square here = geometry.step(from, direction, steps);
        if (here.is_none()) {
            return {};
        }
        if (here != to) {
            first_man = men == 0 && !board.at(here).is_none() ? here : first_man;
            men += board.at(here).is_none() ? 0 : 1;
            continue;
        }
        if (!row.zone(geometry.file(to), geometry.rank_for(color, to))) {
            return {.verdict = Verdict::OutsideZone};
        }
        if (row.has_leg()) {
            const Square leg = geometry.step(from, seen_by(color, row.leg));
            if (!board.at(leg).is_none()) {
                return {.verdict = Verdict::LegBlocked, .square = leg};
            }
        }
        if (men > row.screens) {
            return {.verdict = Verdict::Blocked, .square = first_man, .men = men};
        }
        if (men < row.screens) {
            return {.verdict = Verdict::ScreenMissing, .square = first_man, .men = men};
        }
        if (row.purpose == Purpose::Capture && board.at(to).is_none()) {
            return {.verdict = Verdict::TargetEmpty, .square = first_man, .men = men};
        }
        if (row.purpose == Purpose::Quiet && !board.at(to).is_none()) {
            return {.verdict = Verdict::TargetTaken, .square = first_man, .men = men};
        }
        return {.verdict = Verdict::Reaches, .square = first_man, .men = men};
    }
    return {};
}

}  // namespace

PlainReading read_plainly(std::span<const Movement> rows, const Board& board, Square from, Square to) {
    PlainReading nearest;
    for (const Movement& row : rows) {
        if (row.kind != board.at(from).kind() || row.purpose == Purpose::CaptureKing) {
            continue;
        }
        const PlainReading reading = read_row(row, board, from, to);
        if (reading.verdict > nearest.verdict) {
            nearest = reading;
        }
    }
    return nearest;
}

std::vector<Square> line_through(Geometry geometry, Square from, Square to) {
    const int files = geometry.file(to) - geometry.file(from);
    const int ranks = geometry.rank(to) - geometry.rank(from);
    if (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks)) {
        return {from, to};
    }
    const auto sign = [](int number) { return static_cast<std::int8_t>(std::clamp(number, -1, 1)); };
    const Direction direction{.files = sign(files), .ranks = sign(ranks)};
    std::vector<Square> line{from};
    while (line.back() != to) {
        line.push_back(geometry.step(line.back(), direction));
    }
    return line;
}

}  // namespace takeback
