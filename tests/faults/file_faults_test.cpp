// Every call of the system on the files of a game fails once, in turn, in the real program; and from each on,
// all fail, as on a disk that stays full. What must hold then is what the program does without a fault:
//
// A run with a fault is the run without the commands that were refused. So the game in memory is right and
// goes on; a file is the old one or the new one as a whole; and the journal gives back everything that was
// answered, up to where the player was told that it ends.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "faults/faulty_run.hpp"
#include "support/temporary_folder.hpp"

namespace takeback {
namespace {

namespace fs = std::filesystem;
using test::Answer;
using test::content_of;
using test::Fault;
using test::FaultyRun;
using test::holds;
using test::put;

constexpr std::string_view journal_begun =
    "takeback journal 1\tchess\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\tWhite\tBlack\n";

constexpr int a_half_is_written = 0;  // no errno

struct Scenario {
    std::string name{};
    std::vector<std::string> arguments{};
    std::vector<std::string> script{};  // $ is the folder
    bool has_journal = false;           // of e4 e5, with a torn line, from an earlier day
    bool has_links = true;
};

using Files = std::map<std::string, std::string>;  // contents by name

/// What a run has left behind.
struct World {
    FaultyRun run;
    std::vector<Answer> answers;
    Files files;                       // but for journals
    std::string journal;               // its complete lines
    std::set<std::size_t> refused;     // lines of the script
    std::size_t not_autosaved_at = 0;  // the line with which the player was told so; 0: before the first
    bool autosaves = true;
    bool has_notice = false;
};

std::string replaced(std::string text, const std::string& folder) {
    for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$')) {
        text.replace(at, 1, folder);
    }
    return text;
}

class FileFaults : public testing::Test {
protected:
    void expect_to_survive(const Scenario& scenario) {
        const World full = carry_out(scenario, scenario.script, {});
        ASSERT_EQ(full.run.finished.exit_code, 0) << full.run.finished.err;
        collect_versions(scenario);
        const std::vector<int> codes = TAKEBACK_STARTS_SLOWLY
                                           ? std::vector{EIO, EINTR, a_half_is_written}
                                           : std::vector{EIO,    ENOSPC, EDQUOT, EACCES, EPERM,
                                                         EMFILE, ENOMEM, EROFS,  EINTR,  a_half_is_written};
        for (const int code : codes) {
            try_all(scenario, full, {.folder = folder_.path(), .code = code});
        }
        for (const int code : {EIO, ENOSPC}) {
            try_all(scenario, full, {.folder = folder_.path(), .code = code, .lasts = true});
        }
        print(scenario);
    }

private:
    /// With the first call, the second, ... until a run is over before the fault comes.
    void try_all(const Scenario& scenario, const World& full, Fault fault) {
        fault.has_links = scenario.has_links;
        for (fault.at = 1; !HasFailure(); ++fault.at) {
            const World world = carry_out(scenario, scenario.script, fault);
            const std::string& call = world.run.failed_call;
            if (call.empty()) {
                break;
            }
            SCOPED_TRACE("call " + std::to_string(fault.at) + ", " + call + ", fails with " +
                         std::to_string(fault.code) + (fault.lasts ? " and so do all after it" : "") + '\n' +
                         world.run.finished.out + world.run.finished.err);
            check(scenario, full, world, fault);
            ++runs_;
            points_[call].insert(fault.at);
        }
        EXPECT_GT(fault.at, 10U) << "the calls were not counted";
    }

    void check(const Scenario& scenario, const World& full, const World& world, const Fault& fault) {
        const int code = world.run.finished.exit_code;
        EXPECT_TRUE(code == 0 || code == 1) << code;
        const World& reference = without_refused(scenario, world);
        check_answers(reference, world);
        check_files(full, reference, world, fault);
        check_journal(scenario, reference, world);
        constexpr std::array resumed_calls{"open", "read", "write", "fsync", "ftruncate", "close", "flock"};
        const bool resumed = std::find(resumed_calls.begin(), resumed_calls.end(), world.run.failed_call) !=
                             resumed_calls.end();
        if (fault.code == a_half_is_written || (fault.code == EINTR && resumed)) {
            EXPECT_TRUE(is_as_planned(world)) << "a short or an interrupted call is no fault";
        }
    }

    static bool is_as_planned(const World& world) {
        return world.refused.empty() && world.autosaves && !world.has_notice && !world.answers.empty();
    }

