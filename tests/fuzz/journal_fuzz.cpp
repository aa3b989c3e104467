// Fuzz target: the text of a journal. The input is the text.
//
// Promises of any text:
// - it is a journal or none, and none is said in safe words;
// - what was read, written again, is read as the same; written once more, it is the same text;
// - only a last line without its line break is left out, and the text cut there is read as the same;
// - cut in its middle or before its last byte, as a crash leaves it, it holds the first of the same lines;
// - the note of a line, written again, says the same.
#include <algorithm>
#include <string>

#include "invariant.hpp"
#include "takeback/language/message.hpp"
#include "takeback/session/journal_note.hpp"
#include "takeback/session/journal_text.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using session::JournalContent;
using session::JournalLine;

std::string written(const JournalContent& content) {
    std::string text = write_journal_header(content.header);
    for (const JournalLine& line : content.lines) {
        text += session::write_journal_line(line.command, line.note);
    }
    return text;
}

void promise_note(const std::string& text) {
    const session::JournalNote note = session::read_note(text);
    const std::string again = write_note(note);
    promise_safe_line(again);
    promise(session::read_note(again) == note, "a note that is written is read back", again);
}

void promise_cut(std::string_view text, std::size_t size, const JournalContent& whole) {
    const auto cut = session::read_journal(text.substr(0, size));
    if (!cut) {
        promise(cut.error() == session::JournalFault::NotBegun,
                "a journal that is cut is none of another kind", text);
        return;
    }
    promise(cut->header == whole.header && cut->lines.size() <= whole.lines.size() &&
                std::equal(cut->lines.begin(), cut->lines.end(), whole.lines.begin()),
            "a journal that is cut holds the first of its lines", text);
}

void run(std::string_view text) {
    const auto read = session::read_journal(text);
    if (!read) {
        promise_safe_line(in_words(Language::Chinese, message_for(read.error())));
        return;
    }
    promise(read->torn == (!text.empty() && text.back() != '\n'), "only a last line can be torn", text);
    const auto complete = session::read_journal(text.substr(0, read->complete_size));
    promise(complete && !complete->torn && complete->lines == read->lines,
            "without its torn line it is the same");
    for (const JournalLine& line : read->lines) {
        promise_note(line.note);
    }
    const std::string once = written(*read);
    const auto again = session::read_journal(once);
    promise(again && again->header == read->header && again->lines == read->lines,
            "a journal that is written is read back", once);
    promise(written(*again) == once, "a journal is written in one way", once);
    promise_cut(text, text.size() / 2, *read);
    promise_cut(text, text.size() - 1, *read);
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
