#include "takeback/language/message.hpp"

#include <algorithm>
#include <span>

namespace takeback {

namespace {

std::string filled(std::string_view text_with_names, std::span<const NamedValue> values) {
    std::string text;
    while (!text_with_names.empty()) {
        const std::size_t open = text_with_names.find('{');
        const std::size_t close = text_with_names.find('}', open);
        text += text_with_names.substr(0, open);
        if (open == std::string_view::npos || close == std::string_view::npos) {
            break;
        }
        const std::string_view name = text_with_names.substr(open + 1, close - open - 1);
        const auto value = std::find_if(values.begin(), values.end(),
                                        [name](const NamedValue& known) { return known.first == name; });
        text += value == values.end() ? text_with_names.substr(open, close - open + 1) : value->second;
        text_with_names.remove_prefix(close + 1);
    }
    return text;
}

std::string joined(std::span<const std::string> items, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        text += i > 0 ? separator : "";
        text += items[i];
    }
    return text;
}

}  // namespace

std::string in_words(Language language, Message message, std::initializer_list<NamedValue> values) {
    return filled(template_of(language, message), values);
}

std::string in_words(Language language, const Phrase& phrase) {
    return filled(template_of(language, phrase.message), phrase.values);
}

std::string counted(Language language, std::size_t count, Message one, Message several) {
    return in_words(language, count == 1 ? one : several, {{"count", std::to_string(count)}});
}

std::string listed(Language language, const std::vector<std::string>& items) {
    return joined(items, template_of(language, ", "_msg));
}

std::string listed_alternatives(Language language, const std::vector<std::string>& items) {
    if (items.size() < 2) {
        return joined(items, "");
    }
    std::string text = joined(std::span{items}.first(items.size() - 1), template_of(language, ", "_msg));
    text += template_of(language, " or "_msg);
    return text += items.back();
}

}  // namespace takeback
