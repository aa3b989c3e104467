#include "takeback/notation/xiangqi_move_text.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include "takeback/notation/iccs.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_naming.hpp"

namespace takeback::notation {

namespace {

using Numerals = std::array<std::string_view, 9>;
constexpr Numerals chinese_numerals{"一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr Numerals full_width_numerals{"１", "２", "３", "４", "５", "６", "７", "８", "９"};
constexpr Numerals ascii_numerals{"1", "2", "3", "4", "5", "6", "7", "8", "9"};

std::string_view numeral(const Numerals& numerals, char digit) {
    return '1' <= digit && digit <= '9' ? numerals.at(static_cast<std::size_t>(digit - '1')) : "";
}

/// A word of red, of black, and both as Hong Kong and Taiwan write them.
struct InScripts {
    std::string_view red;
    std::string_view black;
    std::string_view red_traditional;
    std::string_view black_traditional;
};

constexpr InScripts man_of(char letter) {
    switch (letter) {
        case 'K': return {"帅", "将", "帥", "將"};
        case 'A': return {"仕", "士", "仕", "士"};
        case 'E': return {"相", "象", "相", "象"};
        case 'H': return {"马", "马", "馬", "馬"};
        case 'R': return {"车", "车", "車", "車"};
        case 'C': return {"炮", "炮", "炮", "炮"};
        case 'P': return {"兵", "卒", "兵", "卒"};
        case '+': return {"前", "前", "前", "前"};
        case '*': return {"中", "中", "中", "中"};
        case '-': return {"后", "后", "後", "後"};
        default: return {};
    }
}

constexpr InScripts way_of(char sign) {
    switch (sign) {
        case '=': return {"平", "平", "平", "平"};
        case '+': return {"进", "进", "進", "進"};
        case '-': return {"退", "退", "退", "退"};
        default: return {};
    }
}

/// Puts the signs of a move into words.
class Translator {
public:
    Translator(Color us, XiangqiStyle style)
        : us_{us}, style_{style}, numerals_{numerals_for(us, style.black_digits)} {}

    [[nodiscard]] std::string translate(std::string_view man, std::string_view way) const {
        std::string text{is_digit(man[0]) ? numeral(chinese_numerals, man[0]) : in_script(man_of(man[0]))};
        text += is_digit(man[1]) ? numeral(numerals_, man[1]) : in_script(man_of(man[1]));
        text += in_script(way_of(way[0]));
        return text += numeral(numerals_, way[1]);
    }

private:
    static const Numerals& numerals_for(Color us, BlackDigits black_digits) {
        if (us == Color::White) {
            return chinese_numerals;
        }
        return black_digits == BlackDigits::FullWidth ? full_width_numerals : ascii_numerals;
    }

    [[nodiscard]] std::string_view in_script(const InScripts& word) const {
        if (style_.notation == XiangqiNotation::ChineseTraditional) {
            return us_ == Color::White ? word.red_traditional : word.black_traditional;
        }
        return us_ == Color::White ? word.red : word.black;
    }

    Color us_;
    XiangqiStyle style_;
    const Numerals& numerals_;
};

std::string dashed(MoveRequest request, Ranks ranks) {
    std::string text = iccs(request.from, ranks) + '-' + iccs(request.to, ranks);
    for (char& c : text) {
        c = to_upper(c);
    }
    return text;
}

}  // namespace

std::string write_xiangqi_move(const Position& position, MoveRequest request, XiangqiStyle style) {
    const Color us = position.state.side_to_move;
    const XiangqiNaming naming{position.board, us};
    const std::string way = naming.way(request);
    const auto named = [&way](const std::string& man) { return way.empty() ? way : man + way; };
    switch (style.notation) {
        case XiangqiNotation::Iccs: return iccs(request, style.ranks);
        case XiangqiNotation::IccsDashed: return dashed(request, style.ranks);
        case XiangqiNotation::Wxf: return named(naming.wxf(request.from));
        case XiangqiNotation::WxfRanked: return named(naming.ranked_wxf(request.from));
        case XiangqiNotation::Chinese:
        case XiangqiNotation::ChineseTraditional:
            return way.empty() ? way : Translator{us, style}.translate(naming.chinese(request.from), way);
    }
    return {};
}

}  // namespace takeback::notation
