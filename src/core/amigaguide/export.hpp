// A guide as a file that can be read without a viewer.
#pragma once

#include "core/amigaguide/database.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace amigaguide {

/// The nodes one after the other, each under its title.
[[nodiscard]] std::string
to_text(const Database& database, const std::vector<std::size_t>& nodes, int width);

/// One HTML page; links lead to the nodes in it, those that are commands are plain text.
[[nodiscard]] std::string
to_html(const Database& database, const std::vector<std::size_t>& nodes, int width);

[[nodiscard]] std::vector<std::size_t> all_nodes(const Database& database);

} // namespace amigaguide
