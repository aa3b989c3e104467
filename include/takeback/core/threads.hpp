// Threads: the same work done by several at once, each taking what nobody has taken yet.
#pragma once

#include <thread>
#include <vector>

namespace takeback {

/// Calls `work` by this thread and as many more as make up `threads`, from 1, and returns when all are done.
/// Where the system does not start that many, calls `stop`, so that those that were started end, and throws
/// std::system_error.
template <typename Work, typename Stop>
void work_in_threads(unsigned threads, const Work& work, const Stop& stop) {
    std::vector<std::jthread> helpers;
    helpers.reserve(threads - 1);
    try {
        while (helpers.size() + 1 < threads) {
            helpers.emplace_back(work);
        }
    } catch (...) {
        stop();  // or who was started would work on, and be waited for
        throw;
    }
    work();
}

}  // namespace takeback
