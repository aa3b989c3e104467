// The program takeback_pages: writes what is installed beside takeback and made from its command line.
//
//     takeback_pages man "December 1, 2026" > takeback.1
//     takeback_pages bash > takeback        or zsh, or fish
//
// It runs when takeback is built and is not installed, so that takeback itself has none of this to load.
#include <iostream>
#include <string>
#include <string_view>

#include "man_page.hpp"
#include "shell_completions.hpp"

int main(int count, char** words) {
    using namespace takeback;
    const std::string_view what = count > 1 ? words[1] : "";
    const pages::ProgramDescription description = pages::describe_program(Language::English);
    if (what == "man" && count > 2) {
        std::cout << pages::man_page(description, words[2]);
    } else if (what == "bash") {
        std::cout << pages::bash_completion(description);
    } else if (what == "zsh") {
        std::cout << pages::zsh_completion(description);
    } else if (what == "fish") {
        std::cout << pages::fish_completion(description);
    } else {
        std::cerr << "usage: takeback_pages man DATE | bash | zsh | fish\n";
        return 2;
    }
    return std::cout.flush() ? 0 : 3;
}
