#include "mutator.hpp"

#include <algorithm>

#include "takeback/notation/text.hpp"
#include "target.hpp"

namespace takeback::fuzz {

namespace {

constexpr std::size_t longest_text = 4096;

int hexadecimal(char digit) {
    return notation::is_digit(digit) ? digit - '0' : notation::to_lower(digit) - 'a' + 10;
}

/// What stands between the quotes, escapes resolved.
std::string unescaped(std::string_view quoted) {
    std::string word;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        if (quoted[i] != '\\' || i + 1 == quoted.size()) {
            word += quoted[i];
        } else if (quoted[i + 1] == 'x' && i + 3 < quoted.size()) {
            word += static_cast<char>(16 * hexadecimal(quoted[i + 2]) + hexadecimal(quoted[i + 3]));
            i += 3;
        } else {
            word += quoted[++i];
        }
    }
    return word;
}

}  // namespace

std::vector<std::string> words_of_dictionary(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const std::size_t begin = line.find('"');
        const std::size_t end = line.rfind('"');
        if (!line.starts_with('#') && begin < end && end != std::string_view::npos) {
            words.push_back(unescaped(line.substr(begin + 1, end - begin - 1)));
        }
    }
    return words;
}

/// SplitMix64, as the keys of positions are made by.
std::size_t Mutator::below(std::size_t bound) {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return static_cast<std::size_t>((z ^ (z >> 31U)) % bound);
}

std::string Mutator::mutated(std::string text) {
    for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
        change(text);
        text.resize(std::min(text.size(), longest_text));
    }
    return text;
}

void Mutator::change(std::string& text) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t length = std::min(1 + below(16), text.size() - at);
    switch (below(6)) {
        case 0: text.insert(at, 1, static_cast<char>(below(256))); return;
        case 1: text.erase(at, length); return;
        case 2: text.insert(below(text.size() + 1), text.substr(at, length)); return;
        case 3: text.replace(at, length == 0 ? 0 : 1, 1, static_cast<char>(below(256))); return;
        case 4: text.replace(at, length, words_->empty() ? "" : (*words_)[below(words_->size())]); return;
        default: text.insert(at, words_->empty() ? "" : (*words_)[below(words_->size())]); return;
    }
}

}  // namespace takeback::fuzz
