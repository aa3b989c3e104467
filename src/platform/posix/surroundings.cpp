#include "takeback/platform/surroundings.hpp"

#include <cstdlib>
#include <string_view>

namespace takeback::platform {

namespace {

// NOLINTNEXTLINE(concurrency-mt-unsafe): read before any thread
const char* variable(const char* name) {
    return std::getenv(name);
}

}  // namespace

std::optional<std::string> environment_variable(const char* name) {
    const char* const value = variable(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>{value};
}

bool is_absolute(const std::string& name) {
    return name.starts_with('/');
}

HomeFolder home_of_settings() noexcept {
    return {.variable = "HOME", .below = "/.config"};
}

HomeFolder home_of_state() noexcept {
    return {.variable = "HOME", .below = "/.local/state"};
}

std::string locale_of_messages() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = variable(name);
        if (value != nullptr && *value != '\0') {
            return value;
        }
    }
    return {};
}

std::optional<std::tm> local_time(std::time_t time) noexcept {
    std::tm parts{};
    return localtime_r(&time, &parts) == nullptr ? std::nullopt : std::optional{parts};
}

}  // namespace takeback::platform
