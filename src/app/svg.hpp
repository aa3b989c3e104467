// Svg: the text of a picture in SVG, element by element. Whole numbers only, so that a picture is the same on
// every machine, byte by byte; no script, no font and no file from elsewhere.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace takeback::app {

struct SvgAttribute {
    std::string_view name;
    std::string value;

    SvgAttribute(std::string_view attribute, std::string_view text) : name{attribute}, value{text} {}
    SvgAttribute(std::string_view attribute, int number) : name{attribute}, value{std::to_string(number)} {}
};
using SvgAttributes = std::initializer_list<SvgAttribute>;

/// Text between tags or in an attribute: what XML gives a meaning, or forbids, is written otherwise.
[[nodiscard]] std::string svg_escaped(std::string_view text);

class Svg {
public:
    /// A picture of that many units, shown half as large. The title is what a screen reader says.
    Svg(int width, int height, std::string_view title);

    void add(std::string_view name, SvgAttributes attributes);
    void add_text(std::string_view text, SvgAttributes attributes);
    void open(std::string_view name, SvgAttributes attributes);
    void close(std::string_view name);

    /// The whole picture. Everything that was opened has to be closed.
    [[nodiscard]] std::string finished() const { return text_ + "</svg>\n"; }

private:
    void begin(std::string_view name, SvgAttributes attributes);

    std::string text_;
};

}  // namespace takeback::app
