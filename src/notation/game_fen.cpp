#include "takeback/notation/game_fen.hpp"

#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

template <typename Problem>
std::vector<FenFault> described(const std::vector<Problem>& problems, Wording wording) {
    std::vector<FenFault> faults;
    faults.reserve(problems.size());
    for (const Problem& problem : problems) {
        faults.push_back({.column = problem.column, .text = describe(problem, wording)});
    }
    return faults;
}

}  // namespace

Result<GameFenReading, std::vector<FenFault>> read_game_fen(std::string_view fen, GameKind kind, FenMode mode,
                                                            Wording wording, chess::KingsAllowed kings) {
    if (kind.game == Terms::Xiangqi) {
        const auto read = read_xiangqi_fen(fen);
        if (!read) {
            return described(read.error(), wording);
        }
        return GameFenReading{.position = *read};
    }
    const auto read = read_fen(fen, mode, kind.castling, kings);
    if (!read) {
        return described(read.error(), wording);
    }
    return GameFenReading{.position = read->position, .repairs = described(read->repairs, wording)};
}

std::vector<std::string> texts_of(const std::vector<FenFault>& faults) {
    std::vector<std::string> texts;
    texts.reserve(faults.size());
    for (const FenFault& fault : faults) {
        texts.push_back(fault.text);
    }
    return texts;
}

}  // namespace takeback::notation
