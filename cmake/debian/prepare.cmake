# Run by CPack when the files are in place and not yet packed. They all get one time; a package of Debian gets what its
# policy asks for besides: the copyright, the two changelogs, pages compressed, and archives without what nobody links.
cmake_minimum_required(VERSION 3.23)

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# The date of what is built: that of SOURCE_DATE_EPOCH, where it is set.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)

# The licence as a paragraph of the file debian/copyright: every line behind a blank, an empty line as a dot.
file(READ ${CPACK_TAKEBACK_SOURCE}/LICENSE license)
string(REGEX MATCH "Copyright \\(c\\) ([^\n]+)" found "${license}")
set(CPACK_TAKEBACK_COPYRIGHT "${CMAKE_MATCH_1}")
string(REGEX REPLACE "^[^\n]*\n\n[^\n]*\n\n" "" license "${license}")
string(STRIP "${license}" license)
string(REPLACE "\n" "\n " license "${license}")
string(REPLACE "\n \n" "\n .\n" CPACK_TAKEBACK_LICENSE " ${license}")

# The doc folder of a component: its copyright and its changelogs.
function(write_documents component package)
    set(folder ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share/doc/${package})
    file(MAKE_DIRECTORY ${folder})
    file(REMOVE ${folder}/LICENSE ${folder}/CHANGELOG.md)
    configure_file(${CPACK_TAKEBACK_SOURCE}/cmake/debian/copyright.in ${folder}/copyright @ONLY)
    configure_file(${CPACK_TAKEBACK_SOURCE}/CHANGELOG.md ${folder}/changelog COPYONLY)
    file(WRITE ${folder}/changelog.Debian
        "takeback (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
        "  * Version ${CPACK_PACKAGE_VERSION}; what is new in it stands in changelog.gz.\n\n"
        " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    run(gzip -n -9 -f ${folder}/changelog ${folder}/changelog.Debian)
    configure_file(${CPACK_TAKEBACK_SOURCE}/cmake/debian/${package}.lintian-overrides
        ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share/lintian/overrides/${package} COPYONLY)
endfunction()

# The copyright of what is linked into the program, as the package that it comes from has it: its licences ask for that.
function(write_copyrights_of_others)
    set(folder ${CPACK_TEMPORARY_DIRECTORY}/program/usr/share/doc/takeback/third-party)
    foreach(file IN LISTS CPACK_TAKEBACK_EMBEDDED)
        file(REAL_PATH ${file} file)
        execute_process(COMMAND dpkg-query --search ${file} OUTPUT_VARIABLE found ERROR_QUIET)
        string(REGEX MATCH "^[^:]+" package "${found}")
        if(NOT EXISTS /usr/share/doc/${package}/copyright OR package STREQUAL "")
            message(FATAL_ERROR "${file} is in the program, and no package says what its copyright is")
        endif()
        file(READ /usr/share/doc/${package}/copyright text)
        file(WRITE ${folder}/${package}.copyright "${text}")
    endforeach()
endfunction()

function(compress_pages)
    file(GLOB_RECURSE pages ${CPACK_TEMPORARY_DIRECTORY}/program/usr/share/man/*.1)
    run(gzip -n -9 -f ${pages})
endfunction()

# zsh of Debian does not look into site-functions below /usr/share; that folder is left to other ways of installing.
function(move_zsh_completion)
    set(zsh ${CPACK_TEMPORARY_DIRECTORY}/program/usr/share/zsh)
    file(RENAME ${zsh}/site-functions ${zsh}/vendor-completions)
endfunction()

function(strip_archives)
    file(GLOB archives ${CPACK_TEMPORARY_DIRECTORY}/library/usr/${CPACK_TAKEBACK_LIBDIR}/*.a)
    run(strip --strip-debug --remove-section=.comment --enable-deterministic-archives ${archives})
endfunction()

# Files and folders of the staged tree with one time, for an archive says the time of each.
function(set_times)
    if(DEFINED ENV{SOURCE_DATE_EPOCH})
        run(find ${CPACK_TEMPORARY_DIRECTORY} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +)
    endif()
endfunction()

if(CPACK_GENERATOR STREQUAL "DEB")
    if("program" IN_LIST CPACK_COMPONENTS_ALL)
        write_documents(program takeback)
        write_copyrights_of_others()
        compress_pages()
        move_zsh_completion()
    endif()
    write_documents(library libtakeback-dev)
    strip_archives()
endif()
set_times()
