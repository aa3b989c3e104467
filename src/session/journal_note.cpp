#include "takeback/session/journal_note.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "takeback/notation/text.hpp"
#include "takeback/session/start_dates.hpp"

namespace takeback::session {

namespace {

std::string with_digits(std::int64_t number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - text.size(), '0') + text;
}

/// "4:58.300".
std::string write_time(std::chrono::milliseconds time) {
    const std::int64_t all = time.count();
    return std::to_string(all / 60'000) + ':' + with_digits(all / 1000 % 60, 2) + '.' +
           with_digits(all % 1000, 3);
}

/// As many digits as it says, as a number.
std::optional<std::int64_t> read_digits(std::string_view text, std::size_t fewest, std::size_t most) {
    if (text.size() < fewest || text.size() > most) {
        return std::nullopt;
    }
    const auto number = notation::read_whole_number(text);
    return number ? std::optional{static_cast<std::int64_t>(*number)} : std::nullopt;
}

std::optional<std::chrono::milliseconds> read_time(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::size_t point = text.find('.');
    if (colon == std::string_view::npos || point == std::string_view::npos || point < colon) {
        return std::nullopt;
    }
    const auto minutes = read_digits(text.substr(0, colon), 1, 7);
    const auto seconds = read_digits(text.substr(colon + 1, point - colon - 1), 2, 2);
    const auto thousandths = read_digits(text.substr(point + 1), 3, 3);
    if (!minutes || !seconds || *seconds > 59 || !thousandths) {
        return std::nullopt;
    }
    return std::chrono::milliseconds{(*minutes * 60 + *seconds) * 1000 + *thousandths};
}

}  // namespace

std::string write_note(const JournalNote& note) {
    std::string text = note.date;
    if (note.left) {
        text += text.empty() ? "" : " ";
        text += write_time((*note.left)[0]) + ' ' + write_time((*note.left)[1]);
    }
    return text;
}

JournalNote read_note(std::string_view text) {
    std::vector<notation::Word> words = notation::words_of(text);
    JournalNote note;
    if (!words.empty() && is_date(words.front().text)) {
        note.date = words.front().text;
        words.erase(words.begin());
    }
    if (words.size() == 2) {
        const auto white = read_time(words[0].text);
        const auto black = read_time(words[1].text);
        if (white && black) {
            note.left = TimesLeft{*white, *black};
        }
    }
    return note;
}

}  // namespace takeback::session
