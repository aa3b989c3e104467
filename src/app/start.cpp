#include "start.hpp"

#include <string>
#include <utility>

#include "config.hpp"
#include "console.hpp"
#include "takeback/chess/chess960.hpp"
#include "takeback/chess/chess_rules.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::app {

const Rules& chess_rules() {
    static const ChessRules rules;
    return rules;
}

std::optional<Position> start_position(const Options& options) {
    const CastlingRule rule = options.chess960 ? CastlingRule::Chess960 : CastlingRule::Standard;
    if (!options.fen) {
        return options.chess960 ? chess::chess960_start(chess::standard_start)
                                : chess_rules().start_position();
    }
    const auto read = notation::read_fen(*options.fen, notation::FenMode::Strict, rule);
    if (read) {
        return read->position;
    }
    std::string message = "takeback: ";
    message += in_words(options.language, "--fen {fen} is no position to be played:"_msg,
                        {{"fen", notation::quoted(*options.fen, 100)}}) +
               '\n';
    for (const notation::FenProblem& problem : read.error()) {
        message += "  " + notation::describe(problem, options.language) + '\n';
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
                  .game = Game{chess_rules(), *position}},
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
