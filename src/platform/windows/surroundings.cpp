#include "takeback/platform/surroundings.hpp"

#include <array>

#include "system.hpp"
#include "takeback/platform/paths.hpp"

namespace takeback::platform {

std::optional<std::string> environment_variable(const char* name) {
    const std::wstring wide_name = wide(name);
    std::wstring value(GetEnvironmentVariableW(wide_name.c_str(), nullptr, 0), L'\0');
    if (value.empty()) {
        return std::nullopt;
    }
    value.resize(GetEnvironmentVariableW(wide_name.c_str(), value.data(), static_cast<DWORD>(value.size())));
    return narrow(value);
}

bool is_absolute(const std::string& name) {
    return path_of(name).is_absolute();
}

HomeFolder home_of_settings() noexcept {
    return {.variable = "APPDATA", .below = ""};
}

HomeFolder home_of_state() noexcept {
    return {.variable = "LOCALAPPDATA", .below = ""};
}

std::string locale_of_user() {
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
    const int size = GetUserDefaultLocaleName(name.data(), static_cast<int>(name.size()));
    return size > 0 ? narrow(name.data()) + ".UTF-8"
                    : std::string{};  // streams.cpp: what is written is UTF-8
}

std::optional<std::tm> local_time(std::time_t time) noexcept {
    std::tm parts{};
    return localtime_s(&parts, &time) == 0 ? std::optional{parts} : std::nullopt;
}

}  // namespace takeback::platform
