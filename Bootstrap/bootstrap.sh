# What ./vitrine and ./test share: finds the toolchain, installs what is missing, builds. Sourced by both; `root` is the clone.
#
# A second run must answer at once and touch no network: everything that was checked is remembered in `.vitrine/` under a hash
# of the lists, and the build is skipped while no source is newer than the last one.

state="$root/.vitrine"
fonts="$state/fonts"

note() { printf 'vitrine: %s\n' "$*" >&2; }
# Says in one line why nothing goes on. 2 is the command line's code for what the caller can put right.
fail() { printf 'vitrine: %s\n' "$*" >&2; exit 2; }

# The rows of a list without its comments.
rows() { grep -v -e '^#' -e '^[[:space:]]*$' "$1"; }

# ---- The Swift toolchain

# Where installers put it.
toolchain_folders=("${SWIFTLY_BIN_DIR:-${HOME:-}/.local/share/swiftly/bin}"
                   /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/share/swift/usr/bin /usr/libexec/swift/bin)

# Puts the toolchain's folder on the PATH, unless it is there: the one that the last run found, else one of the usual ones.
find_toolchain() {
    command -v swiftc > /dev/null && return
    local folder
    for folder in "$(cat "$state/toolchain" 2> /dev/null)" "${toolchain_folders[@]}"; do
        [ -n "$folder" ] && [ -x "$folder/swiftc" ] && { PATH="$folder:$PATH"; return; }
    done
    fail "no Swift toolchain found. Install Swift 6.3 for Linux (swift.org/install) and put its usr/bin folder on the PATH."
}

# Whether the toolchain is the one Vitrine was made for. Called once its libraries are there: without them it does not start.
check_toolchain() {
    local answer version major minor
    answer=$(swiftc --version 2>&1) || fail "the Swift toolchain at $(command -v swiftc) does not start: ${answer%%$'\n'*}"
    version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<< "$answer" | head -n 1)
    major=${version%%.*} minor=${version#*.}
    [ -n "$version" ] || fail "cannot read the version of the Swift toolchain at $(command -v swiftc). Swift 6.3 is needed."
    if [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 3 ]; }; then
        fail "Swift 6.3 is needed, but $(command -v swiftc) is Swift $version. Install it (swift.org/install) or put it first on the PATH."
    fi
    [ "$version" = 6.3 ] || note "Swift $version: Vitrine was made for 6.3 and may refuse to start with another."
    dirname "$(command -v swiftc)" > "$state/toolchain"
}

# ---- Debian packages

# Whether what a probe names is there.
is_present() {
    case $1 in
        cmd:*) command -v "${1#cmd:}" > /dev/null ;;
        pkg:*) command -v pkg-config > /dev/null && pkg-config --exists "${1#pkg:}" ;;
        file:*) compgen -G "${1#file:}" > /dev/null ;;
        *) fail "Bootstrap/packages.tsv: unknown probe '$1'." ;;
    esac
}

# Prints "package<TAB>why" of every row that is missing. $1: run, or test for both kinds of rows.
missing_packages() {
    local package probe purpose why
    while IFS=$'\t' read -r package probe purpose why; do
        [ "$purpose" = run ] || [ "$1" = test ] || continue
        is_present "$probe" || printf '%s\t%s\n' "$package" "$why"
    done < <(rows "$root/Bootstrap/packages.tsv")
}

# Runs a command as root: directly, or through sudo where it asks for no password.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Installs packages; the lists are only updated where they do not have them.
apt_install() {
    local names="$*"
    command -v apt-get > /dev/null || fail "missing: $names. This machine has no apt; install what its own packages call them, then run this again."
    if [ "$(id -u)" -ne 0 ] && ! sudo -n true 2> /dev/null; then
        fail "missing: $names. Run as root, or run: sudo apt-get install $names"
    fi
    mkdir -p "$state"
    local log="$state/install.log"
    local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@")
    as_root "${install[@]}" > "$log" 2>&1 && return
    note "updating apt's lists"
    as_root apt-get update -q >> "$log" 2>&1
    as_root "${install[@]}" >> "$log" 2>&1 && return
    fail "apt could not install $names: $(grep -m 1 '^E:' "$log" || tail -n 1 "$log") (all of it: $log)"
}

