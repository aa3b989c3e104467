# What CPack packs: a Debian package of the program, one of the library for who compiles with it, and an archive of
# both. scripts/package does it, in a build of the preset package; docs/adr/0028 says why it is as it is.
#
#     cpack -G DEB        in the folder of the build; or TGZ
#
# A package names who answers for it. Nobody does before somebody distributes it, and then it is that one: an address
# under .invalid belongs to nobody, and never will (RFC 2606).
set(TAKEBACK_MAINTAINER "The Takeback authors <authors@takeback.invalid>" CACHE STRING
    "Name and address of who answers for the packages")

set(CPACK_PACKAGE_NAME takeback)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGE_VENDOR "The Takeback authors")
set(CPACK_PACKAGE_CONTACT "${TAKEBACK_MAINTAINER}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_COMPONENTS_ALL program library)
if(NOT TAKEBACK_APP)
    set(CPACK_COMPONENTS_ALL library)
endif()
# Whatever the umask of who builds.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME takeback)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "chess and xiangqi in which every move can be taken back
Two people play chess, Chess960 or xiangqi (Chinese chess) at a terminal,
by the full rules. Everything that a player does can be taken back, a
resignation included, and a move that is refused names the squares that
prove it.

Scripts play as well, with answers in JSON. PGN, FEN and Chinese records
are read, checked, converted and replayed; perft counts lines of play.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libtakeback-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "rules of chess and xiangqi for C++ (development files)
The rule books, the notations and the match of takeback, as archives to
link and headers to include, found by find_package of CMake and by
pkg-config. Moves are commands that can be undone and redone.")

# What an installation does not have and a package has is added by this script.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian/prepare.cmake)
set(CPACK_TAKEBACK_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_TAKEBACK_EMBEDDED "${TAKEBACK_ARCHIVES}" ${CLI11_DIR}/CLI11Config.cmake)
set(CPACK_TAKEBACK_LIBDIR ${CMAKE_INSTALL_LIBDIR})
include(CPack)
