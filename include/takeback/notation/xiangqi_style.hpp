// XiangqiStyle: how a move of xiangqi is written.
//
//     Iccs "h2e2", with ranks from one "h3e3"   IccsDashed "H2-E2"   Wxf, WxfRanked "C2=5"
//     Chinese "炮二平五" for red, "炮８平５" for black   ChineseTraditional "車一進一"
#pragma once

#include <cstdint>

#include "takeback/language/wording.hpp"

namespace takeback::notation {

enum class XiangqiNotation : std::uint8_t {
    Iccs,
    IccsDashed,  ///< the same in capitals with a dash, as files have it
    Wxf,         ///< tandem pawns as in the rules of 1997: P+ P5 P-, ++ P+ P5 P- --, 7+ 77 7-
    WxfRanked,   ///< where pawns need more than P+ and P-: place from the front, then the file, "15=6"
    Chinese,
    ChineseTraditional,
};

/// How black's numbers are written in Chinese; red's are always 一 to 九.
enum class BlackDigits : std::uint8_t { FullWidth, Ascii };

struct XiangqiStyle {
    XiangqiNotation notation = XiangqiNotation::Iccs;
    BlackDigits black_digits = BlackDigits::FullWidth;
    Ranks ranks = Ranks::FromZero;  ///< of points: written in ICCS, and typed, whatever is written

    friend bool operator==(const XiangqiStyle&, const XiangqiStyle&) noexcept = default;
};

}  // namespace takeback::notation
