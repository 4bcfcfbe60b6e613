#include "app/glue/theme_list.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/reasons.hpp"
#include "render/raster/ilbm.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <system_error>
#include <utility>

namespace glue {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{1024} * 1024;

/// As in the cycle gadget of 1996.
constexpr std::array<std::string_view, 6> first_files{"rottoene", "gruentoene", "blautoene",
                                                      "graurot",  "brauntoene", "workbench"};

std::size_t rank(const fs::path& file)
{
    const auto* const place = std::ranges::find(first_files, file.stem().string());
    return static_cast<std::size_t>(place - first_files.begin());
}

bool is_palette(const fs::path& file)
{
    return file.extension() == ".palette" || file.extension() == ".ilbm";
}

std::vector<fs::path> palette_files(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (is_palette(entry->path())) {
            files.push_back(entry->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

bool is_iff(std::string_view bytes)
{
    return bytes.starts_with("FORM") || bytes.starts_with("LIST") || bytes.starts_with("CAT ");
}

void read_ilbm(std::string_view bytes, const fs::path& path, Language language, ListedTheme& theme)
{
    const auto* const data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    const auto palette = raster::read_ilbm_palette({data, bytes.size()}, path.string());
    if (palette) {
        theme.theme.palette = *palette;
    } else {
        theme.complaints.push_back(
            path.string() + ": " +
            text(language, Text::palette_no_colours, {palette.error().text}));
    }
}

void read_text(std::string_view bytes, const fs::path& path, Language language, ListedTheme& theme)
{
    raster::ReadTheme read = raster::read_theme(bytes, path.string());
    theme.theme = std::move(read.theme);
    for (const auto& fault : read.complaints) {
        theme.complaints.push_back(base::to_string(in_words(language, fault)));
    }
}

void wear_workbench_colours(ListedTheme& workbench, const fs::path& config, Language language)
{
    const fs::path file = config / "env" / "sys" / "palette.ilbm";
    std::error_code error;
    if (config.empty() || !fs::exists(file, error)) {
        return;
    }
    ListedTheme colours = read_theme_file(file, language);
    if (!colours.is_invalid()) {
        workbench.theme.palette = colours.theme.palette;
    }
    std::ranges::move(colours.complaints, std::back_inserter(workbench.complaints));
}

} // namespace

ListedTheme read_theme_file(const fs::path& path, Language language)
{
    ListedTheme theme{{path.stem().string(), raster::workbench_palette}, path.stem().string(), {}};
    const auto bytes = read_whole_file(path, largest_file, language);
    if (!bytes) {
        theme.complaints.push_back(base::to_string(bytes.error()));
    } else if (is_iff(*bytes)) {
        read_ilbm(*bytes, path, language, theme);
    } else {
        read_text(*bytes, path, language, theme);
    }
    return theme;
}

std::vector<ListedTheme>
list_themes(const fs::path& shipped, const fs::path& config, Language language)
{
    std::vector<fs::path> files = palette_files(shipped);
    std::ranges::stable_sort(files, {}, rank);
    if (!config.empty()) {
        std::ranges::copy(palette_files(config / "palettes"), std::back_inserter(files));
    }
    std::vector<ListedTheme> themes;
    themes.reserve(files.size());
    std::ranges::transform(files, std::back_inserter(themes),
                           [&](const fs::path& file) { return read_theme_file(file, language); });
    const auto workbench = std::ranges::find(themes, first_files.back(), &ListedTheme::file);
    if (workbench != themes.end()) {
        wear_workbench_colours(*workbench, config, language);
    }
    return themes;
}

} // namespace glue
