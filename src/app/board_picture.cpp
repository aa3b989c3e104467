#include "board_picture.hpp"

#include <algorithm>
#include <cstddef>

#include "takeback/notation/coordinates.hpp"

namespace takeback::app {

namespace {

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

}  // namespace

std::string shared_column(char behind, char before, std::string_view between) {
    if (behind == ' ' && before == ' ') {
        return std::string{between};
    }
    return {behind == ' ' ? before : before == ' ' ? behind : '|'};
}

Square BoardPicture::square_at(int row, int column) const {
    const bool white = bottom_ == Color::White;
    return geometry_.square(white ? column : geometry_.files - 1 - column,
                            white ? geometry_.ranks - 1 - row : row);
}

Signs BoardPicture::signs_of(Square square) const {
    if (is_target(square)) {
        return board_.at(square).is_none() ? Signs{} : Signs{.before = '(', .after = ')'};
    }
    if (is_in_check(square)) {
        return {.before = '!', .after = '!'};
    }
    return is_of_last_move(square) ? Signs{.before = '[', .after = ']'} : Signs{};
}

bool BoardPicture::is_target(Square square) const {
    return contains(marks_.targets, square);
}

bool BoardPicture::is_of_last_move(Square square) const {
    return contains(marks_.last_move, square);
}

bool BoardPicture::is_in_check(Square square) const {
    return contains(marks_.checks, square);
}

std::string BoardPicture::rank_label(int row) const {
    const std::string name = notation::rank_name(geometry_, geometry_.rank(square_at(row, 0)), ranks_);
    return std::string(static_cast<std::size_t>(width_of_labels()) - name.size(), ' ') + name;
}

int BoardPicture::width_of_labels() const {
    return static_cast<int>(notation::rank_name(geometry_, geometry_.ranks - 1, ranks_).size());
}

std::string BoardPicture::file_label(int column) const {
    return {static_cast<char>('a' + geometry_.file(square_at(0, column)))};
}

std::string BoardPicture::file_labels(std::string_view indent, std::string_view between) const {
    std::string labels{indent};
    for (int column = 0; column < geometry_.files; ++column) {
        labels += column > 0 ? between : "";
        labels += file_label(column);
    }
    return labels + '\n';
}

}  // namespace takeback::app
