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

INSTANTIATE_TEST_SUITE_P(Program, TranscriptTest, testing::ValuesIn(all_transcripts()),
                         [](const auto& transcript) { return transcript.param.file; });

}  // namespace
}  // namespace takeback
