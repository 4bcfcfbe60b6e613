#include "render/toolkit/short_text.hpp"

#include <vector>

namespace toolkit {

std::string shortened(const std::string& text, int letters)
{
    std::vector<std::size_t> starts; // of each letter
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
            starts.push_back(i);
        }
    }
    const auto room = static_cast<std::size_t>(letters);
    if (starts.size() <= room) {
        return text;
    }
    return text.substr(0, starts.at(room - 1)) + "\u00B7";
}

} // namespace toolkit
