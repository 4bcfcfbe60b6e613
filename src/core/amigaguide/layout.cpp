#include "core/amigaguide/layout.hpp"

#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <string_view>

namespace amigaguide {

namespace {

using Kind = Element::Kind;

constexpr std::u32string_view break_characters = U"\t *-,<>()[]{};.\"";
constexpr int widest_indent = 200;

struct Cell
{
    char32_t character = U' ';
    std::size_t element = 0; ///< where it comes from: its face and link
};

/// What holds for a whole paragraph.
struct Shape
{
    Kind justify = Kind::left;
    int left = 0;
    int first = 0;
    std::vector<int> stops;
    Wrap wrap = Wrap::none;
    int source = 0;
};

class Layout
{
  public:
    Layout(const Markup& markup, const Measure& measure)
        : elements_(markup.elements)
        , measure_(measure)
    {
        shape_.wrap = measure.wrap;
    }

    std::vector<Line> run()
    {
        for (std::size_t i = 0; i < elements_.size(); ++i) {
            element(i);
        }
        if (!cells_.empty()) {
            end_paragraph();
        }
        return std::move(lines_);
    }

  private:
    void element(std::size_t index)
    {
        const Element& element = elements_[index];
        const bool swallow = after_paragraph_;
        after_paragraph_ = false;
        switch (element.kind) {
        case Kind::text:
        case Kind::link: put(index); break;
        case Kind::line_end: line_end(swallow); break;
        case Kind::line_break: line_break(); break;
        case Kind::paragraph: paragraph(); break;
        case Kind::defaults: defaults(); break;
        case Kind::left:
        case Kind::centre:
        case Kind::right: shape_.justify = element.kind; break;
        case Kind::left_indent: shape_.left = std::clamp(element.number, 0, widest_indent); break;
        case Kind::first_indent:
            shape_.first = std::clamp(element.number, -widest_indent, widest_indent);
            break;
        case Kind::tab_stops: tab_stops(element.numbers); break;
        case Kind::code: shape_.wrap = Wrap::none; break;
        case Kind::body: shape_.wrap = measure_.wrap; break;
        }
    }

    void tab_stops(std::vector<int> stops)
    {
        constexpr int furthest = 2 * widest_tab;
        std::erase_if(stops, [](int stop) { return stop > furthest; });
        shape_.stops = std::move(stops);
    }

    void put(std::size_t index)
    {
        if (cells_.empty()) {
            used_ = shape_;
            used_.source = source_;
        }
        for (const char32_t character : characters_of(elements_[index].text)) {
            cells_.push_back({character, index});
            line_is_blank_ = line_is_blank_ && (character == U' ' || character == U'\t');
        }
    }

    void line_end(bool swallow)
    {
        const bool blank = line_is_blank_;
        line_is_blank_ = true;
        if (!swallow) {
            if (shape_.wrap == Wrap::smart && !cells_.empty() && !blank) {
                cells_.push_back({U' ', cells_.back().element});
            } else if (shape_.wrap == Wrap::smart && !cells_.empty() && joined()) {
                end_paragraph();
                empty_line();
            } else {
                end_paragraph();
            }
        }
        ++source_;
    }

    /// Whether anything of an earlier source line waits to be laid out.
    [[nodiscard]] bool joined() const { return used_.source < source_; }

    void line_break()
    {
        end_paragraph();
        continues_ = true;
    }

    void paragraph()
    {
        end_paragraph();
        empty_line();
        after_paragraph_ = true;
        line_is_blank_ = true;
    }

    void defaults()
    {
        shape_.justify = Kind::left;
        shape_.left = 0;
        shape_.first = 0;
    }

    void empty_line() { lines_.push_back({{}, source_}); }

    void end_paragraph()
    {
        if (cells_.empty()) {
            empty_line();
        } else if (used_.wrap == Wrap::none) {
            emit(0, cells_.size(), indent(continues_));
        } else {
            wrap();
        }
        cells_.clear();
        continues_ = false;
    }

    [[nodiscard]] int indent(bool further) const
    {
        return std::max(0, used_.left + (further ? 0 : used_.first));
    }

    void wrap()
    {
        bool further = continues_;
        for (std::size_t begin = 0; begin < cells_.size();) {
            const int column = indent(further);
            const std::size_t end = end_of_line(begin, column);
            emit(begin, end, column);
            begin = end;
            while (begin < cells_.size() && cells_[begin].character == U' ' &&
                   !link_of(cells_[begin])) {
                ++begin;
            }
            further = true;
        }
    }

    /// Behind the last cell that still fits. A blank at the break may stick out.
    [[nodiscard]] std::size_t end_of_line(std::size_t begin, int column) const
    {
        std::size_t last_break = begin;
        for (std::size_t i = begin; i < cells_.size(); ++i) {
            const bool blank = cells_[i].character == U' ';
            const int next = advance(column, cells_[i].character);
            if (next > measure_.width && !(blank && may_break_after(i))) {
                return last_break > begin ? last_break : std::max(i, begin + 1);
            }
            column = blank ? std::min(next, measure_.width) : next;
            if (may_break_after(i)) {
                last_break = i + 1;
            }
        }
        return cells_.size();
    }

