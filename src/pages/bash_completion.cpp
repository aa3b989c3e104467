// For bash 3.2 (of macOS) and later; nothing of the package bash-completion is needed.
#include <algorithm>

#include "shell_completions.hpp"

namespace takeback::pages {

namespace {

constexpr std::string_view beginning = R"(# Completion of takeback for bash, made from its command line.

_takeback_files() {
    local IFS=$'\n'
    COMPREPLY=($(compgen -f -- "$word"))
    compopt -o filenames 2>/dev/null
}

# The words that may follow the option $1, in COMPREPLY; false where it takes none.
_takeback_value() {
    local words=
    case $1 in
)";

constexpr std::string_view middle = R"(        *) return 1 ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    return 0
}

_takeback() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local options= tasks= files= task= skip= i
    COMPREPLY=()
    # In --game=chess bash sees three words.
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ -n $skip ]]; then
            [[ ${COMP_WORDS[i]} == = ]] || skip=
        elif [[ ${COMP_WORDS[i]} == -* ]]; then
            _takeback_value "${COMP_WORDS[i]}" && skip=yes
        else
            task=${COMP_WORDS[i]}
            break
        fi
    done
    _takeback_value "$before" && return
    COMPREPLY=()
    case $task in
)";

constexpr std::string_view end = R"(    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    elif [[ -n $files ]]; then
        _takeback_files
    else
        COMPREPLY=($(compgen -W "$tasks" -- "$word"))
    fi
}

complete -F _takeback takeback
)";

std::string value_case(const OptionDescription& option) {
    std::string line = "        " + joined(option.names, "|") + ") ";
    if (option.takes_file()) {
        return line + "_takeback_files; return 0 ;;\n";
    }
    const std::vector<std::string> choices = option.choices();
    return line + (choices.empty() ? "return 0 ;;\n" : "words='" + joined(choices, " ") + "' ;;\n");
}

std::string names_of(const std::vector<OptionDescription>& options) {
    std::string names;
    for (const OptionDescription& option : options) {
        if (option.is_named) {
            names += (names.empty() ? "" : " ") + joined(option.names, " ");
        }
    }
    return names;
}

std::string task_case(const TaskDescription& task, const std::string& options_of_all) {
    const bool takes_files =
        std::any_of(task.options.begin(), task.options.end(),
                    [](const OptionDescription& option) { return !option.is_named && option.takes_file(); });
    return "        " + task.name + ") options='" + options_of_all + ' ' + names_of(task.options) +
           (takes_files ? "' files=yes ;;\n" : "' ;;\n");
}

}  // namespace

std::string bash_completion(const ProgramDescription& description) {
    std::string script{beginning};
    for (const OptionDescription& option : description.all_options()) {
        script += option.value.empty() ? "" : value_case(option);
    }
    script += middle;
    const std::string options_of_all = names_of(description.program.options);
    std::vector<std::string> tasks;
    for (const TaskDescription& task : description.tasks) {
        script += task_case(task, options_of_all);
        tasks.push_back(task.name);
    }
    script += "        '') options='" + options_of_all + "' tasks='" + joined(tasks, " ") + "' ;;\n";
    script += end;
    return script;
}

}  // namespace takeback::pages
