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

constexpr Message how_to_set =
    "Write clock 5+3 (minutes, and seconds for each move), clock 0:30, clock 1:30:00+30 or clock off."_msg;

/// "5+3: White 4:58, Black 5:00; White's time runs."
std::string describe(const session::Clock& clock, Wording language) {
    const auto running = clock.running();
    return in_words(
        language,
        running ? "{control}: {times}; {side}'s time runs."_msg : "{control}: {times}; stopped."_msg,
        {{"control", write_time_control(clock.control())},
         {"times", show_times(clock, language)},
         {"side", running ? std::string{notation::name(*running, language)} : ""}});
}

Reply set_clock(Conversation& conversation, std::string_view text) {
    const auto control = session::read_time_control(text);
    if (!control) {
        return refuse(
            Reason::Syntax,
            conversation.in_words("{sentence}."_msg,
                                  {{"sentence", describe(control.error(), text, conversation.wording())}}),
            conversation.in_words(how_to_set));
    }
    session::Match& match = conversation.match;
    match.clock.emplace(*control, conversation.now, match.game);
    return {
        .text = conversation.in_words("The clock is set to {clock}"_msg,
                                      {{"clock", describe(match.clock->clock(), conversation.wording())}}),
        .done = {clock_command(match.clock->clock().control())},
        .status_changed = true};
}

/// By a clock that stands beside the board, or by that of a session that is replayed.
Reply lose_on_time(Conversation& conversation) {
    Game& game = conversation.game();
    const std::size_t redoable = game.undone().size();
    const auto lost = game.lose_on_time(game.position().state.side_to_move);
    if (!lost) {
        return refuse(lost.error(), conversation);
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
    const auto number = [&](Color side) { return static_cast<std::uint64_t>(clock.left(side).count()); };
    JsonObject json;
    json.add("control", write_time_control(clock.control()));
    json.add("white", number(Color::White)).add("black", number(Color::Black));
    if (const auto running = clock.running()) {
        json.add("running", notation::name_inside(*running));
    }
    if (const auto loser = lost_on_time(game)) {
        json.add("fallen", notation::name_inside(*loser));
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
        Reply reply{
            .text = conversation.in_words(was_on ? "The clock is off."_msg : "There is no clock."_msg),
            .status_changed = was_on};
        if (was_on) {
            reply.done = {clock_command(std::nullopt)};
        }
        return reply;
    }
    if (!control.empty()) {
        return set_clock(conversation, control);
    }
    if (!game_clock) {
        std::string text = conversation.in_words("There is no clock."_msg);
        text += sentence_break(conversation.language());
        return {.text = text += conversation.in_words(how_to_set)};
    }
    return {.text = describe(game_clock->clock(), conversation.wording())};
}

std::optional<session::TimeControl> control_of(const session::Match& match) {
    return match.clock ? std::optional{match.clock->clock().control()} : std::nullopt;
}

std::string clock_command(const std::optional<session::TimeControl>& control) {
    return "clock " + (control ? write_time_control(*control) : "off");
}

Reply sleep(Conversation& conversation, std::string_view seconds) {
    constexpr std::uint64_t a_day = std::uint64_t{24} * 60 * 60;
    const auto number = notation::read_whole_number(seconds);
    if (!number || *number > a_day) {
        return refuse(Reason::Syntax, conversation.in_words("{text} is no number of seconds, 0 to 86400."_msg,
                                                            {{"text", notation::quoted(seconds)}}));
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
    const std::string result = show_result(conversation);
    if (reply.text.find(result) == std::string::npos) {
        reply.result = result;
        reply.json.add("result", notation::result_token(*conversation.game().status().outcome));
        reply.status_changed = true;
    }
    return reply;
}

}  // namespace takeback::app
