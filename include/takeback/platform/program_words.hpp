// ProgramWords: the words that a program was started with, its name first, in UTF-8 where the system has an
// encoding for them, and else as they came.
//
//     int main(int count, char** words) {
//         const ProgramWords said{count, words};
#pragma once

#include <span>
#include <string>
#include <vector>

namespace takeback::platform {

class ProgramWords {
public:
    /// What main() was given, which must outlive it.
    ProgramWords(int count, const char* const* words);
    ProgramWords(const ProgramWords&) = delete;
    ProgramWords& operator=(const ProgramWords&) = delete;
    ProgramWords(ProgramWords&&) = delete;
    ProgramWords& operator=(ProgramWords&&) = delete;
    ~ProgramWords() = default;

    [[nodiscard]] std::span<const char* const> words() const noexcept { return words_; }

private:
    std::vector<std::string> texts_;      // where main() was given another encoding
    std::vector<const char*> pointers_;   // to them
    std::span<const char* const> words_;  // of main(), or these
};

}  // namespace takeback::platform
