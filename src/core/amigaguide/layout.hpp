// Elements become lines of a given width in characters: preformatted, word by word, or in joined
// paragraphs; with tab stops, indents and justification. It knows columns, not pixels.
#pragma once

#include "core/amigaguide/markup.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace amigaguide {

struct Piece
{
    int column = 0;
    std::string text; ///< no tabs
    Face face;
    std::optional<std::size_t> link;

    bool operator==(const Piece&) const = default;
};

struct Line
{
    std::vector<Piece> pieces;
    int source = 0; ///< the line of the node's text in which it begins, from 0

    bool operator==(const Line&) const = default;
};

struct Page
{
    std::vector<Line> lines;
    std::vector<Link> links;
    int width = 0; ///< of the widest line

    bool operator==(const Page&) const = default;
};

inline constexpr int usual_tab = 8;
inline constexpr int widest_tab = 100; ///< wider ones would make pages of blanks

struct Measure
{
    int width = 76; ///< characters a line may have where text wraps
    Wrap wrap = Wrap::none;
    int tab = usual_tab;
};

/// What the guide and the node ask for, in a window this wide.
[[nodiscard]] Measure measure(const Database& database, const Node& node, int width);

[[nodiscard]] Page lay_out(Markup markup, const Measure& measure);
/// The same for a node, step by step.
[[nodiscard]] Page lay_out(const Database& database, std::size_t node, int width);

/// The text of a line with its blanks, without those at its end.
[[nodiscard]] std::string text_of(const Line& line);
/// The first line that shows this line of the node's text, or the last line.
[[nodiscard]] std::size_t line_of_source(const Page& page, int source);

} // namespace amigaguide
