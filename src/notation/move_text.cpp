#include "takeback/notation/move_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "takeback/chess/castling.hpp"
#include "takeback/core/move_list.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/spelled_move.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

/// How near a refused move came to being played: of several pieces that the text may mean, the nearest
/// speaks.
int nearness(Reason reason) {
    constexpr std::array from_far_to_near{Reason::NotOnLine,
                                          Reason::OwnPieceOnTarget,
                                          Reason::Blocked,
                                          Reason::PawnNeedsCapture,
                                          Reason::PawnCannotCaptureForward,
                                          Reason::EnPassantExpired,
                                          Reason::IntoCheck,
                                          Reason::StillInCheck,
                                          Reason::Pinned,
                                          Reason::PromotionRequired,
                                          Reason::PromotionInvalid};
    return static_cast<int>(std::find(from_far_to_near.begin(), from_far_to_near.end(), reason) -
                            from_far_to_near.begin());
}

/// Whether the piece does move like that, and only the king or the promotion stands against it.
bool is_nearly_legal(Reason reason) {
    return reason == Reason::IntoCheck || reason == Reason::StillInCheck || reason == Reason::Pinned ||
           reason == Reason::PromotionRequired || reason == Reason::PromotionInvalid;
}

class Matcher {
public:
    explicit Matcher(const Game& game)
        : game_{game},
          board_{game.position().board},
          us_{game.position().state.side_to_move},
          legal_{game.legal_moves()} {}

    [[nodiscard]] Result<MoveRequest, MoveError> match(const SpelledMove& spelled) const {
        if (spelled.castling) {
            return castle(*spelled.castling);
        }
        if (const auto castling = castling_by_other_square(spelled)) {
            return judge(*castling);
        }
        std::vector<MoveRequest> fitting;
        std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(fitting),
                     [&](MoveRequest request) { return fits(spelled, request); });
        if (fitting.empty()) {
            return explain(spelled);
        }
        if (spelled.captures && !captures(fitting.front())) {
            return MoveError{.refusal = {.reason = Reason::Syntax, .request = fitting.front()},
                             .misspelling = Misspelling::NothingToCapture,
                             .suggestion = fitting.front()};
        }
        if (fitting.size() == 1) {
            return fitting.front();
        }
        const bool one_move = std::all_of(fitting.begin(), fitting.end(), [&](MoveRequest request) {
            return request.from == fitting.front().from;
        });
        const Reason reason = one_move ? Reason::PromotionRequired : Reason::Ambiguous;
        const MoveRequest request{.from = one_move ? fitting.front().from : no_square, .to = spelled.to};
        return MoveError{.refusal = {.reason = reason, .request = request}, .candidates = std::move(fitting)};
    }

