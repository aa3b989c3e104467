# Sourced by the other scripts and .ci/run: finds what is missing on this machine, installs it, configures
# and builds. Goes to the top of the project.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "error: $*"
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# Whether a header can be included by the C++ compiler.
have_header() {
    local compiler=${CXX:-c++}
    have "$compiler" && printf '#include <%s>\n' "$1" | "$compiler" -x c++ -fsyntax-only - >/dev/null 2>&1
}

# Whether clang++ can link a fuzz target: the runtime of its sanitizers is a package of its own here and there.
have_libfuzzer() {
    local program status=0
    have clang++ || return 1
    program=$(mktemp)
    echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
        clang++ -x c++ -fsanitize=fuzzer,address - -o "$program" >/dev/null 2>&1 || status=1
    rm -f "$program"
    return "$status"
}

# What is missing of the things named, as words of our own.
find_missing() {
    local thing
    for thing in "$@"; do
        case "$thing" in
            compiler) have "${CXX:-c++}" ;;
            cli11) have_header CLI/CLI.hpp ;;
            gtest) have_header gtest/gtest.h ;;
            libedit) have_header histedit.h ;;
            benchmark) have_header benchmark/benchmark.h ;;
            libclang) python3 -B -c 'import sys; sys.path.append("/usr/lib/python3/dist-packages"); import clang.cindex' 2>/dev/null ;;
            libfuzzer) have_libfuzzer ;;
            mingw) have x86_64-w64-mingw32-g++-posix || have x86_64-w64-mingw32-g++ ;;
            gtest-sources) [ -f /usr/src/googletest/CMakeLists.txt ] ;;
            wine) have wine64 || have wine ;;
            *) have "$thing" ;;
        esac || echo "$thing"
    done
}

find_package_manager() {
    local manager
    for manager in apt-get dnf pacman brew; do
        if have "$manager"; then
            echo "$manager"
            return
        fi
    done
}

# The package that brings a thing, by package manager.
package_for() {
    case "$1:$2" in
        apt-get:compiler) echo g++ ;;
        apt-get:ninja) echo ninja-build ;;
        apt-get:cli11) echo libcli11-dev ;;
        apt-get:gtest) echo libgtest-dev ;;
        apt-get:libedit) echo libedit-dev ;;
        apt-get:benchmark) echo libbenchmark-dev ;;
        apt-get:clang++) echo clang ;;
        apt-get:libclang) echo python3-clang ;;
        apt-get:dpkg-deb) echo dpkg ;;
        apt-get:dpkg-shlibdeps) echo dpkg-dev ;;
        apt-get:libfuzzer) echo libclang-rt-dev ;;
        apt-get:mingw) echo g++-mingw-w64-x86-64-posix ;;
        dnf:mingw) echo mingw64-gcc-c++ ;;
        pacman:mingw) echo mingw-w64-gcc ;;
        brew:mingw) echo mingw-w64 ;;
        apt-get:gtest-sources) echo googletest ;;
        *:gtest-sources) echo gtest ;;
        dnf:libfuzzer | pacman:libfuzzer) echo compiler-rt ;;
        brew:libfuzzer) echo llvm ;;
        apt-get:node | dnf:node | pacman:node) echo nodejs ;;
        dnf:compiler) echo gcc-c++ ;;
        dnf:ninja) echo ninja-build ;;
        dnf:cli11) echo cli11-devel ;;
        dnf:gtest) echo gtest-devel ;;
        dnf:libedit) echo libedit-devel ;;
        dnf:benchmark) echo google-benchmark-devel ;;
        dnf:clang++) echo clang ;;
        dnf:libclang) echo python3-clang ;;
        dnf:clang-format | dnf:clang-tidy) echo clang-tools-extra ;;
        pacman:compiler) echo gcc ;;
        pacman:python3) echo python ;;
        pacman:clang++ | pacman:clang-format | pacman:clang-tidy) echo clang ;;
        brew:compiler) echo gcc ;;
        brew:npm) echo node ;;
        brew:gtest) echo googletest ;;
        brew:benchmark) echo google-benchmark ;;
        brew:clang++ | brew:clang-tidy) echo llvm ;;
        *) echo "$2" ;;
    esac
}

# Runs a command as root, by sudo only where that is needed.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        fail "root rights are needed for: $*"
    fi
}

install_packages() {
    local manager=$1
    shift
    case "$manager" in
        apt-get)
            as_root apt-get update -qq
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
            ;;
        dnf) as_root dnf install -y -q "$@" ;;
        pacman) as_root pacman -S --needed --noconfirm "$@" ;;
        brew) brew install --quiet "$@" ;;
    esac
}

# Runs a command quietly; shows what it said only when it failed.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 || status=$?
    [ "$status" -eq 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# Installs what is missing of the things named. With "no" as the first word it only says what that is.
install_missing() {
    local allowed=$1 missing manager packages=() thing
    shift
    missing=$(find_missing "$@")
    [ -n "$missing" ] || return 0
    manager=$(find_package_manager)
    for thing in $missing; do
        packages+=("$(package_for "${manager:-none}" "$thing")")
    done
    if [ "$allowed" = no ]; then
        say "Missing, and not to be installed: ${packages[*]}"
    elif [ -z "$manager" ]; then
        say "Missing, and no package manager is known here (apt-get, dnf, pacman, brew): ${packages[*]}"
    else
        say "Installing with $manager: ${packages[*]}"
        quietly install_packages "$manager" "${packages[@]}" || say "The installation failed."
        rm -f build/*/CMakeCache.txt # what CMake did not find before is there now
    fi
    for thing in $(find_missing "$@"); do
        case "$thing" in
            cli11 | gtest | gtest-sources) say "$thing is not installed: CMake will download it." ;;
            libedit) say "Without libedit the game is played without line editing." ;;
            valgrind) say "Without $thing nobody counts the instructions of a move." ;;
            python3) say "Without $thing the documentation is not checked, and nobody counts the instructions of a move." ;;
            wine) say "Without $thing the program for Windows is built and not tried." ;;
            node | npm) say "Without $thing the diagrams are not parsed." ;;
            stockfish | fairy-stockfish | pgn-extract) say "Without $thing nothing is compared with it." ;;
            *) fail "$thing is needed and not there; please install it" ;;
        esac
    done
}

# Configures a preset, the first time or where TAKEBACK_CMAKE_ARGS asks for something, and builds it.
build() {
    local preset=$1
    shift
    if [ ! -f "build/$preset/build.ninja" ] || [ ! -f "build/$preset/CMakeCache.txt" ] || [ -n "${TAKEBACK_CMAKE_ARGS:-}" ]; then
        # shellcheck disable=SC2086 # several arguments are meant
        quietly cmake --preset "$preset" ${TAKEBACK_CMAKE_ARGS:-} || fail "the configuration failed"
    fi
    quietly cmake --build "build/$preset" "$@" || fail "the build failed"
}

# Takes --no-install out of the arguments: sets `allowed` to yes or no, and `arguments` to the others.
read_arguments() {
    local argument
    allowed=yes
    arguments=()
    for argument in "$@"; do
        if [ "$argument" = --no-install ]; then
            allowed=no
        else
            arguments+=("$argument")
        fi
    done
}
