// What can be wrong in a PGN.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto pgn = std::to_array<Entry>({
    {"error: game {game}: {message}", "错误：第 {game} 局：{message}"},
    {"warning: game {game}: {message}", "警告：第 {game} 局：{message}"},
    {"{message}: {token}", "{message}：{token}"},

    // Errors.
    {"the move is illegal", "着法不合规则"},
    {"this is no move", "这不是着法"},
    {"the game is over", "棋局已经结束"},
    {"a null move is not possible in check", "被将军时不能走空着"},
    {"a ) without its (", "有 ) 而没有 ("},
    {"a ( without its )", "有 ( 而没有 )"},
    {"there is no move here that this variation could replace", "这里没有可以被此变着代替的着法"},
    {"a { without its }", "有 { 而没有 }"},
    {"a tag value without its closing quote", "标签的值没有后引号"},
    {"a tag is written [Name \"value\"]", "标签应写成 [Name \"value\"]"},
    {"the FEN is wrong, so the moves cannot be read", "FEN 有错，因此无法读着法"},
    {"this has no meaning here", "这在此处没有意义"},
    {"too long: at most 1048576 bytes in a comment or tag, 255 in a word",
     "太长：注释或标签最多 1048576 字节，单词最多 255 字节"},
    {"a game has at most 250 tags", "一局棋最多 250 个标签"},
    {"a game has at most 100000 moves, all variations together", "一局棋连同变着最多 100000 步"},
    {"the tags and comments of a game have at most 16777216 bytes", "一局棋的标签和注释最多 16777216 字节"},
    {"there are more problems in this game", "这局棋还有其他问题"},

    // Warnings.
    {"a quote inside a tag value is written \\\"", "标签的值里的引号应写成 \\\""},
    {"a tag ends with ]", "标签以 ] 结尾"},
    {"a control character in a tag value was read as a blank", "标签的值里的控制字符已按空格读入"},
    {"the tag is there already; the first one holds", "标签重复：以第一个为准"},
    {"the FEN was repaired", "FEN 已修正"},
    {"the tags SetUp and FEN contradict each other", "标签 SetUp 与 FEN 互相矛盾"},
    {"annotations are $0 to $255, or one of ! ? !! ?? !? ?!", "评注符号为 $0 到 $255，或 ! ? !! ?? !? ?!"},
    {"there is no move here to annotate", "这里没有可以评注的着法"},
    {"a variation without moves", "没有着法的变着"},
    {"a result inside a variation", "变着中有结果"},
    {"the game does not end with a result: 1-0, 0-1, 1/2-1/2 or *",
     "棋局没有以结果 1-0、0-1、1/2-1/2 或 * 结尾"},
    {"the tag Result and the result behind the moves differ", "标签 Result 与着法后的结果不同"},
    {"the result contradicts the final position", "结果与最后的局面矛盾"},
    {"the mark of check or mate contradicts the position", "将军或将死的记号与局面矛盾"},

    // Tags.
    {"a tag name is a letter or digit, followed by letters, digits and any of _ + # = : -",
     "标签名以字母或数字开头，其后为字母、数字或 _ + # = : -"},
    {"a tag value is one line without control characters", "标签的值是一行，不含控制字符"},
    {"a tag value has at most 1048576 bytes", "标签的值最多 1048576 字节"},
    {"FEN and SetUp follow from the start position", "FEN 和 SetUp 由起始局面决定"},

    // With what there is to say of them.
    {"it has more than 255 bytes", "超过 255 字节"},
    {"the tag Result says {tag}, the moves end with {marker}", "标签 Result 为 {tag}，着法后为 {marker}"},
    {"the result is {marker}, but on the board it is {outcome}", "结果为 {marker}，但棋盘上是{outcome}"},
    {"{move} comes after the end: {outcome}", "{move} 在棋局结束之后：{outcome}"},
    {"{move}: {why} Position: {fen}", "{move}：{why}局面：{fen}"},
});

}  // namespace takeback::dictionary
