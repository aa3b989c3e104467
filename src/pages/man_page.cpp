#include "man_page.hpp"

#include <array>
#include <optional>

#include "command_table.hpp"
#include "options.hpp"
#include "roff.hpp"
#include "takeback/language/message.hpp"
#include "takeback/session/settings.hpp"

namespace takeback::pages {

namespace {

struct Explained {
    std::string_view thing;
    std::string_view text;
};

constexpr std::array files{
    Explained{"$XDG_CONFIG_HOME/takeback/config.ini",
              "The settings, one KEY = VALUE a line; read when a person plays at a terminal. Without the "
              "variable: ~/.config/takeback/config.ini."},
    Explained{"$XDG_STATE_HOME/takeback/journal/",
              "The journals: each game that is played is kept there, command by command, for --resume. "
              "Without the variable: ~/.local/state/takeback/journal/."},
    Explained{"$XDG_STATE_HOME/takeback/history",
              "The lines that were typed, for the key that brings them back."},
};

constexpr std::array variables{
    Explained{"XDG_CONFIG_HOME", "Where the settings are; a path that is not absolute is ignored."},
    Explained{"XDG_STATE_HOME", "Where journals and history are; a path that is not absolute is ignored."},
    Explained{"HOME", "Where both are, without the two before."},
    Explained{"LC_ALL, LC_MESSAGES, LANG",
              "The first that is set chooses the language: Chinese where it begins with zh and names UTF-8."},
    Explained{"NO_COLOR", "Where it is set, nothing is coloured; --color beats it, and the next as well."},
    Explained{"CLICOLOR_FORCE, FORCE_COLOR", "Where one is set, colours are also written to a file or pipe."},
    Explained{"TERM, COLORTERM", "How many colours the terminal has, and whether lines can be edited in it."},
};

struct ExplainedExit {
    app::ExitCode code;
    std::string_view text;
};

constexpr std::array exit_codes{
    ExplainedExit{app::ok, "All is well: also when the script or the game ended early, and whoever won."},
    ExplainedExit{app::refused, "A command of a script was refused, or a file that was read has errors."},
    ExplainedExit{app::usage_error, "The command line was wrong."},
    ExplainedExit{app::stream_failed, "A file or stream failed, standard output included."},
    ExplainedExit{app::internal_error, "An error inside the program, which is a fault of ours."},
    ExplainedExit{app::interrupted, "Ctrl-C, when not at a terminal."},
};

// A test runs each of them.
constexpr std::array examples{
    Explained{"takeback", "A game at the terminal:"},
    Explained{R"(printf 'e4\ne5\nNf3\nundo\n' | takeback)", "A script, whose last move is taken back:"},
    Explained{"takeback show --game xiangqi --moves 'h2e2'", "The board of xiangqi after a move:"},
    Explained{"takeback show --svg --moves '1. e4 e5' > board.svg", "A picture of a position:"},
    Explained{"takeback moves --fen '4k3/8/8/8/8/8/4P3/4K2R w K - 0 1'", "The legal moves of a position:"},
    Explained{"takeback perft 3 --divide", "The lines of play of three plies, for each first move:"},
};

std::string flag(std::string_view name) {
    return " Fl " + Roff::word(name.substr(1));
}

std::string argument(std::string_view text) {
    return text.empty() ? "" : " Ar " + Roff::word(text);
}

void write_option(Roff& roff, const OptionDescription& option) {
    std::string item = ".It";
    for (const std::string& name : option.names) {
        item += item == ".It" ? "" : " ,";
        item += option.is_named ? flag(name) : argument(name);
    }
    roff.macro(item + (option.is_named || !option.takes_file() ? argument(option.value) : ""));
    roff.line(option.text + '.');
    if (!option.excludes.empty()) {
        roff.line("Not together with " + joined(option.excludes, ", ") + '.');
    }
}

void write_options(Roff& roff, const TaskDescription& task) {
    roff.begin_list();
    for (const OptionDescription& option : task.options) {
        write_option(roff, option);
    }
    roff.end_list();
}

void write_synopsis(Roff& roff, const ProgramDescription& description) {
    roff.section("SYNOPSIS");
    roff.macro(".Nm\n.Op Ar options");
    for (const TaskDescription& task : description.tasks) {
        roff.macro(".Nm\n.Cm " + Roff::word(task.name) + "\n.Op Ar options");
        for (const OptionDescription& option : task.options) {
            if (!option.is_named) {
                const std::string repeated = option.repeats ? " ..." : "";
                roff.macro((option.is_required ? ".Ar " : ".Op Ar ") + Roff::word(option.name()) + repeated);
            }
        }
    }
}

void write_description(Roff& roff, const TaskDescription& program) {
    roff.section("DESCRIPTION");
    roff.line(program.text);
    roff.line("It plays chess, Chess960 and xiangqi, at a terminal or from a script.");
    roff.line(program.footer);
    roff.macro(".Pp");
    roff.line("These options may stand behind every command:");
    write_options(roff, program);
}

void write_tasks(Roff& roff, const std::vector<TaskDescription>& tasks) {
    roff.section("COMMANDS");
    for (const TaskDescription& task : tasks) {
        roff.subsection(task.name);
        roff.line(task.text + '.');
        write_options(roff, task);
    }
}

void write_command(Roff& roff, const app::CommandInfo& command) {
    roff.macro(".It Ic " + Roff::word(command.name) + argument(command.argument));
    roff.line(in_words(Language::English, command.summary) + '.');
    std::vector<std::string> aliases;
    for (const std::string_view alias : command.aliases) {
        if (!alias.empty()) {
            aliases.emplace_back(alias);
        }
    }
    if (!aliases.empty()) {
        roff.line("The same: " + joined(aliases, ", ") + '.');
    }
    if (command.example != command.name) {
        roff.line("For example:");
        roff.macro(".Ic " + Roff::word(command.example));
    }
}

void write_commands(Roff& roff) {
    roff.section("COMMANDS OF A GAME");
    roff.line(in_words(
        Language::English,
        "A move is typed as it is written: e4, Nf3, exd5, O-O, a8=Q, or by squares: e2e4, e2 e4."_msg));
    roff.line("In xiangqi:");
    roff.line(in_words(Language::English,
                       "A move is typed by points, {example}, or as in WXF or Chinese: C2=5, 炮二平五."_msg,
                       {{"example", "h2e2"}}));
    roff.line(
        in_words(Language::English, "Everything else is a command. help COMMAND says more about one."_msg));
    std::optional<Message> group;
    for (const app::CommandInfo& command : app::all_commands()) {
        if (command.group != group) {
            if (group) {
                roff.end_list();
            }
            group = command.group;
            roff.subsection(in_words(Language::English, command.group));
            roff.begin_list();
        }
        write_command(roff, command);
    }
    roff.end_list();
}

void write_settings(Roff& roff) {
    roff.subsection("Settings");
    roff.line("What set changes, and the file of settings keeps:");
    roff.begin_list();
    for (const session::SettingInfo& info : session::all_settings()) {
        roff.macro(".It Ic " + Roff::word(info.key) + argument(joined(session::allowed_choices(info), "|")));
        roff.line(in_words(Language::English, info.help) + '.');
        roff.line("Without it: " + std::string{info.default_value} + '.');
    }
    roff.end_list();
}

template <typename Things>
void write_things(Roff& roff, std::string_view section, std::string_view kind, const Things& things) {
    roff.section(section);
    roff.begin_list();
    for (const Explained& explained : things) {
        roff.macro(".It " + std::string{kind} + ' ' + Roff::word(explained.thing));
        roff.line(explained.text);
    }
    roff.end_list();
}

void write_exit_status(Roff& roff) {
    roff.section("EXIT STATUS");
    roff.begin_list();
    for (const auto& [code, text] : exit_codes) {
        roff.macro(".It " + std::to_string(code));
        roff.line(text);
    }
    roff.end_list();
}

void write_examples(Roff& roff) {
    roff.section("EXAMPLES");
    for (const auto& [command, text] : examples) {
        roff.line(text);
        roff.example(command);
    }
}

}  // namespace

std::string man_page(const ProgramDescription& description, std::string_view date) {
    Roff roff;
    roff.macro(".Dd " + std::string{date} + "\n.Dt TAKEBACK 1\n.Os");
    roff.section("NAME");
    roff.macro(".Nm takeback");
    std::string name = description.program.text;
    name.pop_back();  // a name has no full stop
    roff.macro(".Nd " + name);
    write_synopsis(roff, description);
    write_description(roff, description.program);
    write_tasks(roff, description.tasks);
    write_commands(roff);
    write_settings(roff);
    write_things(roff, "ENVIRONMENT", "Ev", variables);
    write_things(roff, "FILES", "Pa", files);
    write_exit_status(roff);
    write_examples(roff);
    roff.section("SEE ALSO");
    roff.macro(".Xr pgn\\-extract 1 ,\n.Xr stockfish 6");
    roff.section("STANDARDS");
    roff.line("The FIDE Laws of Chess; PGN, the Portable Game Notation of 1994, with SAN and FEN.");
    return roff.text();
}

}  // namespace takeback::pages
