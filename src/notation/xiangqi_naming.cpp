#include "takeback/notation/xiangqi_naming.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace takeback::notation {

namespace {

char digit(int number) {
    return static_cast<char>('0' + number);
}

std::string two(char first, char second) {
    return {first, second};
}

/// + - and the middle's own sign; ++ and -- for the outer two when there are more than three (WXF 1997).
std::string wxf_mark(int count, int before, char middle) {
    const int behind = count - 1 - before;
    if (before <= 1 && (before == 0 || count > 3)) {
        return before == 0 && count > 3 ? "++" : "+";
    }
    if (behind <= 1 && (behind == 0 || count > 3)) {
        return behind == 0 && count > 3 ? "--" : "-";
    }
    return {middle};
}

/// 前 中 后, from four on 前 二 三 四 五.
char chinese_mark(int count, int before) {
    if (before == 0) {
        return '+';
    }
    if (count > 3) {
        return digit(before + 1);
    }
    return before == count - 1 ? '-' : '*';
}

XiangqiNaming::PawnCounts pawns_on_files(const Board& board, Color us) {
    XiangqiNaming::PawnCounts pawns{};
    for (const Square square : board.holding<2>(Piece{us, Kind::Pawn})) {
        ++pawns.at(static_cast<std::size_t>(board.geometry().file(square)));
    }
    return pawns;
}

int files_with_several(const XiangqiNaming::PawnCounts& pawns) {
    return static_cast<int>(std::count_if(pawns.begin(), pawns.end(), [](int count) { return count > 1; }));
}

}  // namespace

char wxf_letter(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return 'K';
        case Kind::Advisor: return 'A';
        case Kind::Elephant: return 'E';
        case Kind::Horse: return 'H';
        case Kind::Rook: return 'R';
        case Kind::Cannon: return 'C';
        case Kind::Pawn: return 'P';
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return ' ';
    }
    return ' ';
}

XiangqiNaming::XiangqiNaming(const Board& board, Color us)
    : board_{board}, us_{us}, pawns_{pawns_on_files(board, us)}, tandem_files_{files_with_several(pawns_)} {}

std::string XiangqiNaming::wxf(Square man) const {
    const Place place = place_of(man);
    if (!is_tandem(man, place)) {
        return plainly(man);
    }
    std::string name = wxf_mark(place.count, place.before, file_sign(man));
    if (name.size() == 1) {
        name.insert(name.begin(), needs_file(man) ? file_sign(man) : letter(man));
    }
    return name;
}

std::string XiangqiNaming::ranked_wxf(Square man) const {
    const Place place = place_of(man);
    const bool ranked =
        board_.at(man).kind() == Kind::Pawn && place.count > 1 && (place.count > 2 || tandem_files_ > 1);
    return ranked ? two(digit(place.before + 1), file_sign(man)) : wxf(man);
}

std::string XiangqiNaming::chinese(Square man) const {
    const Place place = place_of(man);
    if (!is_tandem(man, place)) {
        return plainly(man);
    }
    return two(chinese_mark(place.count, place.before), needs_file(man) ? file_sign(man) : letter(man));
}

std::string XiangqiNaming::in_style(Square man, XiangqiNotation notation) const {
    switch (notation) {
        case XiangqiNotation::Wxf: return wxf(man);
        case XiangqiNotation::WxfRanked: return ranked_wxf(man);
        case XiangqiNotation::Chinese:
        case XiangqiNotation::ChineseTraditional: return chinese(man);
        case XiangqiNotation::Iccs:
        case XiangqiNotation::IccsDashed: return {};
    }
    return {};
}

std::string XiangqiNaming::counted_across(Square man) const {
    const Place place = place_of(man);
    if (board_.at(man).kind() != Kind::Pawn || place.count < 2) {
        return {};
    }
    int number = place.before + 1;
    const int own_file = board_.geometry().file(man);
    for (int file = 0; file < board_.geometry().files; ++file) {
        const int pawns = pawns_.at(static_cast<std::size_t>(file));
        const bool to_the_right = us_ == Color::White ? file > own_file : file < own_file;
        number += to_the_right && pawns > 1 ? pawns : 0;
    }
    return two(digit(number), letter(man));
}

std::vector<std::string> XiangqiNaming::loosely(Square man) const {
    std::vector<std::string> names{plainly(man)};
    const Place place = place_of(man);
    if (place.count < 2) {
        return names;
    }
    std::string marks{place.count == 3 && place.before == 1 ? "*" : ""};
    marks += place.before == 0 ? "+" : "";
    marks += place.before == place.count - 1 ? "-" : "";
    for (const char mark : marks) {
        for (const char own : {letter(man), file_sign(man)}) {
            names.push_back(two(mark, own));
            names.push_back(two(own, mark));
        }
    }
    names.push_back(two(digit(place.before + 1), file_sign(man)));
    return names;
}

std::string XiangqiNaming::way(MoveRequest request) const {
    const Geometry geometry = board_.geometry();
    const int across = std::abs(geometry.file(request.to) - geometry.file(request.from));
    const int forward = geometry.rank_for(us_, request.to) - geometry.rank_for(us_, request.from);
    const int along = std::abs(forward);
    const char sign = forward == 0 ? '=' : forward > 0 ? '+' : '-';
    const auto if_so = [sign](bool goes_there, char end) {
        return goes_there ? two(sign, end) : std::string{};
    };
    switch (board_.at(request.from).kind()) {
        case Kind::King:
        case Kind::Rook:
        case Kind::Cannon:
        case Kind::Pawn:
            return if_so((across == 0) != (along == 0), along == 0 ? file_sign(request.to) : digit(along));
        case Kind::Advisor: return if_so(across == 1 && along == 1, file_sign(request.to));
        case Kind::Elephant: return if_so(across == 2 && along == 2, file_sign(request.to));
        case Kind::Horse: return if_so(across * along == 2, file_sign(request.to));
        case Kind::Queen:
        case Kind::Bishop:
        case Kind::Knight:
        case Kind::None: return {};
    }
    return {};
}

XiangqiNaming::Place XiangqiNaming::place_of(Square man) const {
    const Geometry geometry = board_.geometry();
    Place place;
    for (int rank = 0; rank < geometry.ranks; ++rank) {
        const Square other = geometry.square(geometry.file(man), rank);
        const bool alike = board_.at(other) == board_.at(man);
        place.count += alike ? 1 : 0;
        place.before += alike && geometry.rank_for(us_, other) > geometry.rank_for(us_, man) ? 1 : 0;
    }
    return place;
}

/// Of two advisors or elephants on a file only one can go forward, and only the other one back.
bool XiangqiNaming::is_tandem(Square man, Place place) const {
    const Kind kind = board_.at(man).kind();
    return place.count > 1 && kind != Kind::Advisor && kind != Kind::Elephant;
}

/// Several files have several pawns, so that "the front pawn" is not enough.
bool XiangqiNaming::needs_file(Square man) const {
    return board_.at(man).kind() == Kind::Pawn && tandem_files_ > 1;
}

char XiangqiNaming::letter(Square man) const {
    return wxf_letter(board_.at(man).kind());
}

char XiangqiNaming::file_sign(Square square) const {
    const int file = board_.geometry().file(square);
    return digit(us_ == Color::White ? board_.geometry().files - file : file + 1);
}

std::string XiangqiNaming::plainly(Square man) const {
    return two(letter(man), file_sign(man));
}

}  // namespace takeback::notation