private:
    [[nodiscard]] Geometry geometry() const { return board_.geometry(); }

    [[nodiscard]] bool captures(MoveRequest request) const {
        return !game_.rules().build(game_.position(), request).captured.is_none();
    }

    /// Whether that piece can be the one that the text speaks of.
    [[nodiscard]] bool means(const SpelledMove& spelled, Square from) const {
        const bool pawn_push = spelled.kind == Kind::Pawn && !spelled.file;
        const int file =
            pawn_push ? geometry().file(spelled.to) : spelled.file.value_or(geometry().file(from));
        return board_.at(from).is(us_) &&
               (spelled.kind == Kind::None || board_.at(from).kind() == spelled.kind) &&
               geometry().file(from) == file &&
               geometry().rank(from) == spelled.rank.value_or(geometry().rank(from));
    }

    [[nodiscard]] bool fits(const SpelledMove& spelled, MoveRequest request) const {
        const bool castles = chess::castling_of(game_.position(), request).has_value();
        return request.to == spelled.to && means(spelled, request.from) &&
               (!castles || spelled.names_origin()) &&
               (spelled.promotion == Kind::None || spelled.promotion == request.promotion);
    }

    /// O-O and O-O-O. Chess960 finds the rook by its right; where that is lost, no request can name it.
    [[nodiscard]] Result<MoveRequest, MoveError> castle(Wing wing) const {
        const Position& position = game_.position();
        if (const auto castling = chess::castling_on(position, us_, wing)) {
            return judge(castling->request(position.state.castling_rule));
        }
        if (auto over = refusal_if_over()) {
            return MoveError{.refusal = *std::move(over)};
        }
        const auto kings = kings_of<chess::ChessTraits>(board_, us_);
        const Square king = kings.empty() ? no_square : kings.first();
        const auto [how, rook] = chess::lost_right(game_.history(), us_, wing);
        return MoveError{.refusal = {.reason = Reason::CastleRightsLost,
                                     .request = {.from = king, .to = no_square},
                                     .square = rook,
                                     .right_lost = how}};
    }

    /// Castling typed with the square that the other rule names: in standard chess the king's move onto his
    /// rook, "e1h1"; in Chess960 the one to where he arrives, "e1g1", when that is no step of his.
    [[nodiscard]] std::optional<MoveRequest> castling_by_other_square(const SpelledMove& spelled) const {
        const CastlingRule rule = game_.position().state.castling_rule;
        for (const Wing wing : {Wing::King, Wing::Queen}) {
            const auto castling = chess::castling_on(game_.position(), us_, wing);
            if (!castling || !spelled.names_origin() ||
                geometry().square(*spelled.file, *spelled.rank) != castling->king_from ||
                board_.at(castling->king_from) != Piece{us_, Kind::King}) {
                continue;
            }
            const bool onto_rook = board_.at(spelled.to) == Piece{us_, Kind::Rook};
            const int files = geometry().file(castling->king_to) - geometry().file(castling->king_from);
            if (rule == CastlingRule::Standard
                    ? onto_rook && spelled.to == castling->rook_from
                    : !onto_rook && spelled.to == castling->king_to && std::abs(files) > 1) {
                return castling->request(rule);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] Result<MoveRequest, MoveError> judge(MoveRequest request) const {
        if (auto refusal = game_.why_not(request)) {
            return MoveError{.refusal = *std::move(refusal)};
        }
        return request;
    }

    [[nodiscard]] std::optional<Refusal> refusal_if_over() const {
        auto refusal = game_.why_not({});
        return refusal && refusal->reason == Reason::GameOver ? refusal : std::nullopt;
    }

    /// Why no legal move fits.
    [[nodiscard]] MoveError explain(const SpelledMove& spelled) const {
        if (auto over = refusal_if_over()) {
            return {.refusal = *std::move(over)};
        }
        std::optional<MoveError> nearest;
        for (std::size_t i = 0; i < geometry().squares(); ++i) {
            const MoveRequest request{
                .from = Square::at(i), .to = spelled.to, .promotion = spelled.promotion};
            if (!means(spelled, request.from)) {
                continue;
            }
            MoveError error = refuse(request);
            if (!nearest || nearness(error.refusal.reason) > nearness(nearest->refusal.reason)) {
                nearest = std::move(error);
            }
        }
        MoveError error = nearest ? *std::move(nearest) : nobody_there(spelled);
        if (!error.suggestion && spelled.kind == Kind::Pawn && !spelled.file) {
            error.suggestion = pawn_capture_on(spelled.to);
        }
        return error;
    }

    [[nodiscard]] MoveError refuse(MoveRequest request) const {
        if (auto refusal = game_.why_not(request)) {
            return {.refusal = *std::move(refusal)};
        }
        // It fits no text and yet it is legal: castling written as a step of the king, "Kg1".
        return {.refusal = {.reason = Reason::NotOnLine, .request = request, .square = request.to},
                .suggestion = request};
    }

    [[nodiscard]] MoveError nobody_there(const SpelledMove& spelled) const {
        if (spelled.names_origin()) {
            const Square from = geometry().square(*spelled.file, *spelled.rank);
            const bool other_kind = spelled.kind != Kind::None && board_.at(from).is(us_);
            Refusal refusal{.reason = Reason::NoPiece, .request = {.from = from, .to = spelled.to}};
            if (!other_kind) {
                refusal = game_.why_not(refusal.request).value_or(refusal);
            }
            return {.refusal = std::move(refusal), .kind = other_kind ? spelled.kind : Kind::None};
        }
        return {.refusal = {.reason = Reason::NoPiece, .request = {.from = no_square, .to = spelled.to}},
                .kind = spelled.kind};
    }

    [[nodiscard]] std::optional<MoveRequest> pawn_capture_on(Square to) const {
        std::optional<MoveRequest> found;
        for (const MoveRequest request : legal_) {
            const bool is_capture = request.to == to && board_.at(request.from).kind() == Kind::Pawn &&
                                    geometry().file(request.from) != geometry().file(to);
            found = is_capture && !found ? request : found;
        }
        return found;
    }

    const Game& game_;
    const Board& board_;
    Color us_;
    MoveList legal_;
};

/// "Sf3", "Df3": a capital that is no English piece letter, before what would be a move.
bool begins_with_foreign_letter(const std::vector<Glyph>& glyphs) {
    return glyphs.size() > 2 && is_upper(glyphs[0].c) && is_lower(glyphs[1].c) && !kind_of(glyphs[0].c) &&
           glyphs[0].c != 'O';
}

/// The first letter and digit side by side that are no square of the board.
std::optional<std::size_t> find_bad_square(const std::vector<Glyph>& glyphs, Geometry geometry) {
    for (std::size_t i = 0; i + 1 < glyphs.size(); ++i) {
        const char file = to_lower(glyphs[i].c);
        const char rank = glyphs[i + 1].c;
        const bool known = geometry.square(file - 'a', rank - '1') != no_square;
        if (is_lower(file) && is_digit(rank) && !known && !kind_of(glyphs[i].c)) {
            return i;
        }
    }
    return std::nullopt;
}

/// That many characters of what was typed, from that glyph on.
std::string typed_from(std::string_view text, const std::vector<Glyph>& glyphs, std::size_t index,
                       std::size_t count) {
    std::string typed;
    for (const Word character : characters_of({.text = text, .column = 1})) {
        if (character.column >= glyphs[index].column && count > 0) {
            typed += character.text;
            --count;
        }
    }
    return std::string{trimmed(typed)};
}

MoveError misspelled(std::string_view text, const std::vector<Glyph>& glyphs, SpellingFault fault,
                     Geometry geometry) {
    MoveError error{.refusal = {.reason = Reason::Syntax}, .misspelling = Misspelling::NotAMove, .column = 1};
    if (glyphs.empty()) {
        return error;
    }
    std::size_t index = std::min(fault.index, glyphs.size() - 1);
    std::size_t length = std::string::npos;
    if (fault.after_move) {
        error.misspelling = Misspelling::TextAfterMove;
    } else if (begins_with_foreign_letter(glyphs)) {
        error.misspelling = Misspelling::ForeignLetter;
        index = 0;
        length = 1;
    } else if (const auto bad_square = find_bad_square(glyphs, geometry)) {
        error.misspelling = Misspelling::NoSuchSquare;
        index = *bad_square;
        length = 2;
    }
    error.column = glyphs[index].column;
    error.token = typed_from(text, glyphs, index, length);
    return error;
}

/// Whether the piece does make that move, only not now: then no other reading is tried.
bool is_meant_as_typed(const MoveError& error) {
    const Reason reason = error.refusal.reason;
    return is_nearly_legal(reason) || reason == Reason::Ambiguous || reason == Reason::GameOver ||
           error.misspelling == Misspelling::NothingToCapture;
}

}  // namespace

