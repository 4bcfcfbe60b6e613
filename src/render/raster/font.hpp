// A bitmap font as the Amiga had them: cells of one size, the characters 32 to 255 of ISO-8859-1.
// Where the dots come from is not its business.
#pragma once

#include "render/raster/geometry.hpp"

#include <cstdint>
#include <vector>

namespace raster {

class Font
{
  public:
    static constexpr int first_character = 32;
    static constexpr int last_character = 255;
    static constexpr int widest_cell = 32;

    Font() = default;
    /// No dots are set. `baseline` is the row, from the top, on which letters stand.
    Font(Size cell, int baseline);

    [[nodiscard]] Size cell() const { return cell_; }
    [[nodiscard]] int baseline() const { return baseline_; }

    /// False outside the cell and for characters the font does not have.
    [[nodiscard]] bool dot(std::uint8_t character, Point point) const;
    /// Nothing happens outside the cell.
    void set_dot(std::uint8_t character, Point point);

    bool operator==(const Font&) const = default;

  private:
    [[nodiscard]] bool has(std::uint8_t character, Point point) const;
    [[nodiscard]] std::size_t row_index(std::uint8_t character, int y) const;

    Size cell_;
    int baseline_ = 0;
    std::vector<std::uint32_t> rows_; ///< bit x of a row is the dot in column x
};

/// The fonts of a screen.
struct FontSet
{
    Font topaz;        ///< 8x8: screen bar, titles, gadgets, requesters
    Font topaz_tall;   ///< 8x16: the same letters as a screen without interlace showed them
    Font courier;      ///< 7x13: the board's texts
    Font courier_bold; ///< 7x13
};

/// Every second row alone: the 8x8 face of a font whose rows all stand twice.
[[nodiscard]] Font with_even_rows(const Font& font);

} // namespace raster
