#include "roff.hpp"

namespace takeback::pages {

namespace {

/// groff makes typographic signs of some characters of ASCII, which nobody could then type again.
std::string escaped(char byte) {
    switch (byte) {
        case '\\': return "\\e";
        case '-': return "\\-";
        case '\'': return "\\(aq";
        case '"': return "\\(dq";
        case '`': return "\\(ga";
        case '^': return "\\(ha";
        case '~': return "\\(ti";
        default: return {byte};
    }
}

std::string escaped(std::string_view text) {
    std::string roff;
    for (const char byte : text) {
        roff += escaped(byte);
    }
    return roff;
}

/// Behind the first full stop that another sentence follows: roff sets the blank between two sentences.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t stop = text.find(". "); stop != std::string_view::npos;
         stop = text.find(". ", stop + 1)) {
        const bool begins = stop + 2 < text.size() && text[stop + 2] >= 'A' && text[stop + 2] <= 'Z';
        if (begins && stop > 0 && text[stop - 1] >= 'a') {
            return stop + 1;
        }
    }
    return text.size();
}

}  // namespace

void Roff::macro(std::string_view request) {
    text_ += request;
    text_ += '\n';
}

void Roff::line(std::string_view text) {
    for (std::size_t end = end_of_sentence(text); end < text.size(); end = end_of_sentence(text)) {
        macro(escaped(text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
    macro((text.starts_with('.') ? "\\&" : "") + escaped(text));
}

std::string Roff::word(std::string_view text) {
    std::string quoted = "\"";
    quoted += escaped(text);
    quoted += '"';
    return quoted;
}

}  // namespace takeback::pages
