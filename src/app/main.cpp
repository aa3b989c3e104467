// The command line of takeback. The only file that includes CLI11, which takes long to compile.
#include <CLI/CLI.hpp>
#include <exception>
#include <optional>
#include <sstream>
#include <string>

#include "console.hpp"
#include "options.hpp"
#include "pgn_tasks.hpp"
#include "repl.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings.hpp"
#include "takeback/session/time_control.hpp"
#include "tasks.hpp"
#include "terminal.hpp"

namespace takeback::app {

namespace {

/// The lines of a text that may quote anything.
std::string without_controls(const std::string& text) {
    std::istringstream lines{text};
    std::string safe;
    for (std::string line; std::getline(lines, line);) {
        safe += notation::shown(line, notation::all_of_it) + '\n';
    }
    return safe;
}

/// The command line as CLI11 knows it, filled into Options.
class CommandLine {
public:
    CommandLine() {
        app_.set_version_flag("--version", "takeback " TAKEBACK_VERSION);
        add_setting("color", "Colours on the board");
        add_setting("pieces", "Pieces on the board");
        app_.add_flag("--speech", options_.speech, "Tell every change in words, for a screen reader");
        app_.add_flag("--no-input", options_.no_input, "Never ask a question");
        app_.add_flag("-q,--quiet", options_.quiet, "Say only what was asked for");
        app_.require_subcommand(0, 1);
        app_.footer("Without a command: play on a terminal, and run what comes through a pipe.");

        CLI::App& play = add_task("play", Task::Play, "Play a game at the terminal");
        play.add_option("--white", options_.white, "Who plays White")->type_name("NAME");
        play.add_option("--black", options_.black, "Who plays Black")->type_name("NAME");
        play.add_flag("--resume", options_.resume, "Go on with the game that was played last");
        play.add_option("--load", options_.load, "Begin with the game or position of a file")
            ->type_name("FILE")
            ->excludes("--resume");
        play.add_option_function<std::string>(
                "--clock",
                [this](const std::string& text) { options_.clock = *session::read_time_control(text); },
                "A chess clock: minutes, and seconds for each move")
            ->check(check_clock)
            ->option_text("5+3");
        CLI::App& run = add_task("run", Task::Run, "Carry out moves and commands, one a line");
        run.add_option("script", options_.script, "A file, or - for standard input")->type_name("FILE");
        run.add_flag("--keep-going", options_.keep_going, "Go on after a line that is refused");
        run.add_flag("--resume", options_.resume, "Go on with the game that was played last");
        run.add_flag("--autosave", options_.autosave, "Keep a journal of the game, as play does");
        for (CLI::App* task : {&play, &run}) {
            task->add_option("--config", options_.config,
                             "Read the settings of this file, and keep them there")
                ->type_name("FILE");
        }
        CLI::App& show = add_task("show", Task::Show, "Show a position");
        CLI::App& moves = add_task("moves", Task::Moves, "List the legal moves of a position");
        CLI::App& check = add_task("check", Task::Check,
                                   "Check PGN files, or FENs in files, one a line, and report every problem");
        check.add_option("files", options_.files, "The files")->required()->type_name("FILE");
        CLI::App& convert = add_task("convert", Task::Convert, "Write games or positions in another form");
        convert.add_option("in", options_.input, "A PGN or FEN file, or - for a PGN from standard input")
            ->required()
            ->type_name("IN");
        convert.add_option("out", options_.output, "A file to write, .pgn or .fen, or - for standard output")
            ->required()
            ->type_name("OUT");
        convert.add_flag("-f,--force", options_.force, "Overwrite a file that is there");
        CLI::App& replay = add_task("replay", Task::Replay, "Play every game of PGN files by the rules");
        replay.add_option("files", options_.files, "The files, or - for standard input")
            ->required()
            ->type_name("FILE");
        CLI::App& perft = add_task("perft", Task::Perft, "Count the lines of play of a given length");
        perft.add_option("depth", options_.depth, "The length in plies")
            ->required()
            ->check(CLI::Range(0, 100))
            ->option_text("PLIES, 0 to 100");
        perft.add_flag("--divide", options_.divide, "Count for each first move");

        for (CLI::App* task : {&play, &run}) {
            task->add_flag("--test-clock", options_.test_clock,
                           "For tests: a clock that only the command sleep N moves");
        }
        for (CLI::App* task : {&play, &run, &show, &moves, &perft}) {
            task->add_option("--game", game_, "The game")->check(check_game)->option_text("chess");
            task->add_option("--fen", options_.fen, "Start from this position")->type_name("FEN");
            task->add_flag("--chess960", options_.chess960,
                           "Castle by the rule of Chess960; a FEN is then read as X-FEN or Shredder-FEN");
        }
        for (CLI::App* task : {&check, &convert, &replay}) {
            task->add_flag("--chess960", options_.chess960,
                           "Castle by the rule of Chess960 where a PGN has no tag Variant, and in every FEN");
        }
        for (CLI::App* task : {&run, &show, &moves, &replay, &perft}) {
            task->add_flag("--json", options_.json, "Answer in JSON");
        }
    }

