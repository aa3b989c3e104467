#include <utility>

#include "shell_completions.hpp"

namespace takeback::pages {

namespace {

constexpr std::string_view beginning = R"(#compdef takeback
# Completion of takeback for zsh, made from its command line.

_takeback() {
    local curcontext=$curcontext state line ret=1
    typeset -A opt_args
    local -a everywhere tasks
)";

constexpr std::string_view middle =
    R"(    _arguments -C $everywhere '1:command:->task' '*::argument:->argument' && ret=0
    case $state in
        task) _describe -t commands command tasks && ret=0 ;;
        argument)
            curcontext=${curcontext%:*}-$words[1]:
            case $words[1] in
)";

constexpr std::string_view end = R"(            esac
            ;;
    esac
    return ret
}

if [[ $funcstack[1] == _takeback ]]; then
    _takeback "$@"
else
    compdef _takeback takeback
fi
)";

/// A text inside a specification of _arguments, which is inside quotes.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char byte : text) {
        if (byte == '\'') {
            safe += "'\\''";
            continue;
        }
        if (byte == ':' || byte == '[' || byte == ']' || byte == '\\') {
            safe += '\\';
        }
        safe += byte;
    }
    return safe;
}

/// ":FILE:_files", ":value:(auto always never)", ":NAME: ".
std::string value_of(const OptionDescription& option) {
    if (option.takes_file()) {
        return ':' + option.value + ":_files";
    }
    const std::vector<std::string> choices = option.choices();
    return choices.empty() ? ':' + escaped(option.value) + ": " : ":value:(" + joined(choices, " ") + ')';
}

std::string specification(const OptionDescription& option, std::size_t position) {
    if (!option.is_named) {
        return '\'' + (option.repeats ? "*" : std::to_string(position)) + value_of(option) + '\'';
    }
    std::vector<std::string> others = option.excludes;
    others.insert(others.end(), option.names.begin(), option.names.end());
    const std::string excluded = '(' + joined(others, " ") + ')';
    const std::string text = '[' + escaped(option.text) + ']';
    const std::string value = option.value.empty() ? "" : value_of(option);
    std::vector<std::string> all;
    for (const std::string& name : option.names) {
        const std::string_view equals = value.empty() ? "" : name.starts_with("--") ? "=" : "+";
        std::string one{'\''};
        one.append(excluded).append(name).append(equals).append(text).append(value) += '\'';
        all.push_back(std::move(one));
    }
    return joined(all, " ");
}

std::string specifications(const std::vector<OptionDescription>& options, const std::string& before) {
    std::string all;
    std::size_t position = 0;
    for (const OptionDescription& option : options) {
        position += option.is_named ? 0 : 1;
        all += before + specification(option, position);
    }
    return all;
}

}  // namespace

std::string zsh_completion(const ProgramDescription& description) {
    std::string script{beginning};
    script += "    everywhere=(" + specifications(description.program.options, "\n        ") + "\n    )\n";
    script += "    tasks=(\n";
    for (const TaskDescription& task : description.tasks) {
        script += "        '" + task.name + ':' + escaped(task.text) + "'\n";
    }
    script += "    )\n";
    script += middle;
    for (const TaskDescription& task : description.tasks) {
        script += "                " + task.name + ") _arguments $everywhere";
        script += specifications(task.options, " \\\n                    ");
        script += " && ret=0 ;;\n";
    }
    script += end;
    return script;
}

}  // namespace takeback::pages
