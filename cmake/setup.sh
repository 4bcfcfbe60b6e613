# Shared by ./run, ./test and ./dev: the packages, the builds, the format check. Sourced, not run.

BUILD_PACKAGES="g++ cmake ninja-build libsdl2-dev libsdl2-ttf-dev libboost1.81-dev doctest-dev libexpected-dev
    libcli11-dev libpng-dev libssl-dev libbenchmark-dev libregina3-dev fonts-amiga xfonts-75dpi"
TEST_PACKAGES="clang-14 clang-format-14 clang-tidy-14 libclang-rt-14-dev xvfb xdotool openbox
    xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils x11-apps lua5.4 python3 git
    dpkg-dev desktop-file-utils appstream man-db openssl iproute2
    openssh-client shellcheck"
# Where services run, this one would be started and listen to the network; there the test that needs it is skipped.
[ -d /run/systemd/system ] || TEST_PACKAGES+=" openssh-server"

# Installs the packages that are missing; without the right to do so prints the one line that does, and ends.
need_packages() {
    local installed missing=() package
    # One call for all: asking package by package would cost a second at each start.
    installed=" $(dpkg-query -W -f='${Package}:${db:Status-Status} ' $1 2>/dev/null || true) "
    for package in $1; do
        [[ $installed == *" $package:installed "* ]] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    local install="apt-get install -y --no-install-recommends ${missing[*]}"
    local both="apt-get update && $install"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! sudo -n true 2>/dev/null; then
            # A machine that is as fresh as can be has no package list and no sudo.
            local root_shell="su -c"
            ! command -v sudo >/dev/null || root_shell="sudo sh -c"
            echo "Missing packages. Please run: $root_shell '$both'" >&2
            exit 1
        fi
        root=(sudo -n env DEBIAN_FRONTEND=noninteractive)
    fi
    export DEBIAN_FRONTEND=noninteractive
    # An old package list is mended by a second try after an update.
    "${root[@]}" $install >&2 || { "${root[@]}" apt-get update >&2 && "${root[@]}" $install >&2; }
}

# build PRESET [TARGET...]: configures where needed and builds.
build() {
    local preset=$1
    shift
    if [ ! -f "build/$preset/build.ninja" ]; then
        cmake --preset "$preset" >&2
    fi
    # With nothing to do ninja says one line; it goes to standard error like all that is not the program's own.
    cmake --build "build/$preset" ${1:+--target "$@"} >&2
}

list_sources() {
    git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp'
}

check_format() {
    if ! list_sources | xargs clang-format-14 --dry-run -Werror; then
        echo "Run ./dev format" >&2
        return 1
    fi
}
