#include "faults/faulty_run.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/temporary_folder.hpp"

namespace takeback::test {

namespace {

Answer read_answer(std::string_view text) {
    constexpr std::string_view line_key = R"("line":)";
    constexpr std::string_view notice_key = R"(,"notice":")";
    Answer answer{.refused = text.starts_with(R"({"ok":false)"), .whole = std::string{text}};
    const std::size_t number = text.find(line_key);
    EXPECT_NE(number, std::string_view::npos) << text;
    answer.line = std::stoul(std::string{text.substr(number + line_key.size())});
    const std::size_t notice = text.find(notice_key);
    if (notice != std::string_view::npos) {  // it stands last
        answer.notice = text.substr(notice + notice_key.size());
        answer.whole.resize(notice);
        answer.whole += '}';
    }
    return answer;
}

}  // namespace

FaultyRun run_with_fault(const std::string& home, const std::vector<std::string>& arguments,
                         std::string_view script, const Fault& fault) {
    const TemporaryFolder log;
    FaultyRun run;
    run.finished = run_program(
        arguments, script,
        {"XDG_STATE_HOME=" + home, "XDG_CONFIG_HOME=" + home, "TAKEBACK_FAULT_FOLDER=" + fault.folder,
         "TAKEBACK_FAULT_AT=" + std::to_string(fault.at), "TAKEBACK_FAULT_CODE=" + std::to_string(fault.code),
         "TAKEBACK_FAULT_LASTS=" + std::string{fault.lasts ? "1" : "0"},
         "TAKEBACK_FAULT_LINKS=" + std::string{fault.has_links ? "yes" : "none"},
         "TAKEBACK_FAULT_LOG=" + log.file("log")});
    run.failed_call = content_of(log.file("log"));
    return run;
}

std::vector<Answer> answers_of(std::string_view out) {
    std::vector<Answer> answers;
    while (!out.empty()) {
        const std::string_view line = out.substr(0, out.find('\n'));
        answers.push_back(read_answer(line));
        out.remove_prefix(std::min(line.size() + 1, out.size()));
    }
    return answers;
}

}  // namespace takeback::test
