#include "takeback/notation/dhtmlxq.hpp"

#include <string>
#include <utility>

#include "dhtmlxq_builder.hpp"
#include "dhtmlxq_text.hpp"
#include "takeback/notation/text.hpp"

namespace takeback::notation {

DhtmlxqReader::DhtmlxqReader(ByteSource source, Language language)
    : language_{language}, text_{std::make_unique<DhtmlxqText>(std::move(source))} {}

DhtmlxqReader::DhtmlxqReader(DhtmlxqReader&& other) noexcept = default;
DhtmlxqReader& DhtmlxqReader::operator=(DhtmlxqReader&& other) noexcept = default;
DhtmlxqReader::~DhtmlxqReader() = default;

std::optional<PgnReading> DhtmlxqReader::next() {
    const auto record = text_->next();
    return record ? std::optional{DhtmlxqBuilder{*record, ++games_, language_}.build()} : std::nullopt;
}

bool is_dhtmlxq(std::string_view beginning) {
    const std::string text = to_lower(beginning);
    const std::size_t mark = text.find("[dhtmlxq");
    return mark != std::string::npos && text.find("[event \"") > mark;
}

}  // namespace takeback::notation
