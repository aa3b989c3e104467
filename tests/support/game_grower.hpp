// Grows random games: trees of legal moves and passes with annotations made of what is hard to write.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "takeback/core/position.hpp"
#include "takeback/notation/pgn_game.hpp"

namespace takeback::test {

class GameGrower {
public:
    /// Each game starts from one of these positions, of whichever game.
    explicit GameGrower(std::vector<Position> starts) : starts_{std::move(starts)} {}

    notation::PgnGame grow();

private:
    std::size_t below(std::size_t bound) { return random_() % bound; }
    bool one_in(std::size_t chances) { return below(chances) == 0; }
    const char* pick(std::initializer_list<const char*> texts) { return texts.begin()[below(texts.size())]; }

    std::optional<MoveRequest> random_move(const Position& position);
    std::string hostile_text();
    void annotate(notation::MoveNode& node, bool is_move);
    void set_tags(notation::PgnGame& game);

    std::vector<Position> starts_;
    std::mt19937 random_{1849};
};

}  // namespace takeback::test
