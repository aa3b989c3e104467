// The movement of the xiangqi men, row by row; nothing in the game is not a row.
//
// What chess has no use for: a leg (the square beside a horse, the eye of an elephant) that must be empty, a
// screen over which a cannon captures, zones (palace, river) that end a move, and kings who see each other
// along an open file. Zones count ranks from the mover's own side.
#pragma once

#include <array>

#include "takeback/core/movement.hpp"

namespace takeback::xiangqi {

constexpr bool palace(int file, int rank) {
    return file >= 3 && file <= 5 && rank <= 2;
}
constexpr bool other_palace(int file, int rank) {
    return file >= 3 && file <= 5 && rank >= 7;
}
constexpr bool own_bank(int /*file*/, int rank) {
    return rank <= 4;
}
constexpr bool other_bank(int /*file*/, int rank) {
    return rank >= 5;
}

// clang-format off
inline constexpr std::array movements{
    // The king, one step along rank or file, inside the palace.
    Movement{Kind::King,     { 0,  1}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::King,     {-1,  0}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::King,     { 1,  0}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::King,     { 0, -1}, Reach::Step, Purpose::Any, {}, 0, palace},
    // The kings may not face each other: each attacks the other along an open file.
    Movement{Kind::King,     { 0,  1}, Reach::Slide, Purpose::CaptureKing, {}, 0, other_palace},
    // The advisor, one step along a diagonal, inside the palace.
    Movement{Kind::Advisor,  {-1,  1}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::Advisor,  { 1,  1}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::Advisor,  {-1, -1}, Reach::Step, Purpose::Any, {}, 0, palace},
    Movement{Kind::Advisor,  { 1, -1}, Reach::Step, Purpose::Any, {}, 0, palace},
    // The elephant, two steps along a diagonal through its empty eye, on its own side of the river.
    Movement{Kind::Elephant, {-2,  2}, Reach::Step, Purpose::Any, {-1,  1}, 0, own_bank},
    Movement{Kind::Elephant, { 2,  2}, Reach::Step, Purpose::Any, { 1,  1}, 0, own_bank},
    Movement{Kind::Elephant, {-2, -2}, Reach::Step, Purpose::Any, {-1, -1}, 0, own_bank},
    Movement{Kind::Elephant, { 2, -2}, Reach::Step, Purpose::Any, { 1, -1}, 0, own_bank},
    // The horse, one step straight to an empty square, its leg, and one on along a diagonal.
    Movement{Kind::Horse,    {-1,  2}, Reach::Step, Purpose::Any, { 0,  1}},
    Movement{Kind::Horse,    { 1,  2}, Reach::Step, Purpose::Any, { 0,  1}},
    Movement{Kind::Horse,    {-2,  1}, Reach::Step, Purpose::Any, {-1,  0}},
    Movement{Kind::Horse,    {-2, -1}, Reach::Step, Purpose::Any, {-1,  0}},
    Movement{Kind::Horse,    { 2,  1}, Reach::Step, Purpose::Any, { 1,  0}},
    Movement{Kind::Horse,    { 2, -1}, Reach::Step, Purpose::Any, { 1,  0}},
    Movement{Kind::Horse,    {-1, -2}, Reach::Step, Purpose::Any, { 0, -1}},
    Movement{Kind::Horse,    { 1, -2}, Reach::Step, Purpose::Any, { 0, -1}},
    // The rook, any distance along rank or file.
    Movement{Kind::Rook,     { 0,  1}, Reach::Slide}, Movement{Kind::Rook,     {-1,  0}, Reach::Slide},
    Movement{Kind::Rook,     { 1,  0}, Reach::Slide}, Movement{Kind::Rook,     { 0, -1}, Reach::Slide},
    // The cannon goes like a rook, and captures over exactly one man of either side, its screen.
    Movement{Kind::Cannon,   { 0,  1}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon,   {-1,  0}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon,   { 1,  0}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon,   { 0, -1}, Reach::Slide, Purpose::Quiet},
    Movement{Kind::Cannon,   { 0,  1}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon,   {-1,  0}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon,   { 1,  0}, Reach::Slide, Purpose::Capture, {}, 1},
    Movement{Kind::Cannon,   { 0, -1}, Reach::Slide, Purpose::Capture, {}, 1},
    // The pawn, one step forward, and across the river also sideways; never back, and it stays a pawn.
    Movement{Kind::Pawn,     { 0,  1}},
    Movement{Kind::Pawn,     {-1,  0}, Reach::Step, Purpose::Any, {}, 0, other_bank},
    Movement{Kind::Pawn,     { 1,  0}, Reach::Step, Purpose::Any, {}, 0, other_bank},
};
// clang-format on

}  // namespace takeback::xiangqi
