#include "line_editor.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cwchar>
#include <new>
#include <utility>

#include "takeback/notation/text.hpp"
#include "takeback/platform/interrupts.hpp"
#include "takeback/session/typed_lines.hpp"

namespace takeback::app {

struct LineEditor::Inside {
    EditLine* editor = nullptr;
    History* history = nullptr;
    HistEvent event{};
    Complete complete;
    std::string prompt;
    bool interrupted = false;
    std::string dropped;  // by the interrupt
    std::string history_file;
    std::vector<std::string>
        typed;  // what the history holds: libedit would write it in place, half if it fails

    void remember(const std::string& line) {
        ::history(history, &event, H_ENTER, line.c_str());
        if (typed.empty() || typed.back() != line) {
            typed.push_back(line);
        }
    }

    static Inside& of(EditLine* editor) {
        void* inside = nullptr;
        el_get(editor, EL_CLIENTDATA, &inside);
        return *static_cast<Inside*>(inside);
    }

    /// On the stream that libedit writes to, so that the order is kept.
    static void put(const std::string& text) { static_cast<void>(std::fputs(text.c_str(), stdout)); }

    static char* show_prompt(EditLine* editor) { return of(editor).prompt.data(); }

    /// Ctrl-C comes as a key, not as a signal: it ends the line, and what was typed is dropped.
    static unsigned char interrupt(EditLine* editor, int /*key*/) {
        of(editor).interrupted = true;
        const LineInfo* const line = el_line(editor);
        of(editor).dropped.assign(line->buffer, line->lastchar);
        el_cursor(editor, static_cast<int>(line->lastchar - line->cursor));
        el_deletestr(editor, static_cast<int>(line->lastchar - line->buffer));
        put("^C");
        return CC_NEWLINE;
    }

    static unsigned char suspend(EditLine* /*editor*/, int /*key*/) {
        static_cast<void>(
            std::raise(SIGTSTP));  // libedit leaves the terminal as it found it, and comes back with SIGCONT
        return CC_REDISPLAY;
    }

    /// libedit's own reading drops what is not UTF-8, and so would turn a slip into another move.
    static int read_character(EditLine* editor, wchar_t* character) {
        std::string sequence;
        while (true) {
            char byte = 0;
            const ssize_t size = read(STDIN_FILENO, &byte, 1);
            if (size < 0 && errno == EINTR) {
                el_set(editor, EL_REFRESH);  // the window changed, or the program was stopped and goes on
                continue;
            }
            if (size <= 0) {
                return static_cast<int>(size);
            }
            sequence += byte;
            constexpr wchar_t replacement = 0xFFFD;
            std::mbstate_t state{};
            const std::size_t length = std::mbrtowc(character, sequence.data(), sequence.size(), &state);
            constexpr auto incomplete = static_cast<std::size_t>(-2);
            if (length == incomplete) {
                continue;
            }
            if (length == 0 || length > sequence.size()) {
                *character = replacement;
            }
            return 1;
        }
    }

