#include "takeback/notation/record.hpp"

#include <algorithm>
#include <iterator>
#include <variant>

#include "takeback/core/position.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/piece_letters.hpp"
#include "takeback/notation/san.hpp"
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

std::string changed(const std::string& before, const std::string& after) {
    return before == after ? before : before + " to " + after;
}

std::string target(Geometry geometry, const GameState& state) {
    return state.en_passant_target.is_none() ? "-" : square_name(geometry, state.en_passant_target);
}

std::string describe_write(const SquareWrite& write, Geometry geometry) {
    const auto face = [](Piece piece) { return piece.is_none() ? '-' : fen_letter(piece); };
    return square_name(geometry, write.square) + ':' + face(write.before) + '>' + face(write.after);
}

template <typename Writes>
std::string describe_each(const Writes& writes, Geometry geometry) {
    std::vector<std::string> texts;
    std::transform(writes.begin(), writes.end(), std::back_inserter(texts),
                   [geometry](const SquareWrite& write) { return describe_write(write, geometry); });
    return join(texts, " ");
}

std::string write_memory(Geometry geometry, const GameState& prior, const GameState& next) {
    return "rights " +
           changed(write_castling_rights(prior.castling_rights),
                   write_castling_rights(next.castling_rights)) +
           ", en passant " + changed(target(geometry, prior), target(geometry, next)) + ", clock " +
           changed(std::to_string(prior.halfmove_clock), std::to_string(next.halfmove_clock));
}

std::string what_it_remembers(Geometry geometry, const Command& command) {
    return std::visit(
        Overloaded{
            [&](const Move& move) {
                std::string captured{move.captured.is_none() ? "nothing" : name(move.captured.kind())};
                return "writes " + describe_each(move.writes, geometry) + "; captured " + captured + "; " +
                       write_memory(geometry, move.prior, move.next);
            },
            [](const Declaration&) { return std::string{"writes nothing"}; },
            [&](const Setup& setup) {
                return "writes " + describe_each(setup.writes, geometry) + "; " +
                       write_memory(geometry, setup.prior, setup.next);
            },
        },
        command);
}

}  // namespace

std::string move_number(const GameState& state) {
    return std::to_string(state.fullmove_number) + (state.side_to_move == Color::White ? ". " : "... ");
}

std::string describe(const Declaration& declaration) {
    const std::string who{name(declaration.by)};
    switch (declaration.what) {
        case Declaration::What::Resigns: return who + " resigns";
        case Declaration::What::OffersDraw: return who + " offers a draw";
        case Declaration::What::AcceptsDraw: return who + " accepts the draw";
        case Declaration::What::DeclinesDraw: return who + " declines the draw";
        case Declaration::What::ClaimsDraw: return who + " claims a draw";
        case Declaration::What::LosesOnTime: return who + "'s time runs out";
    }
    return {};
}

std::string describe_writes(const Writes& writes, Geometry geometry) {
    return describe_each(writes, geometry);
}

std::string describe_restored(const Command& command, Geometry geometry) {
    const Move* const move = std::get_if<Move>(&command);
    if (move == nullptr) {
        return {};
    }
    std::string text;
    for (const SquareWrite& write : move->writes) {
        if (!move->captured.is_none() && write.before == move->captured) {
            text += " The " + std::string{name(move->captured.kind())} + " on " +
                    square_name(geometry, write.square) + " is back.";
        }
    }
    if (move->prior.castling_rights != move->next.castling_rights) {
        text += " Castling rights: " + write_castling_rights(move->prior.castling_rights) + '.';
    }
    if (!move->prior.en_passant_target.is_none()) {
        text +=
            " En passant on " + square_name(geometry, move->prior.en_passant_target) + " is possible again.";
    }
    return text;
}

std::vector<RecordEntry> record_of(const Game& game) {
    std::vector<RecordEntry> record;
    Position position = start_of(game);
    for (const auto& part : {game.history(), game.undone()}) {
        for (const Command& command : part) {
            RecordEntry entry{.text = {}, .before = position.state};
            std::visit(Overloaded{
                           [&](const Move& move) {
                               entry.text = write_san(game.rules(), position, move.request);
                               entry.is_move = true;
                           },
                           [&](const Declaration& declaration) { entry.text = describe(declaration); },
                           [&](const Setup&) { entry.is_setup = true; },
                       },
                       command);
            std::visit([&](const auto& done) { done.apply(position); }, command);
            if (entry.is_setup) {
                entry.text = "set up " + write_fen(position);
            }
            record.push_back(std::move(entry));
        }
    }
    return record;
}

std::optional<LastMove> last_move(const Game& game) {
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
    return LastMove{.request = move->request,
                    .before = before,
                    .text = move_number(before.state) + write_san(game.rules(), before, move->request)};
}

std::string write_record(const Game& game) {
    std::string text;
    bool line_open = false;
    const std::vector<RecordEntry> record = record_of(game);
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

std::string write_command_stack(const Game& game) {
    const Geometry geometry = game.position().board.geometry();
    const std::vector<RecordEntry> record = record_of(game);
    const std::size_t done = game.history().size();
    std::string text;
    const auto write_entry = [&](std::size_t i, const Command& command) {
        const std::string label =
            record[i].is_move ? move_number(record[i].before) + record[i].text : record[i].text;
        text += std::to_string(i + 1) + "  " + label + "  " + what_it_remembers(geometry, command) + '\n';
    };
    for (std::size_t i = 0; i < done; ++i) {
        write_entry(i, game.history()[i]);
    }
    text += "-- now: undo goes up from here, redo goes down --\n";
    for (std::size_t i = done; i < record.size(); ++i) {
        write_entry(i, game.undone()[i - done]);
    }
    return text;
}

}  // namespace takeback::notation
