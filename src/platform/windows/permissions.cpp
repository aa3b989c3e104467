#include "permissions.hpp"

#include <aclapi.h>
#include <sddl.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace takeback::platform {

namespace {

/// The memory that holds the identity of the user, as a TOKEN_USER; empty where it cannot be found out.
std::vector<std::byte> user_of_process() {
    HANDLE token = nullptr;
    if (OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token) == FALSE) {
        return {};
    }
    DWORD size = 0;
    GetTokenInformation(token, TokenUser, nullptr, 0, &size);
    std::vector<std::byte> user(size);
    const bool known = GetTokenInformation(token, TokenUser, user.data(), size, &size) != FALSE;
    CloseHandle(token);
    return known ? user : std::vector<std::byte>{};
}

PSID identity_in(std::vector<std::byte>& user) {
    return reinterpret_cast<TOKEN_USER*>(user.data())->User.Sid;  // NOLINT: as Windows has it
}

bool is_any_of(PSID somebody, std::initializer_list<WELL_KNOWN_SID_TYPE> known) {
    return std::any_of(known.begin(), known.end(), [somebody](WELL_KNOWN_SID_TYPE one) {
        return IsWellKnownSid(somebody, one) != FALSE;
    });
}

/// Whether an entry lets everybody write in the folder itself.
bool opens_to_everybody(void* entry) {
    constexpr DWORD to_write = FILE_ADD_FILE | FILE_ADD_SUBDIRECTORY | GENERIC_WRITE | GENERIC_ALL;
    auto* const allowed = static_cast<ACCESS_ALLOWED_ACE*>(entry);
    return allowed->Header.AceType == ACCESS_ALLOWED_ACE_TYPE &&
           (allowed->Header.AceFlags & INHERIT_ONLY_ACE) == 0 && (allowed->Mask & to_write) != 0 &&
           is_any_of(&allowed->SidStart, {WinWorldSid, WinAuthenticatedUserSid, WinBuiltinUsersSid});
}

}  // namespace

Descriptor for_the_user_alone() {
    std::vector<std::byte> user = user_of_process();
    LPWSTR name = nullptr;
    if (user.empty() || ConvertSidToStringSidW(identity_in(user), &name) == FALSE) {
        return nullptr;
    }
    const Descriptor frees_name{name};
    const std::wstring who = name;
    const std::wstring text = L"D:P(A;OICI;FA;;;" + who + L")(A;OICI;FA;;;SY)";
    PSECURITY_DESCRIPTOR made = nullptr;
    ConvertStringSecurityDescriptorToSecurityDescriptorW(text.c_str(), SDDL_REVISION_1, &made, nullptr);
    return Descriptor{made};
}

Descriptor permissions_of(const std::wstring& path) {
    PSECURITY_DESCRIPTOR found = nullptr;
    std::wstring name = path;
    const DWORD error = GetNamedSecurityInfoW(name.data(), SE_FILE_OBJECT,
                                              OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION, nullptr,
                                              nullptr, nullptr, nullptr, &found);
    SetLastError(error);
    return Descriptor{error == ERROR_SUCCESS ? found : nullptr};
}

bool everybody_may_write(PSECURITY_DESCRIPTOR descriptor) {
    BOOL has_list = FALSE;
    BOOL by_default = FALSE;
    PACL list = nullptr;
    if (GetSecurityDescriptorDacl(descriptor, &has_list, &list, &by_default) == FALSE) {
        return true;  // whoever cannot be kept away is let in
    }
    if (has_list == FALSE || list == nullptr) {
        return true;  // no list: no limit
    }
    for (DWORD i = 0; i < list->AceCount; ++i) {
        void* entry = nullptr;
        if (GetAce(list, i, &entry) != FALSE && opens_to_everybody(entry)) {
            return true;
        }
    }
    return false;
}

bool has_trusted_owner(PSECURITY_DESCRIPTOR descriptor) {
    PSID owner = nullptr;
    BOOL by_default = FALSE;
    std::vector<std::byte> user = user_of_process();
    if (GetSecurityDescriptorOwner(descriptor, &owner, &by_default) == FALSE || owner == nullptr ||
        user.empty()) {
        return false;
    }
    return EqualSid(owner, identity_in(user)) != FALSE ||
           is_any_of(owner, {WinLocalSystemSid, WinBuiltinAdministratorsSid});
}

}  // namespace takeback::platform
