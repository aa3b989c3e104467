// What can be wrong with a FEN or a position.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto positions = std::to_array<Entry>({
    // Where.
    {"{field}, column {column}: {fault}", "{field}，第 {column} 列：{fault}"},
    {"field 1 (pieces)", "第 1 项（棋子）"},
    {"field 2 (side to move)", "第 2 项（走棋方）"},
    {"field 3 (castling)", "第 3 项（易位权）"},
    {"field 4 (en passant)", "第 4 项（吃过路兵）"},
    {"field 5 (halfmove clock)", "第 5 项（半回合计数）"},
    {"field 6 (move number)", "第 6 项（回合数）"},
    {"after field 6", "第 6 项之后"},

    // The text.
    {"the FEN is empty", "FEN 是空的"},
    {"it begins with a byte-order mark (BOM); leave that out", "开头有字节顺序标记（BOM），请去掉"},
    {"the number of ranks is {number}, not 8", "共有 {number} 条横线，应为 8 条"},
    {"the number of files on rank {text} is {number}, not 8", "第 {text} 横线有 {number} 格，应为 8 格"},
    {"{text} is no number of empty squares: use 1 to 8", "{text} 不能作空格数：请用 1 到 8"},
    {"two numbers side by side: write their sum", "两个数字相邻：请写成它们的和"},
    {"'{text}' is no piece: use K Q R B N P for White, k q r b n p for Black",
     "'{text}' 不是棋子：白方用 K Q R B N P，黑方用 k q r b n p"},
    {"'{text}' is no side: use w or b", "'{text}' 不是走棋方：请用 w 或 b"},
    {"'{text}' is no castling right: use some of KQkq, or -",
     "'{text}' 不是易位权：请用 KQkq 中的字母，或 -"},
    {"the right {text} is there twice", "易位权 {text} 写了两次"},
    {"'{text}' is a second rook on one side of the king: only one of them can castle",
     "'{text}' 是王同侧的第二个车：只有一个可以易位"},
    {"'{text}' names a rook's file, as in Chess960; in chess use some of KQkq, or -",
     "'{text}' 是 Chess960 中车所在的竖线；国际象棋请用 KQkq 中的字母，或 -"},
    {"'{text}' is no square: use one like e3, or -", "'{text}' 不是格子：请写 e3 之类，或 -"},
    {"'{text}' is no whole number in digits", "'{text}' 不是用数字写的整数"},
    {"{text} is beyond the largest number, 4294967295", "{text} 超过了最大数 4294967295"},
    {"moves are counted from 1, not from 0", "回合数从 1 开始，不是 0"},
    {"here and behind it there is more that is wrong", "这里及之后还有其他错误"},
    {"'{text}' marks a set-up of several kings, which is no position of standard chess: only edit --training "
     "takes it",
     "'{text}' 表示一方有几个王的训练局面，不是标准国际象棋局面：只有 edit --training 接受"},
    {"'{text}' is too much: a FEN has six fields", "'{text}' 是多余的：FEN 只有六项"},

    // The position.
    {"{color} has {count} kings, not one king", "{color}有 {count} 个王，应有一个王"},
    {"{color} has {count} kings, not one king; edit --training sets up such a position",
     "{color}有 {count} 个王，应有一个王；edit --training 可以摆这样的局面"},
    {"the {color} pawn on {square}: a pawn is never on the first or the last rank",
     "{square} 的{color}兵：兵不可能在第一或最后一条横线上"},
    {"{color} has {count} pawns, more than 8", "{color}有 {count} 个兵，多于 8 个"},
    {"{color} has {count} men, more than 16", "{color}有 {count} 个棋子，多于 16 个"},
    {"{color} has too many men by {count}: promotions of its missing pawns do not explain them",
     "{color}多了 {count} 个棋子：缺少的兵全部升变也不够"},
    {"the kings stand side by side", "两王相邻"},
    {"the {color} king on {square} is in check, but it is not {color}'s turn",
     "{square} 的{color}王正被将军，却不轮到{color}走"},
    {"the {color} king on {square} is in check by {count} men, as no move can have left it",
     "{square} 的{color}王同时被 {count} 个棋子将军，没有哪步棋能造成这样的局面"},
    {"{color} cannot castle: its king is not on {square}", "{color}不能易位：王不在 {square}"},
    {"{color} cannot castle on that side: no rook of its own on {square}",
     "{color}不能在那一侧易位：{square} 没有己方的车"},
    {"{color} cannot castle: its king on {square} is not on its first rank",
     "{color}不能易位：{square} 的王不在己方底线"},
    {"{color} cannot castle on that side: the rook on {square} is not there, on the first rank",
     "{color}不能在那一侧易位：{square} 的车不在那一侧的底线上"},
    {"{color} cannot castle: it has {count} kings", "{color}不能易位：有 {count} 个王"},
    {"{square} is not a square that a {color} pawn passes with a double step",
     "{square} 不是{color}兵走两格时经过的格子"},
    {"{square} must be empty: a {color} pawn has just moved over it or from it",
     "{square} 必须是空的：{color}兵刚从那里经过或走开"},
    {"no {color} pawn stands before {square}", "{square} 前面没有{color}兵"},
});

}  // namespace takeback::dictionary
