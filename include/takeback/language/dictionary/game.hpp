// The words for sides, men, results and what happens in a game.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto game = std::to_array<Entry>({
    // How words are put together.
    {"", ""},
    {", ", "、"},
    {" or ", " 或 "},
    {" and ", " 和 "},
    {"; ", "；"},
    {"{sentence}.", "{sentence}。"},

    // Sides and men.
    {"White", "白方"},
    {"Black", "黑方"},
    {"white", "白方"},
    {"black", "黑方"},
    {"white {kind}", "白{kind}"},
    {"black {kind}", "黑{kind}"},
    {"king", "王"},
    {"queen", "后"},
    {"rook", "车"},
    {"bishop", "象"},
    {"knight", "马"},
    {"pawn", "兵"},
    {"nothing", "无"},
    {"{count} {kind}s", "{count} 个{kind}"},

    // How a game ends.
    {"checkmate", "将死"},
    {"stalemate", "无子可动"},
    {"dead position", "死局"},
    {"fivefold repetition", "五次重复局面"},
    {"75-move rule", "七十五回合规则"},
    {"threefold repetition", "三次重复局面"},
    {"50-move rule", "五十回合规则"},
    {"agreement", "双方同意"},
    {"resignation", "认输"},
    {"time forfeit", "超时"},
    {"draw by {ending}", "和棋，{ending}"},
    {"draw: the time ran out, but the opponent has a bare king or too little to mate",
     "和棋：时间已用完，但对方只剩单王或子力不足以将死"},
    {"{loser} resigned; {winner} wins", "{loser}认输，{winner}胜"},
    {"{loser} ran out of time; {winner} wins", "{loser}超时，{winner}胜"},
    {"{ending}; {winner} wins", "{ending}，{winner}胜"},
    {"The game is over: {outcome}.", "棋局已经结束：{outcome}。"},
    {"The game is over: {outcome}, {result}.", "棋局已经结束：{outcome}，{result}。"},

    // Declarations.
    {"{side} resigns", "{side}认输"},
    {"{side} offers a draw", "{side}提和"},
    {"{side} accepts the draw", "{side}同意和棋"},
    {"{side} declines the draw", "{side}拒绝和棋"},
    {"{side} claims a draw", "{side}要求判和"},
    {"{side}'s time runs out", "{side}时间用完"},

    // The record, and what a command remembers.
    {"set up {fen}", "摆局 {fen}"},
    {"{before} to {after}", "{before} 变为 {after}"},
    {"rights {rights}, en passant {target}, clock {clock}",
     "易位权 {rights}，吃过路兵 {target}，计数 {clock}"},
    {"clock {clock}", "计数 {clock}"},
    {"writes another board; {memory}", "换成另一个棋盘；{memory}"},
    {"writes {writes}; captured {captured}; {memory}", "改写 {writes}；吃子：{captured}；{memory}"},
    {"writes {writes}; {memory}", "改写 {writes}；{memory}"},
    {"writes nothing; {memory}", "不改写棋盘；{memory}"},
    {"writes nothing", "不改写棋盘"},
    {"-- now: undo goes up from here, redo goes down --", "-- 当前位置：undo 由此向上，redo 由此向下 --"},
    {"The {piece} on {square} is back.", "{square} 的{piece}回来了。"},
    {"Castling rights: {rights}.", "易位权：{rights}。"},
    {"En passant on {square} is possible again.", "又可以在 {square} 吃过路兵。"},

    // For the ear.
    {"{square} is empty", "{square} 是空的"},
    {"{man} on {square}", "{square} 有{man}"},
    {"Rank {number}", "第 {number} 横线"},
    {"File {letter}", "{letter} 竖线"},
    {"{line} is empty", "{line}没有棋子"},
    {"{line}: {men}", "{line}：{men}"},
    {"{kind} {squares}", "{kind} {squares}"},
    {"{kind}s {squares}", "{kind} {squares}"},
    {"{side} keeps the right to castle with the rook {rooks}.", "{side}仍可与 {rooks} 的车易位。"},
    {"{side} keeps the right to castle with the rooks {rooks}.", "{side}仍可与 {rooks} 的车易位。"},
    {"En passant on {square} is possible.", "可以在 {square} 吃过路兵。"},
    {"{side} castles queenside", "{side}后翼易位"},
    {"{side} castles kingside", "{side}王翼易位"},
    {"{side} {piece} {from} to {to}", "{side}{piece} {from} 到 {to}"},
    {"{side} {piece} {from} takes {victim} on {square}", "{side}{piece} {from} 吃 {square} 的{victim}"},
    {"{side} {piece} {from} takes {victim} on {square} en passant, to {to}",
     "{side}{piece} {from} 吃过路{victim} {square}，到 {to}"},
    {", promotes to {kind}", "，升变为{kind}"},
    {", checkmate", "，将死"},
    {", check", "，将军"},
    {"a new position", "新的局面"},
    {"{side} to move.", "轮到{side}走棋。"},
    {"{side} to move, in check.", "轮到{side}走棋，正被将军。"},
    {"{side} offers a draw.", "{side}提和。"},
    {"{side} can claim a draw: {claim}.", "{side}可以要求判和：{claim}。"},

    // Trials.
    {"the {piece} on {square}", "{square} 的{piece}"},
    {"{attackers} then attacks the {side} {king} on {square}.",
     "这时 {attackers}攻击 {square} 的{side}{king}。"},
    {"{attackers} then attack the {side} {king} on {square}.",
     "这时 {attackers}攻击 {square} 的{side}{king}。"},
    {"{attacking side} then attacks no {side} {king}.", "这时{attacking side}没有攻击{side}{king}。"},
    {"Tried {move}: {writes}. {danger} Taken back.", "试走 {move}：{writes}。{danger}已收回。"},
});

}  // namespace takeback::dictionary
