// ProgramDescription: the command line as data, for what tells of it in other forms than --help: the manual
// page and the completions of the shells. It is read off the very object that reads the command line, so that
// no option can be forgotten.
//
//     for (const TaskDescription& task : describe_program(Language::English).tasks) { task.name, task.options
//     }
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "takeback/language/language.hpp"

namespace takeback::pages {

struct OptionDescription {
    std::vector<std::string> names;  ///< "-q", "--quiet"; what stands without a name, such as a file: "files"
    std::string value;               ///< as --help shows it: "FILE", "chess|xiangqi"; empty: it has none
    std::string text;
    std::vector<std::string> excludes;  ///< names of options, sorted
    bool is_named = true;
    bool is_required = false;
    bool repeats = false;

    /// The last of the names is the long one.
    [[nodiscard]] const std::string& name() const noexcept { return names.back(); }
    /// The words that the value may be; none where it is not one of a few.
    [[nodiscard]] std::vector<std::string> choices() const;
    [[nodiscard]] bool takes_file() const noexcept;
};

struct TaskDescription {
    std::string name;
    std::string text;
    std::string footer;
    std::vector<OptionDescription> options;
};

struct ProgramDescription {
    TaskDescription program;  ///< its options may stand behind every task, and stand in none
    std::vector<TaskDescription> tasks;

    /// Each option of the program and its tasks once. One name means the same in every task.
    [[nodiscard]] std::vector<OptionDescription> all_options() const;
};

[[nodiscard]] ProgramDescription describe_program(Language language);

/// The texts, with that between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& texts, std::string_view between);

}  // namespace takeback::pages
