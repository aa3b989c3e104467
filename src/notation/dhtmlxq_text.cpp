#include "dhtmlxq_text.hpp"

#include <algorithm>
#include <utility>

#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

constexpr std::string_view prefix = "dhtmlxq";

bool is_mark_byte(int byte) {
    const auto c = static_cast<char>(byte);
    return byte != ByteReader::end && (is_digit(c) || is_upper(c) || is_lower(c) || c == '_' || c == '/');
}

}  // namespace

void DhtmlxqRecord::add_fault(Fault fault) {
    if (faults.size() <= pgn_limits::most_problems) {
        faults.push_back(std::move(fault));
    }
}

void DhtmlxqText::Text::add(std::string_view more) {
    const std::size_t room = pgn_limits::longest_text - bytes.size();
    bytes += more.substr(0, room);
    too_long = too_long || more.size() > room;
}

std::optional<DhtmlxqRecord> DhtmlxqText::next() {
    while (true) {
        auto record = read_record();
        if (!record || !record->fields.empty()) {
            return record;
        }
    }
}

std::optional<DhtmlxqRecord> DhtmlxqText::read_record() {
    DhtmlxqRecord record;
    bool begun = false;
    bool is_marked = false;
    kept_ = 0;
    while (true) {
        Text between;
        std::optional<Mark> mark = ahead_ ? std::exchange(ahead_, {}) : next_mark(between);
        const bool ends = !mark || (begun && mark->name.empty());
        if (ends) {
            record.end = mark ? mark->place : bytes_.place();
            if (is_marked && !(mark && mark->closes)) {
                record.add_fault({.what = What::MissingBracket, .place = record.end});
            }
            if (mark && !mark->closes) {
                ahead_ = std::move(mark);
            }
            return begun ? std::optional{std::move(record)} : std::nullopt;
        }
        if (mark->closes) {  // of a field that was closed already, or of no record
            continue;
        }
        if (!begun) {
            begun = true;
            is_marked = mark->name.empty();
            record.place = mark->place;
        }
        if (!mark->name.empty()) {
            read_field(*std::move(mark), record);
        }
    }
}

/// The name of the closing mark is not compared: in records of well-known programs some are wrong.
void DhtmlxqText::read_field(Mark mark, DhtmlxqRecord& record) {
    Text value;
    DhtmlxqField field{.name = std::move(mark.name), .place = mark.place, .value_place = bytes_.place()};
    std::optional<Mark> end = next_mark(value);
    if (!end || !end->closes || end->name.empty()) {
        record.add_fault({.what = What::MissingBracket, .place = field.place, .name = field.name});
        ahead_ = std::move(end);
    }
    if (value.too_long) {
        record.add_fault({.what = What::TooLong, .place = field.place, .name = field.name});
    }
    field.value = std::move(value.bytes);
    keep(std::move(field), record);
}

void DhtmlxqText::keep(DhtmlxqField field, DhtmlxqRecord& record) {
    const bool had_room = kept_ <= pgn_limits::most_text;
    kept_ += sizeof(DhtmlxqField) + field.name.size() + field.value.size();
    if (kept_ <= pgn_limits::most_text) {
        record.fields.push_back(std::move(field));
    } else if (had_room) {
        record.add_fault({.what = What::TooMuchText, .place = field.place});
    }
}

std::optional<DhtmlxqText::Mark> DhtmlxqText::next_mark(Text& text) {
    while (bytes_.peek() != ByteReader::end) {
        if (bytes_.peek() != '[') {
            const auto byte = static_cast<char>(bytes_.take());
            text.add({&byte, 1});
        } else if (auto mark = read_mark(text)) {
            return mark;
        }
    }
    return std::nullopt;
}

/// From a "[" on; what is no mark is text.
std::optional<DhtmlxqText::Mark> DhtmlxqText::read_mark(Text& text) {
    Mark mark{.name = {}, .place = bytes_.place()};
    std::string read{static_cast<char>(bytes_.take())};
    while (is_mark_byte(bytes_.peek()) && read.size() < pgn_limits::longest_word) {
        read += static_cast<char>(bytes_.take());
    }
    std::string name = to_lower(std::string_view{read}.substr(1));
    mark.closes = name.starts_with('/');
    name.erase(0, mark.closes ? 1 : 0);
    if (!name.starts_with(prefix) || !bytes_.take_if(']')) {
        text.add(read);
        return std::nullopt;
    }
    name.erase(0, prefix.size());
    if (name.starts_with('_')) {  // others, as in [DhtmlXQHTML], begin a record in their own way
        mark.name = name.substr(1);
    }
    return mark;
}

}  // namespace takeback::notation
