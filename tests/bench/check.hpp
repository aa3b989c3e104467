// A benchmark that measures nonsense is worse than none: each checks its result once, before it is timed.
#pragma once

#include <benchmark/benchmark.h>

namespace takeback::bench {

/// Whether the result is right; where it is not, the benchmark fails and is not timed.
[[nodiscard]] inline bool is_right(benchmark::State& state, bool right) {
    if (!right) {
        state.SkipWithError("the result is wrong");
    }
    return right;
}

}  // namespace takeback::bench