    [[nodiscard]] bool may_break_after(std::size_t i) const
    {
        if (i + 1 == cells_.size()) {
            return true;
        }
        const auto link = link_of(cells_[i]);
        const auto next = link_of(cells_[i + 1]);
        return link || next
                   ? link != next
                   : break_characters.find(cells_[i].character) != std::u32string_view::npos;
    }

    [[nodiscard]] std::optional<std::size_t> link_of(const Cell& cell) const
    {
        const Element& element = elements_[cell.element];
        return element.kind == Kind::link ? std::optional(element.link) : std::nullopt;
    }

    [[nodiscard]] int advance(int column, char32_t character) const
    {
        if (character != U'\t') {
            return column + 1;
        }
        const auto stop = std::upper_bound(used_.stops.begin(), used_.stops.end(), column);
        return stop != used_.stops.end() ? *stop : (column / measure_.tab + 1) * measure_.tab;
    }

    void emit(std::size_t begin, std::size_t end, int column)
    {
        while (end > begin && cells_[end - 1].character == U' ' && !link_of(cells_[end - 1])) {
            --end;
        }
        Line line{{}, used_.source};
        int at = column;
        for (std::size_t i = begin; i < end; ++i) {
            at = add(line, cells_[i], at);
        }
        justify(line, at);
        lines_.push_back(std::move(line));
    }

    int add(Line& line, const Cell& cell, int column)
    {
        const Element& element = elements_[cell.element];
        const auto link = link_of(cell);
        if (line.pieces.empty() || line.pieces.back().face != element.face ||
            line.pieces.back().link != link) {
            line.pieces.push_back({column, {}, element.face, link});
        }
        const int next = advance(column, cell.character);
        if (cell.character == U'\t') {
            line.pieces.back().text.append(static_cast<std::size_t>(next - column), ' ');
        } else {
            append_character(line.pieces.back().text, cell.character);
        }
        return next;
    }

    void justify(Line& line, int end) const
    {
        const int room = std::max(0, measure_.width - end);
        int by = 0;
        if (used_.justify == Kind::centre) {
            by = room / 2;
        } else if (used_.justify == Kind::right) {
            by = room;
        }
        for (Piece& piece : line.pieces) {
            piece.column += by;
        }
    }

    const std::vector<Element>& elements_;
    const Measure& measure_;
    Shape shape_;             ///< as the attributes read so far say
    Shape used_;              ///< as it was when the paragraph began
    std::vector<Cell> cells_; ///< the paragraph
    std::vector<Line> lines_;
    int source_ = 0;
    bool line_is_blank_ = true;    ///< the source line so far
    bool after_paragraph_ = false; ///< a line end right here is swallowed
    bool continues_ = false;       ///< after @{line}: not a paragraph's first line
};

int width_of(const Line& line)
{
    if (line.pieces.empty()) {
        return 0;
    }
    const Piece& last = line.pieces.back();
    return last.column + static_cast<int>(characters_of(last.text).size());
}

} // namespace

Measure measure(const Database& database, const Node& node, int width)
{
    const Settings& all = database.settings;
    const Settings& own = node.settings;
    return {std::max(width, 1), std::max(all.wrap, own.wrap),
            std::min(own.tab.value_or(all.tab.value_or(usual_tab)), widest_tab)};
}

Page lay_out(Markup markup, const Measure& measure)
{
    Page page;
    page.lines = Layout(markup, measure).run();
    page.links = std::move(markup.links);
    for (const Line& line : page.lines) {
        page.width = std::max(page.width, width_of(line));
    }
    return page;
}

Page lay_out(const Database& database, std::size_t node, int width)
{
    const Node& shown = database.nodes[node];
    return lay_out(read_markup(database, shown), measure(database, shown, width));
}

std::string text_of(const Line& line)
{
    std::string text;
    int column = 0;
    for (const Piece& piece : line.pieces) {
        text.append(static_cast<std::size_t>(std::max(0, piece.column - column)), ' ');
        text += piece.text;
        column = piece.column + static_cast<int>(characters_of(piece.text).size());
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::size_t line_of_source(const Page& page, int source)
{
    if (page.lines.empty()) {
        return 0;
    }
    const auto behind =
        std::upper_bound(page.lines.begin(), page.lines.end(), source,
                         [](int wanted, const Line& line) { return wanted < line.source; });
    if (behind == page.lines.begin()) {
        return 0;
    }
    const int found = (behind - 1)->source;
    const auto first =
        std::lower_bound(page.lines.begin(), behind, found,
                         [](const Line& line, int wanted) { return line.source < wanted; });
    return static_cast<std::size_t>(first - page.lines.begin());
}

} // namespace amigaguide
