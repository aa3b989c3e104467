// The only file of the program that includes CLI11, which takes long to compile.
#include "command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>

#include "console.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings.hpp"
#include "takeback/session/time_control.hpp"
#include "xiangqi_games.hpp"

namespace takeback::app {

namespace {

/// The command line as CLI11 knows it, filled into Options.
class CommandLine {
public:
    explicit CommandLine(Language language) : language_{language} {
        options_.language = language;
        name_the_parts();
        add_tasks();
        add_help(app_);
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

    [[nodiscard]] const CLI::App& app() const noexcept { return app_; }

    /// A task adds its options when its name is read: so it is asked for its help.
    [[nodiscard]] const CLI::App& complete_task(const std::string& name) {
        try {
            app_.parse(name + " --help");
        } catch (const CLI::CallForHelp&) {
            return *app_.get_subcommand(name);
        }
        return app_;
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
        app_.set_help_flag();  // CLI11 has put one there, before it knew our group
    }

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

    void add_tasks() {
        using Self = CommandLine;
        add_task("play", Task::Play, say("Play a game at the terminal"_msg), &Self::add_play);
        add_task("run", Task::Run, say("Carry out moves and commands, one a line"_msg), &Self::add_run);
        add_task("show", Task::Show, say("Show a position"_msg), &Self::add_show);
        add_task("moves", Task::Moves, say("List the legal moves of a position"_msg), &Self::add_moves);
        add_task("check", Task::Check,
                 say("Check PGN files, or FENs in files, one a line, and report every problem"_msg),
                 &Self::add_check);
        add_task("convert", Task::Convert, say("Write games or positions in another form"_msg),
                 &Self::add_convert);
        add_task("replay", Task::Replay, say("Play every game of PGN files by the rules"_msg),
                 &Self::add_replay);
        add_task("perft", Task::Perft, say("Count the lines of play of a given length"_msg),
                 &Self::add_perft);
    }

    /// The options of a task are added when its name is read: all of them together take longer than to
    /// answer.
    void add_task(const std::string& name, Task task, const std::string& description,
                  void (CommandLine::*add_options)(CLI::App&)) {
        CLI::App& added = *app_.add_subcommand(name, description);
        added.group(say("Commands"_msg));
        added.fallthrough();
        added.footer("");
        added.preparse_callback([this, &added, add_options](std::size_t /*words*/) {
            add_help(added);
            (this->*add_options)(added);
        });
        added.callback([this, task] { task_ = task; });
    }

    void add_play(CLI::App& play) {
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
        add_session(play);
    }

    void add_run(CLI::App& run) {
        run.add_option("script", options_.script, say("A file, or - for standard input"_msg))
            ->type_name("FILE");
        run.add_flag("--keep-going", options_.keep_going, say("Go on after a line that is refused"_msg));
        run.add_flag("--resume", options_.resume, say("Go on with the game that was played last"_msg));
        run.add_flag("--autosave", options_.autosave, say("Keep a journal of the game, as play does"_msg));
        add_session(run);
        add_json(run);
    }

    void add_show(CLI::App& show) {
        add_start(show);
        show.add_option("--moves", options_.moves,
                        say("Play these moves first, with blanks between them"_msg))
            ->option_text("'e4 e5 Nf3'");
        add_json(show);
        show.add_option("--targets", options_.targets, say("Mark where the man on that square can go"_msg))
            ->option_text("g1")
            ->excludes("--json");
        show.add_flag("--svg", options_.svg, say("Draw the board as a picture in SVG"_msg))
            ->excludes("--json");
    }

    void add_moves(CLI::App& moves) {
        add_start(moves);
        add_json(moves);
    }

    void add_check(CLI::App& check) {
        check.add_option("files", options_.files, say("The files"_msg))->required()->type_name("FILE");
        add_record(check);
    }

    void add_convert(CLI::App& convert) {
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
        convert
            .add_option_function<std::string>(
                "--notation",
                [this](const std::string& name) { options_.notation = xiangqi_notation_called(name); },
                say("Xiangqi: how moves are written; otherwise as the tag Format of the game says, or in "
                    "Chinese"_msg))
            ->check(CLI::IsMember(session::allowed_choices(*session::find_setting("xiangqi.notation"))))
            ->type_name("");
        add_record(convert);
    }

    void add_replay(CLI::App& replay) {
        replay.add_option("files", options_.files, say("The files, or - for standard input"_msg))
            ->required()
            ->type_name("FILE");
        add_threads(replay);
        add_record(replay);
        add_json(replay);
    }

    void add_perft(CLI::App& perft) {
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
        add_threads(perft);
        add_start(perft);
        add_json(perft);
    }

    /// For what is played move by move.
    void add_session(CLI::App& task) {
        task.add_option("--config", options_.config,
                        say("Read the settings of this file, and keep them there"_msg))
            ->type_name("FILE");
        task.add_flag("--test-clock", options_.test_clock,
                      say("For tests: a clock that only the command sleep N moves"_msg));
        add_start(task);
        for (const char* const option : {"--game", "--rules", "--fen", "--chess960"}) {
            task.get_option(option)->excludes("--resume");  // the game that goes on has all of them
        }
    }

    /// For what begins with a position.
    void add_start(CLI::App& task) {
        add_game(task, say("The game that is played"_msg));
        task.add_option_function<std::string>(
                "--rules",
                [this](const std::string& words) { options_.xiangqi = read_xiangqi_options(words); },
                say("Xiangqi: how repetition is judged, and after how many plies without a capture it is a "
                    "draw"_msg))
            ->check([this](const std::string& words) { return check_rules(words); })
            ->option_text("'check|wxf|draw 120|100|off'");
        task.add_option("--fen", options_.fen, say("Start from this position"_msg))->type_name("FEN");
        task.add_flag("--chess960", options_.chess960,
                      say("Castle by the rule of Chess960; a FEN is then read as X-FEN or Shredder-FEN"_msg));
    }

    /// For what reads game files.
    void add_record(CLI::App& task) {
        add_game(task, say("The game of a PGN whose tags do not say it"_msg));
        task.add_flag(
            "--chess960", options_.chess960,
            say("Castle by the rule of Chess960 where a PGN has no tag Variant, and in every FEN"_msg));
    }

    void add_game(CLI::App& task, const std::string& description) {
        task.add_option("--game", game_, description)
            ->check([this](const std::string& name) { return check_game(name); })
            ->option_text("chess|xiangqi");
    }

    void add_threads(CLI::App& task) {
        task.add_option("--threads", options_.threads, say("Work with that many threads"_msg))
            ->check(CLI::Range(1, 256))
            ->option_text(say("N, 1 to 256"_msg));
    }

    void add_json(CLI::App& task) { task.add_flag("--json", options_.json, say("Answer in JSON"_msg)); }

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

}  // namespace

std::variant<Options, int> read_command_line(std::span<const char* const> words, Language language,
                                             Task otherwise) {
    CommandLine command_line{language};
    if (const std::optional<int> code = command_line.parse(static_cast<int>(words.size()), words.data())) {
        return *code;
    }
    return command_line.options(otherwise);
}

void show_command_line(Language language, const std::function<void(const CLI::App&)>& look) {
    const CommandLine whole{language};
    look(whole.app());
    for (const CLI::App* const task : whole.app().get_subcommands({})) {
        CommandLine asked{language};
        look(asked.complete_task(task->get_name()));
    }
}

}  // namespace takeback::app
