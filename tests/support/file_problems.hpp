// What a person is told of a file that could not be read or written; "no problem" where it could.
#pragma once

#include <optional>
#include <string>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"

namespace takeback::test {

inline std::string problem_of(const std::optional<session::FileError>& error) {
    return error ? describe(*error) : "no problem";
}

template <typename Value>
std::string problem_of(const Result<Value, session::FileError>& done) {
    return done ? "no problem" : describe(done.error());
}

}  // namespace takeback::test
