# The target api: the API reference, by Doxygen from the public headers, in <build>/api/html. A test of the label docs
# builds it, too: it fails on any warning. Without Doxygen there is neither.
find_package(Doxygen 1.9 QUIET)
find_program(TAKEBACK_AWK awk)
mark_as_advanced(TAKEBACK_AWK)
if(NOT DOXYGEN_FOUND OR NOT TAKEBACK_AWK)
    return()
endif()

set(TAKEBACK_API_DIR ${PROJECT_BINARY_DIR}/api)
configure_file(${PROJECT_SOURCE_DIR}/docs/Doxyfile.in ${TAKEBACK_API_DIR}/Doxyfile @ONLY)
add_custom_target(api COMMAND Doxygen::doxygen ${TAKEBACK_API_DIR}/Doxyfile VERBATIM
    COMMENT "Writing ${TAKEBACK_API_DIR}/html/index.html")

if(TAKEBACK_TESTS)
    add_test(NAME ApiReference.IsWrittenWithoutAWarning COMMAND Doxygen::doxygen ${TAKEBACK_API_DIR}/Doxyfile)
    set_tests_properties(ApiReference.IsWrittenWithoutAWarning PROPERTIES LABELS docs TIMEOUT 120)
endif()
