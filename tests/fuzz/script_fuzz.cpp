// Fuzz target: a session of the program. The input is a script, line by line what a player types: commands
// and moves of both games, edits, variations, clocks. Commands that touch files (save, load, resume) are left
// out.
//
// Promises of any script:
// - every answer, in words, in both languages and as JSON, is safe to be shown, and a refusal has a code and
// a reason;
// - a line that is refused leaves the game, what can be redone, and the draft of an edit as they were;
// - what a reply says was done, given to another conversation without a question, leads to an equal game:
// that is what
//   the journal keeps;
// - taking back everything gives the start, and doing it again gives an equal game;
// - a conversation leaves no line of the script out of its hands: any bytes are answered.
#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "command_table.hpp"
#include "conversation.hpp"
#include "interpreter.hpp"
#include "invariant.hpp"
#include "options.hpp"
#include "start.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/match_pgn.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using app::Conversation;
using app::Reply;

bool touches_files(std::string_view line) {
    constexpr std::array commands{"save", "load", "resume"};
    const auto words = notation::words_of(line);
    const app::CommandInfo* const command = words.empty() ? nullptr : app::find_command(words.front().text);
    return command != nullptr && std::find(commands.begin(), commands.end(), command->name) != commands.end();
}

void promise_answered(const Reply& reply) {
    for (const std::string* text : {&reply.text, &reply.advice, &reply.spoken, &reply.trials, &reply.result,
                                    &reply.notice, &reply.news}) {
        promise_safe_lines(*text);
    }
    promise_safe_line(reply.json.text());
    promise(!reply.refused || (!reply.code.empty() && !reply.text.empty()),
            "a refusal has a code and a reason");
}

/// A session, and beside it another one that is only told what was done.
class Session {
public:
    explicit Session(bool speaks) : played_{begin()}, retold_{begin()}, start_{played_.game().position()} {
        played_.speech = speaks;
        if (speaks) {
            played_.ask = [](const std::string& /*question*/) { return std::optional<std::string>{"y"}; };
        }
        played_.test_time = std::make_unique<std::chrono::milliseconds>(0);
        played_.now = [time = played_.test_time.get()] { return *time; };
        retold_.replays = true;
    }

    /// Whether the session goes on.
    bool take(std::string_view line) {
        const Game before = played_.game();
        const std::size_t undone = before.undone().size();
        const std::optional<Position> draft =
            played_.editor ? std::optional{played_.editor->draft()} : std::nullopt;
        const Reply reply = interpret(played_, line);
        promise_answered(reply);
        if (reply.refused && !played_.match.clock) {  // a flag that falls meanwhile is no work of the line
            promise(played_.game() == before && played_.game().undone().size() == undone,
                    "a refused line leaves the game as it was", line);
            promise(!draft || (played_.editor && played_.editor->draft() == *draft),
                    "a refused line leaves the draft as it was", line);
        }
        retell(reply, line);
        return !reply.quit;
    }

    void end() {
        if (is_retold_ && !played_.editor) {
            promise(session::pgn_from_match(played_.match) == session::pgn_from_match(retold_.match),
                    "what is kept leads to an equal match");
        }
        Game& game = played_.game();
        const Game last = game;
        std::size_t redoable = 0;
        while (game.undo() != nullptr) {
            ++redoable;
        }
        promise(game.position() == start_, "taking back everything gives the start");
        for (; redoable > 0; --redoable) {
            game.redo();
        }
        promise(game == last, "doing everything again gives an equal game");
    }

private:
    static Conversation begin() { return *app::start_conversation(app::Options{}, app::Terminal{}); }

    /// As the journal has it, which also says whether variations are kept. What a clock does in between, only
    /// notes of the time tell: from the first clock on nothing is compared.
    void retell(const Reply& reply, std::string_view line) {
        is_retold_ = is_retold_ && !played_.match.clock;
        if (!is_retold_) {
            return;
        }
        if (played_.keeps_variations() != retold_.keeps_variations()) {
            const std::string on_or_off = played_.keeps_variations() ? "on" : "off";
            promise(!interpret(retold_, "set keep-variations " + on_or_off).refused, "that can be kept");
        }
        for (const std::string& done : reply.done) {
            promise(!interpret(retold_, done).refused, "what was done can be done again", done);
        }
        promise(retold_.game() == played_.game() &&
                    retold_.game().undone().size() == played_.game().undone().size(),
                "what is kept leads to an equal game", line);
        promise(retold_.editor.has_value() == played_.editor.has_value() &&
                    (!played_.editor || retold_.editor->draft() == played_.editor->draft()),
                "what is kept leads to an equal draft", line);
    }

    Conversation played_;
    Conversation retold_;
    Position start_;
    bool is_retold_ = true;
};

void run(std::string_view script) {
    constexpr int most_lines = 40;
    Session session{script.size() % 2 == 1};
    for (int number = 0; number < most_lines && !script.empty(); ++number) {
        const std::string_view line = take_line(script);
        if (!touches_files(notation::trimmed(line)) && !session.take(line)) {
            break;
        }
    }
    session.end();
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
