// Who may do what with a file, as Windows has it: a list of entries, each for somebody.
#pragma once

#include <memory>
#include <string>

#include "system.hpp"

namespace takeback::platform {

struct FreesMemory {
    void operator()(void* memory) const noexcept { LocalFree(memory); }
};
using Descriptor = std::unique_ptr<void, FreesMemory>;

/// For the user of this process and the system alone, and for what is created below. None where the user
/// cannot be found out: the permissions of the folder above then hold.
[[nodiscard]] Descriptor for_the_user_alone();

/// Owner and list of a file or a folder; none: GetLastError().
[[nodiscard]] Descriptor permissions_of(const std::wstring& path);

[[nodiscard]] bool everybody_may_write(PSECURITY_DESCRIPTOR descriptor);
/// The user of this process, the system or its administrators.
[[nodiscard]] bool has_trusted_owner(PSECURITY_DESCRIPTOR descriptor);

}  // namespace takeback::platform
