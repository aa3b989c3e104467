#include "takeback/platform/program_words.hpp"

#include <cstddef>

#include "system.hpp"
// After windows.h, which it needs.
#include <shellapi.h>

namespace takeback::platform {

/// What main() was given is in a code page that has few characters: the words are asked for once more.
ProgramWords::ProgramWords(int count, const char* const* words)
    : words_{words, static_cast<std::size_t>(count)} {
    int known = 0;
    wchar_t** const found = CommandLineToArgvW(GetCommandLineW(), &known);
    if (found == nullptr) {
        return;
    }
    for (const wchar_t* const word : std::span{found, static_cast<std::size_t>(known)}) {
        texts_.push_back(narrow(word));
    }
    LocalFree(found);
    for (const std::string& text : texts_) {
        pointers_.push_back(text.c_str());
    }
    words_ = pointers_;
}

}  // namespace takeback::platform
