// The text of a node as elements: pieces of text with their style, links, and what changes the
// layout. Macros are expanded here, with limits; nothing is laid out and nothing is run.
#pragma once

#include "core/amigaguide/database.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace amigaguide {

enum class PenName
{
    text,
    shine,
    shadow,
    fill,
    fill_text,
    background,
    highlight,
    number ///< Pen::number says which
};

struct Pen
{
    PenName name = PenName::text;
    int number = 0;

    bool operator==(const Pen&) const = default;
};

struct Face
{
    bool bold = false;
    bool italic = false;
    bool underline = false;
    Pen front{PenName::text};
    Pen back{PenName::background};

    bool operator==(const Face&) const = default;
};

enum class LinkKind
{
    link,
    alink,
    guide,
    system,
    rx,
    rxs,
    beep,
    quit,
    close,
    unknown
};

struct Link
{
    LinkKind kind = LinkKind::unknown;
    std::string label;    ///< with the blanks around it
    std::string argument; ///< a target or a command, without quotes
    int line = 0;         ///< to show first, from 0

    bool operator==(const Link&) const = default;
};

struct Element
{
    enum class Kind
    {
        text,
        link,
        line_end,   ///< the end of a source line
        line_break, ///< @{line}
        paragraph,  ///< @{par}
        defaults,   ///< @{pard}
        left,       ///< justification
        centre,
        right,
        left_indent,  ///< by `number`
        first_indent, ///< by `number`
        tab_stops,    ///< `numbers`; none: only the regular ones
        code,
        body
    };

    Kind kind = Kind::text;
    std::string text; ///< tabs are kept
    Face face;
    std::size_t link = 0; ///< number of the link
    int number = 0;
    std::vector<int> numbers;

    bool operator==(const Element&) const = default;
};

struct Markup
{
    std::vector<Element> elements;
    std::vector<Link> links;

    bool operator==(const Markup&) const = default;
};

inline constexpr std::size_t most_tab_stops = 20;
inline constexpr std::size_t deepest_macro = 10;
/// So many bytes all macros of a node may put in; those beyond it print nothing.
inline constexpr std::size_t longest_expansion = 1U << 20U;

/// The elements of a node; its own macros hide the guide's.
[[nodiscard]] Markup read_markup(const Database& database, const Node& node);

} // namespace amigaguide
