# The house's build words: one library a folder, one program a folder, one test program a test folder.
# Warnings, sanitizers and include paths are set here and nowhere else.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

set(MANCALA_SANITIZE "" CACHE STRING "Sanitizers to build with, as for -fsanitize=")

add_library(house_options INTERFACE)
target_include_directories(house_options INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_BINARY_DIR}/generated)
target_compile_options(house_options INTERFACE
    -Wall -Wextra -Wpedantic -Werror -Wconversion -Wshadow -Wnon-virtual-dtor
    -Woverloaded-virtual -Wimplicit-fallthrough)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees overlapping copies in plain string concatenation (GCC bug 105651).
    target_compile_options(house_options INTERFACE -Wno-restrict)
endif()
target_compile_definitions(house_options INTERFACE
    $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
if(MANCALA_SANITIZE)
    target_compile_options(house_options INTERFACE
        -fsanitize=${MANCALA_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(house_options INTERFACE -fsanitize=${MANCALA_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND MANCALA_SANITIZE MATCHES "undefined")
        # clang 14 cannot build coroutines and std::function call checks together.
        target_compile_options(house_options INTERFACE -fno-sanitize=function)
    endif()
endif()

# Names the Debian package of a missing library, so that the message is the remedy.
macro(house_require_header header package)
    find_path(HOUSE_PATH_${package} ${header})
    if(NOT HOUSE_PATH_${package})
        message(FATAL_ERROR "${header} is missing: apt-get install ${package}")
    endif()
endmacro()

# The interpreter behind mancala-rx, the only program that needs it; without it that program is left out. Version 3.6
# has no file for pkg-config.
function(house_find_regina)
    find_path(REGINA_INCLUDE_DIR rexxsaa.h)
    find_library(REGINA_LIBRARY regina)
    if(NOT REGINA_INCLUDE_DIR OR NOT REGINA_LIBRARY)
        message(STATUS "No Regina (apt-get install libregina3-dev): mancala-rx is not built")
        return()
    endif()
    add_library(Regina::Regina UNKNOWN IMPORTED GLOBAL)
    set_target_properties(Regina::Regina PROPERTIES IMPORTED_LOCATION ${REGINA_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${REGINA_INCLUDE_DIR})
endfunction()

macro(house_find_libraries)
    find_package(Threads REQUIRED)
    find_package(SDL2 REQUIRED)
    find_package(SDL2_ttf REQUIRED)
    find_package(PNG REQUIRED)
    find_package(OpenSSL 3 REQUIRED)
    find_package(benchmark REQUIRED)
    # Only headers of Boost are used (Asio, JSON in the tests); 1.81, since 1.74 has no coroutines in clang 14.
    find_package(Boost 1.81 REQUIRED)
    house_find_regina()
    house_require_header(tl/expected.hpp libexpected-dev)
    house_require_header(doctest/doctest.h doctest-dev)
    house_require_header(CLI/CLI.hpp libcli11-dev)
endmacro()

# house_library(NAME SOURCES files... [USES targets...] [EXPORTS targets...])
# USES is linked privately; EXPORTS are libraries whose types stand in this one's headers.
function(house_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES;EXPORTS" ${ARGN})
    if(ARG_SOURCES)
        add_library(${name} STATIC ${ARG_SOURCES})
        target_link_libraries(${name} PRIVATE house_options ${ARG_USES} PUBLIC ${ARG_EXPORTS})
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${ARG_EXPORTS})
    endif()
endfunction()

# house_program(NAME SOURCES files... USES targets...): goes to bin/ of the build folder.
function(house_program name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE house_options ${ARG_USES})
endfunction()

# house_test(NAME [SLOW] SOURCES files... USES targets...): a doctest program and its ctest entry.
# SLOW gives the label "slow", which ./test leaves out.
function(house_test name)
    cmake_parse_arguments(ARG "SLOW" "" "SOURCES;USES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE house_options test_support ${ARG_USES})
    add_test(NAME ${name} COMMAND ${name})
    if(ARG_SLOW)
        set_tests_properties(${name} PROPERTIES LABELS slow)
    else()
        set_tests_properties(${name} PROPERTIES TIMEOUT 120)
        # A test runs for moments; optimising it takes longer than that. What it tests is optimised all the same.
        target_compile_options(${name} PRIVATE -O0)
    endif()
endfunction()

# house_fuzzer(NAME SOURCE file CORPUS folder USES targets...)
# With MANCALA_FUZZ a libFuzzer program; otherwise a program that replays the corpus as a test.
function(house_fuzzer name)
    cmake_parse_arguments(ARG "" "SOURCE;CORPUS" "USES" ${ARGN})
    if(MANCALA_FUZZ)
        add_executable(${name} ${ARG_SOURCE})
        target_link_libraries(${name} PRIVATE house_options ${ARG_USES} -fsanitize=fuzzer)
    else()
        add_executable(${name} ${ARG_SOURCE} ${CMAKE_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
        target_link_libraries(${name} PRIVATE house_options ${ARG_USES})
        add_test(NAME replay_${name} COMMAND ${name} ${ARG_CORPUS})
    endif()
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
endfunction()

# house_benchmark(NAME SOURCES files... USES targets...): run by hand through ./dev bench.
function(house_benchmark name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
    target_link_libraries(${name} PRIVATE house_options ${ARG_USES})
endfunction()
