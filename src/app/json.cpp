#include "json.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <iterator>

#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

std::string four_digits(std::uint32_t code) {
    std::array<char, 16> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "\\u%04x", static_cast<unsigned>(code)));
    return text.data();
}

/// Beyond U+FFFF, JSON has two: a surrogate pair.
std::string code_units(std::uint32_t code) {
    if (code < 0x10000) {
        return four_digits(code);
    }
    code -= 0x10000;
    return four_digits(0xD800U + (code >> 10U)) + four_digits(0xDC00U + (code & 0x3FFU));
}

/// The characters of a JSON string (RFC 8259). A byte that is not UTF-8 comes out as the text \xff, so that
/// the line is always valid.
std::string escaped(std::string_view character) {
    const char c = character.front();
    if (c == '"' || c == '\\') {
        return {'\\', c};
    }
    if (c == '\n') {
        return "\\n";
    }
    std::string shown = notation::shown(character);
    if (shown == character) {
        return shown;
    }
    return notation::is_valid_utf8(character) ? code_units(notation::code_point(character)) : '\\' + shown;
}

std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (const notation::Word character : notation::characters_of({.text = text, .column = 1})) {
        json += escaped(character.text);
    }
    return json + '"';
}

}  // namespace

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view json) {
    members_ += members_.empty() ? "" : ",";
    members_ += quoted(name) + ':';
    members_ += json;
    return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view value) {
    return add_raw(name, quoted(value));
}

JsonObject& JsonObject::add(std::string_view name, bool value) {
    return add_raw(name, value ? "true" : "false");
}

JsonObject& JsonObject::add(std::string_view name, std::uint64_t value) {
    return add_raw(name, std::to_string(value));
}

JsonObject& JsonObject::add(std::string_view name, const std::vector<std::string>& values) {
    std::vector<std::string> items;
    std::transform(values.begin(), values.end(), std::back_inserter(items), quoted);
    return add_raw(name, '[' + notation::join(items, ",") + ']');
}

JsonObject& JsonObject::add(std::string_view name, const JsonObject& value) {
    return add_raw(name, value.text());
}

JsonObject& JsonObject::append(const JsonObject& other) {
    members_ += members_.empty() || other.members_.empty() ? "" : ",";
    members_ += other.members_;
    return *this;
}

}  // namespace takeback::app
