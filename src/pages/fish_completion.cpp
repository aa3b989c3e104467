#include <algorithm>

#include "shell_completions.hpp"

namespace takeback::pages {

namespace {

/// In single quotes, where fish knows two escapes.
std::string quoted(std::string_view text) {
    std::string safe = "'";
    for (const char byte : text) {
        if (byte == '\'' || byte == '\\') {
            safe += '\\';
        }
        safe += byte;
    }
    return safe + '\'';
}

std::string value_of(const OptionDescription& option) {
    if (option.value.empty()) {
        return "";
    }
    const std::vector<std::string> choices = option.choices();
    return option.takes_file() ? " -r -F"
           : choices.empty()   ? " -x"
                               : " -x -a " + quoted(joined(choices, " "));
}

std::string complete_option(const OptionDescription& option, const std::string& condition) {
    std::string line = "complete -c takeback" + condition;
    for (const std::string& name : option.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    return line + value_of(option) + " -d " + quoted(option.text) + '\n';
}

std::string complete_task(const TaskDescription& task) {
    const std::string condition = " -n '__fish_seen_subcommand_from " + task.name + '\'';
    std::string lines = "\ncomplete -c takeback -n __takeback_has_no_task -a " + task.name + " -d " +
                        quoted(task.text) + '\n';
    bool takes_files = false;
    for (const OptionDescription& option : task.options) {
        if (option.is_named) {
            lines += complete_option(option, condition);
        } else {
            takes_files = takes_files || option.takes_file();
        }
    }
    return lines + (takes_files ? "complete -c takeback" + condition + " -F\n" : "");
}

}  // namespace

std::string fish_completion(const ProgramDescription& description) {
    std::vector<std::string> tasks;
    for (const TaskDescription& task : description.tasks) {
        tasks.push_back(task.name);
    }
    std::string script = "# Completion of takeback for fish, made from its command line.\n";
    script += "function __takeback_has_no_task\n    not __fish_seen_subcommand_from " + joined(tasks, " ");
    script += "\nend\n";
    script += "complete -c takeback -f\n";
    for (const OptionDescription& option : description.program.options) {
        script += complete_option(option, "");
    }
    for (const TaskDescription& task : description.tasks) {
        script += complete_task(task);
    }
    return script;
}

}  // namespace takeback::pages
