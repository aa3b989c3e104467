# Two builds of the same sources are equal byte by byte, in whatever folders they are made: no path of the sources gets
# into a file. What is for debugging keeps its paths, so that a debugger finds the sources.
if(NOT MSVC AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.")
endif()
