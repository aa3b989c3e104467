// Entry: one message of the dictionary in every language. What stands in {braces} is a name, for which a
// value is put in; each language puts it where its grammar wants it.
#pragma once

#include <string_view>

namespace takeback::dictionary {

struct Entry {
    std::string_view english;
    std::string_view chinese;
};

}  // namespace takeback::dictionary
