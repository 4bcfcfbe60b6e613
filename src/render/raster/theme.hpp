// A palette with the name that the cycle gadget "Farben" shows, and its text file:
//
//     ; a comment, from the semicolon to the end of the line
//     name Rottöne
//     0 DD9988
//
// One line a pen; colours as RRGGBB or RGB, a # before them is allowed.
#pragma once

#include "core/base/fault.hpp"
#include "render/raster/palette.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace raster {

struct Theme
{
    std::string name;
    Palette palette = workbench_palette;

    bool operator==(const Theme&) const = default;
};

/// What may be wrong with an entry.
enum class ThemeFault
{
    no_name,
    no_pen, ///< the line begins with nothing that is known
    pen_twice,
    no_colour,
    pen_missing,
    unreadable, ///< text on the background
    count       ///< of these, itself none
};

struct ReadTheme
{
    Theme theme;
    /// One for each bad entry, of lines the first few; the value is the pen.
    std::vector<base::Fault<ThemeFault>> complaints;
};

/// Reads a theme file, UTF-8 or Latin-1. Never fails: each bad or missing entry keeps the
/// Workbench's colour. `file` names the file in complaints and, without folder and ending, the
/// theme if no line does.
[[nodiscard]] ReadTheme read_theme(std::string_view text, const std::string& file);

/// The text of a theme file; reading it gives the theme back.
[[nodiscard]] std::string print_theme(const Theme& theme);

} // namespace raster
