#include "takeback/platform/gb18030.hpp"

#include <iconv.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace takeback::platform {

static_assert(sizeof(iconv_t) == sizeof(void*));

// -1 where it does not know the encoding, as POSIX has it.
Gb18030::Gb18030()
    : conversion_{iconv_open("UTF-8", "GB18030")},
      is_possible_{reinterpret_cast<std::intptr_t>(conversion_) != -1} {}  // NOLINT(*-reinterpret-cast)

Gb18030::~Gb18030() {
    if (is_possible_) {
        iconv_close(conversion_);
    }
}

Gb18030::Stop Gb18030::decode(std::span<char>& in, std::span<char>& out) noexcept {
    char* from = in.data();
    char* to = out.data();
    std::size_t bytes_left = in.size();
    std::size_t space_left = out.size();
    errno = 0;
    const bool failed =
        iconv(conversion_, &from, &bytes_left, &to, &space_left) == static_cast<std::size_t>(-1);
    in = in.last(bytes_left);
    out = out.last(space_left);
    if (!failed || errno == E2BIG) {
        return Stop::AtAnEnd;
    }
    return errno == EINVAL ? Stop::CutByTheEnd : Stop::Broken;
}

}  // namespace takeback::platform
