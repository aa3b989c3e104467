// Fuzz target: moves of xiangqi in every notation. The first line of the input is the name of a notation,
// with the digit 1 behind it where ranks are counted from one, a blank, and a FEN or a letter for one of the
// positions below: "wxf a", "iccs1 4k4/9/9/9/9/9/9/9/9/R3K4 w". Each further line is a text that is to be
// played.
//
// Promises of any text, in any game:
// - it is read as a legal move, or refused with safe words, and with candidates and a suggestion that are
// legal;
// - a refusal leaves the game as it was, what can be redone included;
// - the move that was read is written in each notation, and read from there as the same move;
// - the plain reader reads every move that is written, and nothing in another way than the full reader;
// - what is read looks like a move, so that a game at the terminal takes it for one;
// - played, taken back and done again gives equal games, and taking back everything gives the start.
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "invariant.hpp"
#include "move_promises.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/plain_xiangqi.hpp"
#include "takeback/notation/speech.hpp"
#include "takeback/notation/xiangqi_fen.hpp"
#include "takeback/notation/xiangqi_move_reader.hpp"
#include "takeback/notation/xiangqi_move_text.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using notation::XiangqiNotation;
using notation::XiangqiStyle;

struct NamedNotation {
    std::string_view name;
    XiangqiNotation notation;
};
constexpr std::array notations{NamedNotation{"iccs", XiangqiNotation::Iccs},
                               NamedNotation{"dashed", XiangqiNotation::IccsDashed},
                               NamedNotation{"wxf", XiangqiNotation::Wxf},
                               NamedNotation{"ranked", XiangqiNotation::WxfRanked},
                               NamedNotation{"chinese", XiangqiNotation::Chinese},
                               NamedNotation{"traditional", XiangqiNotation::ChineseTraditional}};

const XiangqiRules& rules() {
    static const XiangqiRules xiangqi;
    return xiangqi;
}

/// The start, men in tandem and pawns in threes and on two files, of both sides; cannons, and bare kings.
Position start_called(char letter) {
    const auto read = [](std::string_view fen) { return *notation::read_xiangqi_fen(fen); };
    static const std::array positions{
        rules().start_position(),
        read("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1"),
        read("5k3/2P6/2P1P4/2P1P4/9/9/9/9/9/4K4 w - - 0 1"),
        read("3k5/4R4/4R4/4N4/4N4/4C4/4C4/3pp4/3pp4/5K3 w - - 0 1"),
        read("4k4/9/9/9/9/2p6/2p1p4/2p1p4/9/5K3 b - - 0 1"),
        read("2P2k3/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1"),
        read("3akab2/9/4b4/9/9/9/9/4B4/4A4/2B1KA3 b - - 9 9"),
        read("CnN1k1b2/c3a4/4ba3/9/2nr5/9/9/4C4/4A4/4KA3 w - - 0 1")};
    return positions[static_cast<unsigned char>(letter) % positions.size()];
}

XiangqiStyle style_called(std::string_view name) {
    const bool from_one = name.ends_with('1');
    name.remove_suffix(from_one ? 1 : 0);
    XiangqiStyle style{.ranks = from_one ? Ranks::FromOne : Ranks::FromZero};
    for (const NamedNotation& known : notations) {
        style.notation = known.name == name ? known.notation : style.notation;
    }
    return style;
}

Position start_of(std::string_view text) {
    if (text.size() == 1) {
        return start_called(text.front());
    }
    const auto read = notation::read_xiangqi_fen(text);
    return read ? *read : start_called('\0');
}

void promise_refusal(std::string_view text, const notation::MoveError& error, Game& game,
                     XiangqiStyle style) {
    const Language language = text.size() % 2 == 0 ? Language::English : Language::Chinese;
    const notation::Explanation why = explain(error, game, text, language, style);
    promise_refused_text(text, error, why, game);
}

std::optional<MoveRequest> read_plainly(std::string_view text, const Game& game, XiangqiStyle style) {
    Position position = game.position();
    MoveList legal;
    game.rules().legal_moves(position, legal);
    return read_plain_xiangqi(text, position, legal, style);
}

void promise_written(MoveRequest request, const Game& game, Ranks ranks) {
    for (const NamedNotation& each : notations) {
        const XiangqiStyle style{.notation = each.notation, .ranks = ranks};
        const std::string text = write_xiangqi_move(game.position(), request, style);
        promise(!text.empty(), "every legal move has a name in every notation", each.name);
        promise_safe_line(text);
        const auto again = read_xiangqi_move(text, game, style);
        promise(again && *again == request, "a move that is written is read as that move", text);
        promise(read_plainly(text, game, style) == request, "the plain reader reads what is written", text);
    }
}

void promise_played(std::string_view text, MoveRequest request, Game& game, Ranks ranks) {
    promise(game.legal_moves().contains(request), "a move that is read is legal", text);
    promise(notation::looks_like_xiangqi_move(text), "what is read as a move looks like one", text);
    promise_written(request, game, ranks);
    promise_safe_line(notation::say_move(game.rules(), game.position(), request,
                                         {Language::English, Terms::Xiangqi, ranks}));
    promise_undone_and_done(text, request, game);
}

void play(std::string_view text, Game& game, XiangqiStyle style) {
    const auto read = read_xiangqi_move(text, game, style);
    const auto plainly = read_plainly(text, game, style);
    if (plainly && !game.status().outcome) {  // the plain reader asks no rule that ends a game
        promise(read && *read == *plainly, "the plain reader reads as the full one does", text);
    }
    if (read) {
        promise_played(text, *read, game, style.ranks);
    } else {
        promise_refusal(text, read.error(), game, style);
    }
}

void run(std::string_view input) {
    constexpr int most_moves = 12;
    const std::string_view first = take_line(input);
    const std::size_t blank = std::min(first.find(' '), first.size());
    const XiangqiStyle style = style_called(first.substr(0, blank));
    const Position start = start_of(first.substr(std::min(blank + 1, first.size())));
    Game game{rules(), start};
    for (int move = 0; move < most_moves && !input.empty(); ++move) {
        play(take_line(input), game, style);
    }
    while (game.undo() != nullptr) {
    }
    promise(game.position() == start, "taking back everything gives the start");
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
