// unroll: a loop that the compiler runs, so that its counter can be a template argument.
//
//     unroll<3>([&]<std::size_t i>() { ... });   // i = 0, 1, 2
#pragma once

#include <cstddef>
#include <utility>

namespace takeback {

template <std::size_t count, typename Visit>
constexpr void unroll(Visit visit) {
    const auto visit_each = [&]<std::size_t... i>(std::index_sequence<i...> /*numbers*/) {
        (visit.template operator()<i>(), ...);
    };
    visit_each(std::make_index_sequence<count>{});
}

}  // namespace takeback
