#include "svg.hpp"

#include "takeback/notation/text.hpp"

namespace takeback::app {

std::string svg_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : notation::shown(text, notation::all_of_it)) {
        switch (c) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            default: escaped += c;
        }
    }
    return escaped;
}

Svg::Svg(int width, int height, std::string_view title) {
    const std::string box = "0 0 " + std::to_string(width) + ' ' + std::to_string(height);
    open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                 {"width", width / 2},
                 {"height", height / 2},
                 {"viewBox", box},
                 {"role", "img"}});
    text_ += "<title>" + svg_escaped(title) + "</title>\n";
}

void Svg::add(std::string_view name, SvgAttributes attributes) {
    begin(name, attributes);
    text_ += "/>\n";
}

void Svg::add_text(std::string_view text, SvgAttributes attributes) {
    begin("text", attributes);
    text_ += '>' + svg_escaped(text) + "</text>\n";
}

void Svg::open(std::string_view name, SvgAttributes attributes) {
    begin(name, attributes);
    text_ += ">\n";
}

void Svg::close(std::string_view name) {
    text_ += "</";
    text_ += name;
    text_ += ">\n";
}

void Svg::begin(std::string_view name, SvgAttributes attributes) {
    text_ += '<';
    text_ += name;
    for (const SvgAttribute& attribute : attributes) {
        text_ += ' ';
        text_ += attribute.name;
        text_ += "=\"" + svg_escaped(attribute.value) + '"';
    }
}

}  // namespace takeback::app
