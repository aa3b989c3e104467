#include "takeback/notation/pgn_reader.hpp"

#include <algorithm>
#include <utility>

#include "pgn_builder.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

std::size_t PgnReading::count(PgnProblem::Severity severity) const noexcept {
    return static_cast<std::size_t>(
        std::count_if(problems.begin(), problems.end(),
                      [severity](const PgnProblem& problem) { return problem.severity() == severity; }));
}

bool PgnReading::has_errors() const noexcept {
    return count(PgnProblem::Severity::Error) > 0;
}

void PgnReading::report(PgnProblem::What what, TextPlace at, std::string_view token, std::string_view detail,
                        Language language) {
    if (problems.size() > pgn_limits::most_problems) {
        return;
    }
    const bool is_last = problems.size() == pgn_limits::most_problems;
    PgnProblem problem{
        .what = is_last ? PgnProblem::What::TooManyProblems : what, .game = number, .place = at};
    problem.token = token.substr(0, pgn_limits::longest_word);
    const bool is_plain = is_last || detail.empty();
    problem.message = is_plain ? in_words(language, message_for(problem.what)) : detail;
    if (is_plain && !is_last && !token.empty()) {
        problem.message = in_words(language, "{message}: {token}"_msg,
                                   {{"message", problem.message}, {"token", quoted(token)}});
    }
    problems.push_back(std::move(problem));
}

void PgnReading::report_other_result(const std::optional<Outcome>& on_board, TextPlace at,
                                     std::string_view token, Wording wording) {
    if (!on_board || result_of(*on_board) == game.marker) {
        return;
    }
    report(PgnProblem::What::BoardMismatch, at, token,
           in_words(wording.language, "the result is {marker}, but on the board it is {outcome}"_msg,
                    {{"marker", std::string{result_token(game.marker)}},
                     {"outcome", describe(*on_board, wording)}}),
           wording.language);
}

PgnReader::PgnReader(ByteSource source, GameKind untold, Language language, PgnKeep keep)
    : untold_{untold},
      language_{language},
      keep_{keep},
      lexer_{std::make_unique<PgnLexer>(std::move(source))} {
    lexer_->next();
}

std::optional<PgnReading> PgnReader::next() {
    const PgnToken& ahead = lexer_->token();
    if (comments_.empty() && ahead.kind == PgnToken::Kind::End) {
        return std::nullopt;
    }
    PgnBuilder builder{++games_, comments_.empty() ? ahead.place : comments_.front().place, untold_,
                       language_, keep_};
    for (const KeptComment& comment : std::exchange(comments_, {})) {
        builder.take(comment.token(), false);
    }
    while (builder.takes(ahead)) {
        if (ahead.kind == PgnToken::Kind::Result) {
            give_result_to(builder);
        } else {
            builder.take(ahead, false);
            lexer_->next();
        }
    }
    keep_comments_behind();
    if (ahead.kind == PgnToken::Kind::End) {  // no game follows that they could belong to
        for (const KeptComment& comment : std::exchange(comments_, {})) {
            builder.take_closing_comment(comment.token());
        }
    }
    return builder.finish(ahead.place);
}

PgnToken PgnReader::KeptComment::token() const {
    return {.kind = PgnToken::Kind::Comment, .place = place, .text = text, .faults = faults};
}

/// Only the token behind it tells whether it ends the game.
void PgnReader::give_result_to(PgnBuilder& builder) {
    const PgnToken& token = lexer_->token();
    const PgnToken result{.kind = token.kind, .place = token.place, .result = token.result};
    builder.take(result, lexer_->next().kind == PgnToken::Kind::Close);
}

/// Comments between two games belong to the second.
void PgnReader::keep_comments_behind() {
    std::size_t bytes = 0;
    const PgnToken& token = lexer_->token();
    while (token.kind == PgnToken::Kind::Comment && bytes < pgn_limits::longest_text) {
        bytes += sizeof(KeptComment) + token.text.size();
        comments_.push_back({.place = token.place, .text = std::string{token.text}, .faults = token.faults});
        lexer_->next();
    }
}

}  // namespace takeback::notation
