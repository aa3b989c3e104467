#include "takeback/xiangqi/conduct.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "takeback/core/board.hpp"
#include "takeback/xiangqi/threats.hpp"

namespace takeback::xiangqi {

namespace {

/// Where the men of an earlier board stand at the end of the cycle: what tells them apart.
class Identities {
public:
    Identities() noexcept {
        for (std::size_t i = 0; i < at_end_.size(); ++i) {
            at_end_[i] = Square::at(i);
        }
    }

    [[nodiscard]] Square of(Square square) const noexcept { return at_end_[square.index()]; }

    /// The man whom the move brought is back where he came from.
    void take_back(MoveRequest move) noexcept {
        std::swap(at_end_[move.from.index()], at_end_[move.to.index()]);
    }

private:
    std::array<Square, Board::capacity> at_end_;
};

void identify(std::vector<Threat>& threats, const Identities& identities) {
    for (Threat& threat : threats) {
        threat.by = identities.of(threat.by);
        threat.on = identities.of(threat.on);
    }
}

bool has_pair(const std::vector<Threat>& threats, const Threat& sought) {
    return std::any_of(threats.begin(), threats.end(), [&](const Threat& threat) {
        return threat.by == sought.by && threat.on == sought.on;
    });
}

void add_chaser(std::vector<Chase>& chases, const Threat& threat) {
    const auto same =
        std::find_if(chases.begin(), chases.end(), [&](const Chase& c) { return c.chased == threat.on; });
    Chase& chase =
        same != chases.end() ? *same : chases.emplace_back(Chase{.chased = threat.on, .chasers = {}});
    if (std::find(chase.chasers.begin(), chase.chasers.end(), threat.by) == chase.chasers.end()) {
        chase.chasers.push_back(threat.by);
    }
}

/// What the move before the position threatens anew. Takes it back.
std::vector<Chase> chases_by(const Move& move, const Rules& rules, Position& position,
                             Identities& identities) {
    const Color mover = move.prior.side_to_move;
    std::vector<Threat> now = threats_of(rules, position, mover);
    identify(now, identities);
    move.undo(position);
    identities.take_back(move.request);
    std::vector<Threat> could_take = captures_of(rules, position, mover);
    std::vector<Threat> threatened = threats_of(rules, position, mover);
    identify(could_take, identities);
    identify(threatened, identities);
    std::vector<Chase> chases;
    for (const Threat& threat : now) {
        const bool binds_the_guard = threat.guard_is_bound && !has_pair(threatened, threat);
        if (binds_the_guard || !has_pair(could_take, threat)) {
            add_chaser(chases, threat);
        }
    }
    return chases;
}

/// The men in both, each with all of his chasers.
std::vector<Chase> chased_in_both(const std::vector<Chase>& some, const std::vector<Chase>& others) {
    std::vector<Chase> both;
    for (const Chase& chase : some) {
        const auto other = std::find_if(others.begin(), others.end(),
                                        [&](const Chase& c) { return c.chased == chase.chased; });
        if (other == others.end()) {
            continue;
        }
        for (const auto* const part : {&chase, &*other}) {
            for (const Square chaser : part->chasers) {
                add_chaser(both, {.by = chaser, .on = chase.chased});
            }
        }
    }
    return both;
}

/// What has been seen of one side so far.
struct Record {
    bool always_checks = true;
    std::optional<std::vector<Chase>> chases{};  ///< nothing until the first move

    void add(std::vector<Chase> more) { chases = chases ? chased_in_both(*chases, more) : std::move(more); }
    [[nodiscard]] bool may_chase() const noexcept { return !chases || !chases->empty(); }
    [[nodiscard]] Conduct conduct() const {
        return {.always_checks = always_checks, .chases = chases.value_or(std::vector<Chase>{})};
    }
};

}  // namespace

std::array<Conduct, 2> conduct_in(const Rules& rules, Position position, std::span<const Move* const> cycle,
                                  bool with_chases) {
    std::array<Record, 2> records;
    Identities identities;
    for (const Move* const move : cycle) {
        Record& record = records[static_cast<std::size_t>(move->prior.side_to_move)];
        const bool checks = rules.is_in_check(position.board, position.state.side_to_move);
        record.always_checks = record.always_checks && checks;
        if (with_chases && !checks && record.may_chase()) {
            record.add(chases_by(*move, rules, position, identities));
        } else {
            record.add({});  // a check is no chase
            move->undo(position);
            identities.take_back(move->request);
        }
    }
    return {records[0].conduct(), records[1].conduct()};
}

}  // namespace takeback::xiangqi
