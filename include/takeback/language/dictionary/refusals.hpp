// Why a move or a command is refused, and what can be done instead.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto refusals = std::to_array<Entry>({
    // How the men move.
    {"a king goes one square in any direction", "王横、竖、斜各走一格"},
    {"a queen goes straight along a rank, a file or a diagonal", "后沿横线、竖线、斜线走，格数不限"},
    {"a rook goes straight along a rank or a file", "车沿横线、竖线走，格数不限"},
    {"a bishop goes straight along a diagonal", "象沿斜线走，格数不限"},
    {"a knight goes two squares along a rank or file and one square aside",
     "马沿横线或竖线走两格，再向垂直方向走一格"},
    {"a pawn goes one square forward, two squares from where it starts, and captures diagonally",
     "兵向前走一格，第一步可走两格，斜进一格吃子"},

    // The text.
    {"'{text}' is no move: write moves like e4, Nf3, exd5, O-O, a8=Q or e2e4.",
     "'{text}' 不是着法：请写成 e4、Nf3、exd5、O-O、a8=Q 或 e2e4 的样子。"},
    {"There is no square {token}: squares go from a1 to h8.", "没有 {token} 这一格：格子从 a1 到 h8。"},
    {"'{token}' is no piece letter here: use K for king, Q queen, R rook, B bishop, N knight.",
     "'{token}' 不是棋子字母：王用 K，后用 Q，车用 R，象用 B，马用 N。"},
    {"'{token}', column {column}, does not belong to the move.", "第 {column} 列的 '{token}' 不属于这步棋。"},
    {"{to} is empty: there is nothing to capture.", "{to} 是空的，没有棋子可吃。"},
    {"'{text}' is neither a command nor a move.", "'{text}' 既不是命令也不是着法。"},
    {"'{text}' can mean more than one move.", "'{text}' 可以指不止一步棋。"},

    // The state of the game.
    {"Nothing to undo.", "没有可以收回的。"},
    {"Nothing to redo.", "没有可以重做的。"},
    {"There is no draw offer to answer.", "没有人提和，无需回答。"},
    {"{offerer} has already offered a draw.", "{offerer}已经提和。"},
    {"There is no draw to claim: the position has stood {times} of 3, and {plies} of 100 half-moves have "
     "passed without a capture or a pawn move.",
     "不能要求判和：本局面出现了 {times}（需 3 次），且已有 {plies} 步没有吃子或走兵（需 100 步）。"},
    {"{count} time", "{count} 次"},
    {"{count} times", "{count} 次"},
    {"That cannot be done while a position is edited.", "摆局时不能这样做。"},
    {"The position cannot be played.", "这个局面不能对弈。"},

    // Moves.
    {"No {side} {kind} can be meant by '{text}'.", "'{text}' 所指的{side}{kind}不存在。"},
    {"There is no {side} {kind} on {from}.", "{from} 没有{side}{kind}。"},
    {"There is no piece on {from}.", "{from} 没有棋子。"},
    {"The {piece} on {from} belongs to {other side}, and it is {side}'s move.",
     "{from} 的{piece}是{other side}的，现在轮到{side}走。"},
    {"Your own {target} stands on {to}.", "{to} 有己方的{target}。"},
    {"The {piece} on {from} cannot go to {to}: {way}.", "{from} 的{piece}不能走到 {to}：{way}。"},
    {"The {blocker} on {square} stands in the way of the {piece} on {from}.",
     "{square} 的{blocker}挡住了 {from} 的{piece}。"},
    {"The pawn on {from} cannot go to {to}: the {target} there blocks it, and a pawn captures diagonally.",
     "{from} 的兵不能走到 {to}：那里的{target}挡住了它，而兵只能斜着吃子。"},
    {"The pawn on {from} goes diagonally only to capture, and {to} is empty.",
     "{from} 的兵只有吃子时才能斜走，而 {to} 是空的。"},
    {"The pawn on {from} cannot capture en passant on {to}: that is possible only on the move right after "
     "the double step.",
     "{from} 的兵不能在 {to} 吃过路兵：只有在对方兵走两格之后的下一步才可以。"},
    {"The pawn on {from} reaches the last rank: name the promotion.",
     "{from} 的兵到达底线：请写明升变成什么。"},
    {"Only a pawn that reaches the last rank promotes, to a queen, rook, bishop or knight.",
     "只有到达底线的兵才能升变，可变为后、车、象、马。"},

    // The safety of the king.
    {"The {piece} on {from} is pinned: the {attacker} on {attacker square} would attack your {king} on "
     "{square} "
     "(line {line}).",
     "{from} 的{piece}被牵制：走开后 {attacker square} 的{attacker}会攻击你在 {square} 的{king}（{line}）。"},
    {"Capturing en passant on {to} takes both pawns away, and the {attacker} on {attacker square} would "
     "attack "
     "your king on {square} (line {line}).",
     "在 {to} 吃过路兵会同时拿走两个兵，{attacker square} 的{attacker}会攻击你在 {square} 的王（{line}）。"},
    {"Your {king} on {square} is in check by the {attacker} on {attacker square} (line {line}), and this "
     "does "
     "not end it.",
     "你在 {square} 的{king}正被 {attacker square} 的{attacker}将军（{line}），这步棋没有解除将军。"},
    {"Your {king} cannot go to {to}: the {attacker} on {attacker square} attacks it (line {line}).",
     "你的{king}不能走到 {to}：{attacker square} 的{attacker}攻击那里（{line}）。"},

    // Castling.
    {"{side} cannot castle with the rook of {square}: the position was set up so.",
     "{side}不能与 {square} 的车易位：局面就是这样摆的。"},
    {"{side} cannot castle any more: the king has moved.", "{side}不能再易位：王已经动过。"},
    {"{side} cannot castle there any more: the rook of {square} has moved.",
     "{side}不能再在那一侧易位：{square} 的车已经动过。"},
    {"{side} cannot castle there any more: the rook on {square} was captured.",
     "{side}不能再在那一侧易位：{square} 的车已被吃掉。"},
    {"{side} has no right to castle on that side.", "{side}没有那一侧的易位权。"},
    {"{side} has no right to castle with the rook on {square}.", "{side}没有与 {square} 的车易位的权利。"},
    {"The {blocker} on {square} stands between king and rook.", "{square} 的{blocker}在王和车之间。"},
    {"The {blocker} on {square} stands in the way of king or rook.", "{square} 的{blocker}挡住了王或车。"},
    {"Your king on {square} is in check by the {attacker} on {attacker square}: castling is no way out.",
     "你在 {square} 的王正被 {attacker square} 的{attacker}将军：不能用易位来应将。"},
    {"Your king would pass or reach {square}, which the {attacker} on {attacker square} attacks.",
     "你的王会经过或到达 {square}，那里受 {attacker square} 的{attacker}攻击。"},

    // What can be done instead.
    {"draw claim MOVE claims for the position that the move would bring; draw offer asks the opponent.",
     "draw claim 加着法，可为走后的局面要求判和；draw offer 向对方提和。"},
    {"undo takes back what ended it; new starts another game.",
     "undo 收回结束棋局的那一步；new 开始新的一局。"},
    {"Write {alternatives}.", "请写 {alternatives}。"},
    {"Did you mean {alternatives}?", "你是不是想写 {alternatives}？"},
    {"Write one move per line.", "每行只写一步棋。"},
    {"Legal now: {alternatives}.", "现在可走：{alternatives}。"},
    {"a square off the board", "棋盘外的格子"},
    {"The {piece} on {from} has no legal move now.", "{from} 的{piece}现在没有合法着法。"},
    {"The {piece} on {from} can go to {alternatives}.", "{from} 的{piece}可以走到 {alternatives}。"},
    {"Illegal: {text}. {why}", "不合规则：{text}。{why}"},
});

}  // namespace takeback::dictionary
