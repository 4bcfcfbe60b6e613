#include "app/glue/drawers.hpp"

#include "app/glue/settings_file.hpp"
#include "core/base/encoding.hpp"
#include "render/toolkit/file_list.hpp"
#include "render/toolkit/short_text.hpp"

#include <array>
#include <cstdlib>
#include <system_error>

namespace glue {

namespace {

namespace fs = std::filesystem;
using toolkit::Destination;
using toolkit::EntryKind;
using toolkit::Visibility;

/// Nothing for what can be neither opened nor entered.
std::optional<toolkit::DrawerEntry> entry_of(const fs::directory_entry& found)
{
    std::error_code error;
    toolkit::DrawerEntry entry;
    entry.name = found.path().filename().string();
    entry.visibility = entry.name.starts_with('.') ? Visibility::hidden : Visibility::usual;
    if (found.is_directory(error)) { // known without asking the disk, but for links
        entry.kind = EntryKind::drawer;
        return entry;
    }
    if (!found.is_regular_file(error)) {
        return std::nullopt;
    }
    const std::uintmax_t size = found.file_size(error);
    entry.size = error ? 0 : size;
    return entry;
}

/// "Work:" of "Work:Spiele/x"; empty if there is no volume in it.
std::string volume_of(const std::string& typed)
{
    const auto colon = typed.find(':');
    const bool first = colon != std::string::npos && colon < typed.find('/');
    return first ? typed.substr(0, colon + 1) : std::string();
}

/// Without dots and without a slash at the end.
fs::path tidy(const fs::path& path)
{
    const fs::path normal = path.lexically_normal();
    return normal.has_filename() || normal == normal.root_path() ? normal : normal.parent_path();
}

fs::path home_folder()
{
    const char* const home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe): nobody sets it
    const fs::path folder(home == nullptr ? "" : home);
    return folder.is_absolute() ? folder : fs::path();
}

} // namespace

FilePlaces usual_places(fs::path data, std::optional<workbench::Volumes> volumes)
{
    return {home_folder(), data_folder(), std::move(data), std::move(volumes)};
}

base::Result<toolkit::Listing> DiskDrawers::list(const std::string& drawer)
{
    std::error_code error;
    toolkit::Listing listing;
    fs::directory_iterator at(drawer, error);
    while (!error && at != fs::directory_iterator()) {
        if (listing.entries.size() == most_entries_) {
            listing.remark = text(language_, Text::file_too_many, {std::to_string(most_entries_)});
            break;
        }
        if (auto entry = entry_of(*at)) {
            listing.entries.push_back(std::move(*entry));
        }
        at.increment(error);
    }
    if (error) {
        return refusal(drawer, error);
    }
    return listing;
}

std::optional<std::string> DiskDrawers::parent(const std::string& drawer)
{
    const fs::path path = tidy(drawer);
    if (path.empty() || path == path.root_path()) {
        return std::nullopt;
    }
    return path.parent_path().string();
}

std::string DiskDrawers::path_of(const std::string& drawer, const std::string& name)
{
    return (fs::path(drawer) / name).string();
}

fs::path DiskDrawers::whole(const std::string& drawer, const std::string& typed) const
{
    if (typed == "~" || typed.starts_with("~/")) {
        return tidy(places_.home / fs::path(typed.substr(1)).relative_path());
    }
    return tidy((drawer.empty() ? places_.home : fs::path(drawer)) / typed);
}

/// The path whole, in the encoding in which it exists.
fs::path DiskDrawers::spelt(const std::string& drawer, const std::string& typed) const
{
    std::error_code error;
    const fs::path utf8 = whole(drawer, typed);
    const fs::path latin1 = whole(drawer, base::latin1_from_utf8(typed));
    const bool missing = fs::status(utf8, error).type() == fs::file_type::not_found;
    return missing && fs::exists(latin1, error) ? latin1 : utf8;
}

/// Where the volume lies, if it is one of ours and has a place on the disk.
fs::path DiskDrawers::on_volume(const std::string& typed) const
{
    if (!places_.volumes || volume_of(typed).empty()) {
        return {};
    }
    const auto place = places_.volumes->find(typed);
    return place && !place->paths.empty() ? workbench::as_on_disk(tidy(place->paths.front()))
                                          : fs::path();
}

base::Result<Destination> DiskDrawers::find(const std::string& drawer, const std::string& typed)
{
    std::error_code error;
    const fs::path volume = on_volume(typed);
    const fs::path path = volume.empty() ? spelt(drawer, typed) : volume;
    switch (fs::status(path, error).type()) {
    case fs::file_type::directory: return Destination{path.string(), Destination::Kind::drawer};
    case fs::file_type::regular: return Destination{path.string(), Destination::Kind::file};
    case fs::file_type::not_found: break;
    case fs::file_type::none:
    case fs::file_type::unknown: return refusal(path, error);
    default: return refusal(Text::file_special, path.filename().string());
    }
    if (volume.empty() && !volume_of(typed).empty()) {
        return refusal(Text::file_no_volume, volume_of(typed));
    }
    if (!fs::is_directory(path.parent_path(), error)) {
        return refusal(path.parent_path(),
                       std::make_error_code(std::errc::no_such_file_or_directory));
    }
    return Destination{path.string(), Destination::Kind::nothing_yet};
}

std::vector<toolkit::Place> DiskDrawers::places()
{
    const std::array<std::pair<Text, const fs::path>, 4> all{
        {{Text::place_home, places_.home},
         {Text::place_records, places_.records},
         {Text::place_data, places_.data},
         {Text::place_root, "/"}}};
    std::vector<toolkit::Place> there;
    for (const auto& [name, path] : all) {
        std::error_code error;
        if (!path.empty() && fs::is_directory(path, error)) {
            there.push_back({std::string(text(language_, name)), path.string()});
        }
    }
    return there;
}

tl::unexpected<base::Diagnostic> DiskDrawers::refusal(const fs::path& path,
                                                      std::error_code error) const
{
    const std::string name = path.has_filename() ? path.filename().string() : path.string();
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory) {
        return refusal(Text::file_missing, name);
    }
    if (error == std::errc::permission_denied) {
        return refusal(Text::file_denied, name);
    }
    if (error == std::errc::filename_too_long) {
        return refusal(Text::file_long_name, name);
    }
    return refusal(Text::file_unreadable, name);
}

tl::unexpected<base::Diagnostic> DiskDrawers::refusal(Text reason, const std::string& name) const
{
    constexpr int letters = 24;
    const std::string shown = toolkit::shortened(toolkit::shown_name(name), letters);
    return base::failure({"", 0, 0, text(language_, reason, {shown}), ""});
}

} // namespace glue
