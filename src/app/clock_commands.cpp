#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "commands.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/time_control.hpp"

namespace takeback::app {

namespace {

constexpr const char* how_to_set =
    "Write clock 5+3 (minutes, and seconds for each move), clock 0:30, clock 1:30:00+30 or clock off.";

/// "5+3: White 4:58, Black 5:00; White's time runs."
std::string describe(const session::Clock& clock) {
    std::string text = write_time_control(clock.control()) + ": " + show_times(clock);
    if (const auto running = clock.running()) {
        return text += "; " + std::string{notation::name(*running)} + "'s time runs.";
    }
    return text += "; stopped.";
}

Reply set_clock(Conversation& conversation, std::string_view text) {
    const auto control = session::read_time_control(text);
    if (!control) {
        return refuse(Reason::Syntax, notation::quoted(text) + ' ' + describe(control.error()) + '.',
                      how_to_set);
    }
    session::Match& match = conversation.match;
    match.clock.emplace(*control, conversation.now, match.game);
    return {.text = "The clock is set to " + describe(match.clock->clock()),
            .done = {clock_command(match.clock->clock().control())},
            .status_changed = true};
}

/// By a clock that stands beside the board, or by that of a session that is replayed.
Reply lose_on_time(Conversation& conversation) {
    Game& game = conversation.game();
    const std::size_t redoable = game.undone().size();
    const auto lost = game.lose_on_time(game.position().state.side_to_move);
    if (!lost) {
        return refuse(lost.error(), game);
    }
    return after_new_command(conversation, redoable, {.board_changed = true, .status_changed = true});
}

/// Whose flag ended the game, where it is over by that.
std::optional<Color> lost_on_time(const Game& game) {
    const auto history = game.history();
    const auto* const last = history.empty() ? nullptr : std::get_if<Declaration>(&history.back());
    return last != nullptr && last->what == Declaration::What::LosesOnTime ? std::optional{last->by}
                                                                           : std::nullopt;
}

JsonObject clock_in_json(const session::Clock& clock, const Game& game) {
    const auto name = [](Color side) { return notation::to_lower(notation::name(side)); };
    const auto number = [&](Color side) { return static_cast<std::uint64_t>(clock.left(side).count()); };
    JsonObject json;
    json.add("control", write_time_control(clock.control()));
    json.add("white", number(Color::White)).add("black", number(Color::Black));
    if (const auto running = clock.running()) {
        json.add("running", name(*running));
    }
    if (const auto loser = lost_on_time(game)) {
        json.add("fallen", name(*loser));
    }
    return json;
}

}  // namespace

Reply clock(Conversation& conversation, std::string_view control) {
    std::optional<session::GameClock>& game_clock = conversation.match.clock;
    const std::string word = notation::to_lower(control);
    if (word == "flag") {
        return lose_on_time(conversation);
    }
    if (word == "off") {
        const bool was_on = game_clock.has_value();
        game_clock.reset();
        Reply reply{.text = was_on ? "The clock is off." : "There is no clock.", .status_changed = was_on};
        if (was_on) {
            reply.done = {clock_command(std::nullopt)};
        }
        return reply;
    }
    if (!control.empty()) {
        return set_clock(conversation, control);
    }
    if (!game_clock) {
        return {.text = std::string{"There is no clock. "} + how_to_set};
    }
    return {.text = describe(game_clock->clock())};
}

std::string clock_command(const std::optional<session::TimeControl>& control) {
    return "clock " + (control ? write_time_control(*control) : "off");
}

Reply sleep(Conversation& conversation, std::string_view seconds) {
    constexpr std::uint64_t a_day = std::uint64_t{24} * 60 * 60;
    const auto number = notation::read_whole_number(seconds);
    if (!number || *number > a_day) {
        return refuse(Reason::Syntax, notation::quoted(seconds) + " is no number of seconds, 0 to 86400.");
    }
    *conversation.test_time += std::chrono::seconds{*number};
    return {};
}

bool call_flag(Conversation& conversation) {
    session::Match& match = conversation.match;
    return !conversation.replays && match.clock && match.clock->call_flag(match.game);
}

Reply tell_clock(const Conversation& conversation, bool flag_fell, Reply reply) {
    if (const auto& game_clock = conversation.match.clock) {
        reply.json.add("clock", clock_in_json(game_clock->clock(), conversation.game()));
    }
    if (!flag_fell || reply.refused || !reply.result.empty()) {
        return reply;
    }
    const std::string result = show_result(conversation.game());
    if (reply.text.find(result) == std::string::npos) {
        reply.result = result;
        reply.json.add("result", notation::result_token(*conversation.game().status().outcome));
        reply.status_changed = true;
    }
    return reply;
}

}  // namespace takeback::app
