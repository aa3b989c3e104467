// What can be wrong in a DhtmlXQ record.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto dhtmlxq = std::to_array<Entry>({
    {"the record does not end with [/DhtmlXQ]", "棋谱没有以 [/DhtmlXQ] 结尾"},
    {"the field {name} is not closed", "字段 {name} 没有结束标记"},
    {"binit has {count} characters, not 64 digits: two for each of the 32 men",
     "binit 有 {count} 个字符，应为 64 个数字：32 个棋子各两个"},
    {"man {number} of binit stands on '{digits}': x is 0 to 8, y is 0 to 9, and 99 is off the board",
     "binit 的第 {number} 个棋子在 '{digits}'：x 为 0 到 8，y 为 0 到 9，不在棋盘上为 99"},
    {"man {number} of binit stands on {square}, where another one is",
     "binit 的第 {number} 个棋子在 {square}，那里已有棋子"},
    {"a move is four digits, x and y of both points, y from the top: {token}",
     "着法是四个数字，即两点的 x 和 y，y 从上面数起：{token}"},
    {"no line {line} has a move {ply} that {variation} could replace",
     "没有第 {line} 线的第 {ply} 步可以被 {variation} 代替"},
    {"{name} belongs to no move; it was put behind the last one of its line",
     "{name} 不属于任何着法，已放在该线最后一步之后"},
    {"the result is written 红胜, 黑胜, 和棋, 未知 or as in PGN: {token}",
     "结果写成 红胜、黑胜、和棋、未知 或同 PGN：{token}"},
});

}  // namespace takeback::dictionary
