#include "takeback/notation/as_utf8.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "takeback/notation/text.hpp"
#include "takeback/platform/gb18030.hpp"

namespace takeback::notation {

namespace {

using FirstBlock = std::array<char, 65536>;

/// Without the character that the end of the block cuts, which has three bytes here at most.
std::string_view without_cut_character(std::string_view block) {
    constexpr std::size_t most = 3;
    for (std::size_t length = 1; length <= std::min(most, block.size()); ++length) {
        const auto byte = static_cast<std::uint8_t>(block[block.size() - length]);
        if (byte < 0x80) {
            return block;
        }
        if (byte >= 0xC2) {  // the lowest that begins a character of several bytes
            const std::size_t whole = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
            return length < whole ? block.substr(0, block.size() - length) : block;
        }
    }
    return block;
}

/// Goes past blanks and then past the word, if it is there.
bool takes(std::string_view& text, std::string_view word) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    const bool found = text.starts_with(word);
    text.remove_prefix(found ? word.size() : 0);
    return found;
}

/// Of a text in small letters.
bool has_tag_of_xiangqi(std::string_view text) {
    for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1)) {
        std::string_view tag = text.substr(open + 1);
        if ((takes(tag, "game") || takes(tag, "variant")) && takes(tag, "\"") &&
            (takes(tag, "chinese chess") || takes(tag, "xiangqi"))) {
            return true;
        }
    }
    return false;
}

using platform::Gb18030;

/// The first block of a text, then what follows it: unchanged or decoded.
class Utf8Source {
public:
    explicit Utf8Source(ByteSource source) : source_{std::move(source)} {}

    std::size_t read(std::span<char> space) {
        if (!begun_) {
            begin();
        }
        return decoder_ ? read_decoded(space) : read_unchanged(space);
    }

private:
    void begin() {
        begun_ = true;
        in_ = std::make_unique_for_overwrite<FirstBlock>();
        while (filled_ < in_->size() && fill()) {
        }
        if (!is_gb18030({in_->data(), filled_}, !ended_)) {
            return;
        }
        decoder_.emplace();
        if (!decoder_->is_possible()) {
            decoder_.reset();
        }
    }

    std::span<char> waiting() { return std::span{*in_}.subspan(at_, filled_ - at_); }

    /// Reads on behind the bytes that wait; false at the end.
    bool fill() {
        const std::size_t more = ended_ ? 0 : source_(std::span{*in_}.subspan(filled_));
        filled_ += more;
        ended_ = more == 0;
        return more > 0;
    }

    std::size_t read_unchanged(std::span<char> space) {
        if (at_ == filled_) {
            in_.reset();
            return ended_ ? 0 : source_(space);
        }
        const std::size_t size = std::min(space.size(), filled_ - at_);
        std::copy_n(waiting().begin(), size, space.begin());
        at_ += size;
        return size;
    }

    /// A character may be larger than the space, so it is decoded into a space of its own.
    std::size_t read_decoded(std::span<char> space) {
        while (ready_.empty() && (at_ < filled_ || fill_again())) {
            decode();
        }
        const std::size_t size = std::min(space.size(), ready_.size());
        std::copy_n(ready_.begin(), size, space.begin());
        ready_ = ready_.subspan(size);
        return size;
    }

    bool fill_again() {
        std::copy(waiting().begin(), waiting().end(), in_->begin());
        filled_ -= at_;
        at_ = 0;
        return fill();
    }

    void decode() {
        constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
        std::span<char> in = waiting();
        std::span<char> out{out_.data(), out_.size() - replacement.size()};
        const Gb18030::Stop stop = decoder_->decode(in, out);
        at_ = filled_ - in.size();
        std::size_t size = out_.size() - replacement.size() - out.size();
        const bool goes_on =
            stop == Gb18030::Stop::AtAnEnd || (stop == Gb18030::Stop::CutByTheEnd && fill_again());
        if (!goes_on) {
            std::copy(replacement.begin(), replacement.end(),
                      out_.begin() + static_cast<std::ptrdiff_t>(size));
            size += replacement.size();
            ++at_;
        }
        ready_ = std::span{out_}.first(size);
    }

    ByteSource source_;
    std::optional<Gb18030> decoder_;
    std::unique_ptr<FirstBlock> in_;  // none once all that waited was given unchanged
    std::array<char, 4096> out_{};
    std::span<char> ready_;  // a part of out_
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool begun_ = false;
    bool ended_ = false;
};

}  // namespace

bool is_gb18030(std::string_view beginning, bool goes_on) {
    if (is_valid_utf8(goes_on ? without_cut_character(beginning) : beginning)) {
        return false;
    }
    const std::string text = to_lower(beginning);
    return text.find("[dhtmlxq") != std::string::npos || has_tag_of_xiangqi(text);
}

ByteSource as_utf8(ByteSource source) {
    // A std::function can be copied, and its copies read on in the same text.
    return [text = std::make_shared<Utf8Source>(std::move(source))](std::span<char> space) {
        return text->read(space);
    };
}

}  // namespace takeback::notation
