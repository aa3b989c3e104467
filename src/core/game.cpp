#include "takeback/core/game.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <variant>

#include "takeback/core/zobrist.hpp"

namespace takeback {

namespace {

using What = Declaration::What;

const Declaration* last_declaration(std::span<const Command> history) {
    return history.empty() ? nullptr : std::get_if<Declaration>(&history.back());
}

}  // namespace

Game::Game(const Rules& rules) : Game{rules, rules.start_position()} {}

Game::Game(const Rules& rules, const Position& start) : rules_{&rules}, position_{start} {
    assert(start.state.key == zobrist::key_of(start));
}

Status Game::status() const {
    Status status{.side_to_move = position_.state.side_to_move,
                  .in_check = rules_->is_in_check(position_.board, position_.state.side_to_move),
                  .outcome = std::nullopt,
                  .draw_offer = std::nullopt,
                  .claimable_draw = std::nullopt};
    const Declaration* const last = last_declaration(history());
    status.outcome = last != nullptr && last->outcome ? last->outcome : rules_->outcome(position_);
    if (!status.outcome) {
        status.outcome = rules_->automatic_outcome(position_, history());
    }
    if (status.outcome) {
        return status;
    }
    if (last != nullptr && last->what == What::OffersDraw) {
        status.draw_offer = last->by;
    }
    status.claimable_draw = rules_->claimable_draw(position_, history());
    return status;
}

MoveList Game::legal_moves() const {
    MoveList moves;
    if (!status().outcome) {
        Position scratch = position_;  // a question must not touch the game: its trials run on a copy
        rules_->legal_moves(scratch, moves);
    }
    return moves;
}

std::optional<Refusal> Game::why_not(MoveRequest request) const {
    if (std::optional<Refusal> over = refuse_if_over()) {
        over->request = request;
        return over;
    }
    return rules_->refuse(position_, request, history());
}

Result<Move, Refusal> Game::play(MoveRequest request) {
    if (std::optional<Refusal> refusal = why_not(request)) {
        return *std::move(refusal);
    }
    return carry_out(rules_->build(position_, request));
}

Result<Declaration, Refusal> Game::resign(Color who) {
    if (std::optional<Refusal> over = refuse_if_over()) {
        return *std::move(over);
    }
    return carry_out(
        Declaration{.by = who, .what = What::Resigns, .outcome = won_by(opposite(who), Ending::Resignation)});
}

Result<Declaration, Refusal> Game::offer_draw(Color who) {
    if (std::optional<Refusal> over = refuse_if_over()) {
        return *std::move(over);
    }
    if (status().draw_offer) {
        return Refusal{.reason = Reason::DrawAlreadyOffered};
    }
    return carry_out(Declaration{.by = who, .what = What::OffersDraw});
}

Result<Declaration, Refusal> Game::accept_draw() {
    return answer_draw_offer(What::AcceptsDraw);
}

Result<Declaration, Refusal> Game::decline_draw() {
    return answer_draw_offer(What::DeclinesDraw);
}

Result<Declaration, Refusal> Game::answer_draw_offer(Declaration::What answer) {
    if (std::optional<Refusal> over = refuse_if_over()) {
        return *std::move(over);
    }
    const std::optional<Color> offered_by = status().draw_offer;
    if (!offered_by) {
        return Refusal{.reason = Reason::NoDrawOffer};
    }
    Declaration declaration{.by = opposite(*offered_by), .what = answer};
    if (answer == What::AcceptsDraw) {
        declaration.outcome = drawn(Ending::DrawAgreement);
    }
    return carry_out(declaration);
}

Result<Declaration, Refusal> Game::claim_draw(std::optional<MoveRequest> intended) {
    if (std::optional<Refusal> refusal = intended ? why_not(*intended) : refuse_if_over()) {
        return *std::move(refusal);
    }
    const std::optional<Ending> claimable =
        intended ? claimable_after(*intended) : rules_->claimable_draw(position_, history());
    const MoveRequest request = intended.value_or(MoveRequest{});
    if (!claimable) {
        return Refusal{.reason = Reason::NoDrawClaim, .request = request};
    }
    return carry_out(Declaration{.by = position_.state.side_to_move,
                                 .what = What::ClaimsDraw,
                                 .outcome = drawn(*claimable),
                                 .intended = request});
}

std::optional<Ending> Game::claimable_after(MoveRequest intended) const {
    Position after = position_;
    rules_->build(position_, intended).apply(after);
    return rules_->claimable_draw(after, history());
}

Result<Declaration, Refusal> Game::lose_on_time(Color who) {
    if (std::optional<Refusal> over = refuse_if_over()) {
        return *std::move(over);
    }
    const Color other = opposite(who);
    return carry_out(Declaration{.by = who,
                                 .what = What::LosesOnTime,
                                 .outcome = rules_->can_win(position_.board, other)
                                                ? won_by(other, Ending::TimeForfeit)
                                                : drawn(Ending::TimeForfeit)});
}

const Setup& Game::set_position(const Position& position) {
    return set_position(position, *rules_);
}

const Setup& Game::set_position(const Position& position, const Rules& rules) {
    assert(position.state.key == zobrist::key_of(position));
    Setup setup = Setup::between(position_, position);
    setup.prior_rules = rules_;
    setup.next_rules = &rules;
    const Setup& done = carry_out(std::move(setup));
    rules_ = &rules;
    return done;
}

const Command* Game::undo() {
    if (done_ == 0) {
        return nullptr;
    }
    const Command& command = commands_[--done_];
    std::visit([this](const auto& done) { done.undo(position_); }, command);
    if (const Setup* const setup = std::get_if<Setup>(&command)) {
        rules_ = setup->prior_rules;
    }
    return &command;
}

const Command* Game::redo() {
    if (done_ == commands_.size()) {
        return nullptr;
    }
    const Command& command = commands_[done_++];
    std::visit([this](const auto& undone) { undone.apply(position_); }, command);
    if (const Setup* const setup = std::get_if<Setup>(&command)) {
        rules_ = setup->next_rules;
    }
    return &command;
}

bool operator==(const Game& a, const Game& b) {
    return a.rules_ == b.rules_ && a.position_ == b.position_ &&
           std::equal(a.history().begin(), a.history().end(), b.history().begin(), b.history().end());
}

template <typename Done>
const Done& Game::carry_out(Done command) {
    if (done_ == commands_.size()) {
        commands_.emplace_back();  // the only step that can fail, before anything has changed
    }
    commands_[done_] = std::move(command);
    commands_.resize(++done_);  // a new command ends what could be redone
    const Done& done = std::get<Done>(commands_.back());
    done.apply(position_);
    return done;
}

std::optional<Refusal> Game::refuse_if_over() const {
    if (status().outcome) {
        return Refusal{.reason = Reason::GameOver};
    }
    return std::nullopt;
}

}  // namespace takeback
