# takeback_warnings: the warnings that all code of the project is free of. Errors in CI only (TAKEBACK_WERROR).
add_library(takeback_warnings INTERFACE)
if(MSVC)
    target_compile_options(takeback_warnings INTERFACE /W4 /permissive- /utf-8 $<$<BOOL:${TAKEBACK_WERROR}>:/WX>)
else()
    target_compile_options(takeback_warnings INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wswitch-enum -Wnon-virtual-dtor
        $<$<BOOL:${TAKEBACK_WERROR}>:-Werror>)
endif()
