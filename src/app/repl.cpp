#include "repl.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "autosave.hpp"
#include "command_words.hpp"
#include "commands.hpp"
#include "completions.hpp"
#include "console.hpp"
#include "conversation.hpp"
#include "game_files.hpp"
#include "interpreter.hpp"
#include "json.hpp"
#include "line_editor.hpp"
#include "line_reader.hpp"
#include "resume.hpp"
#include "start.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/platform/interrupts.hpp"
#include "takeback/platform/open_files.hpp"
#include "takeback/platform/streams.hpp"
#include "takeback/session/paths.hpp"

namespace takeback::app {

using notation::byte_order_mark;

namespace {

Reply answer(Conversation& conversation, const LineRead& read) {
    if (read.what == LineRead::What::TooLong) {
        return refuse(Reason::Syntax,
                      conversation.in_words("The line is too long: {line}."_msg,
                                            {{"line", notation::quoted(read.text, 20)}}),
                      conversation.in_words("No line may have more than {most} bytes."_msg,
                                            {{"most", std::to_string(LineReader::longest)}}));
    }
    return interpret(conversation, read.text);
}

std::string with_line_break(std::string text) {
    return text.empty() || text.back() == '\n' ? text : text + '\n';
}

/// A person at a terminal: the board after every change, a prompt, and questions that can be asked.
class TerminalPlay {
public:
    TerminalPlay(Conversation& conversation, const Options& options, const Terminal& terminal)
        : conversation_{conversation}, quiet_{options.quiet}, reader_{platform::standard_input} {
        if (terminal.can_edit_lines && LineEditor::is_available()) {
            editor_.emplace([this](std::string_view line) { return completions(conversation_, line); },
                            session::find_paths().history_file.value_or(""));
        }
        if (!options.no_input) {
            conversation_.ask = [this](const std::string& question) -> std::optional<std::string> {
                const LineRead read = next_line(question, LineEditor::Remember::No);
                look_at_clock();
                if (read.what != LineRead::What::Line) {
                    write_out("\n");
                    return std::nullopt;
                }
                return read.text;
            };
        }
    }

    void play() {
        if (!quiet_) {
            write_out(greeting() + '\n');
        }
        begin();
        while (true) {
            look_at_clock();
            const LineRead read = next_line(prompt(conversation_), LineEditor::Remember::Yes);
            if (read.what == LineRead::What::Interrupted) {
                write_out(read.text.empty()
                              ? '\n' + conversation_.in_words("To leave, type quit or press Ctrl-D."_msg) +
                                    '\n'
                              : "\n");
                continue;
            }
            if (read.what == LineRead::What::Failed) {
                throw StreamError{
                    session::system_error(std::nullopt, "cannot read from the terminal"_msg, read.error)};
            }
            if (read.what == LineRead::What::End) {
                const Reply reply = interpret(conversation_, "quit");
                write_out('\n' + with_line_break(reply.text));
                return;
            }
            if (show(answer(conversation_, read))) {
                return;
            }
        }
    }

private:
    [[nodiscard]] std::string greeting() const {
        if (conversation_.plays_xiangqi()) {
            return conversation_.in_words(
                "Takeback {version}: xiangqi. Type a move such as {example} or C2=5; help lists the commands."_msg,
                {{"version", TAKEBACK_VERSION}, {"example", example_of_move(conversation_, "")}});
        }
        return conversation_.in_words(
            "Takeback {version}: chess. Type a move such as e4 or Nf3; help lists the commands."_msg,
            {{"version", TAKEBACK_VERSION}});
    }

    LineRead next_line(const std::string& text, LineEditor::Remember remember) {
        if (editor_) {
            return editor_->next(text, remember);
        }
        write_out(text);
        return reader_.next();
    }

    /// The board, or what --speech says in its place.
    void begin() const {
        if (conversation_.speech) {
            write_out(with_line_break(interpret(conversation_, "say").text));
        } else {
            show_board_now({});
        }
    }

    void look_at_clock() {
        std::string notice;
        if (call_and_keep_flag(conversation_, notice)) {
            write_out(show_status(conversation_) + '\n' + with_line_break(notice));
        }
    }

    void show_board_now(const std::vector<Square>& targets) const {
        write_out('\n' + show_board(conversation_, targets, terminal_width()) + show_status(conversation_) +
                  '\n');
    }

    /// Whether that was the last word.
    [[nodiscard]] bool show(const Reply& reply) const {
        write_out(with_line_break(reply.trials));
        if (reply.refused) {
            write_error(with_line_break(reply.text) +
                        (reply.advice.empty() ? "" : "  " + reply.advice + '\n'));
            return false;
        }
        if (conversation_.speech) {
            write_out(with_line_break(reply.text) + with_line_break(reply.spoken) +
                      with_line_break(reply.result));
        } else {
            show_for_the_eye(reply);
        }
        if (!quiet_) {
            write_out(with_line_break(reply.notice) + with_line_break(reply.news));
        }
        return reply.quit;
    }

    void show_for_the_eye(const Reply& reply) const {
        if (reply.board_changed || !reply.targets.empty()) {
            show_board_now(reply.targets);
        } else if (reply.status_changed) {
            write_out(show_status(conversation_) + '\n');
        }
        write_out(with_line_break(reply.text));
    }