# ---- Fonts that are not in Debian

has_hash() { [ -f "$1" ] && [ "$(sha256sum < "$1")" = "$2  -" ]; }

missing_fonts() {
    local file hash package path why
    while IFS=$'\t' read -r file hash package path why; do
        has_hash "$fonts/$file" "$hash" || printf '%s\t%s\t%s\t%s\t%s\n' "$file" "$hash" "$package" "$path" "$why"
    done < <(rows "$root/Bootstrap/fonts.tsv")
}

# Downloads the Python packages that hold the fonts given on standard input and takes the fonts out.
install_fonts() {
    local wanted folder package log="$state/install.log"
    wanted=$(cat)
    python3 -m pip --version > /dev/null 2>&1 || { note "installing python3-pip (fetches fonts)"; apt_install python3-pip; }
    mkdir -p "$fonts"
    folder=$(mktemp -d "$state/download.XXXXXX") || fail "cannot write to $state."
    while read -r package; do
        if ! python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$folder" "$package" > "$log" 2>&1; then
            rm -rf "$folder"
            fail "could not download $package from PyPI, which holds fonts: $(grep -m 1 -o 'connection broken by.*' "$log" || tail -n 1 "$log")"
        fi
    done < <(cut -f 3 <<< "$wanted" | sort -u)
    local file hash path why
    while IFS=$'\t' read -r file hash package path why; do
        python3 - "$folder" "$path" > "$folder/$file" 2> "$log" << 'PYTHON' || { rm -rf "$folder"; fail "$package does not hold $path."; }
import pathlib, sys, zipfile
folder, path = sys.argv[1:]
for wheel in pathlib.Path(folder).glob("*.whl"):
    with zipfile.ZipFile(wheel) as archive:
        if path in archive.namelist():
            sys.stdout.buffer.write(archive.read(path))
            sys.exit(0)
sys.exit(1)
PYTHON
        has_hash "$folder/$file" "$hash" || { rm -rf "$folder"; fail "$file from $package is not the file Vitrine was made with (sha256 differs)."; }
        mv -f "$folder/$file" "$fonts/$file"
    done <<< "$wanted"
    rm -rf "$folder"
}

# ---- Python packages of the tests

python_packages="$state/python"

# Prints "package<TAB>why" of the rows whose module is not there.
missing_python() {
    local module package why
    [ "$1" = test ] && [ -f "$root/Bootstrap/python.tsv" ] || return 0
    while IFS=$'\t' read -r module package why; do
        [ -d "$python_packages/$module" ] || printf '%s\t%s\n' "$package" "$why"
    done < <(rows "$root/Bootstrap/python.tsv")
}

# Puts the Python packages given as arguments into a folder of the clone's own.
install_python() {
    local log="$state/install.log"
    python3 -m pip --version > /dev/null 2>&1 || { note "installing python3-pip"; apt_install python3-pip; }
    python3 -m pip install --quiet --disable-pip-version-check --target "$python_packages" "$@" > "$log" 2>&1 ||
        fail "could not install $* from PyPI: $(grep -m 1 -o 'connection broken by.*' "$log" || tail -n 1 "$log")"
}

# ---- All of it

