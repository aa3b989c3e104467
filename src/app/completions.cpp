#include "completions.hpp"

#include <algorithm>

#include "command_table.hpp"
#include "command_words.hpp"
#include "takeback/notation/game_text.hpp"
#include "takeback/notation/text.hpp"
#include "takeback/session/settings.hpp"

namespace takeback::app {

namespace {

/// Behind `set` the keys, and behind a key its values.
template <typename Offer>
void offer_settings(const std::vector<notation::Word>& words, Offer offer) {
    for (const session::SettingInfo& info : session::all_settings()) {
        if (words.size() == 1) {
            offer(info.key);
        } else if (words.size() == 2 && session::find_setting(words[1].text) == &info) {
            const std::vector<std::string> values = session::allowed_choices(info);
            std::for_each(values.begin(), values.end(), offer);
        }
    }
}

/// The words that may stand behind a command, as its usage names them: "[white|black|auto]". What is written
/// in capitals there is none.
template <typename Offer>
void offer_words_of(std::string_view argument, Offer offer) {
    constexpr std::string_view between = "[]| ";
    for (std::string_view rest = argument; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find_first_of(between));
        if (!word.empty() && word != "-" && notation::to_lower(word) == word) {
            offer(word);
        }
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
}

/// Whether a move may stand behind these words: where a line begins, and behind the commands that take one.
bool may_be_move(const std::vector<notation::Word>& words, const CommandInfo* command) {
    if (words.size() == 2) {
        return command != nullptr && command->name == "draw" && notation::to_lower(words[1].text) == "claim";
    }
    return words.empty() ||
           (words.size() == 1 && command != nullptr && (command->name == "move" || command->name == "why"));
}

}  // namespace

std::vector<std::string> completions(const Conversation& conversation, std::string_view line) {
    const std::string_view word = line.substr(line.find_last_of(' ') + 1);
    const std::vector<notation::Word> words = notation::words_of(line.substr(0, line.size() - word.size()));
    const CommandInfo* const command = words.empty() ? nullptr : find_command(words[0].text);
    std::vector<std::string> found;
    const auto offer = [&](std::string_view completion) {
        if (completion.substr(0, word.size()) == word) {
            found.emplace_back(completion);
        }
    };
    if (command != nullptr && command->name == "set") {
        offer_settings(words, offer);
        return found;
    }
    const bool helps = words.size() == 1 && command != nullptr && command->name == "help";
    if (words.size() == 1 && command != nullptr && handler_now(*command, conversation) != nullptr) {
        offer_words_of(words_for(*command, conversation).argument, offer);
    }
    for (const CommandInfo& info : all_commands()) {
        const bool has_a_rule = !info.is_of_chess_alone || !conversation.plays_xiangqi();
        const bool can_be_given = words.empty() && has_a_rule && handler_now(info, conversation) != nullptr;
        if (can_be_given || helps) {
            offer(info.name);
        }
    }
    if (conversation.editor || !may_be_move(words, command)) {
        return found;
    }
    const Game& game = conversation.game();
    for (const MoveRequest request : game.legal_moves()) {
        offer(notation::write_move(game.rules(), game.position(), request, conversation.style()));
    }
    return found;
}

}  // namespace takeback::app
