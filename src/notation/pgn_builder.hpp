// PgnBuilder: puts one game together from its tokens: plays every move, and finds what is wrong.
//
// Invariant: `line_` stands behind the last move of the line that is being read. A line that has met a move
// that is none is dead: its tokens are skipped until it is closed. So is a variation that has no move to
// replace. A skipped region may hold variations, of which only the depth is counted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pgn_tree_keeper.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/move_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/notation/record_rules.hpp"

namespace takeback::notation {

/// Whether a tag Game or Variant says so.
[[nodiscard]] bool names_xiangqi(std::string_view game);

class PgnBuilder {
public:
    PgnBuilder(std::size_t number, TextPlace place, GameKind untold, Language language, PgnKeep keep);

    /// Whether the token belongs to this game, and not to the next one.
    [[nodiscard]] bool takes(const PgnToken& token) const {
        return !is_over_ && token.kind != PgnToken::Kind::End &&
               (token.kind != PgnToken::Kind::Tag || takes_tag(token));
    }
    /// Whether ) comes next tells if a result stands inside a variation.
    void take(const PgnToken& token, bool close_follows);
    /// A comment behind the game.
    void take_closing_comment(const PgnToken& token);
    /// The game as far as it was read. `end` is where its text ends.
    [[nodiscard]] PgnReading finish(TextPlace end);

private:
    /// An open variation: the move that it replaces, and the plies before that.
    struct Variation {
        MoveRequest replaced{};
        std::size_t plies = 0;
        TextPlace place{};
    };

    /// A tag that tells where the game starts.
    struct StartTag {
        TextPlace place{};
        std::string value{};
    };

    [[nodiscard]] bool takes_tag(const PgnToken& token) const;
    // Of what few tokens need, nothing is done in the functions that all of them go through.
    [[gnu::cold]] void report_faults(const PgnToken& token);
    void take_tag(const PgnToken& token);
    void take_comment(const PgnToken& token);
    void take_nag(const PgnToken& token);
    void take_move(const PgnToken& token);
    void take_result(const PgnToken& token, bool close_follows);
    void open_variation(const PgnToken& token);
    void skip_variation(TextPlace place) noexcept;
    void close_variation(const PgnToken& token);

    /// Ends the tags.
    void begin_moves() {
        if (!moves_begun_) {
            settle_tags();
        }
    }
    void settle_tags();
    [[nodiscard]] std::optional<GameKind> told_kind() const;
    void take_up_xiangqi();
    void settle_red();
    void set_start(GameKind kind);
    void leave_variation(TextPlace place);
    void settle_result(TextPlace end);

    [[gnu::cold]] [[nodiscard]] bool play_generously(const PgnToken& token);
    [[gnu::cold]] [[nodiscard]] std::optional<MoveRequest> read_generously(const PgnToken& token);
    [[nodiscard]] bool is_right(char mark, bool in_check) const;
    void report_no_move(const PgnToken& token, MoveError error);
    [[nodiscard]] bool is_skipping() const noexcept { return dead_ || skipped_depth_ > 0; }
    /// Whether a move has been read in the line that is being read.
    [[nodiscard]] bool line_has_move() const noexcept {
        return line_.plies() > (variations_.empty() ? 0 : variations_.back().plies);
    }
    [[nodiscard]] bool has_room_for(std::size_t bytes, TextPlace place) {
        const bool has_room = text_ + bytes <= pgn_limits::most_text;
        if (has_room) {
            text_ += bytes;
        } else {
            report(PgnProblem::What::TooMuchText, place, "");
        }
        return has_room;
    }
    [[nodiscard]] Wording wording() const {
        return wording_for(line_.position().board.geometry(), language_);
    }
    [[nodiscard]] std::string numbered(std::string_view move) const;
    [[gnu::cold]] void report(PgnProblem::What what, TextPlace place, std::string_view token,
                              std::string_view detail = "");

    RecordRules rules_;
    GameKind untold_;  // of a game whose tags do not say it
    Language language_;
    PgnReading reading_;
    LineOfPlay line_;
    std::optional<PgnTreeKeeper> tree_;  // where the game is kept
    std::optional<StartTag> fen_;
    std::optional<StartTag> set_up_;
    std::optional<TextPlace> white_place_;  // of the tags White and Red
    std::optional<TextPlace> red_place_;
    std::vector<Variation> variations_;
    std::size_t skipped_depth_ = 0;
    TextPlace skipped_place_;
    std::size_t moves_ = 0;
    std::size_t text_ = 0;
    bool dead_ = false;
    bool event_seen_ = false;
    bool game_seen_ = false;  // the tag
    bool moves_begun_ = false;
    bool is_over_ = false;
};

}  // namespace takeback::notation
