// The command line of takeback. The only file that includes CLI11, which takes long to compile.
#include <CLI/CLI.hpp>
#include <cstddef>
#include <exception>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "console.hpp"
#include "options.hpp"
#include "perft_task.hpp"
#include "pgn_tasks.hpp"
#include "repl.hpp"
#include "replay_task.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings.hpp"
#include "takeback/session/time_control.hpp"
#include "tasks.hpp"
#include "terminal.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

/// The command line as CLI11 knows it, filled into Options.
class CommandLine {
public:
    explicit CommandLine(Language language) : language_{language} {
        options_.language = language;
        name_the_parts();
        app_.set_version_flag("--version", "takeback " TAKEBACK_VERSION,
                              say("Show the version and leave"_msg));
        add_setting("color", say("Colours on the board"_msg));
        add_setting("pieces", say("Pieces on the board"_msg));
        add_setting("lang", say("The language of the messages"_msg));
        app_.add_flag("--speech", options_.speech,
                      say("Tell every change in words, for a screen reader"_msg));
        app_.add_flag("--no-input", options_.no_input, say("Never ask a question"_msg));
        app_.add_flag("-q,--quiet", options_.quiet, say("Say only what was asked for"_msg));
        app_.require_subcommand(0, 1);
        app_.footer(say("Without a command: play on a terminal, and run what comes through a pipe."_msg));

        CLI::App& play = add_task("play", Task::Play, say("Play a game at the terminal"_msg));
        play.add_flag("--resume", options_.resume, say("Go on with the game that was played last"_msg));
        play.add_option("--white", options_.white, say("Who plays White, or Red"_msg))
            ->type_name("NAME")
            ->excludes("--resume");
        play.add_option("--black", options_.black, say("Who plays Black"_msg))
            ->type_name("NAME")
            ->excludes("--resume");
        play.add_option("--load", options_.load, say("Begin with the game or position of a file"_msg))
            ->type_name("FILE")
            ->excludes("--resume");
        play.add_option_function<std::string>(
                "--clock",
                [this](const std::string& text) { options_.clock = *session::read_time_control(text); },
                say("A chess clock: minutes, and seconds for each move"_msg))
            ->check([this](const std::string& text) { return check_clock(text); })
            ->option_text("5+3");
        CLI::App& run = add_task("run", Task::Run, say("Carry out moves and commands, one a line"_msg));
        run.add_option("script", options_.script, say("A file, or - for standard input"_msg))
            ->type_name("FILE");
        run.add_flag("--keep-going", options_.keep_going, say("Go on after a line that is refused"_msg));
        run.add_flag("--resume", options_.resume, say("Go on with the game that was played last"_msg));
        run.add_flag("--autosave", options_.autosave, say("Keep a journal of the game, as play does"_msg));
        for (CLI::App* task : {&play, &run}) {
            task->add_option("--config", options_.config,
                             say("Read the settings of this file, and keep them there"_msg))
                ->type_name("FILE");
        }
        CLI::App& show = add_task("show", Task::Show, say("Show a position"_msg));
        CLI::App& moves = add_task("moves", Task::Moves, say("List the legal moves of a position"_msg));
        CLI::App& check =
            add_task("check", Task::Check,
                     say("Check PGN files, or FENs in files, one a line, and report every problem"_msg));
        check.add_option("files", options_.files, say("The files"_msg))->required()->type_name("FILE");
        CLI::App& convert =
            add_task("convert", Task::Convert, say("Write games or positions in another form"_msg));
        convert
            .add_option("in", options_.input,
                        say("A PGN or FEN file, or - for a PGN from standard input"_msg))
            ->required()
            ->type_name("IN");
        convert
            .add_option("out", options_.output,
                        say("A file to write, .pgn or .fen, or - for standard output"_msg))
            ->required()
            ->type_name("OUT");
        convert.add_flag("-f,--force", options_.force, say("Overwrite a file that is there"_msg));
        CLI::App& replay =
            add_task("replay", Task::Replay, say("Play every game of PGN files by the rules"_msg));
        replay.add_option("files", options_.files, say("The files, or - for standard input"_msg))
            ->required()
            ->type_name("FILE");
        CLI::App& perft =
            add_task("perft", Task::Perft, say("Count the lines of play of a given length"_msg));
        perft.add_option("depth", options_.depth, say("The length in plies"_msg))
            ->required()
            ->check(CLI::Range(0, 100))
            ->option_text(say("PLIES, 0 to 100"_msg));
        perft.add_flag("--divide", options_.divide, say("Count for each first move"_msg));
        perft
            .add_option("--hash", options_.hash_megabytes,
                        say("Remember what was counted in a table of that many megabytes"_msg))
            ->check(CLI::Range(0, 1048576))
            ->option_text(say("MB, 0 to 1048576"_msg));
        for (CLI::App* task : {&replay, &perft}) {
            task->add_option("--threads", options_.threads, say("Work with that many threads"_msg))
                ->check(CLI::Range(1, 256))
                ->option_text(say("N, 1 to 256"_msg));
        }

        for (CLI::App* task : {&play, &run}) {
            task->add_flag("--test-clock", options_.test_clock,
                           say("For tests: a clock that only the command sleep N moves"_msg));
        }
        for (CLI::App* task : {&play, &run, &show, &moves, &perft}) {
            task->add_option("--game", game_, say("The game that is played"_msg))
                ->check([this](const std::string& name) { return check_game(name); })
                ->option_text("chess|xiangqi");
            task->add_option_function<std::string>(
                    "--rules",
                    [this](const std::string& words) { options_.xiangqi = read_xiangqi_options(words); },
                    say("Xiangqi: how repetition is judged, and after how many plies without a capture it is "
                        "a "
                        "draw"_msg))
                ->check([this](const std::string& words) { return check_rules(words); })
                ->option_text("'check|wxf|draw 120|100|off'");
            task->add_option("--fen", options_.fen, say("Start from this position"_msg))->type_name("FEN");
            task->add_flag(
                "--chess960", options_.chess960,
                say("Castle by the rule of Chess960; a FEN is then read as X-FEN or Shredder-FEN"_msg));
        }
        for (CLI::App* task : {&play, &run}) {  // the game that goes on has all that these would give it
            for (const char* const option : {"--game", "--rules", "--fen", "--chess960"}) {
                task->get_option(option)->excludes("--resume");
            }
        }
        convert
            .add_option_function<std::string>(
                "--notation",
                [this](const std::string& name) { options_.notation = xiangqi_notation_called(name); },
                say("Xiangqi: how moves are written; otherwise as the tag Format of the game says, or in "
                    "Chinese"_msg))
            ->check(CLI::IsMember(session::allowed_choices(*session::find_setting("xiangqi.notation"))))
            ->type_name("");
        for (CLI::App* task : {&check, &convert, &replay}) {
            task->add_option("--game", game_, say("The game of a PGN whose tags do not say it"_msg))
                ->check([this](const std::string& name) { return check_game(name); })
                ->option_text("chess|xiangqi");
            task->add_flag(
                "--chess960", options_.chess960,
                say("Castle by the rule of Chess960 where a PGN has no tag Variant, and in every FEN"_msg));
        }
        for (CLI::App* task : {&run, &show, &moves, &replay, &perft}) {
            task->add_flag("--json", options_.json, say("Answer in JSON"_msg));
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
            write_error(notation::shown_lines(err.str()));
            return mistake ? usage_error : ok;
        }
        return std::nullopt;
    }

