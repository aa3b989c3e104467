#include "takeback/session/paths.hpp"

#include <cstdlib>

namespace takeback::session {

namespace {

std::optional<std::string> absolute_path(const Variables& variable, const char* name) {
    auto path = variable(name);
    return path && path->starts_with('/') ? path : std::nullopt;
}

/// `name` in the folder of the program in the base directory, if there is one.
std::optional<std::string> find_path(const Variables& variable, const char* base_variable,
                                     const char* base_under_home, const char* name) {
    std::optional<std::string> base = absolute_path(variable, base_variable);
    if (!base) {
        base = absolute_path(variable, "HOME");
        if (!base) {
            return std::nullopt;
        }
        *base += base_under_home;
    }
    return *base + "/takeback/" + name;
}

}  // namespace

std::optional<std::string> environment_variable(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread
    return value == nullptr ? std::nullopt : std::optional<std::string>{value};
}

Paths find_paths(const Variables& variable) {
    return {.config_file = find_path(variable, "XDG_CONFIG_HOME", "/.config", "config.ini"),
            .history_file = find_path(variable, "XDG_STATE_HOME", "/.local/state", "history"),
            .journal_folder = find_path(variable, "XDG_STATE_HOME", "/.local/state", "journal")};
}

}  // namespace takeback::session
