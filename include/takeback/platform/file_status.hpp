// FileStatus: what an open file is, as far as every system can say it.
#pragma once

#include <cstdint>

namespace takeback::platform {

struct FileStatus {
    enum class Kind : std::uint8_t { Regular, Folder, Pipe, Other };
    Kind kind = Kind::Other;
    std::uintmax_t size = 0;  ///< in bytes
    bool has_name = true;     ///< false: it was removed while it was open

    friend bool operator==(const FileStatus&, const FileStatus&) = default;
};

}  // namespace takeback::platform
