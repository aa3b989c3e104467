# How the optimised program is linked, so that it starts quickly (docs/adr/0017): the C++ library and libedit are
# in it, at an address that is known beforehand, and what every start calls lies together. What a machine cannot do
# is left out, and only costs that time.
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

option(TAKEBACK_QUICK_START "Link the optimised program for a quick start, without PIE" ON)

add_library(takeback_quick_start INTERFACE)
set(LIBEDIT_LIBRARIES ${LIBEDIT_LIBRARY})
if(NOT TAKEBACK_QUICK_START OR NOT CMAKE_BUILD_TYPE MATCHES "Rel" OR CMAKE_CXX_FLAGS MATCHES "-fsanitize|--coverage")
    return()
endif()

# A hardened program stands at another address each time, which hardening.cmake asks for.
set(at_fixed_address -no-pie -Wl,-z,noseparate-code)
if(TAKEBACK_HARDENED)
    set(at_fixed_address "")
endif()
foreach(flag -static-libstdc++ -static-libgcc ${at_fixed_address} -Wl,--gc-sections)
    string(MAKE_C_IDENTIFIER "TAKEBACK_LINKS_WITH${flag}" works)
    check_linker_flag(CXX ${flag} ${works})
    if(${works})
        target_link_options(takeback_quick_start INTERFACE ${flag})
    endif()
endforeach()

# Each function has a section of its own, so that what nothing calls is left out, and what a start calls can lie side
# by side, in few pages: the functions of start_order.txt, which `scripts/bench --record` writes. A name that is gone
# by now does no harm.
if(NOT MSVC)
    add_compile_options(-ffunction-sections -fdata-sections)
endif()
if(NOT WIN32)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/start_order.txt)
    file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/start_order.txt sections REGEX "^[^#]")
    list(TRANSFORM sections REPLACE "(.+)" "*(.text.\\1)")
    list(JOIN sections "\n" sections)
    set(order ${CMAKE_CURRENT_BINARY_DIR}/start_order.ld)
    file(CONFIGURE OUTPUT ${order} CONTENT "SECTIONS { .text.start : {\n@sections@\n} } INSERT BEFORE .text;\n" @ONLY)
    check_linker_flag(CXX -Wl,-T,${order} TAKEBACK_LINKS_IN_ORDER)
    if(TAKEBACK_LINKS_IN_ORDER)
        target_link_options(takeback_quick_start INTERFACE -Wl,-T,${order})
        set_target_properties(takeback_quick_start PROPERTIES INTERFACE_LINK_DEPENDS ${order})
    endif()
endif()

# The archive of libedit, with those that it needs; where they do not link, the shared library stays.
if(LIBEDIT_INCLUDE_DIR AND LIBEDIT_LIBRARY)
    set(archives "")
    foreach(library edit tinfo bsd md)
        find_library(LIBEDIT_ARCHIVE_${library} lib${library}.a)
        mark_as_advanced(LIBEDIT_ARCHIVE_${library})
        if(LIBEDIT_ARCHIVE_${library})
            list(APPEND archives ${LIBEDIT_ARCHIVE_${library}})
        endif()
    endforeach()
    set(CMAKE_REQUIRED_INCLUDES ${LIBEDIT_INCLUDE_DIR})
    set(CMAKE_REQUIRED_LIBRARIES ${archives})
    check_cxx_source_compiles("
        #include <cstdio>
        #include <histedit.h>
        int main() { el_end(el_init(\"\", stdin, stdout, stderr)); }" TAKEBACK_LINKS_LIBEDIT_ARCHIVE)
    if(LIBEDIT_ARCHIVE_edit AND TAKEBACK_LINKS_LIBEDIT_ARCHIVE)
        set(LIBEDIT_LIBRARIES ${archives})
        set(TAKEBACK_ARCHIVES ${archives})  # whose copyright a package has to say
    endif()
    unset(CMAKE_REQUIRED_INCLUDES)
    unset(CMAKE_REQUIRED_LIBRARIES)
endif()
