// Golden pictures: what a drawing must look like, kept as tests/golden/NAME.png. Pens and colours
// are compared, never file bytes. MANCALA_UPDATE_GOLDEN=1 writes the pictures anew instead.
#pragma once

#include "render/raster/font.hpp"
#include "render/raster/palette.hpp"
#include "render/raster/surface.hpp"
#include "render/raster/theme.hpp"

#include <string>
#include <vector>

namespace golden {

/// Empty if the picture is as it should be. Otherwise says what differs, and NAME.actual.png and
/// NAME.diff.png (differing pixels in white on black) are in the build tree. Use it as
/// CHECK(golden::difference("window/state--theme", surface, palette) == "").
[[nodiscard]] std::string
difference(const std::string& name, const raster::Surface& surface, const raster::Palette& palette);

/// The fonts that the build put beside the programs.
[[nodiscard]] const raster::FontSet& fonts();

/// A theme of assets/palettes by its file name without the ending, such as "rottoene".
[[nodiscard]] raster::Theme theme(const std::string& file);

/// The file names of all six, for pictures in every palette.
[[nodiscard]] const std::vector<std::string>& theme_files();

/// difference() of STATE--THEME, such as "editor/empty--graurot", in each of these palettes.
[[nodiscard]] std::string differences(const std::string& state,
                                      const raster::Surface& surface,
                                      const std::vector<std::string>& themes = theme_files());

} // namespace golden
