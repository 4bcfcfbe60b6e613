// An AmigaGuide file as data: its nodes in order, and what its commands set for the whole guide or
// for one node. What stands inside a node's text is markup.hpp's business.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace amigaguide {

enum class Wrap
{
    none, ///< one source line is one line
    word, ///< one source line is one paragraph
    smart ///< lines are joined; a blank line ends the paragraph
};

/// Macro texts by folded name.
using Macros = std::map<std::string, std::string, std::less<>>;

/// What commands set, for the guide or for one node; empty where nothing was said.
struct Settings
{
    std::string toc, index, help, next, prev; ///< targets
    std::string font, title, author, version, copyright, master, keywords;
    std::string on_open, on_close; ///< scripts; kept as text, never run
    std::optional<int> width, height, tab;
    Wrap wrap = Wrap::none;
    bool proportional = false;
    Macros macros;

    bool operator==(const Settings&) const = default;
};

struct Node
{
    std::string name;
    std::string title; ///< the name if the guide gives none
    int line = 0;      ///< of the file, from 1
    Settings settings;
    std::string text; ///< without command lines; each line ends with '\n'

    bool operator==(const Node&) const = default;
};

struct Database
{
    std::string name;
    bool has_header = false; ///< the file starts with @database
    Settings settings;
    std::vector<Node> nodes;                              ///< never empty after `read`
    std::unordered_map<std::string, std::size_t> by_name; ///< folded names; the first one wins

    /// The node of that name, whatever the case of its letters.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view node) const;
    /// MAIN, or the first node.
    [[nodiscard]] std::size_t start() const;
};

/// The text of a file that the guide embeds; nothing if it is not to be had.
using ReadEmbedded = std::function<std::optional<std::string>(std::string_view file)>;

/// Reads a guide, UTF-8 or Latin-1. Never fails: a text without nodes becomes one node.
[[nodiscard]] Database read(std::string_view bytes, const ReadEmbedded& embedded = {});

} // namespace amigaguide
