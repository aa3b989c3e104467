// What most of the sources include, and the movement tables of chess, which the compiler computes once here
// instead of in each of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/attack.hpp"

static_assert(takeback::movement_tables<takeback::chess::ChessTraits>.aim[0][0].empty());
