#include "picture.hpp"

#include <gtest/gtest.h>

#include "takeback/notation/text.hpp"

namespace takeback::test {

Picture read_picture(const notation::FenAlphabet& alphabet, std::string_view drawing) {
    const Geometry geometry = alphabet.geometry;
    Picture picture{.board = Board{geometry}, .stars = {}};
    const std::vector<notation::Word> words = notation::words_of(drawing);
    EXPECT_EQ(words.size(), geometry.squares()) << "a drawing has a line a rank, and a word a square";
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i].text;
        const int place = static_cast<int>(i);
        const Square square =
            geometry.square(place % geometry.files, geometry.ranks - 1 - place / geometry.files);
        if (word.back() == '*') {
            picture.stars.insert(square);
        }
        if (const auto piece = alphabet.piece_of(word.front())) {
            picture.board.set(square, *piece);
        }
    }
    return picture;
}

std::string draw(const notation::FenAlphabet& alphabet, const Board& board, const std::set<Square>& stars) {
    const Geometry geometry = alphabet.geometry;
    std::string text = "\n";
    for (int rank = geometry.ranks - 1; rank >= 0; --rank) {
        for (int file = 0; file < geometry.files; ++file) {
            const Square square = geometry.square(file, rank);
            const bool target = stars.contains(square);
            const Piece piece = board.at(square);
            if (piece.is_none()) {
                text += target ? "*  " : ".  ";
            } else {
                text += alphabet.letter_of(piece);
                text += target ? "* " : "  ";
            }
        }
        text += '\n';
    }
    return text;
}

}  // namespace takeback::test
