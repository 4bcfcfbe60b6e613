// Drawn boards in tests: board("...") reads one, and doctest prints positions as pictures.
#pragma once

#include "core/mancala/notation.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>
#include <string_view>

namespace support {

/// The position of a picture as in notation.hpp; a wrong picture is a wrong test and throws.
[[nodiscard]] inline mancala::Position board(std::string_view picture)
{
    const auto position = mancala::read_board(picture);
    if (!position) {
        throw std::runtime_error("no board: " + std::string(picture));
    }
    return *position;
}

} // namespace support

namespace doctest {

template <>
struct StringMaker<mancala::Position>
{
    static String convert(const mancala::Position& position)
    {
        return ("\n" + mancala::draw(position)).c_str();
    }
};

} // namespace doctest
