// The palettes that `Farben` goes through: joins raster with files. The six of 1996 first, then the
// user's; `Workbench` wears the colours of ENV:sys/palette.ilbm where that file exists.
#pragma once

#include "app/glue/texts.hpp"
#include "render/raster/theme.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace glue {

struct ListedTheme
{
    raster::Theme theme;
    std::string file;                    ///< its name without folder and ending, "rottoene"
    std::vector<std::string> complaints; ///< a line each; what they are about has its usual colour

    [[nodiscard]] bool is_invalid() const { return !complaints.empty(); }
};

/// A palette file as text or as IFF ILBM, never a failure: what cannot be read is a complaint in
/// that language.
[[nodiscard]] ListedTheme read_theme_file(const std::filesystem::path& path, Language language);

/// `shipped` holds the palettes of the program, `config` is the user's folder (may be empty) with
/// `palettes` and `env/sys/palette.ilbm` in it.
[[nodiscard]] std::vector<ListedTheme> list_themes(const std::filesystem::path& shipped,
                                                   const std::filesystem::path& config,
                                                   Language language);

} // namespace glue
