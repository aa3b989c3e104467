# The library as another project uses it: installed into a folder of the build and found there by CMake and by
# pkg-config, and as a part of that project, from its sources.
find_program(PKG_CONFIG pkg-config)
mark_as_advanced(PKG_CONFIG)

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
if(CMAKE_GENERATOR STREQUAL "Ninja")  # other generators call an object by other names
    list(JOIN Iconv_LIBRARIES " " takeback_iconv)
    takeback_try_consumer(AddsTheSources add_subdirectory -DOBJECT_ENDING=${CMAKE_CXX_OUTPUT_EXTENSION}
        -DARCHIVE=$<TARGET_FILE:takeback_library> -DCORE_ARCHIVE=$<TARGET_FILE:takeback_core>
        "-DLIBRARIES=${CMAKE_THREAD_LIBS_INIT} ${takeback_iconv}")
endif()
