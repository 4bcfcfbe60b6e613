#include "core/workbench/volumes.hpp"

#include "core/base/text_lines.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace workbench {

namespace {

namespace fs = std::filesystem;

std::string variable(const char* name)
{
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

Named<Place>
refuse(std::string_view name, NameFault fault, const std::vector<std::string>& values = {})
{
    return base::failure(base::Fault<NameFault>{fault, values, std::string(name), 0, 0});
}

/// The folder of the variable, else the usual one below home.
fs::path folder(const std::string& value, const std::string& home, const char* usual)
{
    return value.starts_with('/') ? fs::path(value) : fs::path(home) / usual;
}

fs::path ram_folder(const VolumeEnvironment& environment)
{
    if (environment.runtime_dir.starts_with('/')) {
        return fs::path(environment.runtime_dir) / "mancala" / "ram";
    }
    return "/tmp/mancala-" + std::to_string(environment.user) + "/ram";
}

std::vector<fs::path> rexx_folders(const VolumeEnvironment& environment)
{
    if (!environment.rexx_dir.empty()) {
        return {environment.rexx_dir};
    }
    return {folder(environment.data_home, environment.home, ".local/share") / "mancala" / "rexx",
            environment.program_folder.parent_path() / "share" / "mancala" / "rexx"};
}

Place file(const fs::path& path)
{
    return {PlaceKind::file, {path}};
}

/// The parts of what stands behind the colon; nothing if the way leads above the volume.
std::optional<fs::path> walk(std::string_view way)
{
    fs::path path;
    while (!way.empty()) {
        const std::size_t slash = std::min(way.find('/'), way.size());
        if (slash > 0) {
            path /= way.substr(0, slash);
        } else if (path.empty()) {
            return std::nullopt;
        } else {
            path = path.parent_path();
        }
        way.remove_prefix(std::min(slash + 1, way.size()));
    }
    return path;
}

/// The volume with its colon; empty for a path of this system.
std::string_view volume_word(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon > name.find('/') || colon == std::string_view::npos ? std::string_view()
                                                                     : name.substr(0, colon + 1);
}

/// With the folders above it, as the XDG specification wants them; not without a home.
void make_for_the_user(const fs::path& path)
{
    fs::path made;
    std::error_code ignored;
    for (const fs::path& part : path.is_absolute() ? path : fs::path()) {
        made /= part;
        if (fs::create_directory(made, ignored)) {
            fs::permissions(made, fs::perms::owner_all, ignored);
        }
    }
}

/// Names that the host takes for a way and AmigaDOS did not.
bool has_dots(const fs::path& path)
{
    return std::any_of(path.begin(), path.end(),
                       [](const fs::path& part) { return part == "." || part == ".."; });
}

Named<Place> below(const Volume& volume, std::string_view name, std::string_view way)
{
    if (volume.root.kind != PlaceKind::file) {
        return volume.root; // `CON:0/0/640/200/Title` names no file
    }
    const std::optional<fs::path> path = walk(way);
    if (!path) {
        return refuse(name, NameFault::above_volume, {volume.name});
    }
    if (has_dots(*path)) {
        return refuse(name, NameFault::dots);
    }
    Place place;
    for (const fs::path& root : volume.root.paths) {
        place.paths.push_back(path->empty() ? root : root / *path);
    }
    return place;
}

/// The first entry of the directory that differs in case only.
std::optional<fs::path> same_name_in(const fs::path& directory, const std::string& name)
{
    std::optional<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator at(directory.empty() ? "." : directory, error), end;
         !error && at != end; at.increment(error)) {
        const fs::path entry = at->path().filename();
        if (base::same_word(entry.string(), name) && (!found || entry < *found)) {
            found = entry;
        }
    }
    return found;
}

} // namespace

VolumeEnvironment volume_environment(std::uint32_t user)
{
    VolumeEnvironment environment{variable("HOME"),
                                  variable("XDG_RUNTIME_DIR"),
                                  variable("XDG_CONFIG_HOME"),
                                  variable("XDG_DATA_HOME"),
                                  variable("MANCALA_REXX_DIR"),
                                  {},
                                  user};
    std::error_code ignored;
    if (!fs::exists(environment.runtime_dir, ignored)) {
        environment.runtime_dir.clear();
    }
    environment.program_folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    return environment;
}

Volumes::Volumes(const VolumeEnvironment& environment)
{
    const fs::path ram = ram_folder(environment);
    const fs::path settings =
        folder(environment.config_home, environment.home, ".config") / "mancala";
    volumes_ = {
        {"RAM:", file(ram)},
        {"T:", file(ram)},
        {"ENV:", file(settings / "env"), Missing::is_made},
        {"S:", file(settings / "s"), Missing::is_made},
        {"REXX:", {PlaceKind::file, rexx_folders(environment)}},
        {"SYS:", file("/")},
        {"HOME:", file(environment.home)},
        {"PROGDIR:", file(environment.program_folder)},
        {"PRT:", {PlaceKind::printer, {}}},
        {"NIL:", {PlaceKind::nil, {}}},
        {"CON:", {PlaceKind::console, {}}},
        {"RAW:", {PlaceKind::console, {}}},
    };
}

Named<Place> Volumes::find(std::string_view name) const
{
    if (name == "*") {
        return Place{PlaceKind::console, {}};
    }
    const std::string_view word = volume_word(name);
    if (word.empty()) {
        return name.empty() ? refuse(name, NameFault::missing) : file(fs::path(name));
    }
    const Volume* const volume = volume_of(word);
    return volume == nullptr ? refuse(name, NameFault::no_volume, {std::string(word)})
                             : below(*volume, name, name.substr(word.size()));
}

Named<Place> Volumes::find_or_make(std::string_view name) const
{
    const Volume* const volume = volume_of(volume_word(name));
    if (volume != nullptr && volume->missing == Missing::is_made) {
        make_for_the_user(volume->root.paths.front());
    }
    return find(name);
}

const Volume* Volumes::volume_of(std::string_view word) const
{
    const auto found = std::find_if(volumes_.begin(), volumes_.end(), [&](const Volume& volume) {
        return base::same_word(volume.name, word);
    });
    return found == volumes_.end() ? nullptr : &*found;
}

fs::path as_on_disk(const fs::path& path)
{
    fs::path spelt;
    std::error_code ignored;
    for (const fs::path& part : path) {
        fs::path next = spelt / part;
        if (!fs::exists(next, ignored)) {
            if (const auto same = same_name_in(spelt, part.string())) {
                next = spelt / *same;
            }
        }
        spelt = std::move(next);
    }
    return spelt;
}

fs::path as_on_disk(const Place& place)
{
    std::error_code ignored;
    for (const fs::path& path : place.paths) {
        fs::path spelt = as_on_disk(path);
        if (fs::exists(spelt, ignored)) {
            return spelt;
        }
    }
    return as_on_disk(place.paths.front());
}

} // namespace workbench
