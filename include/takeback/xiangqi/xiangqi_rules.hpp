// XiangqiRules: the rule book of xiangqi, Chinese chess. Color::White is red, who moves first.
//
//     const XiangqiRules rules;
//     Game game{rules};
#pragma once

#include "takeback/core/rule_book.hpp"
#include "takeback/xiangqi/options.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"

namespace takeback {

extern template class RuleBook<xiangqi::XiangqiTraits>;  // compiled once, in xiangqi_rules.cpp

class XiangqiRules final : public RuleBook<xiangqi::XiangqiTraits> {
public:
    explicit XiangqiRules(const xiangqi::Options& options = {}) noexcept
        : RuleBook{xiangqi::XiangqiTraits{.options = options}} {}

    [[nodiscard]] Position start_position() const override;
};

}  // namespace takeback
