// A run of the program in which a call of the system, or an allocation, fails.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.hpp"

namespace takeback::test {

/// See failing_calls.cpp.
struct Fault {
    std::string folder{};   ///< whose calls are counted, or "memory"
    std::size_t at = 0;     ///< which of them fails, from 1; 0: none
    int code = 0;           ///< with that errno; 0: a write takes only a half
    bool lasts = false;     ///< and all after it
    bool has_links = true;  ///< whether the file system has hard links
};

struct FaultyRun {
    Finished finished;
    std::string failed_call{};  ///< the first that has failed; empty: the run was over before
};

/// With the journals below `home`.
[[nodiscard]] FaultyRun run_with_fault(const std::string& home, const std::vector<std::string>& arguments,
                                       std::string_view script, const Fault& fault);

/// An answer of run --json --keep-going.
struct Answer {
    std::size_t line = 0;
    bool refused = false;
    std::string notice{};
    std::string whole{};  ///< without the notice
};
[[nodiscard]] std::vector<Answer> answers_of(std::string_view out);

}  // namespace takeback::test
