// Draws the icon of the desktop from its pixels, each enlarged to a square.
//   make_icon PIXELS PALETTE FACTOR PNG
#include "render/raster/png.hpp"
#include "render/raster/theme.hpp"

#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

std::ifstream opened(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        throw std::runtime_error(file + ": cannot be read");
    }
    return in;
}

std::vector<std::string> rows_of(const std::string& file)
{
    std::ifstream in = opened(file);
    std::vector<std::string> rows;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == ';') {
            continue;
        }
        if (line.find_first_not_of("01234567") != std::string::npos ||
            (!rows.empty() && line.size() != rows.front().size())) {
            throw std::runtime_error(file + ": not a row of pens as long as the others: " + line);
        }
        rows.push_back(line);
    }
    if (rows.empty()) {
        throw std::runtime_error(file + ": no pixels");
    }
    return rows;
}

raster::Surface enlarged(const std::vector<std::string>& rows, int factor)
{
    const raster::Size size{static_cast<int>(rows.front().size()) * factor,
                            static_cast<int>(rows.size()) * factor};
    raster::Surface picture(size);
    for (int y = 0; y < size.height; ++y) {
        const std::string& pens = rows.at(static_cast<std::size_t>(y / factor));
        for (int x = 0; x < size.width; ++x) {
            const char digit = pens.at(static_cast<std::size_t>(x / factor));
            picture.set({x, y}, static_cast<raster::PenIndex>(digit - '0'));
        }
    }
    return picture;
}

raster::Palette palette_of(const std::string& file)
{
    std::ifstream in = opened(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const raster::ReadTheme read = raster::read_theme(text, file);
    if (!read.complaints.empty()) {
        throw std::runtime_error(file + ": not a whole palette");
    }
    return read.theme.palette;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        const auto rows = rows_of(words.at(0));
        const auto bytes =
            raster::encode_png(enlarged(rows, std::stoi(words.at(2))), palette_of(words.at(1)));
        std::ofstream out(words.at(3), std::ios::binary);
        out.write(reinterpret_cast<const char*>(bytes.data()),
                  static_cast<std::streamsize>(bytes.size()));
        out.close();
        return out ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "make_icon: " << error.what() << "\n";
        return 1;
    }
}
