#include "takeback/session/paths.hpp"

namespace takeback::session {

namespace {

std::optional<std::string> absolute_path(const Variables& variable, const char* name) {
    auto path = variable(name);
    return path && platform::is_absolute(*path) ? path : std::nullopt;
}

/// `name` in the folder of the program in the base directory, if there is one.
std::optional<std::string> find_path(const Variables& variable, const char* base_variable,
                                     const platform::HomeFolder& otherwise, const char* name) {
    std::optional<std::string> base = absolute_path(variable, base_variable);
    if (!base) {
        base = absolute_path(variable, otherwise.variable);
        if (!base) {
            return std::nullopt;
        }
        *base += otherwise.below;
    }
    return *base + "/takeback/" + name;
}

}  // namespace

Paths find_paths(const Variables& variable) {
    const platform::HomeFolder settings = platform::home_of_settings();
    const platform::HomeFolder state = platform::home_of_state();
    return {.config_file = find_path(variable, "XDG_CONFIG_HOME", settings, "config.ini"),
            .history_file = find_path(variable, "XDG_STATE_HOME", state, "history"),
            .journal_folder = find_path(variable, "XDG_STATE_HOME", state, "journal")};
}

}  // namespace takeback::session