    /// What is done is answered as ever.
    static void check_answers(const World& reference, const World& world) {
        for (const Answer& answer : world.answers) {
            const auto same = std::find_if(reference.answers.begin(), reference.answers.end(),
                                           [&](const Answer& other) { return other.line == answer.line; });
            if (!answer.refused) {
                ASSERT_NE(same, reference.answers.end());
                EXPECT_EQ(answer.whole, same->whole);
            }
        }
    }

    /// What the files hold after each command, and before the first.
    void collect_versions(const Scenario& scenario) {
        for (std::size_t lines = 0; lines <= scenario.script.size(); ++lines) {
            std::vector<std::string> script = scenario.script;
            script.resize(lines);
            for (const auto& [name, content] : carry_out(scenario, script, {}).files) {
                versions_[name].insert(content);
            }
        }
    }

    static bool is_of(const Files& files, const std::string& name, const std::string& content) {
        const auto found = files.find(name);
        return found != files.end() && found->second == content;
    }

    void check_files(const World& full, const World& reference, const World& world, const Fault& fault) {
        for (const auto& [name, content] : world.files) {
            if (name.starts_with(".takeback-")) {
                EXPECT_TRUE(world.run.failed_call == "unlink" || fault.lasts) << "left over";
                continue;
            }
            EXPECT_TRUE(versions_[name].contains(content) || is_of(reference.files, name, content))
                << name << " is neither old nor new:\n"
                << content;
        }
        for (const auto& [name, content] : before_) {
            EXPECT_TRUE(world.files.contains(name)) << name << " is gone";
        }
        if (is_as_planned(world)) {
            for (const auto& [name, content] : full.files) {
                EXPECT_TRUE(is_of(world.files, name, content)) << name;
            }
        }
    }

    void check_journal(const Scenario& scenario, const World& reference, const World& world) {
        if (world.answers.empty()) {  // it could not begin: the last game cannot be taken up now
            EXPECT_TRUE(scenario.has_journal);
            EXPECT_EQ(world.journal, std::string{journal_begun} + "e4\ne5\n");
            return;
        }
        if (world.autosaves) {
            EXPECT_EQ(world.journal, reference.journal);
            return;
        }
        EXPECT_TRUE(reference.journal.starts_with(world.journal)) << world.journal;
        const std::string answered = journal_until(scenario, world);
        EXPECT_TRUE(world.journal.starts_with(answered)) << "what was answered is lost:\n" << world.journal;
        if (std::count(world.journal.begin(), world.journal.end(), '\n') > 1) {
            put_back(world);
            const FaultyRun resumed = test::run_with_fault(folder_.path(), {"run", "--resume"}, "pgn\n", {});
            EXPECT_EQ(resumed.finished.exit_code, 0) << resumed.finished.err;
            EXPECT_FALSE(holds(resumed.finished.out, "cannot be carried out")) << resumed.finished.out;
        }
    }

    /// The journal of the commands before the one with which the player was told that it ends.
    std::string journal_until(const Scenario& scenario, const World& world) {
        std::vector<std::string> script = script_without(scenario, world.refused);
        script.resize(std::min(script.size(), std::max<std::size_t>(world.not_autosaved_at, 1) - 1));
        if (world.not_autosaved_at == 0) {
            return scenario.has_journal ? std::string{journal_begun} + "e4\ne5\n" : "";
        }
        return carry_out(scenario, script, {}).journal;
    }

    static std::vector<std::string> script_without(const Scenario& scenario,
                                                   const std::set<std::size_t>& refused) {
        std::vector<std::string> script = scenario.script;
        for (const std::size_t line : refused) {
            script.at(line - 1) = "# refused";
        }
        return script;
    }

    const World& without_refused(const Scenario& scenario, const World& world) {
        const auto known = references_.find(world.refused);
        if (known != references_.end()) {
            return known->second;
        }
        return references_[world.refused] = carry_out(scenario, script_without(scenario, world.refused), {});
    }

    World carry_out(const Scenario& scenario, const std::vector<std::string>& script, Fault fault) {
        prepare(scenario);
        fault.has_links = scenario.has_links;
        std::string text;
        for (const std::string& line : script) {
            text += replaced(line, folder_.path());
            text += '\n';
        }
        std::vector<std::string> arguments{"run", "--json", "--keep-going"};
        for (const std::string& argument : scenario.arguments) {
            arguments.push_back(replaced(argument, folder_.path()));
        }
        World world;
        world.run = test::run_with_fault(folder_.path(), arguments, text, fault);
        read_answers(world);
        read_files(world);
        return world;
    }

