// Options: what the command line asked for, already checked.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "takeback/language/wording.hpp"
#include "takeback/notation/xiangqi_style.hpp"
#include "takeback/session/time_control.hpp"
#include "takeback/xiangqi/options.hpp"

namespace takeback::app {

enum class Task : std::uint8_t { Play, Run, Show, Moves, Check, Convert, Replay, Perft };

struct Options {
    Task task = Task::Play;
    Language language = Language::English;  ///< that of --lang, or of the locale
    bool speech = false;
    bool no_input = false;
    bool quiet = false;
    bool json = false;
    bool test_clock = false;                    ///< play, run: a clock that only the command sleep moves
    std::optional<session::TimeControl> clock;  ///< play

    std::map<std::string, std::string> settings;  ///< those that were chosen, by their keys
    std::optional<std::string> config;            ///< play, run: the file of settings
    std::optional<std::string> fen;
    Terms game = Terms::Chess;
    std::optional<xiangqi::Options> xiangqi{};  ///< its rules, where they are named
    bool chess960 = false;
    std::string white = "White";
    std::string black = "Black";
    std::optional<std::string> load;  ///< play: a file to begin with
    bool resume = false;              ///< play, run: go on with the last game
    bool autosave = false;            ///< run: keep a journal, as play always does
    bool svg = false;                 ///< show: a picture
    std::string moves;                ///< show: to be played first
    std::string targets;              ///< show: a square; nothing is marked where it is empty
    std::string script = "-";         ///< run
    bool keep_going = false;          ///< run
    std::vector<std::string> files;   ///< check, replay
    std::string input;                ///< convert
    std::string output;               ///< convert
    std::optional<notation::XiangqiNotation> notation;  ///< convert: nothing: as each game has it
    bool force = false;                                 ///< convert: overwrites
    int depth = 0;                                      ///< perft
    bool divide = false;                                ///< perft
    unsigned hash_megabytes = 0;                        ///< perft: of its table; 0: without one
    unsigned threads = 1;                               ///< perft, replay
};

/// Exit codes. The result of a game never shows in them.
enum ExitCode {
    ok = 0,
    refused = 1,
    usage_error = 2,
    stream_failed = 3,
    internal_error = 4,
    interrupted = 130
};

}  // namespace takeback::app
