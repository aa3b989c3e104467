#include "takeback/platform/program_words.hpp"

#include <cstddef>

namespace takeback::platform {

ProgramWords::ProgramWords(int count, const char* const* words)
    : words_{words, static_cast<std::size_t>(count)} {}

}  // namespace takeback::platform
