#include "takeback/platform/gb18030.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "system.hpp"

namespace takeback::platform {

namespace {

constexpr UINT whole = 54936;
constexpr UINT of_two_bytes = 936;  // the older part of it, where there is no more, as in Wine

bool is_known(UINT code_page) noexcept {
    return IsValidCodePage(code_page) != FALSE;
}

constexpr bool is_in(unsigned char byte, unsigned char first, unsigned char last) noexcept {
    return byte >= first && byte <= last;
}

/// How many bytes the character has that the text begins with, as the standard has it: 1, 2 or 4. 0: the text
/// ends within it. -1: it is none.
int length_of_first(std::span<const char> text) noexcept {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) {
        return 1;
    }
    if (!is_in(byte(0), 0x81, 0xFE)) {
        return -1;
    }
    if (text.size() < 2) {
        return 0;
    }
    if (!is_in(byte(1), 0x30, 0x39)) {
        return is_in(byte(1), 0x40, 0xFE) && byte(1) != 0x7F ? 2 : -1;
    }
    if ((text.size() > 2 && !is_in(byte(2), 0x81, 0xFE)) ||
        (text.size() > 3 && !is_in(byte(3), 0x30, 0x39))) {
        return -1;
    }
    return text.size() < 4 ? 0 : 4;
}

/// The characters beyond the first plane lie in order, each of four bytes; others have tables, which are the
/// system's. In UTF-16: how many units that is.
int beyond_first_plane(std::span<const char> bytes, std::array<wchar_t, 4>& units) noexcept {
    const auto place = [bytes](std::size_t i, unsigned first) {
        return static_cast<unsigned char>(bytes[i]) - first;
    };
    const unsigned number =
        ((place(0, 0x90) * 10 + place(1, 0x30)) * 126 + place(2, 0x81)) * 10 + place(3, 0x30);
    constexpr unsigned most = 0xFFFFF;
    units[0] = static_cast<wchar_t>(0xD800 + (number >> 10U));
    units[1] = static_cast<wchar_t>(0xDC00 + (number & 0x3FFU));
    return number <= most ? 2 : 0;
}

/// By the tables of the system: how many units of UTF-16. 0: there is no such character.
int by_table(std::span<const char> bytes, std::array<wchar_t, 4>& units) noexcept {
    static const UINT code_page = is_known(whole) ? whole : of_two_bytes;
    if (bytes.size() == 4 && code_page != whole) {
        return 0;
    }
    return MultiByteToWideChar(code_page, MB_ERR_INVALID_CHARS, bytes.data(), static_cast<int>(bytes.size()),
                               units.data(), static_cast<int>(units.size()));
}

/// The character of these bytes in UTF-8: how many bytes that has. 0: there is none.
int decode_one(std::span<const char> bytes, std::array<char, 8>& decoded) noexcept {
    std::array<wchar_t, 4> units{};
    const bool is_beyond = bytes.size() == 4 && static_cast<unsigned char>(bytes[0]) >= 0x90;
    const int known = is_beyond ? beyond_first_plane(bytes, units) : by_table(bytes, units);
    return known <= 0 ? 0
                      : WideCharToMultiByte(CP_UTF8, 0, units.data(), known, decoded.data(),
                                            static_cast<int>(decoded.size()), nullptr, nullptr);
}

}  // namespace

Gb18030::Gb18030() : is_possible_{is_known(whole) || is_known(of_two_bytes)} {}

Gb18030::~Gb18030() = default;

Gb18030::Stop Gb18030::decode(std::span<char>& in, std::span<char>& out) noexcept {
    while (!in.empty()) {
        const int length = length_of_first(in);
        if (length <= 0) {
            return length == 0 ? Stop::CutByTheEnd : Stop::Broken;
        }
        std::array<char, 8> decoded{in.front()};
        const int size = length == 1 ? 1 : decode_one(in.first(static_cast<std::size_t>(length)), decoded);
        if (size == 0) {
            return Stop::Broken;
        }
        if (static_cast<std::size_t>(size) > out.size()) {
            return Stop::AtAnEnd;
        }
        std::copy_n(decoded.begin(), size, out.begin());
        out = out.subspan(static_cast<std::size_t>(size));
        in = in.subspan(static_cast<std::size_t>(length));
    }
    return Stop::AtAnEnd;
}

}  // namespace takeback::platform
