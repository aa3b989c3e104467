#include "program_description.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "command_line.hpp"

namespace takeback::pages {

namespace {

/// What CLI11 writes as ":{auto,always,never}" looks like every other choice: "auto|always|never".
std::string plain_value(const CLI::Option& option) {
    std::string value = option.get_option_text().empty() ? option.get_type_name() : option.get_option_text();
    if (value.starts_with(":{")) {
        value = value.substr(2, value.size() - 3);
        std::replace(value.begin(), value.end(), ',', '|');
    }
    return value;
}

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) {
        names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    return option.get_positional() ? std::vector{option.get_name()} : names;
}

std::vector<std::string> excludes_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const CLI::Option* const other : option.get_excludes()) {
        names.push_back(other->get_name());
    }
    std::sort(names.begin(), names.end());  // CLI11 keeps them by address
    return names;
}

TaskDescription describe(const CLI::App& app) {
    TaskDescription task{app.get_name(), app.get_description(), app.get_footer(), {}};
    for (const CLI::Option* const option : app.get_options()) {
        task.options.push_back({.names = names_of(*option),
                                .value = plain_value(*option),
                                .text = option->get_description(),
                                .excludes = excludes_of(*option),
                                .is_named = !option->get_positional(),
                                .is_required = option->get_required(),
                                .repeats = option->get_positional() && option->get_expected_max() > 1});
    }
    return task;
}

}  // namespace

std::vector<std::string> OptionDescription::choices() const {
    std::vector<std::string> found;
    for (std::string_view rest = value; value.find('|') != std::string::npos && !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find_first_of("|' "));
        if (!word.empty()) {
            found.emplace_back(word);
        }
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
    return found;
}

bool OptionDescription::takes_file() const noexcept {
    return value == "FILE" || value == "IN" || value == "OUT";
}

std::vector<OptionDescription> ProgramDescription::all_options() const {
    std::vector<OptionDescription> all = program.options;
    for (const TaskDescription& task : tasks) {
        for (const OptionDescription& option : task.options) {
            const auto is_same = [&](const OptionDescription& other) { return other.names == option.names; };
            if (option.is_named && std::none_of(all.begin(), all.end(), is_same)) {
                all.push_back(option);
            }
        }
    }
    return all;
}

ProgramDescription describe_program(Language language) {
    std::vector<TaskDescription> described;
    app::show_command_line(language, [&](const CLI::App& app) { described.push_back(describe(app)); });
    ProgramDescription description{described.front(), {}};
    description.tasks.assign(described.begin() + 1, described.end());
    for (TaskDescription& task : description.tasks) {
        std::erase_if(task.options,
                      [](const OptionDescription& option) { return option.name() == "--help"; });
    }
    return description;
}

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string all;
    for (const std::string& text : texts) {
        all += all.empty() ? "" : between;
        all += text;
    }
    return all;
}

}  // namespace takeback::pages
