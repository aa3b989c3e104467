#include "takeback/session/match.hpp"

namespace takeback::session {

std::array<Player, 2> players_of(const Match& match) {
    std::array<Player, 2> players = match.players;
    if (const LoadedGame* const loaded = match.loaded.of(match.game)) {
        for (Player& player : players) {
            const std::string_view tag = player.color == Color::White ? "White" : "Black";
            if (loaded->tags.says_something(tag)) {
                player.name = std::string{*loaded->tags.value(tag)};
            }
        }
    }
    return players;
}

}  // namespace takeback::session
