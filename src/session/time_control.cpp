#include "takeback/session/time_control.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>
#include <vector>

#include "takeback/language/message.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::session {

namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

/// Digits only. However many there are: far above every limit, a number is as good as any greater one.
std::optional<int> read_number(std::string_view digits) {
    constexpr int more_than_any_limit = 1'000'000;
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), notation::is_digit)) {
        return std::nullopt;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc{} ? std::min(number, more_than_any_limit) : more_than_any_limit;
}

/// Two digits behind a colon, below 60.
std::optional<int> read_sixtieth(std::string_view digits) {
    const std::optional<int> number = read_number(digits);
    return digits.size() == 2 && number < 60 ? number : std::nullopt;
}

std::optional<milliseconds> read_initial(std::string_view text) {
    const std::size_t last_colon = text.rfind(':');
    if (last_colon == std::string_view::npos) {
        const auto whole = read_number(text);
        return whole ? std::optional{milliseconds{minutes{*whole}}} : std::nullopt;
    }
    const std::string_view before = text.substr(0, last_colon);
    const std::size_t colon = before.find(':');
    const bool has_hours = colon != std::string_view::npos;
    const auto h = has_hours ? read_number(before.substr(0, colon)) : std::optional{0};
    const auto m = has_hours ? read_sixtieth(before.substr(colon + 1)) : read_number(before);
    const auto s = read_sixtieth(text.substr(last_colon + 1));
    return h && m && s ? std::optional{milliseconds{hours{*h} + minutes{*m} + seconds{*s}}} : std::nullopt;
}

Message message_for(TimeControlFault fault) noexcept {
    switch (fault) {
        case TimeControlFault::NotATime: return "{text} is no time for a clock"_msg;
        case TimeControlFault::NoTime: return "{text} leaves no time for the first move"_msg;
        case TimeControlFault::TooLong: return "{text} is more than 24 hours for a side"_msg;
        case TimeControlFault::IncrementTooLong: return "{text} is more than an hour for a move"_msg;
    }
    return ""_msg;
}

std::string two_digits(std::int64_t number) {
    std::string text = number < 10 ? "0" : "";
    return text += std::to_string(number);
}

}  // namespace

Result<TimeControl, TimeControlFault> read_time_control(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto initial = read_initial(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? std::optional{0} : read_number(text.substr(plus + 1));
    if (!initial || !increment) {
        return TimeControlFault::NotATime;
    }
    const TimeControl control{.initial = *initial, .increment = seconds{*increment}};
    if (control.initial == milliseconds{0}) {
        return TimeControlFault::NoTime;
    }
    if (control.initial > TimeControl::longest) {
        return TimeControlFault::TooLong;
    }
    if (control.increment > TimeControl::longest_increment) {
        return TimeControlFault::IncrementTooLong;
    }
    return control;
}

std::string describe(TimeControlFault fault, std::string_view text, Language language) {
    return in_words(language, message_for(fault), {{"text", notation::quoted(text)}});
}

std::string write_time_control(const TimeControl& control) {
    const auto whole_minutes = floor<minutes>(control.initial);
    std::string text = whole_minutes == control.initial ? std::to_string(whole_minutes.count())
                                                        : show_time(floor<seconds>(control.initial));
    text += '+';
    return text += std::to_string(floor<seconds>(control.increment).count());
}

std::string show_time(milliseconds time) {
    const std::int64_t all = ceil<seconds>(time).count();
    const std::int64_t h = all / 3600;
    const std::int64_t m = all / 60 % 60;
    std::string text = h > 0 ? std::to_string(h) + ':' + two_digits(m) : std::to_string(m);
    text += ':';
    return text += two_digits(all % 60);
}

}  // namespace takeback::session
