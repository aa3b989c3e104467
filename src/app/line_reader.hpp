// LineReader: lines from a file or a pipe, of any bytes, in bounded memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace takeback::app {

struct LineRead {
    enum class What : std::uint8_t {
        Line,         ///< `text`, without its line break
        TooLong,      ///< a line longer than LineReader::longest; `text` is its beginning
        End,          ///< the end of the input
        Interrupted,  ///< Ctrl-C came before the line was complete; `text` is what is dropped, as far as
                      ///< known
        Failed,       ///< the system could not read
    };
    What what = What::End;
    std::string text{};
    int error = 0;  ///< Failed: the system's number for why
};

class LineReader {
public:
    /// In bytes. Far above any move or FEN; a longer line is refused, not processed.
    static constexpr std::size_t longest = 4096;

    /// The file descriptor stays the caller's.
    explicit LineReader(int file) noexcept : file_{file} {}

    /// CR before the line break is dropped. The last line may lack its line break.
    [[nodiscard]] LineRead next();

private:
    int file_;
    std::array<char, 2 * longest> buffer_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace takeback::app
