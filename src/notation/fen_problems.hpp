// The problems of a FEN, in either game: each is listed, as long as the text can have been meant as a FEN.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "takeback/notation/fen_syntax.hpp"

namespace takeback::notation {

/// As many as a person reads; behind them it is only told that there are more.
inline constexpr std::size_t most_fen_problems = 20;

template <typename Problem>
void list_problem(std::vector<Problem>& problems, Problem problem) {
    if (problems.size() == most_fen_problems) {
        problem.fault = FenSyntax{.what = FenSyntax::What::MoreProblems};
    }
    if (problems.size() <= most_fen_problems) {
        problems.push_back(std::move(problem));
    }
}

}  // namespace takeback::notation
