#include "core/amigaguide/check.hpp"

#include "core/amigaguide/markup.hpp"
#include "core/amigaguide/target.hpp"

#include <array>
#include <utility>

namespace amigaguide {

namespace {

constexpr std::array<std::pair<Direction, const char*>, 5> buttons{{
    {Direction::contents, "@toc"},
    {Direction::index, "@index"},
    {Direction::help, "@help"},
    {Direction::previous, "@prev"},
    {Direction::next, "@next"},
}};

bool leads_nowhere(const Target& target)
{
    return target.kind == Target::Kind::nowhere && !target.name.empty();
}

bool is_node_link(const Link& link)
{
    return link.kind == LinkKind::link || link.kind == LinkKind::alink;
}

} // namespace

std::vector<base::Diagnostic> check(const Database& database, const std::string& file)
{
    std::vector<base::Diagnostic> found;
    for (std::size_t i = 0; i < database.nodes.size(); ++i) {
        const Node& node = database.nodes[i];
        const auto complain = [&](const std::string& text) {
            found.push_back({file, node.line, 0, "node \"" + node.name + "\": " + text, {}});
        };
        if (database.find(node.name) != i) {
            complain("there is another node of this name before");
        }
        for (const auto& [direction, word] : buttons) {
            const Target target = neighbour(database, i, direction);
            if (leads_nowhere(target)) {
                complain(std::string(word) + " leads to \"" + target.name + "\", which is missing");
            }
        }
        for (const Link& link : read_markup(database, node).links) {
            if (is_node_link(link) && resolve(database, link).kind == Target::Kind::nowhere) {
                complain("link to \"" + link.argument + "\", which is missing");
            } else if (link.kind == LinkKind::unknown) {
                complain("link \"" + link.label + "\" has no known command");
            }
        }
    }
    return found;
}

} // namespace amigaguide
