// The switches of the mutants. Included before every source of the copy that scripts/mutants makes, and used
// by no other: each point of a rule asks whether its mutant is the one that is on, by the environment
// variable TAKEBACK_MUTANT. So all of them are compiled once.
#pragma once

#include <functional>
#include <type_traits>

namespace takeback::mutant {

/// Whether this mutant is on. Remembers that it was asked for.
[[nodiscard]] bool is_on_now(int number) noexcept;

/// What the compiler computes stays as it is.
[[nodiscard]] constexpr bool is_on(int number) noexcept {
    return !std::is_constant_evaluated() && is_on_now(number);
}

/// true becomes false, and false true.
[[nodiscard]] constexpr bool negated(int number, bool value) noexcept {
    return value != is_on(number);
}

/// A constant becomes the next one.
template <typename Number>
[[nodiscard]] constexpr Number one_higher(int number, Number value) noexcept {
    return is_on(number) ? static_cast<Number>(value + 1) : value;
}

/// A comparison becomes another one.
template <typename Relation, typename Other, typename Left, typename Right>
[[nodiscard]] constexpr bool compare(int number, const Left& left, const Right& right) {
    return is_on(number) ? static_cast<bool>(Other{}(left, right))
                         : static_cast<bool>(Relation{}(left, right));
}

/// Makes a table when the program starts, so that mutants change it, too.
template <typename Table>
[[nodiscard]] Table made_at_start() noexcept {
    return Table{};
}

}  // namespace takeback::mutant
