#include "takeback/notation/game_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "takeback/notation/as_utf8.hpp"

namespace takeback::notation {

namespace {

std::string take_beginning(ByteSource& source) {
    std::string beginning(telling_beginning, '\0');
    std::size_t size = 0;
    while (size < beginning.size()) {
        const std::size_t more = source(std::span{beginning}.subspan(size));
        if (more == 0) {
            break;
        }
        size += more;
    }
    beginning.resize(size);
    return beginning;
}

/// The text that begins with what was taken from the source, and goes on with the rest of it.
ByteSource put_back(std::string beginning, ByteSource source) {
    return [beginning = std::move(beginning), at = std::size_t{0},
            source = std::move(source)](std::span<char> space) mutable {
        const std::string_view rest = std::string_view{beginning}.substr(at);
        if (rest.empty()) {
            return source(space);
        }
        const std::size_t size = std::min(space.size(), rest.size());
        std::copy_n(rest.begin(), size, space.begin());
        at += size;
        return size;
    };
}

std::variant<PgnReader, DhtmlxqReader> reader_for(ByteSource source, GameKind untold, Language language) {
    ByteSource text = as_utf8(std::move(source));
    std::string beginning = take_beginning(text);
    const bool is_dhtmlxq_text = is_dhtmlxq(beginning);
    ByteSource whole = put_back(std::move(beginning), std::move(text));
    if (is_dhtmlxq_text) {
        return DhtmlxqReader{std::move(whole), language};
    }
    return PgnReader{std::move(whole), untold, language};
}

}  // namespace

GameReader::GameReader(ByteSource source, GameKind untold, Language language)
    : reader_{reader_for(std::move(source), untold, language)} {}

std::optional<PgnReading> GameReader::next() {
    return std::visit([](auto& reader) { return reader.next(); }, reader_);
}

}  // namespace takeback::notation
