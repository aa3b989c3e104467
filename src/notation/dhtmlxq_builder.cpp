#include "dhtmlxq_builder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "takeback/notation/names.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

/// Goes past a number of at most so many digits.
std::optional<int> take_number(std::string_view& text, std::size_t most) {
    std::size_t length = 0;
    int number = 0;
    while (length < std::min(most, text.size()) && is_digit(text[length])) {
        number = 10 * number + (text[length++] - '0');
    }
    text.remove_prefix(length);
    return length > 0 ? std::optional{number} : std::nullopt;
}

bool take_separator(std::string_view& text) {
    for (const std::string_view separator : {"-", ".", "/", "年", "月"}) {
        if (text.starts_with(separator)) {
            text.remove_prefix(separator.size());
            return true;
        }
    }
    return false;
}

/// As PGN writes it, "??" for a part that is 0 or left out.
std::string part_of_date(int number, std::size_t width) {
    std::string digits = std::to_string(number);
    digits.insert(0, width - std::min(width, digits.size()), '0');
    return number == 0 ? std::string(width, '?') : digits;
}

/// "2021.12.05" of "2021-12-05", "2021/12/5" and "2021年12月5日"; the text itself when it is no such date.
std::string date_of(std::string_view text) {
    std::string_view rest = text;
    const std::size_t size = rest.size();
    const auto year = take_number(rest, 4);
    if (!year || size - rest.size() != 4) {
        return std::string{text};
    }
    const int month = take_separator(rest) ? take_number(rest, 2).value_or(0) : 0;
    const int day = take_separator(rest) ? take_number(rest, 2).value_or(0) : 0;
    if (month > 12 || day > 31 || (!rest.empty() && is_digit(rest.front()))) {
        return std::string{text};
    }
    return part_of_date(*year, 4) + '.' + part_of_date(month, 2) + '.' + part_of_date(day, 2);
}

/// By the words for Red, who is the first of the two, or for both; also as in PGN.
std::optional<PgnResult> result_in(std::string_view text) {
    struct Words {
        PgnResult result = PgnResult::Unknown;
        std::array<std::string_view, 7> words{};
    };
    constexpr std::array known{
        Words{PgnResult::WhiteWins, {"红胜", "紅勝", "红先胜", "紅先勝", "先胜", "先勝", "黑负"}},
        Words{PgnResult::BlackWins, {"黑胜", "黑勝", "红先负", "紅先負", "先负", "先負", "红负"}},
        Words{PgnResult::Draw, {"和棋", "和局", "红先和", "紅先和", "先和", "红和", "和"}},
        Words{PgnResult::Unknown, {"未知", "", "不明", "*", "?", "未完", "-"}},
    };
    for (const Words& line : known) {
        if (std::find(line.words.begin(), line.words.end(), text) != line.words.end()) {
            return line.result;
        }
    }
    return read_result(text);
}

void append_line(std::string& text, std::string_view more) {
    text += text.empty() ? "" : "\n";
    text += more;
}

/// "||" is a line break.
std::string comment_in(std::string_view value) {
    std::string text;
    while (!value.empty()) {
        const std::size_t length = std::min(value.find("||"), value.size());
        text += value.substr(0, length);
        text += length < value.size() ? "\n" : "";
        value.remove_prefix(std::min(length + 2, value.size()));
    }
    return std::string{trimmed(text)};
}

}  // namespace

DhtmlxqBuilder::DhtmlxqBuilder(const DhtmlxqRecord& record, std::size_t number, Language language)
    : record_{record},
      language_{language},
      reading_{.number = number, .place = record.place, .is_kind_told = true},
      line_{rules_, rules_.start_position()},
      main_end_{rules_.start_position()},
      lines_(1),
      departures_(1) {}

PgnReading DhtmlxqBuilder::build() {
    report_faults();
    list_fields();
    set_tags();
    set_start();
    list_lines();
    read_lines();
    add_comments();
    set_result_of_record();
    reading_.main_line = totals_of_main_line(reading_.game);
    return std::move(reading_);
}

void DhtmlxqBuilder::report_faults() {
    for (const DhtmlxqRecord::Fault& fault : record_.faults) {
        std::string detail;
        if (fault.what == What::MissingBracket) {
            detail = fault.name.empty() ? in_words(language_, "the record does not end with [/DhtmlXQ]"_msg)
                                        : in_words(language_, "the field {name} is not closed"_msg,
                                                   {{"name", shown(fault.name)}});
        }
        report(fault.what, fault.place, fault.name, detail);
    }
}

/// Of two fields of the same name the first one holds.
void DhtmlxqBuilder::list_fields() {
    for (const DhtmlxqField& field : record_.fields) {
        if (!fields_.emplace(field.name, &field).second) {
            report(What::RepeatedTag, field.place, field.name);
        }
    }
}

const DhtmlxqField* DhtmlxqBuilder::field(std::string_view name) const {
    const auto found = fields_.find(name);
    return found == fields_.end() ? nullptr : found->second;
}