    Conversation& conversation_;
    bool quiet_;
    LineReader reader_;
    std::optional<LineEditor> editor_;
};

/// Opens the script; the descriptor closes with the process. Throws StreamError.
int open_script(const std::string& path) {
    if (path == "-") {
        return platform::standard_input;
    }
    const int file = platform::open_file(path, platform::Opening::Stream);
    if (file == -1) {
        const int error = errno;
        throw StreamError{session::system_error(path, "cannot open"_msg, error)};
    }
    return file;
}

void write_script_reply(const Reply& reply, const Options& options, Language language,
                        const std::string& source, std::uint64_t line_number, std::string_view line) {
    if (options.json) {
        JsonObject json;
        json.add("ok", !reply.refused).add("line", line_number).add("input", line).append(reply.json);
        if (!reply.spoken.empty()) {
            json.add("speech", reply.spoken);
        }
        const std::string text = with_line_break(reply.text) + reply.result;
        if (!text.empty() && !reply.refused) {
            json.add("text", notation::trimmed(text));
        }
        if (!reply.notice.empty() && !options.quiet) {
            json.add("notice", reply.notice);
        }
        write_out(json.text() + '\n');
        return;
    }
    write_out(with_line_break(reply.trials));
    if (reply.refused) {
        write_error(source + ':' + std::to_string(line_number) + ": " +
                    in_words(language, "error: {message}"_msg, {{"message", reply.text}}) + " [" +
                    reply.code + "]\n" + (reply.advice.empty() ? "" : "  " + reply.advice + '\n'));
        return;
    }
    write_out(with_line_break(reply.text) + with_line_break(reply.spoken) + with_line_break(reply.result) +
              (options.quiet ? "" : with_line_break(reply.notice)));
}

/// Tells how the game begins; false when it cannot begin so.
bool tell_beginning(const Reply& reply, const Options& options) {
    const std::string text =
        with_line_break(reply.text) + with_line_break(reply.result) + with_line_break(reply.notice);
    if (reply.refused) {
        write_error(text + (reply.advice.empty() ? "" : "  " + reply.advice + '\n'));
    } else {
        write_out(options.json ? "" : text);
    }
    return !reply.refused;
}

/// Only a person at a terminal plays on some day: a script does the same every day.
session::DateSource date_source(const Options& options) {
    if (options.test_clock) {
        return [] { return std::string{"2000.01.01"}; };
    }
    return session::local_date;
}

/// Takes up the last game, or begins a journal of this one, as the options say; and loads a file. The exit
/// code when it cannot begin so.
std::optional<int> begin(Conversation& conversation, const Options& options) {
    if (options.resume) {
        Reply reply = resume_last_game(conversation, options.clock);
        keep(conversation, reply);
        return tell_beginning(reply, options) ? std::nullopt : std::optional{int{refused}};
    }
    if (options.autosave || options.task == Task::Play) {
        if (const auto warning = begin_journal(conversation)) {
            write_error(*warning + '\n');
        }
    }
    if (options.load) {
        Reply reply = load(conversation, *options.load);
        keep(conversation, reply);
        const int code = reply.code == file_failed ? stream_failed : refused;
        return tell_beginning(reply, options) ? std::nullopt : std::optional{code};
    }
    return std::nullopt;
}

}  // namespace

int play(const Options& options, const Terminal& terminal) {
    if (!terminal.is_interactive()) {
        return run(options, terminal);
    }
    std::optional<Conversation> conversation = start_conversation(options, terminal);
    if (!conversation) {
        return usage_error;
    }
    conversation->today = date_source(options);
    date_game(*conversation);
    platform::hold_interrupts();
    if (const std::optional<int> code = begin(*conversation, options)) {
        return *code;
    }
    TerminalPlay{*conversation, options, terminal}.play();
    return ok;
}

int run(const Options& options, const Terminal& terminal) {
    std::optional<Conversation> conversation = start_conversation(options, terminal);
    if (!conversation) {
        return usage_error;
    }
    conversation->input_is_free = options.script != "-";
    if (!terminal.reads_from_terminal) {
        platform::leave_on_interrupt(interrupted);
    }
    if (const std::optional<int> code = begin(*conversation, options)) {
        return *code;
    }
    const std::string source = shown_file(options.script);
    LineReader reader{open_script(options.script)};
    bool any_refused = false;
    for (std::uint64_t line_number = 1;; ++line_number) {
        LineRead read = reader.next();
        if (read.what == LineRead::What::End) {
            if (conversation->editor) {
                static_cast<void>(interpret(*conversation, "cancel"));
                write_error(source + ": " + conversation->in_words(edit_is_dropped) + '\n');
            }
            break;
        }
        if (read.what == LineRead::What::Failed) {
            throw StreamError{session::system_error(source, "cannot read"_msg, read.error)};
        }
        if (line_number == 1 && read.text.compare(0, byte_order_mark.size(), byte_order_mark) == 0) {
            read.text.erase(0, byte_order_mark.size());
        }
        const Reply reply = answer(*conversation, read);
        const std::string_view said = notation::trimmed(read.text);
        if (reply.refused || (!said.empty() && said.front() != '#')) {
            write_script_reply(reply, options, conversation->language(), source, line_number, said);
        }
        any_refused = any_refused || reply.refused;
        if (reply.quit || (reply.refused && !options.keep_going)) {
            break;
        }
    }
    return any_refused ? refused : ok;
}

}  // namespace takeback::app
