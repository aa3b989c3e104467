// The part of the builder that is done once the tags are complete: which game it is, and where it starts.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "pgn_builder.hpp"
#include "takeback/notation/game_fen.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

std::string describe_all(const std::vector<FenFault>& faults, Language language) {
    return shown(join(texts_of(faults), template_of(language, "; "_msg)), 1000);
}

bool is_any_of(std::string_view text, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), text) != names.end();
}

/// The tag Variant is no part of the PGN standard, but it is what games of Chess960 are marked by.
CastlingRule castling_of(std::string_view variant) {
    return is_any_of(to_lower(variant), {"chess960", "chess 960", "fischerandom"}) ? CastlingRule::Chess960
                                                                                   : CastlingRule::Standard;
}

/// Of the tag Format, where Chinese is usual. UCCI writes the points of ICCS.
XiangqiNotation notation_told_by(std::string_view format) {
    const std::string name = to_lower(trimmed(format));
    return is_any_of(name, {"iccs", "ucci"}) ? XiangqiNotation::Iccs
           : name == "wxf"                   ? XiangqiNotation::Wxf
                                             : XiangqiNotation::Chinese;
}

}  // namespace

/// xqbase: "Chinese Chess" is the tag Game of xiangqi.
bool names_xiangqi(std::string_view game) {
    return is_any_of(to_lower(trimmed(game)), {"chinese chess", "xiangqi", "中国象棋", "中國象棋", "象棋"});
}

/// The tags are complete: they say which game it is, and where it starts.
void PgnBuilder::settle_tags() {
    moves_begun_ = true;
    if (set_up_ && set_up_->value != (fen_ ? "1" : "0")) {
        report(What::SetUpMismatch, set_up_->place, set_up_->value);
    }
    const std::optional<GameKind> told = told_kind();
    const GameKind kind = told.value_or(untold_);
    reading_.is_kind_told = told.has_value();
    if (kind.game == Terms::Xiangqi) {
        take_up_xiangqi();
    }
    if (fen_) {
        set_start(kind);
    }
}

/// Nothing where the tags leave it open.
std::optional<GameKind> PgnBuilder::told_kind() const {
    const PgnTags& tags = reading_.game.tags;
    const auto variant = tags.value("Variant");
    const auto by_fen = fen_ ? game_told_by_fen(fen_->value) : std::nullopt;
    if (names_xiangqi(tags.value("Game").value_or("")) || names_xiangqi(variant.value_or("")) ||
        by_fen == Terms::Xiangqi) {
        return GameKind{.game = Terms::Xiangqi};
    }
    if (variant) {
        return GameKind{.castling = castling_of(*variant)};
    }
    return by_fen ? std::optional{GameKind{.castling = untold_.castling}} : std::nullopt;
}

/// Game and Format are no tags of the game: they follow from it, and from how it is written.
void PgnBuilder::take_up_xiangqi() {
    PgnTags& tags = reading_.game.tags;
    reading_.style = {.notation = notation_told_by(tags.value("Format").value_or(""))};
    tags.remove("Game");
    tags.remove("Format");
    settle_red();
    const Rules& rules = rules_.of(Terms::Xiangqi);
    reading_.game.start = rules.start_position();
    line_ = LineOfPlay{rules, reading_.game.start};
}

/// Red, who moves first, is called White in chess. Where both are named, the first one holds.
void PgnBuilder::settle_red() {
    PgnTags& tags = reading_.game.tags;
    const std::string red{tags.value("Red").value_or("?")};
    tags.remove("Red");
    if (red == "?") {
        return;
    }
    const bool both = tags.says_something("White");
    const bool red_holds =
        !both || (red_place_->line < white_place_->line ||
                  (red_place_->line == white_place_->line && red_place_->column < white_place_->column));
    if (both) {
        report(What::RepeatedTag, red_holds ? *white_place_ : *red_place_, red_holds ? "White" : "Red");
    }
    if (red_holds) {
        static_cast<void>(tags.set("White", red));
    }
}

void PgnBuilder::set_start(GameKind kind) {
    PgnGame& game = reading_.game;
    const bool fits = fen_->value.size() <= pgn_limits::longest_fen;
    const auto fen = read_game_fen(fits ? fen_->value : "", kind, FenMode::Lenient, language_);
    if (!fen) {
        const std::string detail = fits ? describe_all(fen.error(), language_)
                                        : in_words(language_, "it has more than 255 bytes"_msg);
        report(What::BadFen, fen_->place, fen_->value, detail);
        game.unreadable_fen = fen_->value;
        dead_ = true;
        return;
    }
    if (!fen->repairs.empty()) {
        report(What::FenRepaired, fen_->place, fen_->value, describe_all(fen->repairs, language_));
    }
    game.start = fen->position;
    line_ = LineOfPlay{rules_.of(game.start), game.start};
}

}  // namespace takeback::notation
