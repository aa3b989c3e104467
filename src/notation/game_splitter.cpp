#include "takeback/notation/game_splitter.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>

#include "takeback/notation/as_utf8.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

std::string_view without_blanks_behind(std::string_view text) {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// How many lines end in the text, by "\n", "\r\n" or a lone "\r".
std::size_t count_line_ends(std::string_view text) {
    auto ends = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        ends += text.substr(at + 1).starts_with('\n') ? 0U : 1U;
    }
    return ends;
}

ByteSource bytes_of_own(std::string text) {
    return [text = std::move(text), at = std::size_t{0}](std::span<char> space) mutable {
        const std::size_t size = std::min(space.size(), text.size() - at);
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), size, space.begin());
        at += size;
        return size;
    };
}

ByteSource one_behind_the_other(ByteSource first, ByteSource second) {
    return [first = std::move(first), second = std::move(second)](std::span<char> space) {
        const std::size_t size = first(space);
        return size > 0 ? size : second(space);
    };
}

/// Whether the last word of the line is a result and no part of anything else, if the line begins inside a
/// comment in braces or outside. Where it is not certain, it is not.
bool ends_with_result(std::string_view line, bool in_comment) {
    constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
    if (line.starts_with('%') || line.starts_with(byte_order_mark)) {
        return false;
    }
    std::size_t outside = 0;  // where the line is outside of comments from
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (in_comment ? c == '}' : c == '{') {
            in_comment = !in_comment;
            outside = i + 1;
        } else if (!in_comment && std::string_view{";[\""}.find(c) != std::string_view::npos) {
            return false;  // a comment to the end of the line, or a tag
        }
    }
    const std::string_view last = line.substr(outside);
    const std::string_view word = last.substr(last.find_last_of(blanks) + 1);
    return !in_comment && std::find(results.begin(), results.end(), word) != results.end();
}

}  // namespace

GameSplitter::GameSplitter(ByteSource source, std::size_t size, std::size_t most)
    : source_{as_utf8(std::move(source))}, size_{size}, most_{most} {
    assert(size > 0);
}

std::optional<GamePiece> GameSplitter::next() {
    if (!begun_) {
        begin();
    }
    if (is_done_) {
        return std::nullopt;
    }
    if (is_dhtmlxq_ || size_ == never) {
        return rest();
    }
    Search search{.at = size_ - 1};
    while (waiting_.size() <= most_) {
        if (const auto end = find_end(search)) {
            return cut(*end);
        }
        if (!fill()) {
            is_done_ = true;
            return waiting_.empty() ? std::nullopt : std::optional{cut(waiting_.size())};
        }
    }
    return rest();
}

void GameSplitter::begin() {
    begun_ = true;
    while (waiting_.size() < telling_beginning && fill()) {
    }
    is_dhtmlxq_ = is_dhtmlxq(std::string_view{waiting_}.substr(0, telling_beginning));
}

bool GameSplitter::fill() {
    constexpr std::size_t block = 4096;  // so that a short file touches little memory
    const std::size_t filled = waiting_.size();
    waiting_.resize(filled + block);
    const std::size_t more = source_(std::span{waiting_}.subspan(filled));
    waiting_.resize(filled + more);
    return more > 0;
}

std::optional<std::size_t> GameSplitter::find_end(Search& search) const {
    for (std::size_t at = waiting_.find("\n[", search.at); at != std::string::npos;
         at = waiting_.find("\n[", search.at)) {
        search.at = at + 1;
        if (is_end(at + 1, search)) {
            return at + 1;
        }
    }
    // The [ may come next.
    search.at = std::max(search.at, waiting_.empty() ? 0 : waiting_.size() - 1);
    return std::nullopt;
}

/// Whether behind this line end a game is certainly over.
///
/// The reader comes to the last line before it either between two tokens, or inside a comment in braces, or
/// behind the [ of a tag that goes on: nothing else lasts longer than a line.
bool GameSplitter::is_end(std::size_t end, Search& search) const {
    const std::string_view before = without_blanks_behind(std::string_view{waiting_}.substr(0, end));
    const std::size_t line_begin = before.rfind('\n') + 1;
    const std::string_view line = before.substr(line_begin);
    if (line.empty() || std::string_view{"012*"}.find(line.back()) == std::string_view::npos) {
        return false;
    }
    if (line.find('\r') != std::string_view::npos) {
        return false;  // there are more lines in it
    }
    if (without_blanks_behind(before.substr(0, line_begin)).ends_with('[')) {
        return false;
    }
    const std::string_view passed = before.substr(search.braces_until, line_begin - search.braces_until);
    if (const std::size_t brace = passed.find_last_of("{}"); brace != std::string_view::npos) {
        search.brace_is_open = passed[brace] == '{';
    }
    search.braces_until = line_begin;
    // Behind } no comment is open. Behind { there is one, unless that { stood in a tag or behind a semicolon.
    return ends_with_result(line, false) && (!search.brace_is_open || ends_with_result(line, true));
}

GamePiece GameSplitter::cut(std::size_t end) {
    std::string behind = waiting_.substr(end);
    waiting_.resize(end);
    const std::size_t lines_before = lines_;
    lines_ += count_line_ends(waiting_);
    return {.bytes = bytes_of_own(std::exchange(waiting_, std::move(behind))), .lines_before = lines_before};
}

GamePiece GameSplitter::rest() {
    is_done_ = true;
    return {.bytes = one_behind_the_other(bytes_of_own(std::move(waiting_)), std::move(source_)),
            .is_dhtmlxq = is_dhtmlxq_,
            .lines_before = lines_};
}

PieceReader::PieceReader(GamePiece piece, GameKind untold, Language language, PgnKeep keep)
    : reader_{piece.is_dhtmlxq
                  ? std::variant<PgnReader, DhtmlxqReader>{DhtmlxqReader{std::move(piece.bytes), language}}
                  : PgnReader{std::move(piece.bytes), untold, language, keep}},
      lines_before_{piece.lines_before} {}

std::optional<PgnReading> PieceReader::next() {
    auto read = std::visit([](auto& reader) { return reader.next(); }, reader_);
    if (read) {
        read->place.line += lines_before_;
        for (PgnProblem& problem : read->problems) {
            problem.place.line += lines_before_;
        }
    }
    return read;
}

}  // namespace takeback::notation
