#include "game_names.hpp"

#include "start.hpp"
#include "takeback/chess/chess960.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

constexpr std::string_view xiangqi_name = "xiangqi";

}  // namespace

std::string name_of_game(const Game& game) {
    if (const auto options = xiangqi_options_of(game.rules())) {
        return std::string{xiangqi_name} + ' ' + write_xiangqi_options(*options);
    }
    return game.position().state.castling_rule == CastlingRule::Chess960 ? "chess960" : "chess";
}

std::optional<Game> game_of(std::string_view name) {
    if (name == "chess" || name == "chess960") {
        return Game{chess_rules(), name == "chess" ? chess_rules().start_position()
                                                   : chess::chess960_start(chess::standard_start)};
    }
    const auto options = name.starts_with(xiangqi_name)
                             ? read_xiangqi_options(name.substr(xiangqi_name.size()))
                             : std::nullopt;
    return options ? std::optional{Game{xiangqi_rules(*options)}} : std::nullopt;
}

}  // namespace takeback::app
