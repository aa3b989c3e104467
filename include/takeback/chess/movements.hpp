// The movement of the chess pieces, row by row (FIDE 3.2-3.8).
//
// What is not a row: castling (castling.hpp), en passant (en_passant.hpp) and promotion (chess_traits.hpp).
// The double step of a pawn is a row: two squares forward, the square between must be empty, and it may only
// end on the fourth rank.
#pragma once

#include <array>

#include "takeback/core/movement.hpp"

namespace takeback::chess {

constexpr bool fourth_rank(int /*file*/, int rank) {
    return rank == 3;
}

// clang-format off
inline constexpr std::array movements{
    // FIDE 3.8.1: the king, one step in any direction.
    Movement{Kind::King,   {-1,  1}}, Movement{Kind::King,   { 0,  1}}, Movement{Kind::King,   { 1,  1}},
    Movement{Kind::King,   {-1,  0}},                                   Movement{Kind::King,   { 1,  0}},
    Movement{Kind::King,   {-1, -1}}, Movement{Kind::King,   { 0, -1}}, Movement{Kind::King,   { 1, -1}},
    // FIDE 3.4: the queen, any distance along rank, file or diagonal.
    Movement{Kind::Queen,  {-1,  1}, Reach::Slide}, Movement{Kind::Queen,  { 0,  1}, Reach::Slide},
    Movement{Kind::Queen,  { 1,  1}, Reach::Slide}, Movement{Kind::Queen,  {-1,  0}, Reach::Slide},
    Movement{Kind::Queen,  { 1,  0}, Reach::Slide}, Movement{Kind::Queen,  {-1, -1}, Reach::Slide},
    Movement{Kind::Queen,  { 0, -1}, Reach::Slide}, Movement{Kind::Queen,  { 1, -1}, Reach::Slide},
    // FIDE 3.3: the rook, along rank or file.
    Movement{Kind::Rook,   { 0,  1}, Reach::Slide}, Movement{Kind::Rook,   {-1,  0}, Reach::Slide},
    Movement{Kind::Rook,   { 1,  0}, Reach::Slide}, Movement{Kind::Rook,   { 0, -1}, Reach::Slide},
    // FIDE 3.2: the bishop, along a diagonal.
    Movement{Kind::Bishop, {-1,  1}, Reach::Slide}, Movement{Kind::Bishop, { 1,  1}, Reach::Slide},
    Movement{Kind::Bishop, {-1, -1}, Reach::Slide}, Movement{Kind::Bishop, { 1, -1}, Reach::Slide},
    // FIDE 3.6: the knight; nothing stands in its way.
    Movement{Kind::Knight, {-1,  2}}, Movement{Kind::Knight, { 1,  2}},
    Movement{Kind::Knight, {-2,  1}}, Movement{Kind::Knight, { 2,  1}},
    Movement{Kind::Knight, {-2, -1}}, Movement{Kind::Knight, { 2, -1}},
    Movement{Kind::Knight, {-1, -2}}, Movement{Kind::Knight, { 1, -2}},
    // FIDE 3.7.1-3.7.3: the pawn, one or at first two squares forward; it captures diagonally.
    Movement{Kind::Pawn,   { 0,  1}, Reach::Step, Purpose::Quiet},
    Movement{Kind::Pawn,   { 0,  2}, Reach::Step, Purpose::Quiet, {0, 1}, 0, fourth_rank},
    Movement{Kind::Pawn,   {-1,  1}, Reach::Step, Purpose::Capture},
    Movement{Kind::Pawn,   { 1,  1}, Reach::Step, Purpose::Capture},
};
// clang-format on

}  // namespace takeback::chess