std::optional<std::vector<std::uint64_t>> DhtmlxqBuilder::numbers_in(std::string_view text,
                                                                     std::size_t count) {
    std::vector<std::uint64_t> numbers;
    while (true) {
        const std::size_t length = std::min(text.find('_'), text.size());
        const auto number = read_whole_number(text.substr(0, length));
        if (!number || numbers.size() == count) {
            return std::nullopt;
        }
        numbers.push_back(*number);
        if (length == text.size()) {
            return numbers.size() == count ? std::optional{numbers} : std::nullopt;
        }
        text.remove_prefix(length + 1);
    }
}

// --- What is said of the game ---

void DhtmlxqBuilder::set_tags() {
    set_tag("Event", "event");
    set_tag("Site", "place");
    set_tag("Date", "date");
    set_tag("Round", "round");
    set_tag("White", "red");
    set_tag("White", "redname");
    set_tag("Black", "black");
    set_tag("Black", "blackname");
    set_tag(reading_.game.tags.says_something("Event") ? "Title" : "Event", "title");
    set_tag("RedTeam", "redteam");
    set_tag("BlackTeam", "blackteam");
    set_tag("Opening", "open");
    set_tag("Annotator", "remark");
}

/// As a tag can hold it: one line.
std::string DhtmlxqBuilder::one_line_of(const DhtmlxqField& field) {
    std::string value{trimmed(field.value)};
    if (std::any_of(value.begin(), value.end(), is_control)) {
        report(What::ControlCharacter, field.place, field.name);
        std::replace_if(value.begin(), value.end(), is_control, ' ');
    }
    return value;
}

/// Unless another field has set it, or this one is empty.
void DhtmlxqBuilder::set_tag(std::string_view name, std::string_view field_name) {
    PgnTags& tags = reading_.game.tags;
    const DhtmlxqField* const field = this->field(field_name);
    if (field == nullptr || tags.says_something(name)) {
        return;
    }
    const std::string value = one_line_of(*field);
    if (!value.empty()) {
        static_cast<void>(tags.set(name, name == "Date" ? date_of(value) : value));
    }
}

/// A record without a result, as those of studies are, contradicts no mate.
void DhtmlxqBuilder::set_result_of_record() {
    PgnGame& game = reading_.game;
    const DhtmlxqField* const field = this->field("result");
    const std::string_view words = field == nullptr ? "" : trimmed(field->value);
    const auto result = result_in(words);
    set_result(game, result.value_or(PgnResult::Unknown));
    if (!result) {
        set_tag("Result", "result");
        report(What::ResultMismatch, field->place, words,
               in_words(language_, "the result is written 红胜, 黑胜, 和棋, 未知 or as in PGN: {token}"_msg,
                        {{"token", quoted(words)}}));
    }
    if (game.marker != PgnResult::Unknown) {
        reading_.report_other_result(rules_.outcome(main_end_), field->place, words,
                                     wording_for(main_end_.board.geometry(), language_));
    }
}

void DhtmlxqBuilder::add_comments() {
    for (const DhtmlxqField& field : record_.fields) {
        if (field.name.starts_with("comment") && this->field(field.name) == &field) {
            add_comment(field);
        }
    }
}

/// Behind its move; the one before the first move of a variation goes before that. A comment of moves that
/// were left out is left out with them.
void DhtmlxqBuilder::add_comment(const DhtmlxqField& field) {
    const std::string text = comment_in(field.value);
    if (text.empty()) {
        return;
    }
    const auto numbers =
        numbers_in(std::string_view{field.name}.substr(7), field.name.find('_') == std::string::npos ? 1 : 2);
    const auto found = line_of_.find(numbers && numbers->size() == 2 ? numbers->front() : 0);
    const std::uint64_t ply = numbers ? numbers->back() : 0;
    const Line& line = lines_[found == line_of_.end() ? 0 : found->second];
    VariationTree& tree = reading_.game.moves;
    const NodeId last = line.nodes.empty() ? root_node : line.nodes.back();
    const bool is_placed = numbers && found != line_of_.end();
    if (is_placed && ply >= line.first_ply && ply - line.first_ply < line.nodes.size()) {
        append_line(tree.node(line.nodes[static_cast<std::size_t>(ply - line.first_ply)]).comment_after,
                    text);
    } else if (is_placed && ply == 0) {
        append_line(tree.node(root_node).comment_after, text);
    } else if (is_placed && ply + 1 == line.first_ply && !line.nodes.empty()) {
        append_line(tree.node(line.nodes.front()).comment_before, text);
    } else if (!line.is_cut) {
        report(
            What::AnnotationWithoutMove, field.place, field.name,
            in_words(language_, "{name} belongs to no move; it was put behind the last one of its line"_msg,
                     {{"name", shown(field.name)}}));
        append_line(tree.node(last).comment_after, text);
    }
}

void DhtmlxqBuilder::report(What what, TextPlace place, std::string_view token, std::string_view detail) {
    reading_.report(what, place, token, detail, language_);
}

}  // namespace takeback::notation
