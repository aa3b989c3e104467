// The words for xiangqi: men, endings, refusals, and what is wrong with a position.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto xiangqi = std::to_array<Entry>({
    // Sides, men and endings.
    {"Red", "红方"},
    {"red", "红方"},
    {"red {kind}", "红{kind}"},
    {"red king", "帅"},
    {"black king", "将"},
    {"red advisor", "仕"},
    {"black advisor", "士"},
    {"red elephant", "相"},
    {"black elephant", "象"},
    {"red pawn", "兵"},
    {"black pawn", "卒"},
    {"advisor", "士"},
    {"elephant", "象"},
    {"horse", "马"},
    {"cannon", "炮"},
    {"perpetual check", "长将"},
    {"perpetual chase", "长捉"},
    {"natural limit", "自然限着"},
    {"lack of attackers", "双方均无过河子力"},

    // What a repetition means.
    {"The position stands for the third time: {cause}; {loser} loses.",
     "局面第三次出现：{cause}，{loser}判负。"},
    {"The position stands for the third time: {cause}; the game is drawn.",
     "局面第三次出现：{cause}，判和。"},
    {"The position stands for the second time: {cause}. If it comes again so, {loser} loses.",
     "局面第二次出现：{cause}。若再如此重复，{loser}判负。"},
    {"The position stands for the second time: {cause}. If it comes again so, the game is drawn.",
     "局面第二次出现：{cause}。若再如此重复，判和。"},
    {"{side} gave check in each of the moves {first} to {last}", "第 {first} 至第 {last} 回合{side}步步将军"},
    {"{side} chased {chases} in each of the moves {first} to {last}",
     "第 {first} 至第 {last} 回合{side}步步捉 {chases}"},
    {"{chased} (with {chasers})", "{chased}（捉子者：{chasers}）"},
    {"{deed}, and {other deed}", "{deed}，且{other deed}"},
    {"these rules draw every repetition", "按本规则，重复局面均为和棋"},
    {"neither side gave check with every move", "双方均未步步将军"},
    {"neither side gave check with every move or chased a man with every move",
     "双方均未步步将军，也未步步捉子"},

    // How the men move.
    {"a king goes one point along a rank or file in its palace", "将帅在九宫内横竖走一步"},
    {"an advisor goes one point along a diagonal", "士斜走一步"},
    {"an elephant goes exactly two points along a diagonal", "象走田字"},
    {"a horse goes one point along a rank or file and one on along a diagonal", "马走日字"},
    {"a cannon goes straight along a rank or a file", "炮走横线或竖线"},
    {"a pawn goes one point forward, and across the river also sideways", "兵向前走一步，过河后也可横走一步"},

    // Why a man does not go there.
    {"The horse on {from} cannot pass: the {blocker} on {square} blocks its leg.",
     "{from} 的马走不了：{square} 的{blocker}蹩马腿。"},
    {"The elephant on {from} cannot pass: the {blocker} on {square} stands in its eye.",
     "{from} 的象走不了：{square} 的{blocker}塞象眼。"},
    {"The elephant on {from} cannot go to {to}: elephants do not cross the river.",
     "{from} 的象不能走到 {to}：象不能过河。"},
    {"The {piece} on {from} cannot go to {to}: it may not leave the palace.",
     "{from} 的{piece}不能走到 {to}：不能出九宫。"},
    {"The cannon on {from} captures over exactly one man; between it and {to} it counts {count}.",
     "{from} 的炮吃子须隔一个炮架，到 {to} 之间却有 {count} 个棋子。"},
    {"The pawn on {from} cannot go to {to}: pawns never go back.", "{from} 的兵不能走到 {to}：兵不能后退。"},
    {"The pawn on {from} goes sideways only when it has crossed the river.", "{from} 的兵过河以后才能横走。"},
    {"The kings would face each other on the open {file}-file.", "将帅会在 {file} 竖线上直接照面。"},
    {"The {piece} on {to} would be the screen over which the {attacker} on {attacker square} attacks your "
     "{king} on {square} (line {line}).",
     "走到 {to} 的{piece}会成为炮架，{attacker square} 的{attacker}就攻击你在 {square} 的{king}（线路 "
     "{line}）。"},

    // What the program does not do yet.
    {"--chess960 is a rule of chess, not of xiangqi.", "--chess960 是国际象棋的规则，不是象棋的。"},
    // What is no move.
    {"The ranks are counted 0-9 here. Did you mean {alternatives}?",
     "这里横线编号为 0-9。你是不是想写 {alternatives}？"},
    {"The ranks are counted 1-10 here. Did you mean {alternatives}?",
     "这里横线编号为 1-10。你是不是想写 {alternatives}？"},
    {"'{text}' is no move: write moves like {example}, C2=5 or 炮二平五.",
     "'{text}' 不是着法：请写成 {example}、C2=5 或炮二平五的样子。"},
    {"There is no point {token}: points go from a0 to i9.", "没有 {token} 这一点：各点从 a0 到 i9。"},
    {"There is no point {token}: points go from a1 to i10.", "没有 {token} 这一点：各点从 a1 到 i10。"},
    {"'{token}' is no man's letter: use K for king, A advisor, E elephant, H horse, R rook, C cannon, P "
     "pawn.",
     "'{token}' 不是棋子字母：将帅用 K，士用 A，象用 E，马用 H，车用 R，炮用 C，兵用 P。"},
    {"'{token}' is sideways, and the {kind} never goes sideways: write forward or back, and the file where "
     "it "
     "arrives.",
     "'{token}' 是平走，{kind}不能平走：请写进或退，再写到达的竖线。"},
    {"You have no {kind} that '{text}' can mean.", "'{text}' 指不到你的任何{kind}。"},
    {"The {piece} on {from} cannot go as '{text}' says: {way}.",
     "{from} 的{piece}不能照 '{text}' 走：{way}。"},

    {"Legal moves of the {piece} on {from}: {alternatives}.", "{from} 的{piece}可走：{alternatives}。"},

    {"The {piece} on {from} cannot go as '{text}' says: it would leave the board, or stay where it is.",
     "{from} 的{piece}不能照 '{text}' 走：会走出棋盘，或停在原处。"},
    {"In xiangqi no draw is claimed: repetition and the natural limit end the game by themselves.",
     "象棋不用要求判和：重复局面和自然限着会自动结束棋局。"},
    {"draw offer asks the opponent.", "draw offer 向对方提和。"},

    // The rules.
    {"--rules are those of xiangqi: add --game xiangqi.", "--rules 是象棋的规则：请加 --game xiangqi。"},

    // Help, where it is not that of chess.
    {"A move is typed by points, {example}, or as in WXF or Chinese: C2=5, 炮二平五.",
     "着法用点输入：{example}，或照 WXF 和中文写法：C2=5、炮二平五。"},
    {"list the legal moves, all or from one point", "列出合法着法：全部，或某一点的"},
    {"say why a move is legal or not, with the points that prove it",
     "说明一步棋为何合法或不合法，并指出有关的点"},
    {"offer a draw, or answer an offer", "提和，或回答提和"},
    {"start a new game; of xiangqi by the rules named: check, wxf or draw, and 120, 100 or off",
     "开始新的一局；象棋可指定规则：check、wxf 或 draw，以及 120、100 或 off"},
    {"set up a position man by man", "逐个摆放棋子"},
    {"put a man on a point", "在一点放棋子"},
    {"empty a point, or the board", "清空一点或整个棋盘"},

    // The FEN.
    {"field 3", "第 3 项"},
    {"field 4", "第 4 项"},
    {"field 5 (plies since a capture)", "第 5 项（未吃子步数）"},
    {"it has ten ranks: that is xiangqi, and chess is played here (new xiangqi, --game xiangqi)",
     "它有十条横线，是象棋的局面，而这里下的是国际象棋（new xiangqi、--game xiangqi）"},
    {"it has eight ranks: that is chess, and xiangqi is played here (new chess, --game chess)",
     "它有八条横线，是国际象棋的局面，而这里下的是象棋（new chess、--game chess）"},
    {"the number of ranks is {number}, not 10", "共有 {number} 条横线，应为 10 条"},
    {"the number of files on rank {text} is {number}, not 9", "第 {text} 横线有 {number} 个点，应为 9 个"},
    {"{text} is no number of empty points: use 1 to 9", "{text} 不能作空点数：请用 1 到 9"},
    {"'{text}' is no man: use K A B N R C P for red, k a b n r c p for black",
     "'{text}' 不是棋子：红方用 K A B N R C P，黑方用 k a b n r c p"},
    {"'{text}' is no side: use w (or r) for red, b for black",
     "'{text}' 不是走棋方：红方用 w（或 r），黑方用 b"},
    {"the number of fields is {number}: write 2, 4, 5 or 6 of them",
     "共有 {number} 项：请写 2、4、5 或 6 项"},
    {"'{text}' means nothing in xiangqi: write -", "'{text}' 在象棋中没有意义：请写 -"},

    // The position.
    {"{color} has {count} {kind}s, not one {kind}", "{color}有 {count} 个{kind}，应有一个"},
    {"the {color} {kind} on {square} is in check, but it is not {color}'s turn",
     "{square} 的{color}{kind}正被将军，却不轮到{color}走"},
    {"{color} has {count} {kind}s, more than {most}", "{color}有 {count} 个{kind}，多于 {most} 个"},
    {"the {color} {kind} on {square}: {points}", "{square} 的{color}{kind}：{points}"},
    {"a king never leaves its palace", "将帅不能出九宫"},
    {"an advisor stands on the corners or in the centre of its palace", "士只能在九宫的四角和中心"},
    {"an elephant has seven points, all on its own side of the river", "象只有本方的七个点"},
    {"a pawn stays on its file, ahead of where it starts, until it has crossed the river",
     "兵过河以前只能在原来的竖线上，且不能在起点之后"},
    {"it is no man of xiangqi", "它不是象棋的棋子"},
    {"the kings face each other along an open file", "将帅在同一竖线上直接照面"},

    // Edit mode.
    {"Edit mode, {side} to move", "摆局，轮到{side}走"},
    {"put, clear and turn change the position; done ends the edit, cancel drops it.",
     "put、clear、turn 改变局面；done 结束摆局，cancel 放弃。"},
    {"put needs a man and a point.", "put 需要棋子和点。"},
    {"clear needs a point.", "clear 需要一个点。"},
    {"{text} is no point.", "{text} 不是棋盘上的点。"},
    {"Points go from {first} to {last}.", "各点从 {first} 到 {last}。"},
    {"{text} is no man.", "{text} 不是棋子。"},
    {"Write r or b and one of K A E H R C P, as in rC; or the character on the board, as in 炮 and 砲.",
     "请写 r 或 b 加 K A E H R C P 之一，如 rC；或写棋盘上的字，如炮和砲。"},
    {"Both sides have a man {text}.", "双方都有 {text}。"},
    {"Xiangqi has no castling.", "象棋没有易位。"},
    {"Xiangqi has no capture en passant.", "象棋没有吃过路兵。"},
    {"Several kings a side are a training set-up of chess: in xiangqi each side has one.",
     "一方有几个王是国际象棋的训练局面：象棋每方只有一个将帅。"},
});

}  // namespace takeback::dictionary