    void prepare(const Scenario& scenario) {
        for (const auto& entry : fs::directory_iterator{folder_.path()}) {
            fs::remove_all(entry.path());
        }
        before_ = {{"old.pgn", "old"}, {"games.pgn", "1. e4 e5 2. Nf3 *\n"}, {"config.ini", "view = auto\n"}};
        for (const auto& [name, content] : before_) {
            put(folder_.file(name), content);
        }
        if (scenario.has_journal) {
            fs::create_directories(folder_.file("takeback/journal"));
            put(folder_.file("takeback/journal/20260101-000000.journal"),
                std::string{journal_begun} + "e4\ne5\nNf");
        }
    }

    /// As the run has left it.
    void put_back(const World& world) {
        fs::remove_all(folder_.file("takeback"));
        fs::create_directories(folder_.file("takeback/journal"));
        put(folder_.file("takeback/journal/1.journal"), world.journal);
    }

    static void read_answers(World& world) {
        world.autosaves = !holds(world.run.finished.err, "not autosaved");
        world.answers = test::answers_of(world.run.finished.out);
        for (const Answer& answer : world.answers) {
            if (answer.refused) {
                world.refused.insert(answer.line);
            }
            if (world.autosaves && holds(answer.notice, "not autosaved")) {
                world.autosaves = false;
                world.not_autosaved_at = answer.line;
            }
            world.has_notice = world.has_notice || holds(answer.notice, ": cannot") ||
                               holds(answer.notice, "the disk may not keep");
        }
    }

    void read_files(World& world) const {
        for (const auto& entry : fs::recursive_directory_iterator{folder_.path()}) {
            const std::string name = entry.path().lexically_relative(folder_.path()).string();
            if (entry.is_regular_file() && !name.starts_with("takeback/journal/")) {
                world.files[name] = content_of(entry.path().string());
            } else if (entry.is_regular_file()) {
                EXPECT_TRUE(world.journal.empty()) << "two journals";
                world.journal = content_of(entry.path().string());
                world.journal.resize(world.journal.rfind('\n') +
                                     1);  // a torn line is dropped when it is read
            }
        }
    }

    /// A row for each call: how often it could fail in this scenario.
    void print(const Scenario& scenario) const {
        std::size_t all = 0;
        std::cout << "| " << scenario.name << " |";
        for (const auto& [call, points] : points_) {
            std::cout << ' ' << call << ' ' << points.size() << ',';
            all += points.size();
        }
        std::cout << " | " << all << " | " << runs_ << " |\n";
    }

    test::TemporaryFolder folder_;
    Files before_;
    std::map<std::string, std::set<std::string>> versions_;  // by name
    std::map<std::set<std::size_t>, World> references_;
    std::map<std::string, std::set<std::size_t>> points_;
    std::size_t runs_ = 0;
};

TEST_F(FileFaults, OfSavingToNewNamesLeaveTheFileWholeOrAbsentAndTheGameAsAnswered) {
    expect_to_survive(
        {.name = "`save` to a new name, with a journal",
         .arguments = {"--autosave"},
         .script = {"e4", "e5", "save $/new.pgn", "undo", "d5", "save $/new.fen", "Nc3", "resign", "pgn"}});
}

TEST_F(FileFaults, OfSavingOverAFileLeaveTheOldOneOrTheNewOne) {
    expect_to_survive(
        {.name = "`save -f` over a file, with a journal",
         .arguments = {"--autosave"},
         .script = {"e4", "save -f $/old.pgn", "e5", "Nf3", "save -f $/old.pgn", "undo", "pgn"}});
}

TEST_F(FileFaults, OfSavingWhereThereAreNoHardLinksLeaveTheFileWholeOrAbsent) {
    expect_to_survive({.name = "`save` where there are no hard links",
                       .script = {"e4", "save $/new.pgn", "e5", "save $/new.fen", "pgn"},
                       .has_links = false});
}

TEST_F(FileFaults, OfLoadingLeaveTheGameAsItWasOrTheOneOfTheFile) {
    expect_to_survive({.name = "`load`, with a journal",
                       .arguments = {"--autosave"},
                       .script = {"d4", "load $/games.pgn", "pgn", "save $/new.pgn"}});
}

TEST_F(FileFaults, OfResumingLoseNothing) {
    expect_to_survive({.name = "`--resume` of a journal with a torn line",
                       .arguments = {"--resume"},
                       .script = {"Nf3", "Nc6", "undo", "pgn"},
                       .has_journal = true});
}

TEST_F(FileFaults, OfTheSettingsLeaveTheOldFileOrTheNewOne) {
    expect_to_survive({.name = "`set`, kept in the file of settings",
                       .arguments = {"--config", "$/config.ini"},
                       .script = {"e4", "set view black", "e5", "pgn"}});
}

}  // namespace
}  // namespace takeback
