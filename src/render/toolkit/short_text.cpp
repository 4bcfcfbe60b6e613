#include "render/toolkit/short_text.hpp"

#include <string_view>
#include <vector>

namespace toolkit {

namespace {

constexpr std::string_view cut_mark = "\u00B7";

std::vector<std::size_t> letter_starts(std::string_view text)
{
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
            starts.push_back(i);
        }
    }
    return starts;
}

} // namespace

std::string shortened(const std::string& text, int letters)
{
    const auto starts = letter_starts(text);
    const auto room = static_cast<std::size_t>(letters);
    if (starts.size() <= room) {
        return text;
    }
    return text.substr(0, starts.at(room - 1)).append(cut_mark);
}

std::string shortened_in_front(const std::string& text, int letters)
{
    const auto starts = letter_starts(text);
    const auto room = static_cast<std::size_t>(letters);
    if (starts.size() <= room) {
        return text;
    }
    const std::size_t cut = starts.size() - room + 1;
    const std::size_t rest = cut < starts.size() ? starts.at(cut) : text.size();
    return std::string(cut_mark) + text.substr(rest);
}

} // namespace toolkit
