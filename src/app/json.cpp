#include "json.hpp"

#include "takeback/notation/text.hpp"

namespace takeback::app {

namespace {

/// A JSON string (RFC 8259). Bytes that are not UTF-8 come out escaped as text, so that the line is always
/// valid.
std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (const char c : notation::shown(text, text.size())) {
        if (c == '"' || c == '\\') {
            json += '\\';
        }
        json += c;
    }
    return json + '"';
}

}  // namespace

JsonObject& JsonObject::add_raw(std::string_view name, std::string_view json) {
    members_ += (members_.empty() ? "" : ",") + quoted(name) + ':';
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
    std::string list;
    for (const std::string& value : values) {
        list += (list.empty() ? "" : ",") + quoted(value);
    }
    return add_raw(name, '[' + list + ']');
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
