// Runs a fuzz target without libFuzzer: every file of its corpus, and so many mutations of each, the same in
// every run.
//
//     replay_fen CORPUS DICTIONARY 2000
//     replay_fen CORPUS DICTIONARY 2000 --show FILE 17      prints mutation 17 of that file; 0 is the file
//     itself
//
// Each file has a process of its own, which says in shared memory how far it has come. So whatever ends it,
// be it a broken promise, a sanitizer, or a minute in which nothing comes, the input is known, and the other
// files are still run.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <span>
#include <string>
#include <vector>

#include "mutator.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// The inputs that are made of one file, in their order; the first is the file itself.
class Inputs {
public:
    Inputs(const std::filesystem::path& file, const std::vector<std::string>& words)
        : text_{content_of(file)}, input_{text_}, mutator_{words, text_.size()} {}

    [[nodiscard]] const std::string& now() const noexcept { return input_; }
    void go_on() { input_ = mutator_.mutated(text_); }

private:
    std::string text_;
    std::string input_;
    Mutator mutator_;
};

void run_target(const std::string& input) {
    // NOLINTNEXTLINE(*-reinterpret-cast): the target takes bytes
    static_cast<void>(
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size()));
}

using Progress = std::atomic<unsigned>;

/// Where a child can tell its parent how far it has come.
Progress& shared_progress() {
    void* const page =
        mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) {  // NOLINT(*-cstyle-cast,*-int-to-ptr): as POSIX has it
        std::perror("mmap");
        std::exit(2);
    }
    return *new (page) Progress{0};
}

[[noreturn]] void run_all(Inputs inputs, unsigned mutations, Progress& progress) {
    constexpr unsigned longest_input = 60;  // in seconds
    for (progress = 0; progress <= mutations; ++progress) {
        alarm(longest_input);
        run_target(inputs.now());
        inputs.go_on();
    }
    std::_Exit(0);
}

/// Whether every input kept its promises.
bool keeps_promises(const std::filesystem::path& file, const std::vector<std::string>& words,
                    unsigned mutations, Progress& progress) {
    const pid_t child = fork();
    if (child == 0) {
        run_all(Inputs{file, words}, mutations, progress);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        return true;
    }
    const std::string name = file.filename().string();
    std::fprintf(stderr, "  by mutation %u of %s; to see it: --show %s %u\n", progress.load(), name.c_str(),
                 name.c_str(), progress.load());
    return false;
}

std::vector<std::filesystem::path> files_of(const std::filesystem::path& corpus) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{corpus}) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

void show(Inputs inputs, unsigned number) {
    for (; number > 0; --number) {
        inputs.go_on();
    }
    std::fwrite(inputs.now().data(), 1, inputs.now().size(), stdout);
}

int run(std::span<const char* const> arguments) {
    if (arguments.size() != 4 && arguments.size() != 7) {
        std::fprintf(stderr, "usage: %s CORPUS DICTIONARY MUTATIONS [--show FILE NUMBER]\n",
                     arguments.front());
        return 2;
    }
    const std::filesystem::path corpus{arguments[1]};
    const std::vector<std::string> words = words_of_dictionary(content_of(arguments[2]));
    const auto mutations = static_cast<unsigned>(std::strtoul(arguments[3], nullptr, 10));
    if (arguments.size() == 7) {
        show(Inputs{corpus / arguments[5], words},
             static_cast<unsigned>(std::strtoul(arguments[6], nullptr, 10)));
        return 0;
    }
    Progress& progress = shared_progress();
    const auto files = files_of(corpus);
    const auto broken = std::count_if(files.begin(), files.end(), [&](const std::filesystem::path& file) {
        return !keeps_promises(file, words, mutations, progress);
    });
    std::printf("%zu files, %u mutations of each: %td with a fault\n", files.size(), mutations, broken);
    return files.empty() || words.empty() || broken > 0 ? 1 : 0;
}

}  // namespace
}  // namespace takeback::fuzz

int main(int count, char** words) {
    return takeback::fuzz::run({words, static_cast<std::size_t>(count)});
}
