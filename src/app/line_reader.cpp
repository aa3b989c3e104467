#include "line_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <string_view>

#include "takeback/platform/interrupts.hpp"
#include "takeback/platform/open_files.hpp"

namespace takeback::app {

LineRead LineReader::next() {
    std::string line;
    bool any = false;
    bool too_long = false;
    while (true) {
        if (begin_ == end_) {
            if (!platform::wait_for_input(file_)) {
                return {.what = LineRead::What::Interrupted};
            }
            const std::ptrdiff_t size = platform::read_some(file_, buffer_.data(), buffer_.size());
            if (size < 0 && errno == EINTR) {
                continue;  // the interrupt, if that it was, is found where input is waited for
            }
            if (size < 0) {
                return {.what = LineRead::What::Failed, .error = errno};
            }
            if (size == 0) {
                break;
            }
            begin_ = 0;
            end_ = static_cast<std::size_t>(size);
        }
        any = true;
        const std::string_view rest{buffer_.data() + begin_, end_ - begin_};
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        const std::size_t room = longest + 1 - line.size();  // one more for CR
        line += rest.substr(0, std::min(length, room));
        too_long = too_long || length > room;
        begin_ += length;
        if (length < rest.size()) {
            ++begin_;
            break;
        }
    }
    if (!any) {
        return {.what = LineRead::What::End};
    }
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    too_long = too_long || line.size() > longest;
    line.resize(std::min(line.size(), longest));
    return {.what = too_long ? LineRead::What::TooLong : LineRead::What::Line, .text = std::move(line)};
}

}  // namespace takeback::app
