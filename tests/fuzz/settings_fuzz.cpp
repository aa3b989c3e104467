// Fuzz target: the settings file, config.ini. The input is the text.
//
// Promises of any text:
// - every setting has an allowed value, whatever stands there, and what is wrong is told in safe lines, 20 at
// most;
// - a setting that is changed in the text has that value when it is read again, and every other setting the
// one that
//   it had; to change it to the value that it was given changes no byte;
// - of the lines of the file only one is another then, or one is added.
#include <string>

#include "invariant.hpp"
#include "takeback/session/settings.hpp"
#include "takeback/session/settings_file.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using session::SettingInfo;
using session::Settings;

void promise_told(std::string_view text, Language language) {
    const session::SettingsReading read = session::read_settings(text, language);
    promise(read.problems.size() <= 20, "problems are limited");
    for (const session::SettingsProblem& problem : read.problems) {
        promise(problem.line >= 1 && problem.column >= 1, "a problem stands in the text", text);
        promise_safe_line(problem.text);
    }
    for (const SettingInfo& info : session::all_settings()) {
        promise(allowed_value(info, read.settings.value(info.setting)).has_value(), "every value is allowed",
                info.key);
    }
}

/// How many lines of the two texts differ; those that one text has more are counted, too.
std::size_t other_lines(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    while (!a.empty() || !b.empty()) {
        count += take_line(a) == take_line(b) ? 0U : 1U;
    }
    return count;
}

void promise_changed(std::string_view text, const Settings& before, const SettingInfo& info,
                     const std::string& value) {
    const std::string changed = with_setting(text, info, value);
    const Settings after = session::read_settings(changed).settings;
    for (const SettingInfo& each : session::all_settings()) {
        const std::string& wanted = &each == &info ? value : before.value(each.setting);
        promise(after.value(each.setting) == wanted, "one setting is changed, and no other", changed);
    }
    promise(with_setting(changed, info, value) == changed, "a setting that is there already is left",
            changed);
    promise(other_lines(text, changed) <= 1, "one line is changed, and no other", changed);
}

void run(std::string_view text) {
    promise_told(text, text.size() % 2 == 0 ? Language::English : Language::Chinese);
    const Settings before = session::read_settings(text).settings;
    for (const SettingInfo& info : session::all_settings()) {
        const auto choices = session::allowed_choices(info);
        if (!choices.empty()) {
            promise_changed(text, before, info, choices[text.size() % choices.size()]);
        }
    }
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
