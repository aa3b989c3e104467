#include "start.hpp"

#include <string>
#include <utility>

#include "config.hpp"
#include "console.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

const Rules& chess_rules() {
    static const ChessRules rules;
    return rules;
}

const Rules& rules_of(const Options& options) {
    return options.game == Terms::Xiangqi ? xiangqi_rules(options.xiangqi.value_or(xiangqi::Options{}))
                                          : chess_rules();
}

notation::GameKind untold_kind(const Options& options) {
    return {.game = options.game,
            .castling = options.chess960 ? CastlingRule::Chess960 : CastlingRule::Standard};
}

std::optional<Position> start_position(const Options& options) {
    const Position start =
        options.chess960 ? chess::chess960_start(chess::standard_start) : rules_of(options).start_position();
    if (!options.fen) {
        return start;
    }
    const auto read = notation::read_position(*options.fen, start, options.language);
    if (read) {
        return *read;
    }
    std::string message = "takeback: ";
    message += in_words(options.language, "--fen {fen} is no position to be played:"_msg,
                        {{"fen", notation::quoted(*options.fen, 100)}}) +
               '\n';
    for (const std::string& problem : read.error()) {
        message += "  " + problem + '\n';
    }
    write_error(message);
    return std::nullopt;
}

std::optional<Conversation> start_conversation(const Options& options, const Terminal& terminal) {
    const std::optional<Position> position = start_position(options);
    if (!position) {
        return std::nullopt;
    }
    std::optional<std::string> config_file = config_file_of(options, terminal);
    session::Settings settings = settings_of(options, config_file);
    Conversation conversation{
        .match = {.players = {session::Player{.color = Color::White, .name = options.white},
                              session::Player{.color = Color::Black, .name = options.black}},
                  .game = Game{rules_of(options), *position}},
        .terminal = terminal,
        .settings = std::move(settings),
        .config_file = std::move(config_file),
        .speech = options.speech};
    if (options.test_clock) {
        conversation.test_time = std::make_unique<std::chrono::milliseconds>(0);
        conversation.now = [time = conversation.test_time.get()] { return *time; };
    }
    if (options.clock) {
        session::Match& match = conversation.match;
        match.clock.emplace(*options.clock, conversation.now, match.game);
    }
    return conversation;
}

}  // namespace takeback::app
