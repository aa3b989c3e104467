// What the command line says: its help, its mistakes, and the reports of the tasks.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto program = std::to_array<Entry>({
    // Help.
    {"Chess in which every move can be taken back.", "每一步都可以收回的国际象棋。"},
    {"Usage", "用法"},
    {"OPTIONS", "选项"},
    {"COMMAND", "命令"},
    {"ARGUMENTS", "参数"},
    {"REQUIRED", "必填"},
    {"Options", "选项"},
    {"Arguments", "参数"},
    {"Commands", "命令"},
    {"Show this help and leave", "显示此帮助并退出"},
    {"Show the version and leave", "显示版本并退出"},
    {"Colours on the board", "棋盘的颜色"},
    {"Pieces on the board", "棋子的画法"},
    {"The language of the messages", "信息的语言"},
    {"Tell every change in words, for a screen reader", "用文字说出每个变化，供读屏软件使用"},
    {"Never ask a question", "从不提问"},
    {"Say only what was asked for", "只回答所问"},
    {"Without a command: play on a terminal, and run what comes through a pipe.",
     "不写命令时：在终端上为 play，有管道输入时为 run。"},
    {"Play a game at the terminal", "在终端上下棋"},
    {"Who plays White", "白方棋手"},
    {"Who plays Black", "黑方棋手"},
    {"Go on with the game that was played last", "续下上一局"},
    {"Begin with the game or position of a file", "从文件中的棋局或局面开始"},
    {"A chess clock: minutes, and seconds for each move", "棋钟：分钟，以及每步的秒数"},
    {"Carry out moves and commands, one a line", "执行着法和命令，每行一个"},
    {"A file, or - for standard input", "文件，或 - 表示标准输入"},
    {"Go on after a line that is refused", "某行被拒绝后继续"},
    {"Keep a journal of the game, as play does", "像 play 一样为棋局写日志"},
    {"Read the settings of this file, and keep them there", "从此文件读设置，并写回那里"},
    {"Show a position", "显示局面"},
    {"List the legal moves of a position", "列出局面的合法着法"},
    {"Check PGN files, or FENs in files, one a line, and report every problem",
     "检查 PGN 文件，或每行一个 FEN 的文件，报告每个问题"},
    {"The files", "文件"},
    {"Write games or positions in another form", "把棋局或局面写成另一种格式"},
    {"A PGN or FEN file, or - for a PGN from standard input", "PGN 或 FEN 文件，或 - 表示从标准输入读 PGN"},
    {"A file to write, .pgn or .fen, or - for standard output",
     "要写的文件，.pgn 或 .fen，或 - 表示标准输出"},
    {"Overwrite a file that is there", "覆盖已有的文件"},
    {"Play every game of PGN files by the rules", "按规则重放 PGN 文件中的每一局"},
    {"The files, or - for standard input", "文件，或 - 表示标准输入"},
    {"Count the lines of play of a given length", "计算给定长度的着法路线数"},
    {"The length in plies", "长度，以步计"},
    {"PLIES, 0 to 100", "步数，0 到 100"},
    {"Count for each first move", "按第一步分别计数"},
    {"For tests: a clock that only the command sleep N moves", "测试用：只由命令 sleep N 推动的时钟"},
    {"Start from this position", "从此局面开始"},
    {"Castle by the rule of Chess960; a FEN is then read as X-FEN or Shredder-FEN",
     "按 Chess960 规则易位；FEN 按 X-FEN 或 Shredder-FEN 读"},
    {"Castle by the rule of Chess960 where a PGN has no tag Variant, and in every FEN",
     "PGN 没有 Variant 标签时及所有 FEN 按 Chess960 规则易位"},
    {"Answer in JSON", "以 JSON 回答"},

    // Mistakes.
    {"there is no game {game}: it can be chess or xiangqi", "没有 {game} 这种棋：可以是 chess 或 xiangqi"},
    {"play needs someone to play, and --no-input says that nobody is there.",
     "play 需要有人下棋，而 --no-input 表示没有人。"},
    {"For a script, use: takeback run FILE", "执行脚本请用：takeback run 文件"},
    {"--fen {fen} is no position to be played:", "--fen {fen} 不是可以对弈的局面："},
    {"The settings are left out: {why}.", "设置未读入：{why}。"},
    {"error: {message}", "错误：{message}"},
    {"warning: {message}", "警告：{message}"},
    {"the line is too long for a FEN", "这一行太长，不是 FEN"},
    {"convert reads PGN; to set a position up, use --fen or the command load.",
     "convert 读 PGN；要摆局面请用 --fen 或命令 load。"},
    {"File exists; --force overwrites it", "文件已经存在；--force 覆盖它"},

    // At the terminal.
    {"Takeback {version}: chess. Type a move such as e4 or Nf3; help lists the commands.",
     "Takeback {version}：国际象棋。请输入着法，如 e4 或 Nf3；help 列出命令。"},
    {"To leave, type quit or press Ctrl-D.", "要离开请输入 quit 或按 Ctrl-D。"},

    // Reports.
    {"{positions}, {faulty} with problems", "{positions}，{faulty} 个有问题"},
    {"{count} position", "{count} 个局面"},
    {"{count} positions", "{count} 个局面"},
    {"{games}, {faulty} with errors, {warnings}", "{games}，{faulty} 局有错误，{warnings}"},
    {"{count} ply", "{count} 步"},
    {"{count} plies", "{count} 步"},
    {"{count} check", "{count} 次将军"},
    {"{count} checks", "{count} 次将军"},
    {"{count} mate", "{count} 次将死"},
    {"{count} mates", "{count} 次将死"},
    {"{count} error", "{count} 个错误"},
    {"{count} errors", "{count} 个错误"},
    {"{count} warning", "{count} 个警告"},
    {"{count} warnings", "{count} 个警告"},
    {"longest: {plies}, {players}", "最长：{plies}，{players}"},
    {"{seconds} s, {thousands} thousand plies a second", "{seconds} 秒，每秒 {thousands} 千步"},
});

}  // namespace takeback::dictionary
