#include "core/amigaguide/export.hpp"

#include "core/amigaguide/characters.hpp"
#include "core/amigaguide/layout.hpp"
#include "core/amigaguide/target.hpp"

#include <algorithm>
#include <numeric>

namespace amigaguide {

namespace {

std::string html_escaped(std::string_view text)
{
    std::string result;
    for (const char character : text) {
        switch (character) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        default: result += character;
        }
    }
    return result;
}

std::string styled(const Piece& piece)
{
    std::string text = html_escaped(piece.text);
    const auto put_in = [&text](const std::string& tag) {
        text.insert(0, "<" + tag + ">");
        text += "</" + tag + ">";
    };
    if (piece.face.underline) {
        put_in("u");
    }
    if (piece.face.italic) {
        put_in("i");
    }
    if (piece.face.bold) {
        put_in("b");
    }
    return text;
}

class HtmlWriter
{
  public:
    HtmlWriter(const Database& database, const std::vector<std::size_t>& nodes)
        : database_(database)
        , is_written_(database.nodes.size())
    {
        for (const std::size_t node : nodes) {
            is_written_[node] = true;
        }
    }

    void node(std::size_t index, int width)
    {
        const Page page = lay_out(database_, index, width);
        html_ += "<section id=\"node" + std::to_string(index) + "\">\n<h2>" +
                 html_escaped(database_.nodes[index].title) + "</h2>\n<pre>\n";
        for (const Line& line : page.lines) {
            write(line, page);
        }
        html_ += "</pre>\n</section>\n";
    }

    std::string finish() { return std::move(html_); }

  private:
    void write(const Line& line, const Page& page)
    {
        int column = 0;
        for (const Piece& piece : line.pieces) {
            html_.append(static_cast<std::size_t>(std::max(0, piece.column - column)), ' ');
            html_ += piece.link ? linked(piece, page.links[*piece.link]) : styled(piece);
            column = piece.column + static_cast<int>(characters_of(piece.text).size());
        }
        html_ += '\n';
    }

    std::string linked(const Piece& piece, const Link& link) const
    {
        const Target target = resolve(database_, link);
        if (target.kind != Target::Kind::node || !is_written_[target.node]) {
            return styled(piece);
        }
        return "<a href=\"#node" + std::to_string(target.node) + "\">" + styled(piece) + "</a>";
    }

    const Database& database_;
    std::vector<bool> is_written_;
    std::string html_;
};

} // namespace

std::string to_text(const Database& database, const std::vector<std::size_t>& nodes, int width)
{
    std::string text;
    for (const std::size_t node : nodes) {
        const std::string& title = database.nodes[node].title;
        text += title + '\n' + std::string(characters_of(title).size(), '=') + "\n\n";
        for (const Line& line : lay_out(database, node, width).lines) {
            text += text_of(line) + '\n';
        }
        text += '\n';
    }
    return text;
}

std::string to_html(const Database& database, const std::vector<std::size_t>& nodes, int width)
{
    const std::string title =
        html_escaped(database.name.empty() ? database.nodes.front().title : database.name);
    HtmlWriter writer(database, nodes);
    for (const std::size_t node : nodes) {
        writer.node(node, width);
    }
    return "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>" + title +
           "</title>\n</head>\n<body>\n" + writer.finish() + "</body>\n</html>\n";
}

std::vector<std::size_t> all_nodes(const Database& database)
{
    std::vector<std::size_t> nodes(database.nodes.size());
    std::iota(nodes.begin(), nodes.end(), std::size_t{0});
    return nodes;
}

} // namespace amigaguide
