// FenSyntax: a fault in the text of a FEN, whatever the game.
#pragma once

#include <cstdint>
#include <string>

namespace takeback::notation {

enum class FenField : std::uint8_t {
    Pieces,
    SideToMove,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
    Extra
};

/// A fault in the text itself. What stands there is `text`; `number` is what was counted.
struct FenSyntax {
    enum class What : std::uint8_t {
        Empty,             ///< there is no FEN
        ByteOrderMark,     ///< it begins with U+FEFF
        RankCount,         ///< `number` ranks, not 8 (xiangqi: 10)
        RankWidth,         ///< rank `text` has `number` files, not 8 (xiangqi: 9)
        BadDigit,          ///< 0, or more than a rank has files
        AdjacentDigits,    ///< two digits side by side
        UnknownPiece,      ///< not the letter of a piece
        BadSideToMove,     ///< not w or b
        BadCastling,       ///< not one of KQkq, or a lone -
        RepeatedCastling,  ///< the same right twice
        SecondRook,        ///< Chess960: another rook on the side of the king that has one already
        OtherRookFile,     ///< a file letter, as Chess960 has them, in standard chess
        BadSquare,         ///< no square and not -
        BadNumber,         ///< not a whole number in digits
        NumberTooLarge,    ///< beyond 32 bits
        MoveNumberZero,    ///< moves are counted from 1
        FieldCount,        ///< xiangqi: `number` fields, not 2, 4, 5 or 6
        NotADash,          ///< xiangqi: something else in a field that chess needs and xiangqi does not
        ExtraField,        ///< more than six fields
        TrainingSetUp,     ///< the seventh field marks a training set-up, which is not what is wanted here
        MoreProblems,      ///< after twenty of them; from here on they are not listed
    };
    What what{};
    std::string text{};
    int number = 0;

    friend bool operator==(const FenSyntax&, const FenSyntax&) = default;
};

}  // namespace takeback::notation
