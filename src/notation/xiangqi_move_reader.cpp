#include "takeback/notation/xiangqi_move_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_naming.hpp"
#include "takeback/notation/xiangqi_spelling.hpp"
#include "xiangqi_signs.hpp"

namespace takeback::notation {

namespace {

/// Which names of a man are tried, one after the other: the first that any man has decides who is meant.
enum class Names : std::uint8_t { OfTheStyle, OfAnySystem, Loose };

/// How near a refused move came to being played: of several that the text may mean, the nearest speaks.
int nearness(Reason reason) {
    const auto is_any_of = [reason](auto... reasons) { return ((reason == reasons) || ...); };
    if (is_any_of(Reason::Pinned, Reason::StillInCheck, Reason::IntoCheck, Reason::FlyingGeneral)) {
        return 2;
    }
    return is_any_of(Reason::LegBlocked, Reason::EyeBlocked, Reason::Blocked, Reason::CannonNeedsScreen) ? 1
                                                                                                         : 0;
}

class Matcher {
public:
    Matcher(const Game& game, XiangqiStyle style)
        : game_{game},
          board_{game.position().board},
          us_{game.position().state.side_to_move},
          style_{style} {}

    [[nodiscard]] Result<MoveRequest, MoveError> match(const SpelledXiangqiMove& spelled) const {
        if (spelled.points) {
            return judge({*spelled.points});
        }
        for (const Names names : {Names::OfTheStyle, Names::OfAnySystem, Names::Loose}) {
            if (const std::vector<MoveRequest> meant = meant_by(spelled.signs, names); !meant.empty()) {
                return judge(meant);
            }
        }
        return no_such_way(spelled);
    }

private:
    /// Every man of ours who is called so, with the point that the rest of the text says, legal or not.
    [[nodiscard]] std::vector<MoveRequest> meant_by(std::string_view signs, Names names) const {
        std::vector<MoveRequest> meant;
        for (const Square man : men_called(signs.substr(0, 2), names)) {
            for (std::size_t i = 0; i < board_.geometry().squares(); ++i) {
                const MoveRequest request{.from = man, .to = Square::at(i)};
                if (naming_.way(request) == signs.substr(2)) {
                    meant.push_back(request);
                }
            }
        }
        return meant;
    }

    [[nodiscard]] std::vector<Square> men_called(std::string_view name, Names names) const {
        std::vector<Square> men;
        for (std::size_t i = 0; i < board_.geometry().squares(); ++i) {
            const Square square = Square::at(i);
            if (!board_.at(square).is(us_)) {
                continue;
            }
            const std::vector<std::string> known = names_of(square, names);
            if (std::find(known.begin(), known.end(), name) != known.end()) {
                men.push_back(square);
            }
        }
        return men;
    }

    [[nodiscard]] std::vector<std::string> names_of(Square man, Names names) const {
        switch (names) {
            case Names::OfTheStyle: return {naming_.in_style(man, style_.notation)};
            case Names::OfAnySystem:
                return {naming_.wxf(man), naming_.ranked_wxf(man), naming_.chinese(man),
                        naming_.counted_across(man)};
            case Names::Loose: return naming_.loosely(man);
        }
        return {};
    }

    /// The only one of them that is legal, or why none is.
    [[nodiscard]] Result<MoveRequest, MoveError> judge(const std::vector<MoveRequest>& meant) const {
        std::vector<MoveRequest> legal;
        std::optional<Refusal> nearest;
        for (const MoveRequest request : meant) {
            auto refusal = game_.why_not(request);
            if (!refusal) {
                legal.push_back(request);
            } else if (!nearest || nearness(refusal->reason) > nearness(nearest->reason)) {
                nearest = std::move(refusal);
            }
        }
        if (legal.size() == 1) {
            return legal.front();
        }
        if (legal.empty()) {
            return MoveError{.refusal = *std::move(nearest)};
        }
        return MoveError{.refusal = {.reason = Reason::Ambiguous}, .candidates = std::move(legal)};
    }

    /// There is no such man, or his kind never goes like that.
    [[nodiscard]] MoveError no_such_way(const SpelledXiangqiMove& spelled) const {
        if (auto over = game_.why_not({}); over && over->reason == Reason::GameOver) {
            return {.refusal = *std::move(over)};
        }
        const std::string_view name = std::string_view{spelled.signs}.substr(0, 2);
        for (const Names names : {Names::OfTheStyle, Names::OfAnySystem, Names::Loose}) {
            if (const std::vector<Square> men = men_called(name, names); !men.empty()) {
                return {.refusal = {.reason = Reason::NotOnLine,
                                    .request = {.from = men.front(), .to = no_square}}};
            }
        }
        return {.refusal = {.reason = Reason::NoPiece}, .kind = spelled.kind};
    }

    const Game& game_;
    const Board& board_;
    Color us_;
    XiangqiStyle style_;
    XiangqiNaming naming_{board_, us_};
};

/// The legal move that the text would be in the other count of ranks, as other programs have it.
std::optional<MoveRequest> meant_otherwise(std::string_view text, const Game& game, Ranks ranks) {
    const auto spelled = spell_xiangqi(text, ranks == Ranks::FromOne ? Ranks::FromZero : Ranks::FromOne);
    if (!spelled || !spelled->points || game.why_not(*spelled->points)) {
        return std::nullopt;
    }
    return *spelled->points;
}

}  // namespace

Result<MoveRequest, MoveError> read_xiangqi_move(std::string_view text, const Game& game,
                                                 XiangqiStyle style) {
    const auto spelled = spell_xiangqi(text, style.ranks);
    if (!spelled) {
        return spelled.error();
    }
    auto read = Matcher{game, style}.match(*spelled);
    if (read || !spelled->points) {
        return read;
    }
    MoveError error = read.error();
    error.suggestion = meant_otherwise(text, game, style.ranks);
    return error;
}

bool looks_like_xiangqi_move(std::string_view text) {
    const std::vector<XiangqiSign> signs = xiangqi_signs(text);
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const bool chinese_man = is_lower(signs[i].c);
        const bool point = i + 1 < signs.size() && is_upper(signs[i].c) && is_digit(signs[i + 1].c);
        if (chinese_man || point) {
            return true;
        }
    }
    return static_cast<bool>(spell_xiangqi(text, Ranks::FromZero));
}

}  // namespace takeback::notation
