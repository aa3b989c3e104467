#include "takeback/notation/pgn_problem.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

}  // namespace

PgnProblem::Severity PgnProblem::severity() const noexcept {
    return what >= What::RawQuote ? Severity::Warning : Severity::Error;
}

std::string_view code(What what) noexcept {
    switch (what) {
        case What::IllegalMove: return "illegal_move";
        case What::NotAMove: return "not_a_move";
        case What::GameOver: return "game_over";
        case What::NullMoveInCheck: return "null_move_in_check";
        case What::UnmatchedParenthesis: return "unmatched_parenthesis";
        case What::UnclosedVariation: return "unclosed_variation";
        case What::VariationWithoutMove: return "variation_without_move";
        case What::UnterminatedComment: return "unterminated_comment";
        case What::UnterminatedTag: return "unterminated_tag";
        case What::BadTag: return "bad_tag";
        case What::BadFen: return "bad_fen";
        case What::StrayCharacter: return "stray_character";
        case What::TooLong: return "too_long";
        case What::TooManyTags: return "too_many_tags";
        case What::TooManyMoves: return "too_many_moves";
        case What::TooMuchText: return "too_much_text";
        case What::TooManyProblems: return "too_many_problems";
        case What::RawQuote: return "raw_quote";
        case What::MissingBracket: return "missing_bracket";
        case What::ControlCharacter: return "control_character";
        case What::RepeatedTag: return "repeated_tag";
        case What::FenRepaired: return "fen_repaired";
        case What::SetUpMismatch: return "setup_mismatch";
        case What::BadAnnotation: return "bad_annotation";
        case What::AnnotationWithoutMove: return "annotation_without_move";
        case What::EmptyVariation: return "empty_variation";
        case What::ResultInVariation: return "result_in_variation";
        case What::MissingResult: return "missing_result";
        case What::ResultMismatch: return "result_mismatch";
        case What::BoardMismatch: return "board_mismatch";
        case What::WrongMark: return "wrong_mark";
    }
    return {};
}

std::string_view sentence_for(What what) noexcept {
    switch (what) {
        case What::IllegalMove: return "the move is illegal";
        case What::NotAMove: return "this is no move";
        case What::GameOver: return "the game is over";
        case What::NullMoveInCheck: return "a null move is not possible in check";
        case What::UnmatchedParenthesis: return "a ) without its (";
        case What::UnclosedVariation: return "a ( without its )";
        case What::VariationWithoutMove: return "there is no move here that this variation could replace";
        case What::UnterminatedComment: return "a { without its }";
        case What::UnterminatedTag: return "a tag value without its closing quote";
        case What::BadTag: return "a tag is written [Name \"value\"]";
        case What::BadFen: return "the FEN is wrong, so the moves cannot be read";
        case What::StrayCharacter: return "this has no meaning here";
        case What::TooLong: return "too long: at most 1048576 bytes in a comment or tag, 255 in a word";
        case What::TooManyTags: return "a game has at most 250 tags";
        case What::TooManyMoves: return "a game has at most 100000 moves, all variations together";
        case What::TooMuchText: return "the tags and comments of a game have at most 16777216 bytes";
        case What::TooManyProblems: return "there are more problems in this game";
        case What::RawQuote: return "a quote inside a tag value is written \\\"";
        case What::MissingBracket: return "a tag ends with ]";
        case What::ControlCharacter: return "a control character in a tag value was read as a blank";
        case What::RepeatedTag: return "the tag is there already; the first one holds";
        case What::FenRepaired: return "the FEN was repaired";
        case What::SetUpMismatch: return "the tags SetUp and FEN contradict each other";
        case What::BadAnnotation: return "annotations are $0 to $255, or one of ! ? !! ?? !? ?!";
        case What::AnnotationWithoutMove: return "there is no move here to annotate";
        case What::EmptyVariation: return "a variation without moves";
        case What::ResultInVariation: return "a result inside a variation";
        case What::MissingResult: return "the game does not end with a result: 1-0, 0-1, 1/2-1/2 or *";
        case What::ResultMismatch: return "the tag Result and the result behind the moves differ";
        case What::BoardMismatch: return "the result contradicts the final position";
        case What::WrongMark: return "the mark of check or mate contradicts the position";
    }
    return {};
}

std::string describe(const PgnProblem& problem) {
    std::string text = std::to_string(problem.place.line) + ':' + std::to_string(problem.place.column);
    text += problem.severity() == PgnProblem::Severity::Error ? ": error: game " : ": warning: game ";
    text += std::to_string(problem.game) + ": " + problem.message;
    text += " [";
    text += code(problem.what);
    return text += ']';
}

}  // namespace takeback::notation
