#include "takeback/notation/record.hpp"

#include <algorithm>
#include <iterator>
#include <variant>

#include "takeback/chess/chess_traits.hpp"
#include "takeback/core/position.hpp"
#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

/// The position in which the first command was given.
Position start_of(const Game& game) {
    Position position = game.position();
    const auto history = game.history();
    for (std::size_t i = history.size(); i > 0; --i) {
        std::visit([&](const auto& done) { done.undo(position); }, history[i - 1]);
    }
    return position;
}

/// A set-up may have begun another game, by other rules.
const Rules& rules_at_start(const Game& game) {
    for (const Command& command : game.history()) {
        if (const Setup* const setup = std::get_if<Setup>(&command)) {
            return *setup->prior_rules;
        }
    }
    return game.rules();
}

std::string changed(Language language, const std::string& before, const std::string& after) {
    return before == after
               ? before
               : in_words(language, "{before} to {after}"_msg, {{"before", before}, {"after", after}});
}

std::string target(const GameState& state) {
    return state.en_passant_target.is_none()
               ? "-"
               : square_name(chess::ChessTraits::geometry, state.en_passant_target);
}

std::string describe_write(const SquareWrite& write, Geometry geometry, Ranks ranks) {
    const auto face = [](Piece piece) { return piece.is_none() ? '-' : fen_letter(piece); };
    return square_name(geometry, write.square, ranks) + ':' + face(write.before) + '>' + face(write.after);
}

template <typename Writes>
std::string describe_each(const Writes& writes, Geometry geometry, Ranks ranks) {
    std::vector<std::string> texts;
    std::transform(writes.begin(), writes.end(), std::back_inserter(texts),
                   [&](const SquareWrite& write) { return describe_write(write, geometry, ranks); });
    return join(texts, " ");
}

/// Both sides of a command that changes the game on the board.
bool is_of_chess(Geometry geometry, const std::vector<Board>& boards) {
    return terms_of(geometry) == Terms::Chess ||
           std::any_of(boards.begin(), boards.end(),
                       [](const Board& board) { return terms_of(board.geometry()) == Terms::Chess; });
}

/// What is kept besides the men: in xiangqi the clock alone.
std::string write_memory(bool of_chess, const GameState& prior, const GameState& next, Language language) {
    const std::string clock =
        changed(language, std::to_string(prior.halfmove_clock), std::to_string(next.halfmove_clock));
    if (!of_chess) {
        return in_words(language, "clock {clock}"_msg, {{"clock", clock}});
    }
    return in_words(language, "rights {rights}, en passant {target}, clock {clock}"_msg,
                    {{"rights", changed(language, write_castling_rights(prior.castling_rights),
                                        write_castling_rights(next.castling_rights))},
                     {"target", changed(language, target(prior), target(next))},
                     {"clock", clock}});
}

std::string what_it_remembers(Geometry geometry, const Command& command, Language language, Ranks ranks) {
    return std::visit(
        Overloaded{
            [&](const Move& move) {
                return in_words(
                    language, "writes {writes}; captured {captured}; {memory}"_msg,
                    {{"writes", describe_each(move.writes, geometry, ranks)},
                     {"captured", std::string{name_of_man(move.captured, wording_for(geometry, language))}},
                     {"memory", write_memory(is_of_chess(geometry, {}), move.prior, move.next, language)}});
            },
            [&](const Declaration&) { return in_words(language, "writes nothing"_msg); },
            [&](const Setup& setup) {
                const std::string memory =
                    write_memory(is_of_chess(geometry, setup.boards), setup.prior, setup.next, language);
                if (!setup.boards.empty()) {
                    return in_words(language, "writes another board; {memory}"_msg, {{"memory", memory}});
                }
                if (setup.writes.empty()) {
                    return in_words(language, "writes nothing; {memory}"_msg, {{"memory", memory}});
                }
                return in_words(
                    language, "writes {writes}; {memory}"_msg,
                    {{"writes", describe_each(setup.writes, geometry, ranks)}, {"memory", memory}});
            },
        },
        command);
}

Message message_for(Declaration::What what) noexcept {
    switch (what) {
        case Declaration::What::Resigns: return "{side} resigns"_msg;
        case Declaration::What::OffersDraw: return "{side} offers a draw"_msg;
        case Declaration::What::AcceptsDraw: return "{side} accepts the draw"_msg;
        case Declaration::What::DeclinesDraw: return "{side} declines the draw"_msg;
        case Declaration::What::ClaimsDraw: return "{side} claims a draw"_msg;
        case Declaration::What::LosesOnTime: return "{side}'s time runs out"_msg;
    }
    return ""_msg;
}

}  // namespace

std::string move_number(const GameState& state) {
    return std::to_string(state.fullmove_number) + (state.side_to_move == Color::White ? ". " : "... ");
}

