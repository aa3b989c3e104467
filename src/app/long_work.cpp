#include "long_work.hpp"

#include <chrono>
#include <future>

#include "console.hpp"
#include "takeback/language/message.hpp"
#include "takeback/platform/interrupts.hpp"

namespace takeback::app {

void do_long_work(const LongWork& work, Progress& progress) {
    constexpr std::chrono::milliseconds glance{100};
    platform::hold_interrupts();  // before there are threads, which then hold them too
    std::future<void> done = std::async(std::launch::async, work.carry_out);
    while (done.wait_for(glance) != std::future_status::ready) {
        if (platform::take_held_interrupt()) {
            work.stop();
        }
        progress.show(work.progress);
    }
    progress.wipe();
    done.get();
}

void refuse_threads(const Options& options) {
    write_error("takeback: " +
                in_words(options.language, "--threads {count}: the system does not start that many."_msg,
                         {{"count", std::to_string(options.threads)}}) +
                '\n');
}

}  // namespace takeback::app
