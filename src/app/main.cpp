// The program takeback: reads its command line, and does what that asks for.
#include <cstddef>
#include <exception>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "command_line.hpp"
#include "console.hpp"
#include "options.hpp"
#include "perft_task.hpp"
#include "pgn_tasks.hpp"
#include "repl.hpp"
#include "replay_task.hpp"
#include "takeback/language/message.hpp"
#include "takeback/platform/program_words.hpp"
#include "takeback/platform/streams.hpp"
#include "tasks.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

constexpr Message out_of_memory =
    "Out of memory: the program ends. What was answered is kept where the game is autosaved: takeback play --resume goes on with it."_msg;

int carry_out(const Options& options, const Terminal& terminal) {
    if (options.chess960 && options.game == Terms::Xiangqi) {
        write_error("takeback: " +
                    in_words(options.language, "--chess960 is a rule of chess, not of xiangqi."_msg) + '\n');
        return usage_error;
    }
    if (options.xiangqi && options.game != Terms::Xiangqi) {
        write_error("takeback: " +
                    in_words(options.language, "--rules are those of xiangqi: add --game xiangqi."_msg) +
                    '\n');
        return usage_error;
    }
    switch (options.task) {
        case Task::Play:
            if (options.no_input && !options.resume) {
                write_error(
                    "takeback: " +
                    in_words(options.language,
                             "play needs someone to play, and --no-input says that nobody is there."_msg) +
                    "\n  " + in_words(options.language, "For a script, use: takeback run FILE"_msg) + '\n');
                return usage_error;
            }
            return play(options, terminal);
        case Task::Run: return run(options, terminal);
        case Task::Show: return show_task(options, terminal);
        case Task::Moves: return moves_task(options, terminal);
        case Task::Check: return check_task(options);
        case Task::Convert: return convert_task(options, terminal);
        case Task::Replay: return replay_task(options, terminal);
        case Task::Perft: return perft_task(options, terminal);
    }
    return internal_error;
}

/// The language is needed before the command line is read, whose help and errors speak it: --lang, wherever
/// it stands, or else that of the locale.
Language language_of(std::span<const char* const> words, Language of_locale) {
    Language language = of_locale;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view word{words[i]};
        const std::string_view before{words[i - 1]};
        if (word == "--lang=zh" || (before == "--lang" && word == "zh")) {
            language = Language::Chinese;
        } else if (word == "--lang=en" || (before == "--lang" && word == "en")) {
            language = Language::English;
        }
    }
    return language;
}

int run_program(std::span<const char* const> words, const Terminal& terminal, Language language) {
    const auto read = read_command_line(words, language, terminal.is_interactive() ? Task::Play : Task::Run);
    if (const int* const code = std::get_if<int>(&read)) {
        return *code;
    }
    return carry_out(std::get<Options>(read), terminal);
}

}  // namespace

}  // namespace takeback::app

int main(int count, char** words) {
    using namespace takeback::app;
    takeback::platform::guard_standard_streams();
    const Terminal terminal = Terminal::detect();
    takeback::Language language = terminal.language;
    try {
        const takeback::platform::ProgramWords said{count, words};
        language = language_of(said.words(), language);
        return run_program(said.words(), terminal, language);
    } catch (const StreamError& error) {
        write_error("takeback: " + describe(error.error(), language) + '\n');
        return stream_failed;
    } catch (const std::bad_alloc&) {
        write_error(takeback::template_of(language, out_of_memory));  // which needs no memory itself
        write_error("\n");
        return internal_error;
    } catch (const std::exception& error) {
        write_error(std::string{"takeback: internal error: "} + error.what() + '\n');
        return internal_error;
    }
}
