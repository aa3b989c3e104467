// HomeFolder: a place for files of a user, as a system names it: below what a variable says.
//
//     {"HOME", "/.config"}   {"APPDATA", ""}
#pragma once

namespace takeback::platform {

struct HomeFolder {
    const char* variable = "";
    const char* below = "";
};

}  // namespace takeback::platform
