// Mutator: makes of one input many others that nearly are one, by what hostile text is made of: bytes that
// change, are lost, are said twice, and words of the format where they do not belong. For who has no
// libFuzzer.
//
// The same seed gives the same inputs on every machine, so a number is enough to find one again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takeback::fuzz {

/// The words of a dictionary of libFuzzer: a line for each, in quotes, with \xNN, \\ and \" in them.
[[nodiscard]] std::vector<std::string> words_of_dictionary(std::string_view text);

class Mutator {
public:
    /// `words` must outlive the mutator.
    Mutator(const std::vector<std::string>& words, std::uint64_t seed) : words_{&words}, state_{seed} {}

    /// One to eight changes.
    [[nodiscard]] std::string mutated(std::string text);

private:
    [[nodiscard]] std::size_t below(std::size_t bound);
    void change(std::string& text);

    const std::vector<std::string>* words_;
    std::uint64_t state_;
};

}  // namespace takeback::fuzz
