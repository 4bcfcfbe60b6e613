// Where links and the viewer's buttons lead: to a node of this guide, into another file, or
// nowhere.
#pragma once

#include "core/amigaguide/database.hpp"
#include "core/amigaguide/markup.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace amigaguide {

struct Target
{
    enum class Kind
    {
        nowhere,
        node,
        file
    };

    Kind kind = Kind::nowhere;
    std::size_t node = 0; ///< Kind::node
    std::string file;     ///< Kind::file
    std::string name;     ///< the node wanted; in a file it may be empty
    int line = 0;         ///< from 0

    bool operator==(const Target&) const = default;
};

enum class Direction
{
    contents,
    index,
    help,
    previous,
    next
};

/// A target as links and commands write it. The whole text is tried as a node of this guide first,
/// since names may hold a `/`.
[[nodiscard]] Target resolve(const Database& database, std::string_view target);

/// Where a link leads; nowhere for those that are commands.
[[nodiscard]] Target resolve(const Database& database, const Link& link);

/// Where a button leads from this node.
[[nodiscard]] Target neighbour(const Database& database, std::size_t node, Direction direction);

/// True if a file name stays in the guide's own folder: no volume, no root, no parent.
[[nodiscard]] bool stays_in_folder(std::string_view file);

} // namespace amigaguide
