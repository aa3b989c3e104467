# The library as another project uses it: installed into a folder of the build and found there by CMake and by
# pkg-config, and built from its sources. The last builds all of it once more, so it is not optimised, and goes through
# ccache where that is.
find_program(CCACHE ccache)
find_program(PKG_CONFIG pkg-config)
mark_as_advanced(CCACHE PKG_CONFIG)

function(takeback_try_consumer name way)
    add_test(NAME Consumer.${name} COMMAND ${CMAKE_COMMAND} -DWAY=${way} -DSOURCE=${PROJECT_SOURCE_DIR}
        -DBUILD=${PROJECT_BINARY_DIR} -DFOLDER=${CMAKE_CURRENT_BINARY_DIR}/consumer -DGENERATOR=${CMAKE_GENERATOR}
        -DCOMPILER=${CMAKE_CXX_COMPILER} "-DFLAGS=${CMAKE_CXX_FLAGS}" ${ARGN}
        -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/check.cmake)
    set_tests_properties(Consumer.${name} PROPERTIES LABELS docs TIMEOUT 600)
endfunction()

takeback_try_consumer(IsTheExampleOfTheReadme readme)
takeback_try_consumer(InstallsTheLibrary install)
takeback_try_consumer(FindsTheInstalledPackage find_package)
set_tests_properties(Consumer.InstallsTheLibrary PROPERTIES FIXTURES_SETUP installed)
set_tests_properties(Consumer.FindsTheInstalledPackage PROPERTIES FIXTURES_REQUIRED installed)
if(PKG_CONFIG)
    takeback_try_consumer(CompilesWithPkgConfig pkg-config -DPKG_CONFIG=${PKG_CONFIG})
    set_tests_properties(Consumer.CompilesWithPkgConfig PROPERTIES FIXTURES_REQUIRED installed)
endif()
takeback_try_consumer(BuildsTheSources add_subdirectory -DLAUNCHER=$<$<BOOL:${CCACHE}>:${CCACHE}>)
set_tests_properties(Consumer.BuildsTheSources PROPERTIES PROCESSORS 2)
