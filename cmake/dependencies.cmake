# What the project needs besides the standard library: the installed package first, a pinned download otherwise.
include(FetchContent)
if(POLICY CMP0135)
    cmake_policy(SET CMP0135 NEW)
endif()

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)

# iconv(3) of POSIX: a part of the C library on Linux, a library beside it on macOS. Windows decodes by itself.
if(NOT WIN32)
    find_package(Iconv REQUIRED)
endif()

if(TAKEBACK_APP)
    find_package(CLI11 2.1 QUIET)
    if(NOT CLI11_FOUND)
        FetchContent_Declare(CLI11
            URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.4.2.tar.gz
            URL_HASH SHA256=f2d893a65c3b1324c50d4e682c0cdc021dd0477ae2c048544f39eed6654b699a)
        FetchContent_MakeAvailable(CLI11)
    endif()
    if(TAKEBACK_LINE_EDITING)
        find_path(LIBEDIT_INCLUDE_DIR histedit.h)
        find_library(LIBEDIT_LIBRARY edit)
        mark_as_advanced(LIBEDIT_INCLUDE_DIR LIBEDIT_LIBRARY)
    endif()
endif()

if(TAKEBACK_TESTS)
    find_package(GTest 1.11 QUIET)
    if(NOT GTest_FOUND)
        set(INSTALL_GTEST OFF CACHE BOOL "" FORCE)
        set(BUILD_GMOCK OFF CACHE BOOL "" FORCE)
        FetchContent_Declare(googletest
            URL https://github.com/google/googletest/archive/refs/tags/v1.14.0.tar.gz
            URL_HASH SHA256=8ad598c73ad796e0d8280b082cebd82a630d73e73cd3c70057938a6501bba5d7)
        FetchContent_MakeAvailable(googletest)
    endif()
endif()
