// Language: what the program speaks. Commands, notations and names in JSON are the same in all of them.
#pragma once

#include <cstdint>

namespace takeback {

enum class Language : std::uint8_t { English, Chinese };

}  // namespace takeback
