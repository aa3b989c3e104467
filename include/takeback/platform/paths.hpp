// Paths: a name, a std::string everywhere in this project, as std::filesystem has it.
#pragma once

#include <filesystem>
#include <string>

namespace takeback::platform {

[[nodiscard]] std::filesystem::path path_of(const std::string& name);
/// And back from it.
[[nodiscard]] std::string name_of(const std::filesystem::path& path);

}  // namespace takeback::platform
