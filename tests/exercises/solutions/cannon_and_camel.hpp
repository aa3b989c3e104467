// Exercise 5, solved: sixteen rows. What attacks, pins and gives check with them is read off the same rows.
#pragma once

#include <array>

#include "takeback/core/movement.hpp"

namespace takeback::exercises {

/// The camel needs a kind; this one is free in chess.
inline constexpr Kind camel = Kind::Horse;

// clang-format off
inline constexpr std::array cannon_and_camel{
    // The cannon moves as a rook, and captures over exactly one man.
    Movement{Kind::Cannon, { 0,  1}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon, {-1,  0}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon, { 1,  0}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon, { 0, -1}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon, { 0,  1}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon, {-1,  0}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon, { 1,  0}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon, { 0, -1}, Reach::Slide, Purpose::Capture, {}, 1},
    // The camel leaps three squares one way and one the other: a long knight, bound to one colour.
    Movement{camel, {-1,  3}}, Movement{camel, { 1,  3}}, Movement{camel, {-3,  1}}, Movement{camel, { 3,  1}},
    Movement{camel, {-3, -1}}, Movement{camel, { 3, -1}}, Movement{camel, {-1, -3}}, Movement{camel, { 1, -3}},
};
// clang-format on

}  // namespace takeback::exercises
