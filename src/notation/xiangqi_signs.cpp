#include "xiangqi_signs.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "takeback/notation/spelled_move.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_characters.hpp"
#include "takeback/notation/xiangqi_naming.hpp"

namespace takeback::notation {

namespace {

/// Characters that mean the same; those of the men are in xiangqi_characters.hpp.
struct Alike {
    char sign;
    std::string_view characters;
};

constexpr std::array chinese{
    Alike{.sign = '+', .characters = "前进進上"}, Alike{.sign = '*', .characters = "中"},
    Alike{.sign = '-', .characters = "后後退下"}, Alike{.sign = '=', .characters = "平"},
    Alike{.sign = '1', .characters = "一"},       Alike{.sign = '2', .characters = "二"},
    Alike{.sign = '3', .characters = "三"},       Alike{.sign = '4', .characters = "四"},
    Alike{.sign = '5', .characters = "五"},       Alike{.sign = '6', .characters = "六"},
    Alike{.sign = '7', .characters = "七"},       Alike{.sign = '8', .characters = "八"},
    Alike{.sign = '9', .characters = "九"},
};

char sign_of(std::string_view character) {
    if (const auto man = read_xiangqi_character(character)) {
        return to_lower(wxf_letter(man->kind));
    }
    if (character.size() == 3) {  // as all of the table; a part of one is never well-formed
        for (const Alike& alike : chinese) {
            if (alike.characters.find(character) != std::string_view::npos) {
                return alike.sign;
            }
        }
    }
    const std::vector<Glyph> ascii = as_ascii(character);
    return ascii.empty() ? ' ' : to_upper(ascii.front().c);
}

bool is_number(const XiangqiSign& sign) {
    return is_digit(sign.c);
}

/// "1.", "12...". Not the "15." of "15.6": what follows must be long enough for a move.
void drop_move_number(std::vector<XiangqiSign>& signs) {
    const auto is_dot = [](const XiangqiSign& sign) { return sign.c == '.'; };
    const auto dot = std::find_if_not(signs.begin(), signs.end(), is_number);
    const auto rest = std::find_if_not(dot, signs.end(), is_dot);
    if (dot != signs.begin() && rest != dot && signs.end() - rest >= 3) {
        signs.erase(signs.begin(), rest);
    }
}

/// Marks of quality and check. No move ends in one of them.
void drop_marks(std::vector<XiangqiSign>& signs) {
    const auto is_mark = [](const XiangqiSign& sign) {
        return std::string_view{"!?+#"}.find(sign.c) != std::string_view::npos;
    };
    signs.erase(std::find_if_not(signs.rbegin(), signs.rend(), is_mark).base(), signs.end());
}

}  // namespace

std::vector<XiangqiSign> xiangqi_signs(std::string_view utf8) {
    std::vector<XiangqiSign> signs;
    for (const Word character : characters_of({.text = utf8, .column = 1})) {
        const char sign = sign_of(character.text);
        if (!is_blank(sign)) {
            signs.push_back({.c = sign, .column = character.column});
        }
    }
    drop_marks(signs);
    drop_move_number(signs);
    return signs;
}

}  // namespace takeback::notation
