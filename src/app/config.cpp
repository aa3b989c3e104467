#include "config.hpp"

#include "console.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/paths.hpp"
#include "takeback/session/settings_file.hpp"

namespace takeback::app {

namespace {

session::Settings settings_in(const std::string& path, Language language) {
    const auto reading = session::load_settings(path, language);
    if (!reading) {
        write_error(in_words(language, "The settings are left out: {why}."_msg,
                             {{"why", describe(reading.error(), language)}}) +
                    '\n');
        return {};
    }
    for (const session::SettingsProblem& problem : reading->problems) {
        std::string warning = notation::shown(path, notation::all_of_it);
        warning += ':' + std::to_string(problem.line) + ':' + std::to_string(problem.column) + ": ";
        warning += in_words(language, "warning: {message}"_msg, {{"message", problem.text}});
        write_error(warning += '\n');
    }
    return reading->settings;
}

}  // namespace

std::optional<std::string> config_file_of(const Options& options, const Terminal& terminal) {
    const bool somebody_plays = options.task == Task::Play && terminal.is_interactive();
    return options.config || !somebody_plays ? options.config : session::find_paths().config_file;
}

session::Settings settings_of(const Options& options, const std::optional<std::string>& config_file) {
    session::Settings settings =
        config_file ? settings_in(*config_file, options.language) : session::Settings{};
    for (const auto& [key, value] : options.settings) {
        static_cast<void>(settings.set(key, value));  // the command line has taken allowed values only
    }
    return settings;
}

}  // namespace takeback::app
