// Result: a value, or the reason why there is none. For what users can get wrong; programming errors are
// asserts.
//
//     const Result<Move, Refusal> played = game.play(request);
//     if (!played) { explain(played.error()); }
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace takeback {

template <typename Value, typename Error>
class [[nodiscard]] Result {
public:
    // Not explicit: a function simply returns its value or its error.
    constexpr Result(Value value)
        : content_{std::in_place_index<0>, std::move(value)} {}  // NOLINT(*-explicit-*)
    constexpr Result(Error error)
        : content_{std::in_place_index<1>, std::move(error)} {}  // NOLINT(*-explicit-*)

    [[nodiscard]] constexpr explicit operator bool() const noexcept { return content_.index() == 0; }

    [[nodiscard]] constexpr const Value& operator*() const& noexcept {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    /// Moves the value out of a result that std::move lets go.
    [[nodiscard]] constexpr Value&& operator*() && noexcept {
        assert(*this);
        return std::move(*std::get_if<0>(&content_));
    }
    [[nodiscard]] constexpr const Value* operator->() const noexcept { return &**this; }
    [[nodiscard]] constexpr const Error& error() const noexcept {
        assert(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<Value, Error> content_;
};

}  // namespace takeback
