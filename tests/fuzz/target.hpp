// A fuzz target: one function that takes any bytes. Its name and form are libFuzzer's, which calls it with
// inputs that reach new code; replay_corpus.cpp calls the same function in the ordinary tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace takeback::fuzz {

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
    // NOLINTNEXTLINE(*-reinterpret-cast): bytes are read as characters, whatever they are
    return size == 0 ? std::string_view{} : std::string_view{reinterpret_cast<const char*>(bytes), size};
}

/// The next line of the text, without its end; cuts both off.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

}  // namespace takeback::fuzz
