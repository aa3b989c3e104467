// The paths that an environment of these variables gives, and no others.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "takeback/session/paths.hpp"

namespace takeback::test {

inline session::Paths paths_with(const std::map<std::string, std::string>& environment) {
    return session::find_paths([&](const char* name) -> std::optional<std::string> {
        const auto found = environment.find(name);
        return found == environment.end() ? std::nullopt : std::optional{found->second};
    });
}

}  // namespace takeback::test