    /// The exit code when there is nothing more to do: help or version was asked for, or a mistake was made.
    std::optional<int> parse(int count, const char* const* words) {
        try {
            app_.parse(count, words);
        } catch (const CLI::ParseError& error) {
            std::ostringstream out;
            std::ostringstream err;
            const bool mistake = app_.exit(error, out, err) != 0;
            write_out(out.str());
            write_error(without_controls(err.str()));
            return mistake ? usage_error : ok;
        }
        return std::nullopt;
    }

    [[nodiscard]] Options options(Task otherwise) const {
        Options options = options_;
        options.task = task_.value_or(otherwise);
        return options;
    }

private:
    /// An option that beats the setting of that name.
    void add_setting(const std::string& key, const std::string& description) {
        const auto choose = [this, key](const std::string& value) { options_.settings[key] = value; };
        app_.add_option_function<std::string>("--" + key, choose, description)
            ->check(CLI::IsMember(session::allowed_choices(*session::find_setting(key))))
            ->type_name("");
    }

    CLI::App& add_task(const std::string& name, Task task, const std::string& description) {
        CLI::App& added = *app_.add_subcommand(name, description);
        added.fallthrough();
        added.footer("");
        added.callback([this, task] { task_ = task; });
        return added;
    }

    static std::string check_game(const std::string& name) {
        return name == "chess" ? ""
                               : "there is no game " + notation::quoted(name) +
                                     ": it can be chess (xiangqi is not in this version)";
    }

    static std::string check_clock(const std::string& text) {
        const auto control = session::read_time_control(text);
        return control ? "" : notation::quoted(text) + ' ' + describe(control.error());
    }

    CLI::App app_{"Chess in which every move can be taken back.", "takeback"};
    Options options_;
    std::optional<Task> task_;
    std::string game_ = "chess";
};

int carry_out(const Options& options, const Terminal& terminal) {
    switch (options.task) {
        case Task::Play:
            if (options.no_input && !options.resume) {
                write_error(
                    "takeback: play needs someone to play, and --no-input says that nobody is there.\n"
                    "  For a script, use: takeback run FILE\n");
                return usage_error;
            }
            return play(options, terminal);
        case Task::Run: return run(options, terminal);
        case Task::Show: return show_task(options, terminal);
        case Task::Moves: return moves_task(options, terminal);
        case Task::Check: return check_task(options);
        case Task::Convert: return convert_task(options);
        case Task::Replay: return replay_task(options);
        case Task::Perft: return perft_task(options);
    }
    return internal_error;
}

int run_program(int count, const char* const* words) {
    CommandLine command_line;
    if (const std::optional<int> code = command_line.parse(count, words)) {
        return *code;
    }
    const Terminal terminal = Terminal::detect();
    return carry_out(command_line.options(terminal.is_interactive() ? Task::Play : Task::Run), terminal);
}

}  // namespace

}  // namespace takeback::app

int main(int count, char** words) {
    using namespace takeback::app;
    guard_standard_streams();
    try {
        return run_program(count, words);
    } catch (const StreamError& error) {
        write_error(std::string{"takeback: "} + error.what() + '\n');
        return stream_failed;
    } catch (const std::exception& error) {
        write_error(std::string{"takeback: internal error: "} + error.what() + '\n');
        return internal_error;
    }
}
