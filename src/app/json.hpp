// JsonObject: one line of JSON for programs that read the answers (docs/reference/json.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takeback::app {

class JsonObject {
public:
    JsonObject& add(std::string_view name, std::string_view value);
    JsonObject& add(std::string_view name, const char* value) { return add(name, std::string_view{value}); }
    JsonObject& add(std::string_view name, bool value);
    JsonObject& add(std::string_view name, std::uint64_t value);
    JsonObject& add(std::string_view name, const std::vector<std::string>& values);
    JsonObject& add(std::string_view name, const JsonObject& value);
    /// All members of the other object, behind those of this one.
    JsonObject& append(const JsonObject& other);

    [[nodiscard]] bool empty() const noexcept { return members_.empty(); }
    [[nodiscard]] std::string text() const { return '{' + members_ + '}'; }

private:
    JsonObject& add_raw(std::string_view name, std::string_view json);
    std::string members_;
};

}  // namespace takeback::app
