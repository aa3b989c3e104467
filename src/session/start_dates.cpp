#include "takeback/session/start_dates.hpp"

#include <array>
#include <ctime>
#include <optional>

#include "takeback/notation/text.hpp"
#include "takeback/platform/surroundings.hpp"
#include "takeback/session/variations.hpp"

namespace takeback::session {

std::string local_date() {
    const std::optional<std::tm> date = platform::local_time(std::time(nullptr));
    std::array<char, 32> text{};
    return date && std::strftime(text.data(), text.size(), "%Y.%m.%d", &*date) > 0 ? text.data() : "";
}

bool is_date(std::string_view text) noexcept {
    constexpr std::string_view form = "????.??.??";
    if (text.size() != form.size()) {
        return false;
    }
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (text[i] != form[i] && (form[i] == '.' || !notation::is_digit(text[i]))) {
            return false;
        }
    }
    return true;
}

void StartDates::set(const Game& game, std::string_view date) {
    const std::size_t place = commands_to_last_setup(game);
    if (is_date(date)) {
        dates_.insert_or_assign(place, std::string{date});
    } else {
        dates_.erase(place);
    }
}

std::string StartDates::of(const Game& game) const {
    const auto found = dates_.find(commands_to_last_setup(game));
    return found == dates_.end() ? "" : found->second;
}

}  // namespace takeback::session
