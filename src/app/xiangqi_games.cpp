#include "xiangqi_games.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <utility>

#include "takeback/notation/text.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::app {

namespace {

using xiangqi::Options;
using xiangqi::RepetitionRule;

constexpr std::array repetitions{std::pair{"check", RepetitionRule::PerpetualCheck},
                                 std::pair{"wxf", RepetitionRule::Wxf},
                                 std::pair{"draw", RepetitionRule::Draw}};
constexpr std::array limits{std::pair{"120", std::optional<std::uint32_t>{120}},
                            std::pair{"100", std::optional<std::uint32_t>{100}},
                            std::pair{"off", std::optional<std::uint32_t>{}}};

struct RuleBookOfOptions {
    explicit RuleBookOfOptions(const Options& by) : options{by}, rules{by} {}

    Options options;
    XiangqiRules rules;
};

/// Every repetition with every limit.
const std::deque<RuleBookOfOptions>& rule_books() {
    static const auto books = [] {
        std::deque<RuleBookOfOptions> all;  // which never moves what it holds
        for (const auto& [repetition_name, repetition] : repetitions) {
            for (const auto& [limit_name, limit] : limits) {
                all.emplace_back(Options{.natural_limit = limit, .repetition = repetition});
            }
        }
        return all;
    }();
    return books;
}

}  // namespace

const Rules& xiangqi_rules(const Options& options) {
    const auto& books = rule_books();
    return std::find_if(books.begin(), books.end(), [&](const auto& book) { return book.options == options; })
        ->rules;
}

std::optional<Options> read_xiangqi_options(std::string_view words) {
    Options options;
    bool repetition_is_named = false;
    bool limit_is_named = false;
    for (const notation::Word& word : notation::words_of(words)) {
        const std::string name = notation::to_lower(word.text);
        const auto has_name = [&name](const auto& choice) { return choice.first == name; };
        const auto* const repetition = std::find_if(repetitions.begin(), repetitions.end(), has_name);
        const auto* const limit = std::find_if(limits.begin(), limits.end(), has_name);
        if (repetition != repetitions.end() && !std::exchange(repetition_is_named, true)) {
            options.repetition = repetition->second;
        } else if (limit != limits.end() && !std::exchange(limit_is_named, true)) {
            options.natural_limit = limit->second;
        } else {
            return std::nullopt;
        }
    }
    return options;
}

std::string write_xiangqi_options(const Options& options) {
    std::string text;
    for (const auto& [name, repetition] : repetitions) {
        text += repetition == options.repetition && repetition != Options{}.repetition ? name : "";
    }
    for (const auto& [name, limit] : limits) {
        if (limit == options.natural_limit && limit != Options{}.natural_limit) {
            text += text.empty() ? "" : " ";
            text += name;
        }
    }
    return text;
}

notation::XiangqiNotation xiangqi_notation_called(std::string_view name) noexcept {
    using notation::XiangqiNotation;
    return name == "wxf"           ? XiangqiNotation::Wxf
           : name == "chinese"     ? XiangqiNotation::Chinese
           : name == "traditional" ? XiangqiNotation::ChineseTraditional
                                   : XiangqiNotation::Iccs;
}

std::optional<Options> xiangqi_options_of(const Rules& rules) {
    for (const RuleBookOfOptions& book : rule_books()) {
        if (&book.rules == &rules) {
            return book.options;
        }
    }
    return std::nullopt;
}

}  // namespace takeback::app
