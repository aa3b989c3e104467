# The tools for Windows on another system: MinGW-w64 with the threads of POSIX, and Wine to run what it makes. The preset
# windows names this file; scripts/try-windows installs the tools.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

find_program(TAKEBACK_MINGW NAMES x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-g++ REQUIRED)
mark_as_advanced(TAKEBACK_MINGW)
set(CMAKE_CXX_COMPILER ${TAKEBACK_MINGW})
string(REPLACE g++ gcc CMAKE_C_COMPILER ${TAKEBACK_MINGW})
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# Its own folder only: headers and libraries of the system that builds are not for Windows.
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# A program that needs no library of MinGW beside it.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

find_program(TAKEBACK_WINE NAMES wine64 wine)
mark_as_advanced(TAKEBACK_WINE)
if(TAKEBACK_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${TAKEBACK_WINE})
endif()
# Tests are listed when they are run, not when they are built.
set(CMAKE_GTEST_DISCOVER_TESTS_DISCOVERY_MODE PRE_TEST)