    [[nodiscard]] Options options(Task otherwise) const {
        Options options = options_;
        options.task = task_.value_or(otherwise);
        options.game = game_ == "xiangqi" ? Terms::Xiangqi : Terms::Chess;
        return options;
    }

private:
    [[nodiscard]] std::string say(Message message) const { return in_words(language_, message); }

    /// What CLI11 puts between our texts. Its messages about mistakes are in English.
    void name_the_parts() {
        app_.description(say("Chess in which every move can be taken back."_msg));
        const auto formatter = app_.get_formatter();
        formatter->label("Usage", say("Usage"_msg));
        formatter->label("OPTIONS", say("OPTIONS"_msg));
        formatter->label("SUBCOMMAND", say("COMMAND"_msg));
        formatter->label("POSITIONALS", say("ARGUMENTS"_msg));
        formatter->label("Positionals", say("Arguments"_msg));
        formatter->label("Excludes", say("Excludes"_msg));
        formatter->label("REQUIRED", say("REQUIRED"_msg));
        app_.option_defaults()->group(say("Options"_msg));
        add_help(app_);
    }

    /// CLI11 gives every command a help flag before it knows our groups.
    void add_help(CLI::App& app) const {
        app.set_help_flag("-h,--help", say("Show this help and leave"_msg));
    }

    /// An option that beats the setting of that name.
    void add_setting(const std::string& key, const std::string& description) {
        const auto choose = [this, key](const std::string& value) { options_.settings[key] = value; };
        app_.add_option_function<std::string>("--" + key, choose, description)
            ->check(CLI::IsMember(session::allowed_choices(*session::find_setting(key))))
            ->type_name("");
    }

    CLI::App& add_task(const std::string& name, Task task, const std::string& description) {
        CLI::App& added = *app_.add_subcommand(name, description);
        added.group(say("Commands"_msg));
        add_help(added);
        added.fallthrough();
        added.footer("");
        added.callback([this, task] { task_ = task; });
        return added;
    }

    [[nodiscard]] std::string check_game(const std::string& name) const {
        return name == "chess" || name == "xiangqi"
                   ? ""
                   : in_words(language_, "there is no game {game}: it can be chess or xiangqi"_msg,
                              {{"game", notation::quoted(name)}});
    }

    [[nodiscard]] std::string check_rules(const std::string& words) const {
        return read_xiangqi_options(words)
                   ? ""
                   : in_words(language_, "there are no rules {rules}: use some of {words}"_msg,
                              {{"rules", notation::quoted(words)}, {"words", "check wxf draw, 120 100 off"}});
    }

    [[nodiscard]] std::string check_clock(const std::string& text) const {
        const auto control = session::read_time_control(text);
        return control ? "" : describe(control.error(), text, language_);
    }

    Language language_;
    CLI::App app_{"", "takeback"};
    Options options_;
    std::optional<Task> task_;
    std::string game_ = "chess";
};

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
    CommandLine command_line{language};
    if (const std::optional<int> code = command_line.parse(static_cast<int>(words.size()), words.data())) {
        return *code;
    }
    return carry_out(command_line.options(terminal.is_interactive() ? Task::Play : Task::Run), terminal);
}

}  // namespace

}  // namespace takeback::app

int main(int count, char** words) {
    using namespace takeback::app;
    guard_standard_streams();
    const Terminal terminal = Terminal::detect();
    const std::span<const char* const> command_line{words, static_cast<std::size_t>(count)};
    const takeback::Language language = language_of(command_line, terminal.language);
    try {
        return run_program(command_line, terminal, language);
    } catch (const StreamError& error) {
        write_error("takeback: " + describe(error.error(), language) + '\n');
        return stream_failed;
    } catch (const std::exception& error) {
        write_error(std::string{"takeback: internal error: "} + error.what() + '\n');
        return internal_error;
    }
}