std::string describe(const Declaration& declaration, Wording wording) {
    return in_words(wording, message_for(declaration.what),
                    {{"side", std::string{name(declaration.by, wording)}}});
}

std::string describe_writes(const Writes& writes, Geometry geometry, Ranks ranks) {
    return describe_each(writes, geometry, ranks);
}

std::vector<std::string> describe_restored(const Command& command, Geometry geometry, Wording wording) {
    const Move* const move = std::get_if<Move>(&command);
    if (move == nullptr) {
        return {};
    }
    std::vector<std::string> sentences;
    for (const SquareWrite& write : move->writes) {
        if (!move->captured.is_none() && write.before == move->captured) {
            sentences.push_back(
                in_words(wording, "The {piece} on {square} is back."_msg,
                         {{"piece", std::string{name_of_man(move->captured, wording_for(geometry, wording))}},
                          {"square", square_name(geometry, write.square, wording.ranks)}}));
        }
    }
    if (move->prior.castling_rights != move->next.castling_rights) {
        sentences.push_back(in_words(wording, "Castling rights: {rights}."_msg,
                                     {{"rights", write_castling_rights(move->prior.castling_rights)}}));
    }
    if (const Square passed = move->prior.en_passant_target; !passed.is_none()) {
        sentences.push_back(in_words(wording, "En passant on {square} is possible again."_msg,
                                     {{"square", square_name(geometry, passed, wording.ranks)}}));
    }
    return sentences;
}

std::vector<RecordEntry> record_of(const Game& game, Language language, XiangqiStyle style) {
    std::vector<RecordEntry> record;
    Position position = start_of(game);
    const Rules* rules = &rules_at_start(game);
    for (const auto& part : {game.history(), game.undone()}) {
        for (const Command& command : part) {
            const Geometry geometry = position.board.geometry();
            RecordEntry entry{.text = {}, .before = position.state, .geometry = geometry};
            std::visit(Overloaded{
                           [&](const Move& move) {
                               entry.text = write_move(*rules, position, move.request, style);
                               entry.is_move = true;
                           },
                           [&](const Declaration& declaration) {
                               entry.text = describe(declaration, wording_for(geometry, language));
                           },
                           [&](const Setup& setup) {
                               entry.is_setup = true;
                               rules = setup.next_rules;
                           },
                       },
                       command);
            std::visit([&](const auto& done) { done.apply(position); }, command);
            if (entry.is_setup) {
                entry.text = in_words(language, "set up {fen}"_msg, {{"fen", write_fen(position)}});
            }
            record.push_back(std::move(entry));
        }
    }
    return record;
}

std::optional<LastMove> last_move(const Game& game, XiangqiStyle style) {
    const auto history = game.history();
    const auto says_nothing = [](const Command& command) {
        return std::holds_alternative<Declaration>(command);
    };
    const auto last = std::find_if_not(history.rbegin(), history.rend(), says_nothing);
    const Move* const move = last == history.rend() ? nullptr : std::get_if<Move>(&*last);
    if (move == nullptr) {
        return std::nullopt;
    }
    Position before = game.position();
    move->undo(before);
    return LastMove{
        .request = move->request,
        .before = before,
        .text = move_number(before.state) + write_move(game.rules(), before, move->request, style)};
}

std::string write_record(const Game& game, Language language, XiangqiStyle style) {
    std::string text;
    bool line_open = false;
    const std::vector<RecordEntry> record = record_of(game, language, style);
    for (std::size_t i = 0; i < game.history().size(); ++i) {
        const RecordEntry& entry = record[i];
        const bool white = entry.before.side_to_move == Color::White;
        if (line_open && entry.is_move && !white) {
            text += ' ' + entry.text + '\n';
            line_open = false;
            continue;
        }
        text += line_open ? "\n" : "";
        text += entry.is_move ? move_number(entry.before) + entry.text : '{' + entry.text + '}';
        line_open = entry.is_move && white;
        text += line_open ? "" : "\n";
    }
    return text + (line_open ? "\n" : "");
}

std::string write_command_stack(const Game& game, Language language, XiangqiStyle style) {
    const std::vector<RecordEntry> record = record_of(game, language, style);
    const std::size_t done = game.history().size();
    std::string text;
    const auto write_entry = [&](std::size_t i, const Command& command) {
        const std::string label =
            record[i].is_move ? move_number(record[i].before) + record[i].text : record[i].text;
        text += std::to_string(i + 1) + "  " + label + "  " +
                what_it_remembers(record[i].geometry, command, language, style.ranks) + '\n';
    };
    for (std::size_t i = 0; i < done; ++i) {
        write_entry(i, game.history()[i]);
    }
    text += in_words(language, "-- now: undo goes up from here, redo goes down --"_msg) + '\n';
    for (std::size_t i = done; i < record.size(); ++i) {
        write_entry(i, game.undone()[i - done]);
    }
    return text;
}

}  // namespace takeback::notation
