#include "render/raster/font.hpp"

#include <algorithm>

namespace raster {

Font::Font(Size cell, int baseline)
    : cell_{std::clamp(cell.width, 0, widest_cell), std::max(cell.height, 0)}
    , baseline_(baseline)
    , rows_(static_cast<std::size_t>(last_character - first_character + 1) *
            static_cast<std::size_t>(cell_.height))
{
}

bool Font::dot(std::uint8_t character, Point point) const
{
    return has(character, point) &&
           ((rows_.at(row_index(character, point.y)) >> static_cast<unsigned>(point.x)) & 1U) != 0;
}

void Font::set_dot(std::uint8_t character, Point point)
{
    if (has(character, point)) {
        rows_.at(row_index(character, point.y)) |= 1U << static_cast<unsigned>(point.x);
    }
}

bool Font::has(std::uint8_t character, Point point) const
{
    return character >= first_character && rect_at({}, cell_).contains(point);
}

std::size_t Font::row_index(std::uint8_t character, int y) const
{
    return static_cast<std::size_t>(character - first_character) *
               static_cast<std::size_t>(cell_.height) +
           static_cast<std::size_t>(y);
}

Font with_even_rows(const Font& font)
{
    Font half({font.cell().width, font.cell().height / 2}, font.baseline() / 2);
    for (int character = Font::first_character; character <= Font::last_character; ++character) {
        const auto code = static_cast<std::uint8_t>(character);
        for (int y = 0; y < half.cell().height; ++y) {
            for (int x = 0; x < half.cell().width; ++x) {
                if (font.dot(code, {x, 2 * y})) {
                    half.set_dot(code, {x, y});
                }
            }
        }
    }
    return half;
}

} // namespace raster
