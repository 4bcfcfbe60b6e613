// Surfaces as drawn text: pen 0 is a dot, other pens their digit, rows are separated by line ends.
#pragma once

#include "render/raster/surface.hpp"

#include <string>

inline std::string picture(const raster::Surface& surface)
{
    std::string text;
    for (int y = 0; y < surface.size().height; ++y) {
        for (const raster::PenIndex pen : surface.row(y)) {
            text +=
                pen == raster::PenIndex{0} ? '.' : static_cast<char>('0' + static_cast<int>(pen));
        }
        text += '\n';
    }
    return text;
}
