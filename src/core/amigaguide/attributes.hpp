// The attributes `@{word ...}` other than links and macros: one table from word to effect.
#pragma once

#include "core/amigaguide/markup.hpp"

#include <string_view>

namespace amigaguide {

/// Does what the attribute says; false if it is not known, and then nothing is done.
bool apply_attribute(std::string_view tag, Face& face, Markup& markup);

/// A link tag, beginning with the quote of its label.
[[nodiscard]] Link read_link(std::string_view tag);

} // namespace amigaguide
