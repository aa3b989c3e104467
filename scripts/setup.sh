# Sourced by scripts/play and scripts/test: finds what is missing on this machine, installs it, configures and builds.
#
# Nothing is asked for that is there already: a second call finds everything, and builds only what has changed.

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

# What is missing, as words of our own: compiler cmake ninja cli11 gtest libedit.
find_missing() {
    have "${CXX:-c++}" || echo compiler
    have cmake || echo cmake
    have ninja || echo ninja
    have_header CLI/CLI.hpp || echo cli11
    have_header gtest/gtest.h || echo gtest
    have_header histedit.h || echo libedit
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
        apt-get:cmake) echo cmake ;;
        apt-get:ninja) echo ninja-build ;;
        apt-get:cli11) echo libcli11-dev ;;
        apt-get:gtest) echo libgtest-dev ;;
        apt-get:libedit) echo libedit-dev ;;
        dnf:compiler) echo gcc-c++ ;;
        dnf:cmake) echo cmake ;;
        dnf:ninja) echo ninja-build ;;
        dnf:cli11) echo cli11-devel ;;
        dnf:gtest) echo gtest-devel ;;
        dnf:libedit) echo libedit-devel ;;
        pacman:compiler) echo gcc ;;
        pacman:gtest) echo gtest ;;
        pacman:*) echo "$2" ;;
        brew:compiler) echo gcc ;;
        brew:gtest) echo googletest ;;
        brew:*) echo "$2" ;;
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
    say "Installing with $manager: $*"
    case "$manager" in
        apt-get)
            as_root apt-get update -qq >&2
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
            ;;
        dnf) as_root dnf install -y -q "$@" >&2 ;;
        pacman) as_root pacman -S --needed --noconfirm "$@" >&2 ;;
        brew) brew install --quiet "$@" >&2 ;;
    esac
}

# Installs what is missing. With "no" as the first word it only says what that is.
install_missing() {
    local allowed=$1 missing manager packages=() thing
    missing=$(find_missing)
    [ -n "$missing" ] || return 0
    manager=$(find_package_manager)
    for thing in $missing; do
        packages+=("$(package_for "${manager:-none}" "$thing")")
    done
    if [ "$allowed" = no ]; then
        say "Missing, and --no-install was given: ${missing//$'\n'/ }"
    elif [ -z "$manager" ]; then
        say "Missing, and no package manager is known here (apt-get, dnf, pacman, brew): ${missing//$'\n'/ }"
    else
        install_packages "$manager" "${packages[@]}" || say "The installation failed."
    fi
    for thing in $(find_missing); do
        case "$thing" in
            compiler | cmake | ninja) fail "$thing is needed and not there; please install it" ;;
            libedit) say "Without libedit there is no line editing." ;;
            *) say "$thing is not installed: CMake will download it." ;;
        esac
    done
}

# Configures a preset once, and builds it; quietly, unless it fails.
build() {
    local preset=$1 log
    shift
    log=$(mktemp)
    if ! {
        { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } && cmake --build "build/$preset" "$@"
    } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        fail "the build failed"
    fi
    rm -f "$log"
}
