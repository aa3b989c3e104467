#include "takeback/platform/surroundings.hpp"

#include <cstdlib>

namespace takeback::platform {

std::optional<std::string> environment_variable(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread
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

std::string locale_of_user() {
    return {};
}

std::optional<std::tm> local_time(std::time_t time) noexcept {
    std::tm parts{};
    return localtime_r(&time, &parts) == nullptr ? std::nullopt : std::optional{parts};
}

}  // namespace takeback::platform
