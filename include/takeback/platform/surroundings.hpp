// Surroundings: what the system says of its user: variables, folders, language, the time of day.
#pragma once

#include <ctime>
#include <optional>
#include <string>

#include "takeback/platform/home_folder.hpp"

namespace takeback::platform {

/// Of the environment of the process; nothing where it is not set.
[[nodiscard]] std::optional<std::string> environment_variable(const char* name);

/// Whether a name says the whole way, so that it means the same in every folder.
[[nodiscard]] bool is_absolute(const std::string& name);

/// Where a program keeps the settings of a user, and what it remembers for him.
[[nodiscard]] HomeFolder home_of_settings() noexcept;
[[nodiscard]] HomeFolder home_of_state() noexcept;

/// The locale that the system keeps for the user besides the variables of the environment: "zh-CN.UTF-8";
/// empty where it keeps none.
[[nodiscard]] std::string locale_of_user();

/// The parts of a time where the user is; nothing where the system does not know.
[[nodiscard]] std::optional<std::tm> local_time(std::time_t time) noexcept;

}  // namespace takeback::platform
