// Gb18030: decodes the encoding of Chinese files that are not UTF-8, by what the system has for it.
#pragma once

#include <cstdint>
#include <span>

namespace takeback::platform {

class Gb18030 {
public:
    /// Why decoding stopped.
    enum class Stop : std::uint8_t {
        AtAnEnd,     ///< `in` ended behind a character, or `out` is full
        Broken,      ///< `in` begins with what is no character
        CutByTheEnd  ///< `in` ends within a character
    };

    Gb18030();
    Gb18030(const Gb18030&) = delete;
    Gb18030& operator=(const Gb18030&) = delete;
    Gb18030(Gb18030&&) = delete;
    Gb18030& operator=(Gb18030&&) = delete;
    ~Gb18030();

    /// Whether the system knows the encoding.
    [[nodiscard]] bool is_possible() const noexcept { return is_possible_; }

    /// To UTF-8. Takes what it decodes from the front of `in` and the space that it fills from the front of
    /// `out`.
    [[nodiscard]] Stop decode(std::span<char>& in, std::span<char>& out) noexcept;

private:
    void* conversion_ = nullptr;  // what the system gave for it, where it gives something
    bool is_possible_ = false;
};

}  // namespace takeback::platform
