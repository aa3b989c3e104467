#include "takeback/notation/xiangqi_spelling.hpp"

#include <algorithm>
#include <vector>

#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_letters.hpp"
#include "takeback/notation/xiangqi_naming.hpp"
#include "takeback/xiangqi/xiangqi_traits.hpp"
#include "xiangqi_signs.hpp"

namespace takeback::notation {

namespace {

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;

bool is_mark(char c) {
    return c == '+' || c == '-' || c == '*';
}
bool is_file(char c) {
    return c >= '1' && c <= '9';
}
Kind kind_of_sign(char c) {
    const auto piece = xiangqi_piece_of(to_upper(c));
    return piece ? piece->kind() : Kind::None;
}
bool is_man(char c) {
    return kind_of_sign(c) != Kind::None;
}

bool goes_sideways(char man) {
    const Kind kind = kind_of_sign(man);
    return kind != Kind::None && kind != Kind::Advisor && kind != Kind::Elephant && kind != Kind::Horse;
}

/// "C2", "R+", "+R", "2P", "15", "7+", "++".
bool names_man(char first, char second) {
    if (is_man(first)) {
        return is_file(second) || is_mark(second);
    }
    if (is_file(first)) {
        return is_file(second) || is_mark(second) || kind_of_sign(second) == Kind::Pawn;
    }
    return is_mark(first) && (is_file(second) || is_man(second) || (first == second && first != '*'));
}

class Speller {
public:
    Speller(std::string_view text, Ranks ranks)
        : text_{text}, first_rank_{ranks == Ranks::FromOne ? 1 : 0}, signs_{xiangqi_signs(text)} {}

    [[nodiscard]] Result<SpelledXiangqiMove, MoveError> spell() {
        if (const std::size_t from = point_length(0); from > 0) {
            const std::size_t to_begin = from + (at(from) == '-' ? 1 : 0);
            if (const std::size_t to = point_length(to_begin); to > 0) {
                return spell_points(from, to_begin, to_begin + to);
            }
        }
        return spell_signs();
    }

private:
    [[nodiscard]] char at(std::size_t index) const { return index < signs_.size() ? signs_[index].c : '\0'; }

    /// How many signs the point has that begins there, on the board or off it: a letter and one digit or two.
    [[nodiscard]] std::size_t point_length(std::size_t begin) const {
        if (!is_upper(at(begin)) || !is_digit(at(begin + 1))) {
            return 0;
        }
        return is_digit(at(begin + 2)) ? 3 : 2;
    }

    [[nodiscard]] Square point(std::size_t begin, std::size_t end) const {
        int rank = 0;
        for (std::size_t i = begin + 1; i < end; ++i) {
            rank = 10 * rank + (at(i) - '0');
        }
        const bool leading_zero = end - begin == 3 && at(begin + 1) == '0';
        return leading_zero ? no_square : geometry.square(at(begin) - 'A', rank - first_rank_);
    }

    [[nodiscard]] Result<SpelledXiangqiMove, MoveError> spell_points(std::size_t from_end,
                                                                     std::size_t to_begin,
                                                                     std::size_t to_end) const {
        const MoveRequest request{.from = point(0, from_end), .to = point(to_begin, to_end)};
        const Misspelling no_such_point =
            first_rank_ == 1 ? Misspelling::NoSuchPointFromOne : Misspelling::NoSuchSquare;
        if (request.from.is_none()) {
            return fault(no_such_point, 0, from_end);
        }
        if (request.to.is_none()) {
            return fault(no_such_point, to_begin, to_end);
        }
        if (to_end < signs_.size()) {
            return fault(Misspelling::TextAfterMove, to_end, signs_.size());
        }
        return SpelledXiangqiMove{.points = request};
    }

    [[nodiscard]] Result<SpelledXiangqiMove, MoveError> spell_signs() {
        if (goes_sideways(at(0)) && is_file(at(1)) && is_file(at(2))) {  // "C25"
            signs_.insert(signs_.begin() + 2, {.c = '=', .column = signs_[2].column});
        }
        if (is_upper(at(0)) && !is_man(at(0)) && names_man('P', at(1)) && names_way(2)) {
            return fault(Misspelling::ForeignLetter, 0, 1);
        }
        if (!names_man(at(0), at(1)) || !names_way(2)) {
            return fault(Misspelling::NotAMove, 0, signs_.size());
        }
        if (signs_.size() > 4) {
            return fault(Misspelling::TextAfterMove, 4, signs_.size());
        }
        return never_sideways_or(spelled());
    }

    [[nodiscard]] bool names_way(std::size_t begin) const {
        const char sign = at(begin);
        return (sign == '=' || sign == '.' || sign == '+' || sign == '-') && is_file(at(begin + 1));
    }

    [[nodiscard]] SpelledXiangqiMove spelled() const {
        SpelledXiangqiMove move{.kind = Kind::Pawn};
        for (const XiangqiSign& sign : signs_) {
            const Kind kind = kind_of_sign(sign.c);
            move.kind = kind == Kind::None ? move.kind : kind;
            move.signs += kind != Kind::None ? wxf_letter(kind) : sign.c == '.' ? '=' : sign.c;
        }
        return move;
    }

    [[nodiscard]] Result<SpelledXiangqiMove, MoveError> never_sideways_or(SpelledXiangqiMove move) const {
        if (move.signs[2] != '=' || goes_sideways(wxf_letter(move.kind))) {
            return move;
        }
        MoveError error = fault(Misspelling::NeverSideways, 2, 3);
        error.kind = move.kind;
        return error;
    }

    [[nodiscard]] MoveError fault(Misspelling misspelling, std::size_t begin, std::size_t end) const {
        MoveError error{.refusal = {.reason = Reason::Syntax}, .misspelling = misspelling, .column = 1};
        if (begin >= signs_.size()) {
            return error;
        }
        error.column = signs_[begin].column;
        for (const Word character : characters_of({.text = text_, .column = 1})) {
            const bool inside = character.column >= error.column &&
                                (end == signs_.size() || character.column < signs_[end].column);
            error.token += inside ? character.text : "";
        }
        error.token = trimmed(error.token);
        return error;
    }

    std::string_view text_;
    int first_rank_;
    std::vector<XiangqiSign> signs_;
};

}  // namespace

Result<SpelledXiangqiMove, MoveError> spell_xiangqi(std::string_view text, Ranks ranks) {
    return Speller{text, ranks}.spell();
}

}  // namespace takeback::notation
