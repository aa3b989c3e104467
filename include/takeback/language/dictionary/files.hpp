// What can go wrong with files, settings and clocks.
#pragma once

#include <array>

#include "takeback/language/entry.hpp"

namespace takeback::dictionary {

inline constexpr auto files = std::to_array<Entry>({
    // What failed.
    {"{failed} {path}: {reason}", "{failed} {path}：{reason}"},
    {"{failed}: {reason}", "{failed}：{reason}"},
    {"cannot open", "无法打开"},
    {"cannot read", "无法读取"},
    {"cannot write", "无法写入"},
    {"cannot create", "无法创建"},
    {"cannot create the folder", "无法创建文件夹"},
    {"cannot trust the folder", "不能信任文件夹"},
    {"cannot create a file in the folder of", "无法在此文件所在的文件夹中创建文件"},
    {"cannot look at", "无法查看"},
    {"cannot shorten", "无法截短"},
    {"cannot lock", "无法锁定"},
    {"cannot set the permissions of", "无法设置权限"},
    {"cannot resume", "无法续下"},
    {"cannot resume from", "无法续下"},
    {"the disk may not keep", "磁盘可能没有保存"},
    {"cannot write to standard output", "无法写入标准输出"},
    {"cannot read from the terminal", "无法从终端读取"},

    // Why.
    {"{reason}", "{reason}"},
    {"Permission denied", "没有权限"},
    {"File exists", "文件已经存在"},
    {"File too large", "文件太大"},
    {"Input/output error", "输入输出错误"},
    {"Is a directory", "这是文件夹"},
    {"Too many levels of symbolic links", "符号链接层数太多"},
    {"File name too long", "文件名太长"},
    {"No such file or directory", "没有这个文件或文件夹"},
    {"No space left on device", "设备上没有空间"},
    {"Not a directory", "不是文件夹"},
    {"Operation not permitted", "不允许的操作"},
    {"Read-only file system", "只读文件系统"},
    {"it is a pipe, not a file", "这是管道，不是文件"},
    {"it is a symbolic link, not a file", "这是符号链接，不是文件"},
    {"everybody may write in it", "任何人都可以写入其中"},
    {"it belongs to another user", "它属于另一个用户"},
    {"it is no regular file", "这不是普通文件"},
    {"it is no file name", "这不是文件名"},
    {"a file name cannot hold a NUL byte", "文件名不能含有 NUL 字节"},
    {"it is too large: more than {most} bytes", "太大：超过 {most} 字节"},
    {"it would be too large: more than {most} bytes", "会太大：超过 {most} 字节"},
    {"it was read with errors, and what they cost would be lost in it",
     "读它时有错误，其中无法读入的内容会丢失"},
    {"another program is using it", "另一个程序正在使用"},
    {"there is no game that could be resumed", "没有可以续下的棋局"},
    {"its games are open in other programs", "其中的棋局正被其他程序打开"},
    {"nothing was kept in it", "里面没有保存任何内容"},
    {"it is no journal of Takeback", "这不是 Takeback 的日志"},
    {"another version of Takeback has written it", "它是由另一版本的 Takeback 写的"},

    // Settings.
    {"colours on the board; auto: where a terminal has them", "棋盘颜色；auto：终端支持时使用"},
    {"how the men are shown; auto: by their figures or characters where the terminal has them",
     "棋子的画法；auto：终端支持时用棋子图形或汉字"},
    {"whose side of the board is at the bottom; auto: that of the side to move",
     "哪一方在棋盘下方；auto：走棋的一方"},
    {"what a new move would clear is kept as a variation", "走新着时保留被清除的着法作为变着"},
    {"the language of the messages; auto: that of the locale", "信息的语言；auto：按系统语言"},
    {"show how moves are tried and taken back behind each answer", "显示每个回答背后的试走与收回"},
    {"how moves of xiangqi are written; every one of these is read", "象棋着法的写法；各种写法都能读"},
    {"how the ranks of xiangqi are numbered, in moves by points and in all that names one",
     "象棋横线的编号，用于按点写的着法和所有点的名称"},
    {"There is no setting {key}.", "没有 {key} 这项设置。"},
    {"{key} cannot be {value}, only {allowed}.", "{key} 不能是 {value}，只能是 {allowed}。"},
    {"This is no line of the form key = value: {line}.", "这一行不是“键 = 值”的形式：{line}。"},

    // Clocks.
    {"{text} is no time for a clock", "{text} 不是棋钟的时间"},
    {"{text} leaves no time for the first move", "{text} 没有给第一步棋留时间"},
    {"{text} is more than 24 hours for a side", "{text} 超过每方 24 小时"},
    {"{text} is more than an hour for a move", "{text} 超过每步一小时"},
});

}  // namespace takeback::dictionary
