#include "core/amigaguide/attributes.hpp"

#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <array>

namespace amigaguide {

namespace {

using Kind = Element::Kind;

struct Effect
{
    Face& face;
    Markup& markup;
    std::string_view arguments;

    void add(Kind kind, int number = 0) const
    {
        markup.elements.push_back({kind, {}, face, 0, number, {}});
    }
    void print(std::string_view text) const
    {
        markup.elements.push_back({Kind::text, std::string(text), face, 0, 0, {}});
    }
};

struct PenWord
{
    std::string_view word;
    PenName name;
};

constexpr std::array pen_words{
    PenWord{"text", PenName::text},
    PenWord{"shine", PenName::shine},
    PenWord{"shadow", PenName::shadow},
    PenWord{"fill", PenName::fill},
    PenWord{"filltext", PenName::fill_text},
    PenWord{"background", PenName::background},
    PenWord{"back", PenName::background},
    PenWord{"highlight", PenName::highlight},
    PenWord{"highlighttext", PenName::highlight},
};

/// The pen named or numbered; the old one if neither.
Pen pen_in(std::string_view arguments, Pen old)
{
    if (const auto number = number_in(arguments)) {
        return *number < 0 ? old : Pen{PenName::number, *number};
    }
    const std::string word = fold(take_word(arguments));
    const auto* const found =
        std::find_if(pen_words.begin(), pen_words.end(),
                     [&word](const PenWord& pen) { return pen.word == word; });
    return found == pen_words.end() ? old : Pen{found->name};
}

void set_tabs(const Effect& effect)
{
    Element element{Kind::tab_stops, {}, effect.face, 0, 0, {}};
    std::string_view rest = effect.arguments;
    while (!without_leading_blanks(rest).empty() && element.numbers.size() < most_tab_stops) {
        const auto stop = number_in(take_word(rest));
        if (stop && *stop > 0) {
            element.numbers.push_back(*stop);
        }
    }
    std::sort(element.numbers.begin(), element.numbers.end());
    effect.markup.elements.push_back(std::move(element));
}

void print_name(const Effect& effect)
{
    const bool bold = effect.face.bold;
    effect.face.bold = true;
    effect.print("AmigaGuide\u00AE");
    effect.face.bold = bold;
}

void paragraph_defaults(const Effect& effect)
{
    effect.face = Face{};
    effect.add(Kind::defaults);
}

void plain(const Effect& effect)
{
    effect.face.bold = effect.face.italic = effect.face.underline = false;
}

template <Kind K>
void element(const Effect& effect)
{
    effect.add(K);
}

template <Kind K>
void numbered(const Effect& effect)
{
    effect.add(K, number_in(effect.arguments).value_or(0));
}

struct Entry
{
    std::string_view word;
    void (*apply)(const Effect&);
};

// clang-format off
constexpr std::array table{
    Entry{"amigaguide", print_name},
    Entry{"apen",       [](const Effect& e) { e.face.front = pen_in(e.arguments, e.face.front); }},
    Entry{"b",          [](const Effect& e) { e.face.bold = true; }},
    Entry{"bg",         [](const Effect& e) { e.face.back = pen_in(e.arguments, e.face.back); }},
    Entry{"body",       element<Kind::body>},
    Entry{"bpen",       [](const Effect& e) { e.face.back = pen_in(e.arguments, e.face.back); }},
    Entry{"cleartabs",  element<Kind::tab_stops>},
    Entry{"code",       element<Kind::code>},
    Entry{"fg",         [](const Effect& e) { e.face.front = pen_in(e.arguments, e.face.front); }},
    Entry{"i",          [](const Effect& e) { e.face.italic = true; }},
    Entry{"jcenter",    element<Kind::centre>},
    Entry{"jleft",      element<Kind::left>},
    Entry{"jright",     element<Kind::right>},
    Entry{"lindent",    numbered<Kind::left_indent>},
    Entry{"line",       element<Kind::line_break>},
    Entry{"par",        element<Kind::paragraph>},
    Entry{"pard",       paragraph_defaults},
    Entry{"pari",       numbered<Kind::first_indent>},
    Entry{"plain",      plain},
    Entry{"settabs",    set_tabs},
    Entry{"tab",        [](const Effect& e) { e.print("\t"); }},
    Entry{"u",          [](const Effect& e) { e.face.underline = true; }},
    Entry{"ub",         [](const Effect& e) { e.face.bold = false; }},
    Entry{"ui",         [](const Effect& e) { e.face.italic = false; }},
    Entry{"uu",         [](const Effect& e) { e.face.underline = false; }},
};

struct KindWord
{
    std::string_view word;
    LinkKind kind;
};

constexpr std::array link_words{
    KindWord{"link", LinkKind::link},     KindWord{"alink", LinkKind::alink},
    KindWord{"guide", LinkKind::guide},   KindWord{"system", LinkKind::system},
    KindWord{"rx", LinkKind::rx},         KindWord{"rxs", LinkKind::rxs},
    KindWord{"beep", LinkKind::beep},     KindWord{"quit", LinkKind::quit},
    KindWord{"close", LinkKind::close},
};
// clang-format on

LinkKind link_kind(std::string_view word)
{
    const std::string folded = fold(word);
    const auto* const found =
        std::find_if(link_words.begin(), link_words.end(),
                     [&folded](const KindWord& entry) { return entry.word == folded; });
    return found == link_words.end() ? LinkKind::unknown : found->kind;
}

bool leads_to_node(LinkKind kind)
{
    return kind == LinkKind::link || kind == LinkKind::alink || kind == LinkKind::guide;
}

std::string without_quotes(std::string_view text)
{
    text = without_blanks_around(text);
    if (!text.empty() && text.front() == '"') {
        text.remove_prefix(1);
        text = text.substr(0, std::min(text.rfind('"'), text.size()));
    }
    return std::string(text);
}

} // namespace

bool apply_attribute(std::string_view tag, Face& face, Markup& markup)
{
    const std::string word = fold(take_word(tag));
    const auto* const found = std::find_if(
        table.begin(), table.end(), [&word](const Entry& entry) { return entry.word == word; });
    if (found == table.end()) {
        return false;
    }
    found->apply(Effect{face, markup, tag});
    return true;
}

Link read_link(std::string_view tag)
{
    Link link;
    link.label = take_word(tag);
    link.kind = link_kind(take_word(tag));
    if (leads_to_node(link.kind)) {
        link.argument = take_word(tag);
        link.line = std::max(0, number_in(tag).value_or(0));
    } else {
        link.argument = without_quotes(tag);
    }
    return link;
}

} // namespace amigaguide
