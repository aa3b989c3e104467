#include "takeback/language/dictionary.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "takeback/notation/text.hpp"

namespace takeback::dictionary {
namespace {

/// What stands in braces, each once: the languages may name a value more than once.
std::set<std::string_view> names_in(std::string_view text) {
    std::set<std::string_view> names;
    std::size_t open = text.find('{');
    while (open != std::string_view::npos) {
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        const std::string_view name = text.substr(open + 1, close - open - 1);
        if (!name.starts_with(' ')) {  // "a { without its }" speaks of braces
            names.insert(name);
        }
        open = text.find('{', close);
    }
    return names;
}

TEST(Dictionary, HasEachMessageOnce) {
    std::set<std::string_view> seen;
    for (const Entry& entry : entries) {
        EXPECT_TRUE(seen.insert(entry.english).second) << entry.english;
    }
}

TEST(Dictionary, HasEveryMessageInChinese) {
    for (const Entry& entry : entries) {
        EXPECT_EQ(entry.chinese.empty(), entry.english.empty()) << entry.english;
        EXPECT_TRUE(notation::is_valid_utf8(entry.chinese)) << entry.english;
    }
}

TEST(Dictionary, LosesNoValueInChinese) {
    for (const Entry& entry : entries) {
        EXPECT_EQ(names_in(entry.chinese), names_in(entry.english)) << entry.english;
    }
}

/// An English sentence that ends so must end so in Chinese: what is put together fits then.
TEST(Dictionary, EndsASentenceWhereTheEnglishDoes) {
    for (const auto& [english_end, chinese_end] :
         {std::pair{".", "。"}, std::pair{"?", "？"}, std::pair{"> ", "> "}, std::pair{"] ", "] "}}) {
        for (const Entry& entry : entries) {
            EXPECT_EQ(entry.english.ends_with(english_end), entry.chinese.ends_with(chinese_end))
                << entry.english;
        }
    }
}

/// The texts of the sources, string literals that go on in the next line put together.
std::string sources() {
    namespace fs = std::filesystem;
    std::string text;
    for (const char* const folder : {"/../src", "/../include"}) {
        for (const auto& file : fs::recursive_directory_iterator{TAKEBACK_TEST_DATA + std::string{folder}}) {
            const bool is_dictionary = file.path().parent_path().filename() == "dictionary";
            if (file.is_regular_file() && !is_dictionary) {
                std::ifstream in{file.path()};
                text.append(std::istreambuf_iterator<char>{in}, {});
            }
        }
    }
    std::string joined;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t next = text.find_first_not_of(" \n", i + 1);
        if (text[i] == '"' && next != std::string::npos && next > i + 1 && text[next] == '"') {
            i = next;
        } else {
            joined += text[i];
        }
    }
    return joined;
}

std::string as_literal(std::string_view text) {
    std::string literal{'"'};
    for (const char c : text) {
        literal += c == '"' || c == '\\' ? "\\" : "";
        literal += c;
    }
    return literal += "\"_msg";
}

TEST(Dictionary, HasNoMessageThatNobodySays) {
    const std::string all = sources();
    for (const Entry& entry : entries) {
        const std::string raw = "R\"(" + std::string{entry.english} + ")\"_msg";
        const bool is_said =
            all.find(as_literal(entry.english)) != std::string::npos || all.find(raw) != std::string::npos;
        EXPECT_TRUE(is_said) << entry.english;
    }
}

}  // namespace
}  // namespace takeback::dictionary
