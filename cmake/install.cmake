# What `cmake --install` puts where: the headers, the two archives, what find_package(takeback) and pkg-config read, and
# the program. All of it can be moved to another prefix afterwards.
include(CMakePackageConfigHelpers)

install(TARGETS takeback_core takeback_library EXPORT takebackTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(DIRECTORY include/takeback DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
    FILES_MATCHING PATTERN *.hpp)
if(TAKEBACK_APP)
    install(TARGETS takeback RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
endif()
install(FILES README.md LICENSE CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/takeback)
install(EXPORT takebackTargets NAMESPACE takeback:: DESTINATION ${package_dir} COMPONENT library)
configure_package_config_file(cmake/takebackConfig.cmake.in ${PROJECT_BINARY_DIR}/package/takebackConfig.cmake
    INSTALL_DESTINATION ${package_dir})
# Before 1.0, what follows the first dot may change what a name means.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/takebackConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES
    ${PROJECT_BINARY_DIR}/package/takebackConfig.cmake
    ${PROJECT_BINARY_DIR}/package/takebackConfigVersion.cmake
    DESTINATION ${package_dir} COMPONENT library)

# pkg-config: the prefix is found from where the file lies. A directory that was given as a whole stays as it is.
cmake_path(SET takeback_pc_dir ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig)
cmake_path(RELATIVE_PATH takeback_pc_dir BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} OUTPUT_VARIABLE takeback_pc_below)
string(REGEX REPLACE "[^/]+" ".." takeback_pc_up "${takeback_pc_below}")
set(takeback_pc_includedir "\${prefix}")
cmake_path(APPEND takeback_pc_includedir ${CMAKE_INSTALL_INCLUDEDIR})
set(takeback_pc_libdir "\${prefix}")
cmake_path(APPEND takeback_pc_libdir ${CMAKE_INSTALL_LIBDIR})
set(takeback_pc_iconv "")
if(NOT WIN32 AND NOT Iconv_IS_BUILT_IN)
    set(takeback_pc_iconv ${Iconv_LIBRARIES})
endif()
configure_file(cmake/takeback.pc.in ${PROJECT_BINARY_DIR}/package/takeback.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/package/takeback.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
