#include "takeback/notation/byte_reader.hpp"

#include <algorithm>
#include <utility>

namespace takeback::notation {

ByteSource bytes_of(std::string_view text) {
    return [text](std::span<char> space) mutable {
        const std::size_t size = std::min(space.size(), text.size());
        std::copy_n(text.begin(), size, space.begin());
        text.remove_prefix(size);
        return size;
    };
}

bool ByteReader::looks_at(std::string_view bytes) {
    return fill(bytes.size()) && std::string_view{buffer_.data() + at_, bytes.size()} == bytes;
}

bool ByteReader::fill(std::size_t wanted) {
    while (filled_ - at_ < wanted && !ended_) {
        std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(at_),
                  buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), buffer_.begin());
        filled_ -= at_;
        to_column_ += std::exchange(at_, 0);
        const std::size_t more = source_(std::span{buffer_}.first(room).subspan(filled_));
        filled_ += more;
        end_run();
        ended_ = more == 0;
    }
    return filled_ - at_ >= wanted;
}

void ByteReader::take_line_end() {
    const bool two_bytes = buffer_[at_] == '\r' && looks_at("\r\n");
    at_ += two_bytes ? 2U : 1U;
    ++line_;
    to_column_ = 1 - at_;
}

}  // namespace takeback::notation
