// ReplayTotals: what games that are played by the rules come to. Totals of some games and of others add up to
// those of all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "takeback/notation/pgn_reader.hpp"

namespace takeback::app {

struct ReplayTotals {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t checks = 0;
    std::uint64_t mates = 0;
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::array<std::uint64_t, 4> results{};  ///< by PgnResult
    std::size_t longest = 0;                 ///< in plies
    std::string longest_players{};           ///< of the first of the longest

    void add(const notation::PgnReading& read);
    /// Those of games that come behind these.
    void add(const ReplayTotals& others);

private:
    void play(const notation::PgnGame& game);
};

}  // namespace takeback::app
