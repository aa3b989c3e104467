// What is typed at a console of Windows, in UTF-8: reading bytes from it would lose what is not ASCII.
#pragma once

#include <cstddef>

#include "system.hpp"

namespace takeback::platform {

[[nodiscard]] bool is_console(HANDLE stream) noexcept;

/// As read_some(): how many bytes, 0 at the end, which is Ctrl-Z at the beginning of a line.
[[nodiscard]] std::ptrdiff_t read_console(HANDLE console, char* bytes, std::size_t size) noexcept;

}  // namespace takeback::platform
