// Long work: done by other threads, while this one shows how far it has come and waits for Ctrl-C.
#pragma once

#include <functional>
#include <string>

#include "progress.hpp"

namespace takeback::app {

struct LongWork {
    std::function<void()> carry_out;
    std::function<void()> stop;             ///< Ctrl-C came: carry_out is to return soon
    std::function<std::string()> progress;  ///< a line for who waits
};

/// Returns when it is carried out, or was stopped; throws what it throws. From its beginning to the end of
/// the program Ctrl-C does no more than stop it.
void do_long_work(const LongWork& work, Progress& progress);

/// Says that the system does not start as many threads as were asked for.
void refuse_threads(const Options& options);

}  // namespace takeback::app
