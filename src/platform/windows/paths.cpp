#include "takeback/platform/paths.hpp"

#include "system.hpp"

namespace takeback::platform {

std::filesystem::path path_of(const std::string& name) {
    return wide(name);
}

/// With / between folders, which Windows takes as well, so that a name is the same text wherever it was made.
std::string name_of(const std::filesystem::path& path) {
    return narrow(path.generic_wstring());
}

}  // namespace takeback::platform
