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

Message message_for(What what) noexcept {
    switch (what) {
        case What::IllegalMove: return "the move is illegal"_msg;
        case What::NotAMove: return "this is no move"_msg;
        case What::GameOver: return "the game is over"_msg;
        case What::NullMoveInCheck: return "a null move is not possible in check"_msg;
        case What::UnmatchedParenthesis: return "a ) without its ("_msg;
        case What::UnclosedVariation: return "a ( without its )"_msg;
        case What::VariationWithoutMove: return "there is no move here that this variation could replace"_msg;
        case What::UnterminatedComment: return "a { without its }"_msg;
        case What::UnterminatedTag: return "a tag value without its closing quote"_msg;
        case What::BadTag: return R"(a tag is written [Name "value"])"_msg;
        case What::BadFen: return "the FEN is wrong, so the moves cannot be read"_msg;
        case What::StrayCharacter: return "this has no meaning here"_msg;
        case What::TooLong: return "too long: at most 1048576 bytes in a comment or tag, 255 in a word"_msg;
        case What::TooManyTags: return "a game has at most 250 tags"_msg;
        case What::TooManyMoves: return "a game has at most 100000 moves, all variations together"_msg;
        case What::TooMuchText: return "the tags and comments of a game have at most 16777216 bytes"_msg;
        case What::TooManyProblems: return "there are more problems in this game"_msg;
        case What::RawQuote: return R"(a quote inside a tag value is written \")"_msg;
        case What::MissingBracket: return "a tag ends with ]"_msg;
        case What::ControlCharacter: return "a control character in a tag value was read as a blank"_msg;
        case What::RepeatedTag: return "the tag is there already; the first one holds"_msg;
        case What::FenRepaired: return "the FEN was repaired"_msg;
        case What::SetUpMismatch: return "the tags SetUp and FEN contradict each other"_msg;
        case What::BadAnnotation: return "annotations are $0 to $255, or one of ! ? !! ?? !? ?!"_msg;
        case What::AnnotationWithoutMove: return "there is no move here to annotate"_msg;
        case What::EmptyVariation: return "a variation without moves"_msg;
        case What::ResultInVariation: return "a result inside a variation"_msg;
        case What::MissingResult: return "the game does not end with a result: 1-0, 0-1, 1/2-1/2 or *"_msg;
        case What::ResultMismatch: return "the tag Result and the result behind the moves differ"_msg;
        case What::BoardMismatch: return "the result contradicts the final position"_msg;
        case What::WrongMark: return "the mark of check or mate contradicts the position"_msg;
    }
    return ""_msg;
}

std::string describe(const PgnProblem& problem, Language language) {
    const bool is_error = problem.severity() == PgnProblem::Severity::Error;
    std::string text = std::to_string(problem.place.line) + ':' + std::to_string(problem.place.column) + ": ";
    text += in_words(language,
                     is_error ? "error: game {game}: {message}"_msg : "warning: game {game}: {message}"_msg,
                     {{"game", std::to_string(problem.game)}, {"message", problem.message}});
    text += " [";
    text += code(problem.what);
    return text += ']';
}

}  // namespace takeback::notation
