#include "core/amigaguide/target.hpp"

#include <algorithm>

namespace amigaguide {

namespace {

const std::string& first_filled(const std::string& a, const std::string& b)
{
    return a.empty() ? b : a;
}

/// The target that the guide writes down for a direction.
std::string written(const Database& database, const Settings& node, Direction direction)
{
    const Settings& all = database.settings;
    switch (direction) {
    case Direction::contents: return first_filled(node.toc, all.toc);
    case Direction::index: return first_filled(node.index, all.index);
    case Direction::help: return first_filled(node.help, all.help);
    case Direction::previous: return node.prev;
    case Direction::next: return node.next;
    }
    return {};
}

Target to_node(const Database& database, std::size_t node)
{
    return {Target::Kind::node, node, {}, database.nodes[node].name, 0};
}

} // namespace

Target resolve(const Database& database, std::string_view target)
{
    if (const auto node = database.find(target); node && !target.empty()) {
        return to_node(database, *node);
    }
    const std::size_t slash = target.rfind('/');
    const bool has_slash = slash != std::string_view::npos;
    const std::string name(has_slash ? target.substr(slash + 1) : target);
    if (has_slash && slash > 0) {
        return {Target::Kind::file, 0, std::string(target.substr(0, slash)), name, 0};
    }
    const auto node = database.find(name);
    return node && !name.empty() ? to_node(database, *node)
                                 : Target{Target::Kind::nowhere, 0, {}, name, 0};
}

Target resolve(const Database& database, const Link& link)
{
    Target target;
    if (link.kind == LinkKind::guide) {
        target = {link.argument.empty() ? Target::Kind::nowhere : Target::Kind::file,
                  0,
                  link.argument,
                  {},
                  0};
    } else if (link.kind == LinkKind::link || link.kind == LinkKind::alink) {
        target = resolve(database, link.argument);
    }
    target.line = link.line;
    return target;
}

Target neighbour(const Database& database, std::size_t node, Direction direction)
{
    const std::string target = written(database, database.nodes[node].settings, direction);
    if (!target.empty()) {
        return resolve(database, target);
    }
    if (direction == Direction::contents) {
        return to_node(database, database.start());
    }
    if (direction == Direction::previous && node > 0) {
        return to_node(database, node - 1);
    }
    if (direction == Direction::next && node + 1 < database.nodes.size()) {
        return to_node(database, node + 1);
    }
    return {};
}

bool stays_in_folder(std::string_view file)
{
    if (file.empty() || file.front() == '/' ||
        file.find_first_of(":\\") != std::string_view::npos ||
        file.find('\0') != std::string_view::npos) {
        return false;
    }
    while (true) {
        const std::size_t slash = std::min(file.find('/'), file.size());
        const auto part = file.substr(0, slash);
        // On the Amiga an empty part means the parent, too.
        if (part.empty() || part == "..") {
            return false;
        }
        if (slash == file.size()) {
            return true;
        }
        file.remove_prefix(slash + 1);
    }
}

} // namespace amigaguide
