#include "board_words.hpp"

#include "takeback/language/message.hpp"
#include "takeback/notation/coordinates.hpp"
#include "takeback/notation/names.hpp"

namespace takeback::notation {

Kind BoardWords::kind_on(Square square) const {
    return square.index() < board_.geometry().squares() ? board_.at(square).kind() : Kind::None;
}

std::string BoardWords::man_on(Square square) const {
    return kind_on(square) == Kind::None ? in_words(wording_, "nothing"_msg)
                                         : std::string{name_of_man(board_.at(square), wording_)};
}

std::string BoardWords::square(Square square) const {
    return square.is_none() ? in_words(wording_, "a square off the board"_msg)
                            : square_name(board_.geometry(), square, wording_.ranks);
}

}  // namespace takeback::notation
