#include "candoscript/text_search.hpp"

#include <vector>

namespace candoscript {

namespace {

/// Knuth, Morris, Pratt: for each beginning of `wanted`, how many of its last characters are a
/// shorter beginning. (The standard library's Boyer-Moore searcher prepares itself in quadratic
/// time for a text of equal characters.)
std::vector<std::size_t> overlaps(std::string_view wanted)
{
    std::vector<std::size_t> result(wanted.size(), 0);
    std::size_t length = 0;
    for (std::size_t i = 1; i < wanted.size(); ++i) {
        while (length > 0 && wanted[i] != wanted[length]) {
            length = result[length - 1];
        }
        length += wanted[i] == wanted[length] ? 1 : 0;
        result[i] = length;
    }
    return result;
}

std::size_t find_long(std::string_view text, std::string_view wanted, std::size_t start)
{
    const std::vector<std::size_t> overlap = overlaps(wanted);
    std::size_t length = 0;
    for (std::size_t i = start; i < text.size(); ++i) {
        while (length > 0 && text[i] != wanted[length]) {
            length = overlap[length - 1];
        }
        length += text[i] == wanted[length] ? 1 : 0;
        if (length == wanted.size()) {
            return i + 1 - length;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::size_t find_text(std::string_view text, std::string_view wanted, std::size_t start)
{
    constexpr std::size_t short_enough = 32;
    if (wanted.empty() || start >= text.size() || wanted.size() > text.size() - start) {
        return std::string_view::npos;
    }
    return wanted.size() <= short_enough ? text.find(wanted, start)
                                         : find_long(text, wanted, start);
}

} // namespace candoscript