# Checks everything and installs what is missing. $1: run or test.
check_and_install() {
    local packages font_rows python_rows names
    mkdir -p "$state" 2> /dev/null && [ -w "$state" ] || fail "cannot write to $state. Make the clone writable for the first run."
    find_toolchain
    packages=$(missing_packages "$1")
    font_rows=$(missing_fonts)
    python_rows=$(missing_python "$1")
    if [ -n "${VITRINE_NO_INSTALL:-}" ] && [ -n "$packages$font_rows$python_rows" ]; then
        names=$(printf '%s\n%s\n%s\n' "$packages" "$font_rows" "$python_rows" | cut -f 1 | grep . | paste -s -d ' ')
        fail "missing: $names. Run again without VITRINE_NO_INSTALL to install them."
    fi
    if [ -n "$packages" ]; then
        note "installing with apt:"
        while IFS=$'\t' read -r package why; do printf '  %-24s %s\n' "$package" "$why" >&2; done <<< "$packages"
        # shellcheck disable=SC2046
        apt_install $(cut -f 1 <<< "$packages")
        packages=$(missing_packages "$1")
        [ -z "$packages" ] || fail "installed, but still not found: $(cut -f 1 <<< "$packages" | paste -s -d ' ')."
    fi
    check_toolchain
    if [ -n "$font_rows" ]; then
        note "fetching fonts from PyPI:"
        while IFS=$'\t' read -r file hash package path why; do printf '  %-34s %s\n' "$file" "$why, from $package" >&2; done <<< "$font_rows"
        install_fonts <<< "$font_rows"
    fi
    if [ -n "$python_rows" ]; then
        note "fetching from PyPI:"
        while IFS=$'\t' read -r package why; do printf '  %-34s %s\n' "$package" "$why" >&2; done <<< "$python_rows"
        # shellcheck disable=SC2046
        install_python $(cut -f 1 <<< "$python_rows")
    fi
}

# Checks once for each content of the lists. $1: run or test.
bootstrap() {
    local hash stamp
    hash=$(cat "$root/Bootstrap/packages.tsv" "$root/Bootstrap/fonts.tsv" "$root/Bootstrap/python.tsv" "$root/Bootstrap/bootstrap.sh" 2> /dev/null | sha256sum)
    stamp="$state/bootstrap-$1-${hash:0:16}"
    if [ ! -e "$stamp" ]; then
        check_and_install "$1"
        rm -f "$state/bootstrap-$1-"*
        : > "$stamp"
    fi
    find_toolchain
}

# ---- Building

binary="$root/.build/release/vitrine"

# Whether the binaries are there and nothing they are made of changed since. Folders count too: a removed file changes them.
is_built() {
    [ -x "$binary" ] && [ -x "$root/.build/release/vitrine-extension" ] && [ -e "$state/built" ] &&
        [ -z "$(find "$root/Package.swift" "$root/Sources" -newer "$state/built" -print -quit)" ]
}

# Shows the progress of a build from its log lines: one line that changes on a terminal, else one for every tenth part.
show_progress() {
    local line last=-1 step
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]] || continue
        if [ -t 2 ]; then
            printf '\r\033[K%s %d/%d %.60s' "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[3]}" >&2
        else
            step=$((BASH_REMATCH[1] * 10 / BASH_REMATCH[2]))
            [ "$step" -gt "$last" ] && { last=$step; printf '%s %d/%d\n' "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2; }
        fi
    done
    [ -t 2 ] && printf '\r\033[K' >&2
    return 0
}

# Builds one product. $1: its name.
build_product() {
    local log="$state/build.log" status
    swift build --package-path "$root" -c release --product "$1" 2>&1 | tee -a "$log" | show_progress "building $1"
    status=${PIPESTATUS[0]}
    [ "$status" -eq 0 ] && return
    { grep -E '(error|fatal):? ' "$log" || tail -n 20 "$log"; } | awk '!seen[$0]++' | tail -n 20 >&2
    note "the build failed; all of it is in $log"
    exit 3
}

# Builds what changed. One run at a time: others wait for it.
build() {
    is_built && return
    mkdir -p "$state" 2> /dev/null && [ -w "$state" ] || fail "sources changed since the last build, and $state cannot be written."
    exec 9> "$state/lock"
    flock -n 9 || { note "waiting for another build of this clone"; flock 9; }
    if ! is_built; then
        note "building (several minutes the first time)"
        : > "$state/build.log"
        : > "$state/building"
        build_product vitrine
        build_product vitrine-extension
        mv -f "$state/building" "$state/built"
    fi
    exec 9>&-
}
