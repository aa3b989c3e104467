// The part of the builder that reads the moves of a record, with all its variations.
#include <algorithm>
#include <utility>

#include "dhtmlxq_builder.hpp"
#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/explanation.hpp"
#include "takeback/notation/iccs.hpp"
#include "takeback/notation/names.hpp"
#include "takeback/notation/pgn_limits.hpp"
#include "takeback/notation/record.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/notation/xiangqi_fen.hpp"

namespace takeback::notation {

namespace {

using What = PgnProblem::What;

constexpr Geometry geometry = xiangqi::XiangqiTraits::geometry;
constexpr std::size_t digits_of_move = 4;

/// Where that byte of the moves stands in the text; all before it are digits and blanks.
TextPlace place_in(const DhtmlxqField& field, std::size_t at) {
    TextPlace place = field.value_place;
    for (const char c : std::string_view{field.value}.substr(0, at)) {
        if (c == '\n') {
            ++place.line;
            place.column = 1;
        } else {
            ++place.column;
        }
    }
    return place;
}

}  // namespace

/// The movelist is the first line, also when the record has none.
void DhtmlxqBuilder::list_lines() {
    lines_.front().moves = field("movelist");
    line_of_[0] = 0;
    for (const DhtmlxqField& field : record_.fields) {
        if (field.name.starts_with("move_") && this->field(field.name) == &field) {
            list_variation(field);
        }
    }
    hang_up_variations();
}

void DhtmlxqBuilder::list_variation(const DhtmlxqField& field) {
    const auto numbers = numbers_in(std::string_view{field.name}.substr(5), 3);
    lines_.push_back({.moves = &field});
    departures_.push_back({});
    if (!numbers) {
        report(What::VariationWithoutMove, field.place, field.name);
        lines_.back().is_cut = true;
        return;
    }
    lines_.back().first_ply = (*numbers)[1];
    departures_.back() = {.line = (*numbers)[0], .ply = (*numbers)[1]};
    if (!line_of_.emplace((*numbers)[2], lines_.size() - 1).second) {
        report(What::RepeatedTag, field.place, field.name);
        lines_.back().is_cut = true;
    }
}

void DhtmlxqBuilder::hang_up_variations() {
    for (std::size_t i = 1; i < lines_.size(); ++i) {
        const auto from = line_of_.find(departures_[i].line);
        if (!lines_[i].is_cut && from != line_of_.end()) {
            lines_[from->second].variations.push_back(i);
        }
    }
    for (Line& line : lines_) {
        std::stable_sort(
            line.variations.begin(), line.variations.end(),
            [this](std::size_t a, std::size_t b) { return lines_[a].first_ply > lines_[b].first_ply; });
    }
}

void DhtmlxqBuilder::read_lines() {
    struct Step {
        std::size_t line = 0;
        std::size_t next_variation = 0;
    };
    if (!lines_.front().is_cut) {
        read_line(lines_.front(), root_node);
        main_end_ = line_.position();
    }
    std::vector<Step> steps{{}};
    std::vector<bool> is_reached(lines_.size());
    while (!steps.empty()) {
        const Line& line = lines_[steps.back().line];
        if (steps.back().next_variation == line.variations.size()) {
            steps.pop_back();
            continue;
        }
        const std::size_t variation = line.variations[steps.back().next_variation++];
        is_reached[variation] = true;
        enter(variation, line);
        steps.push_back({.line = variation});
    }
    for (std::size_t i = 1; i < lines_.size(); ++i) {
        if (!is_reached[i] && !lines_[i].is_cut) {
            report_no_place(i);
        }
    }
}

/// Reads a variation that replaces a move of that line. What would replace a move that was left out is left
/// out too.
void DhtmlxqBuilder::enter(std::size_t variation, const Line& from) {
    Line& line = lines_[variation];
    const bool replaces_move =
        line.first_ply >= from.first_ply && line.first_ply - from.first_ply < from.nodes.size();
    if (!replaces_move) {
        if (from.is_cut) {
            line.is_cut = true;
        } else {
            report_no_place(variation);
        }
        return;
    }
    const auto index = static_cast<std::size_t>(line.first_ply - from.first_ply);
    line_.take_back_to(static_cast<std::size_t>(line.first_ply) - 1);
    read_line(line, index == 0 ? from.departs : from.nodes[index - 1]);
    if (line.nodes.empty() && !line.is_cut) {
        report(What::EmptyVariation, line.moves->place, line.moves->name);
    }
}

void DhtmlxqBuilder::read_line(Line& line, NodeId departs) {
    line.departs = departs;
    if (line.moves == nullptr) {
        return;
    }
    VariationTree& tree = reading_.game.moves;
    std::size_t at = 0;
    while (const auto digits = next_digits(*line.moves, at)) {
        const auto request = read_request(*line.moves, *digits);
        if (!request) {
            line.is_cut = true;
            return;
        }
        line.nodes.push_back(tree.add_move(line.nodes.empty() ? departs : line.nodes.back(), *request));
        line_.play(*request);
        ++moves_;
        at = digits->at + digits->length;
    }
}

/// The next four bytes that are no blanks, and what belongs to the last character; fewer at the end, and none
/// behind it.
std::optional<DhtmlxqBuilder::Digits> DhtmlxqBuilder::next_digits(const DhtmlxqField& field, std::size_t at) {
    Digits digits{};
    while (at < field.value.size() &&
           (digits.text.size() < digits_of_move || !begins_character(field.value[at]))) {
        const char c = field.value[at];
        if (!is_blank(c)) {
            digits.at = digits.text.empty() ? at : digits.at;
            digits.text += c;
        }
        ++at;
    }
    digits.length = at - digits.at;
    return digits.text.empty() ? std::nullopt : std::optional{digits};
}

/// The move that the digits mean; where they mean none, that is reported.
std::optional<MoveRequest> DhtmlxqBuilder::read_request(const DhtmlxqField& field, const Digits& digits) {
    const std::string& text = digits.text;
    if (moves_ == pgn_limits::most_moves) {
        report(What::TooManyMoves, place_in(field, digits.at), text);
        return std::nullopt;
    }
    const auto point = [&text](std::size_t i) {  // of signs that are no digits there is none
        return geometry.square(text[i] - '0', geometry.ranks - 1 - (text[i + 1] - '0'));
    };
    if (text.size() != digits_of_move || point(0).is_none() || point(2).is_none()) {
        report(
            What::NotAMove, place_in(field, digits.at), text,
            in_words(language_, "a move is four digits, x and y of both points, y from the top: {token}"_msg,
                     {{"token", quoted(text)}}));
        return std::nullopt;
    }
    const MoveRequest request{.from = point(0), .to = point(2)};
    if (!line_.legal_moves().contains(request)) {
        report_illegal(request, digits, place_in(field, digits.at));
        return std::nullopt;
    }
    return request;
}

void DhtmlxqBuilder::report_illegal(MoveRequest request, const Digits& digits, TextPlace place) {
    const Position& position = line_.position();
    const std::string written = iccs(request);
    const std::string numbered = move_number(position.state) + written + " (" + digits.text + ')';
    if (const auto outcome = rules_.outcome(position)) {
        report(What::GameOver, place, digits.text,
               in_words(
                   language_, "{move} comes after the end: {outcome}"_msg,
                   {{"move", numbered}, {"outcome", describe(*outcome, wording_for(geometry, language_))}}));
        return;
    }
    const auto refusal = rules_.refuse(position, request, line_.history());
    const MoveError error{.refusal = refusal.value_or(Refusal{})};
    report(What::IllegalMove, place, digits.text,
           in_words(language_, "{move}: {why} Position: {fen}"_msg,
                    {{"move", numbered},
                     {"why", explain(error, Game{rules_, position}, written, language_).what},
                     {"fen", write_xiangqi_fen(position)}}));
}

/// There is no such line, it has no such move, or it departs from itself.
void DhtmlxqBuilder::report_no_place(std::size_t variation) {
    Line& line = lines_[variation];
    line.is_cut = true;
    report(What::VariationWithoutMove, line.moves->place, line.moves->name,
           in_words(language_, "no line {line} has a move {ply} that {variation} could replace"_msg,
                    {{"line", std::to_string(departures_[variation].line)},
                     {"ply", std::to_string(departures_[variation].ply)},
                     {"variation", line.moves->name}}));
}

}  // namespace takeback::notation
