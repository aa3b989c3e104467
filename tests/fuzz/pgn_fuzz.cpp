// Fuzz target: PGN of both games. The input is the text.
//
// Promises of any text:
// - problems are limited and told in safe lines, and each game that was read is read back from what is
// written of it;
// - who only counts finds the same problems and totals as who keeps the games;
// - the text may come in pieces of any size, and byte by byte, which leaves no token ready for the quick
// readings;
// - cut into pieces of whole games, it gives the same games and problems.
// Memory is limited by libFuzzer (-rss_limit_mb, -malloc_limit_mb).
#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "invariant.hpp"
#include "record_promises.hpp"
#include "takeback/notation/game_reader.hpp"
#include "takeback/notation/game_splitter.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "target.hpp"

namespace takeback::fuzz {
namespace {

using notation::bytes_of;
using notation::PgnKeep;
using notation::PgnReader;
using notation::PgnReading;

/// Reads the pieces one after the other. The games of a piece are numbered anew, so here they are numbered
/// on.
class PieceByPiece {
public:
    PieceByPiece(std::string_view text, std::size_t size) : splitter_{bytes_of(text), size, 64 * size} {}

    std::optional<PgnReading> next() {
        while (true) {
            if (!reader_ && !begin()) {
                return std::nullopt;
            }
            if (auto reading = reader_->next()) {
                ++games_;
                std::for_each(reading->problems.begin(), reading->problems.end(),
                              [this](notation::PgnProblem& problem) { problem.game = games_; });
                return reading;
            }
            reader_.reset();
        }
    }

private:
    bool begin() {
        auto piece = splitter_.next();
        if (!piece) {
            return false;
        }
        reader_.emplace(*std::move(piece));
        return true;
    }

    notation::GameSplitter splitter_;
    std::optional<notation::PieceReader> reader_;
    std::size_t games_ = 0;
};

/// Who only counts keeps everything of a game but its moves.
void promise_counted(PgnReading&& kept, const std::optional<PgnReading>& counted) {
    promise(kept.main_line == totals_of_main_line(kept.game), "totals are those of the game");
    kept.game.moves = {};
    promise_equal(kept, counted, "who only counts finds what others keep");
}

/// How many games the text has.
std::size_t read_in_three_ways(std::string_view text) {
    PgnReader kept{bytes_of(text)};
    PgnReader counted{bytes_of(text), {}, Language::English, PgnKeep::Totals};
    PgnReader in_bytes{in_pieces(text, 1)};
    std::size_t games = 0;
    for (auto reading = kept.next(); reading; reading = kept.next()) {
        ++games;
        promise_readable(*reading);
        promise_equal(*reading, in_bytes.next(), "how the source cuts the text does not matter");
        promise_counted(*std::move(reading), counted.next());
    }
    promise(!in_bytes.next() && !counted.next(), "every reader finds as many games", text);
    return games;
}

void run(std::string_view text) {
    if (read_in_three_ways(text) < 2 || text.find("\n[") == std::string_view::npos) {
        return;  // one piece
    }
    notation::GameReader whole{bytes_of(text)};  // which decodes GB18030, as the splitter does
    PieceByPiece pieces{text, 1};
    promise_equal_games([&whole] { return whole.next(); }, [&pieces] { return pieces.next(); },
                        "pieces of whole games give what the whole text gives");
}

}  // namespace
}  // namespace takeback::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    takeback::fuzz::run(takeback::fuzz::text_of(bytes, size));
    return 0;
}