Result<MoveRequest, MoveError> read_move(std::string_view text, const Game& game) {
    const std::vector<Glyph> glyphs = as_ascii(text);
    const Geometry geometry = game.position().board.geometry();
    if (begins_with_foreign_letter(glyphs)) {
        return misspelled(text, glyphs, {}, geometry);
    }
    const Matcher matcher{game};
    const auto as_typed = spell(glyphs, LetterCase::AsTyped);
    std::vector<MoveRequest> readings;
    std::optional<MoveError> error;
    const auto read = [&](const SpelledMove& spelled) {
        auto result = matcher.match(spelled);
        if (result && std::find(readings.begin(), readings.end(), *result) == readings.end()) {
            readings.push_back(*result);
        } else if (!result && (!error || !is_meant_as_typed(*error))) {
            error = error && !is_meant_as_typed(result.error()) ? error : result.error();
        }
    };
    if (as_typed) {
        read(*as_typed);
        if (error) {
            error->two_squares =
                as_typed->kind == Kind::None && trimmed(text).find(' ') != std::string_view::npos;
        }
        if (!readings.empty()) {
            return readings.front();
        }
        if (is_meant_as_typed(*error)) {
            return *error;
        }
    }
    for (const LetterCase letter_case : {LetterCase::FirstIsFile, LetterCase::FirstIsPiece}) {
        if (const auto spelled = spell(glyphs, letter_case)) {
            read(*spelled);
        }
    }
    if (readings.size() == 1) {
        return readings.front();
    }
    if (readings.size() > 1) {
        return MoveError{.refusal = {.reason = Reason::Ambiguous}, .candidates = std::move(readings)};
    }
    return error ? *error : misspelled(text, glyphs, as_typed.error(), geometry);
}

bool looks_like_move(std::string_view text) {
    const std::vector<Glyph> glyphs = as_ascii(text);
    for (std::size_t i = 0; i + 1 < glyphs.size(); ++i) {
        if (is_lower(to_lower(glyphs[i].c)) && is_digit(glyphs[i + 1].c)) {
            return true;
        }
    }
    return static_cast<bool>(spell(glyphs, LetterCase::AsTyped));
}

}  // namespace takeback::notation