    /// One completion is put in; of several, what they have in common, or they are listed.
    static unsigned char complete_word(EditLine* editor, int /*key*/) {
        const LineInfo* const info = el_line(editor);
        const std::string_view line{info->buffer, static_cast<std::size_t>(info->cursor - info->buffer)};
        const std::string_view word = line.substr(line.find_last_of(' ') + 1);
        const std::vector<std::string> found = of(editor).complete(line);
        if (found.empty()) {
            return CC_REFRESH_BEEP;
        }
        std::string common = found.front();
        for (const std::string& other : found) {
            const auto [end, ignored] =
                std::mismatch(common.begin(), common.end(), other.begin(), other.end());
            common.erase(end, common.end());
        }
        if (common.size() > word.size()) {
            const std::string rest = common.substr(word.size()) + (found.size() == 1 ? " " : "");
            el_insertstr(editor, rest.c_str());
            return CC_REFRESH;
        }
        put("\r\n" + notation::join(found, "  ") + "\r\n");
        return CC_REDISPLAY;
    }
};

bool LineEditor::is_available() noexcept {
    const auto is_utf8 = [] { return std::string_view{nl_langinfo(CODESET)} == "UTF-8"; };
    return is_utf8() ||
           (std::setlocale(LC_CTYPE, "C.UTF-8") != nullptr && is_utf8());  // NOLINT(concurrency-mt-unsafe)
}

LineEditor::LineEditor(Complete complete, std::string history_file) : inside_{std::make_unique<Inside>()} {
    Inside& inside = *inside_;
    inside.complete = std::move(complete);
    inside.history_file = std::move(history_file);
    inside.editor = el_init("takeback", stdin, stdout, stderr);
    inside.history = history_init();
    history(inside.history, &inside.event, H_SETSIZE, static_cast<int>(session::most_typed_lines));
    history(inside.history, &inside.event, H_SETUNIQUE, 1);
    if (!inside.history_file.empty()) {
        for (const std::string& line : session::load_typed_lines(inside.history_file)) {
            inside.remember(line);
        }
    }
    el_set(inside.editor, EL_CLIENTDATA, &inside);
    el_set(inside.editor, EL_PROMPT, &Inside::show_prompt);
    el_set(inside.editor, EL_GETCFN, &Inside::read_character);
    el_set(inside.editor, EL_EDITOR, "emacs");
    el_set(inside.editor, EL_SIGNAL, 1);
    el_set(inside.editor, EL_HIST, history, inside.history);
    el_set(inside.editor, EL_ADDFN, "takeback-complete", "Complete the word", &Inside::complete_word);
    el_set(inside.editor, EL_BIND, "^I", "takeback-complete", nullptr);
    el_set(inside.editor, EL_ADDFN, "takeback-interrupt", "Drop the line", &Inside::interrupt);
    el_set(inside.editor, EL_BIND, "^C", "takeback-interrupt", nullptr);
    el_set(inside.editor, EL_ADDFN, "takeback-suspend", "Suspend the program", &Inside::suspend);
    el_set(inside.editor, EL_BIND, "^Z", "takeback-suspend", nullptr);
    // Its commands, behind Alt-x, could bind a key to one that starts vi: no text that is typed or pasted
    // here ever runs a program.
    for (const char* const key : {"^[x", "^[X"}) {
        el_set(inside.editor, EL_BIND, key, "ed-unassigned", nullptr);
    }
    el_set(inside.editor, EL_SETTY, "-d", "-isig",
           nullptr);  // while a line is edited, keys are keys and no signals
}

LineEditor::~LineEditor() {
    try {
        if (!inside_->history_file.empty()) {
            // A convenience: where it cannot be kept, nothing is said.
            static_cast<void>(session::store_typed_lines(inside_->history_file, inside_->typed));
        }
    } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch): nor where memory is short
    }
    history_end(inside_->history);
    el_end(inside_->editor);
}

LineRead LineEditor::next(const std::string& prompt, Remember remember) {
    Inside& inside = *inside_;
    inside.prompt = prompt;
    // Raw before the prompt is seen: libedit alone changes the mode after it, and a Ctrl-C in between is
    // lost.
    el_set(inside.editor, EL_PREP_TERM, 1);
    inside.interrupted = platform::take_held_interrupt();
    if (inside.interrupted) {
        el_set(inside.editor, EL_PREP_TERM, 0);
        return {.what = LineRead::What::Interrupted};
    }
    int length = 0;
    const char* const typed = el_gets(inside.editor, &length);
    if (inside.interrupted) {
        return {.what = LineRead::What::Interrupted, .text = inside.dropped};
    }
    if (typed == nullptr || length <= 0) {
        return {.what = LineRead::What::End};
    }
    std::string line{typed, static_cast<std::size_t>(length)};
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) {
        line.pop_back();
    }
    if (!line.empty() && remember == Remember::Yes) {
        inside.remember(line);
    }
    const bool too_long = line.size() > LineReader::longest;
    line.resize(std::min(line.size(), LineReader::longest));
    return {.what = too_long ? LineRead::What::TooLong : LineRead::What::Line, .text = std::move(line)};
}

}  // namespace takeback::app
