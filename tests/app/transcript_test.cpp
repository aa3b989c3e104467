// Golden transcripts: each file in transcripts/ is a command line, what is typed into it, and exactly what
// comes out.
//
//     # What it shows.
//     $ run - --fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
//     O-O
//     fen
//     --- stdout
//     4k3/8/8/8/8/8/8/5RK1 b - - 1 1
//     --- stderr
//     --- exit 0
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "support/program.hpp"

namespace takeback {
namespace {

struct Transcript {
    std::string file;
    std::vector<std::string> arguments;
    std::string input;
    std::string out;
    std::string err;
    int exit_code = 0;
};

/// Words between blanks; '...' keeps blanks inside.
std::vector<std::string> split(const std::string& line) {
    std::vector<std::string> words;
    bool quoted = false;
    bool inside = false;
    for (const char c : line) {
        if (c == '\'') {
            quoted = !quoted;
        }
        if (c == ' ' && !quoted) {
            inside = false;
            continue;
        }
        if (!inside) {
            words.emplace_back();
            inside = true;
        }
        if (c != '\'') {
            words.back() += c;
        }
    }
    return words;
}

Transcript read_transcript(const std::filesystem::path& path) {
    Transcript transcript;
    transcript.file = path.stem().string();
    std::ifstream file{path};
    std::string line;
    std::string* part = nullptr;
    while (std::getline(file, line)) {
        if (part == nullptr && line.rfind("$ ", 0) == 0) {
            transcript.arguments = split(line.substr(2));
            part = &transcript.input;
        } else if (line == "--- stdout") {
            part = &transcript.out;
        } else if (line == "--- stderr") {
            part = &transcript.err;
        } else if (line.rfind("--- exit ", 0) == 0) {
            transcript.exit_code = std::stoi(line.substr(9));
        } else if (part != nullptr) {
            *part += line + '\n';
        }
    }
    return transcript;
}

std::vector<Transcript> all_transcripts() {
    std::vector<Transcript> transcripts;
    for (const auto& entry : std::filesystem::directory_iterator{TAKEBACK_TEST_DATA "/app/transcripts"}) {
        transcripts.push_back(read_transcript(entry.path()));
    }
    std::sort(transcripts.begin(), transcripts.end(),
              [](const Transcript& a, const Transcript& b) { return a.file < b.file; });
    return transcripts;
}

/// How GoogleTest names a transcript.
void PrintTo(const Transcript& transcript, std::ostream* out) {
    *out << transcript.file;
}

class TranscriptTest : public testing::TestWithParam<Transcript> {};

TEST_P(TranscriptTest, ComesOutToTheLetter) {
    const Transcript& transcript = GetParam();
    const test::Finished finished = test::run_program(transcript.arguments, transcript.input);
    EXPECT_EQ(finished.out, transcript.out);
    EXPECT_EQ(finished.err, transcript.err);
    EXPECT_EQ(finished.exit_code, transcript.exit_code);
}

/// Words of letters, three or more.
std::set<std::string> words_in(const std::string& text) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::set<std::string> words;
    std::string word;
    for (const char c : text + '\n') {
        if (is_letter(c)) {
            word += c;
        } else {
            if (word.size() >= 3) {
                words.insert(word);
            }
            word.clear();
        }
    }
    return words;
}

/// Without the stable names of refusals, "[pinned]" at the end of a line.
std::string without_codes(const std::string& text) {
    std::istringstream lines{text};
    std::string without;
    for (std::string line; std::getline(lines, line);) {
        without += (line.ends_with(']') ? line.substr(0, line.rfind('[')) : line) + '\n';
    }
    return without;
}

/// Without the placements of men in FENs, which have seven slashes or nine.
std::string without_fens(const std::string& text) {
    std::string without;
    std::string word;
    for (const char c : text + '\n') {
        if (c != ' ' && c != '\n') {
            word += c;
            continue;
        }
        without += std::count(word.begin(), word.end(), '/') < 7 ? word : "";
        without += c;
        word.clear();
    }
    return without;
}

/// What is the same in every language: the names of commands and settings with their values, what was typed,
/// a row of men on a board in letters, the names of formats, and the stable names of refusals.
bool is_of_no_language(const std::string& word, const std::set<std::string>& typed) {
    static const std::set<std::string> names = [] {
        std::string help = test::run_program({"run", "-"}, "help\nset\n").out;
        help += test::run_program({"run", "-", "--game", "xiangqi"}, "help\n").out;
        std::istringstream lines{help};
        std::string columns = "KQkq HEhe river FEN PGN WXF UTF NUL Chess exd MOVE stdin takeback exit";
        for (std::string line; std::getline(lines, line);) {
            if (line.rfind("    ", 0) == 0) {
                continue;  // more of what the line before has said in its last column
            }
            columns += line.rfind("  ", 0) == 0 || line.find(" = ") != std::string::npos
                           ? ' ' + line.substr(0, line.find("  ", 3)) + ' ' + line.substr(0, 50)
                           : "";
        }
        return words_in(columns);
    }();
    const bool is_row = word.find_first_not_of("pnbrqkPNBRQK") == std::string::npos ||
                        std::string_view{"rnbakabnr RNBAKABNR"}.find(word) != std::string_view::npos;
    return is_row || typed.contains(word) || names.contains(word);
}

TEST_P(TranscriptTest, SaysNoEnglishWordInChinese) {
    const Transcript& transcript = GetParam();
    std::vector<std::string> arguments = transcript.arguments;
    if (std::find(arguments.begin(), arguments.end(), "--json") != arguments.end()) {
        return;  // the names of its members are of no language
    }
    if (std::find(arguments.begin(), arguments.end(), "--lang") == arguments.end()) {
        arguments.emplace_back("--lang=zh");
    }
    const test::Finished finished = test::run_program(arguments, transcript.input);
    EXPECT_EQ(finished.exit_code, transcript.exit_code);
    std::string typed = transcript.input;
    for (const std::string& argument : arguments) {
        typed += ' ' + argument;
    }
    const std::string said = without_fens(without_codes(finished.out + finished.err));
    for (const std::string& word : words_in(said)) {
        EXPECT_TRUE(is_of_no_language(word, words_in(typed))) << word << " in:\n" << said;
    }
}

INSTANTIATE_TEST_SUITE_P(Program, TranscriptTest, testing::ValuesIn(all_transcripts()),
                         [](const auto& transcript) { return transcript.param.file; });

}  // namespace
}  // namespace takeback
