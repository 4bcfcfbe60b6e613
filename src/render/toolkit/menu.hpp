// Menus as values: titles, items, what stands beside them. Who owns them hands in a new list when
// something changes; the strip compares.
#pragma once

#include "render/toolkit/gadget.hpp"
#include "render/toolkit/help.hpp"

#include <string>
#include <vector>

namespace toolkit {

/// The mark at the left of an item.
enum class CheckMark
{
    never, ///< the item only does something
    off,
    on
};

/// One line of a menu; without a title it is a line between the others.
struct MenuItem
{
    int id = 0; ///< what the choice is told by; unique in the strip
    std::string title;
    char32_t shortcut = 0;      ///< a small letter, with right Amiga or Ctrl; 0: none
    Key other_key = Key::other; ///< a key that does the same by itself
    std::string key_name{};     ///< such a key's, shown where there is no shortcut
    std::string help_node;
    Availability availability = Availability::enabled;
    CheckMark check = CheckMark::never;
    HelpRole help_role = HelpRole::explained;

    [[nodiscard]] bool is_separator() const { return title.empty(); }
    [[nodiscard]] bool is_enabled() const { return availability == Availability::enabled; }
    bool operator==(const MenuItem&) const = default;
};

struct Menu
{
    std::string title;
    std::vector<MenuItem> items;

    bool operator==(const Menu&) const = default;
};

} // namespace toolkit
