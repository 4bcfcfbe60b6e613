#include "render/toolkit/requester.hpp"

#include "render/toolkit/gadgets/button.hpp"

#include <algorithm>
#include <utility>

namespace toolkit {

using raster::Point;
using raster::Rect;
using raster::Size;

namespace {

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines(1);
    for (const char character : text) {
        if (character == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += character;
        }
    }
    return lines;
}

int line_height(const std::string& line)
{
    return line.empty() ? metrics::request_empty_line_height : metrics::request_line_height;
}

std::vector<int> button_widths(const Question& question, const Look& look)
{
    std::vector<int> widths;
    for (const std::string& button : question.buttons) {
        widths.push_back(look.text_width(Label(button).text()) + metrics::request_button_padding);
    }
    return widths;
}

int sum(const std::vector<int>& numbers)
{
    int total = 0;
    for (const int number : numbers) {
        total += number;
    }
    return total;
}

int width_of(const Question& question, const Look& look)
{
    const std::vector<int> widths = button_widths(question, look);
    int width = look.text_width(question.title) + metrics::request_title_padding;
    for (const std::string& line : lines_of(question.text)) {
        width = std::max(width, look.text_width(line) + metrics::request_text_padding);
    }
    const int gaps = static_cast<int>(widths.size()) - 1;
    return std::max(width,
                    sum(widths) + gaps * metrics::request_button_gap + 2 * metrics::request_side);
}

/// The box round the text: the first line is as high as the font, each further one adds its own.
int text_box_height(const Question& question, const Look& look)
{
    const std::vector<std::string> lines = lines_of(question.text);
    int height = look.font().cell().height + 2 * metrics::request_box_padding;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        height += line_height(lines[i]);
    }
    return height;
}

Rect text_box_of(Size window)
{
    const int top = metrics::title_height + metrics::request_gap;
    const int below = metrics::request_gap + metrics::button_height + metrics::request_bottom_gap +
                      metrics::border_bottom;
    return {metrics::request_side, top, window.width - 2 * metrics::request_side,
            window.height - top - below};
}

Size size_of(const Question& question, const Look& look)
{
    constexpr Size unit{100, 100};
    const int around = unit.height - text_box_of(unit).height;
    return {width_of(question, look), around + text_box_height(question, look)};
}

Rect centred_box(const Screen& screen, const Question& question)
{
    const Size size = size_of(question, screen.look());
    return rect_at(raster::centred(size, rect_at({}, screen.size())), size);
}

/// The first flush left, the last flush right, the others spread evenly; one alone in the middle.
std::vector<Rect> button_boxes(const Question& question, const Look& look, Size window)
{
    const std::vector<int> widths = button_widths(question, look);
    const int y = window.height - metrics::border_bottom - metrics::request_bottom_gap -
                  metrics::button_height;
    const int room = window.width - 2 * metrics::request_side - sum(widths);
    const int gaps = static_cast<int>(widths.size()) - 1;
    std::vector<Rect> boxes;
    int x = metrics::request_side + (gaps == 0 ? room / 2 : 0);
    for (int i = 0; i <= gaps; ++i) {
        const int width = widths[static_cast<std::size_t>(i)];
        const int shift = gaps == 0 ? 0 : room * i / gaps;
        boxes.push_back({x + shift, y, width, metrics::button_height});
        x += width;
    }
    return boxes;
}

} // namespace

Requester::Requester(Screen& screen, const Question& question, OnAnswer on_answer)
    : Window(WindowKind::requester, centred_box(screen, question), question.title)
    , screen_(screen)
    , lines_(lines_of(question.text))
    , text_box_(text_box_of(box().size()))
    , on_answer_(std::move(on_answer))
{
    const std::vector<Rect> boxes = button_boxes(question, screen.look(), box().size());
    const int last = static_cast<int>(boxes.size()) - 1;
    for (int i = 0; i <= last; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const int code = i == last ? 0 : i + 1;
        add<Button>(boxes[index], question.buttons[index], question.help_node,
                    [this, code] { answer(code); });
    }
    set_on_key([this, first = last == 0 ? 0 : 1](const KeyEvent& event) {
        if (event.stroke == KeyStroke::repeated) {
            return Handled::no;
        }
        if (event.key == Key::enter) {
            answer(first);
            return Handled::yes;
        }
        if (event.key == Key::escape) {
            cancel();
            return Handled::yes;
        }
        return Handled::no;
    });
}

void Requester::answer(int code)
{
    if (const OnAnswer on_answer = std::exchange(on_answer_, nullptr)) {
        screen_.close(*this);
        on_answer(code);
    }
}

void Requester::draw_ground(raster::SurfaceView view, const Look& look) const
{
    Look::requester_ground(view, window_inside(view.size()), text_box_);
    int y = text_box_.y + metrics::request_box_padding;
    for (const std::string& line : lines_) {
        const int x = text_box_.x + (text_box_.width - look.text_width(line)) / 2;
        look.text(view.part(raster::inset(text_box_, 2, 1)),
                  Point{x, y} - Point{text_box_.x + 2, text_box_.y + 1}, line, Pen::text);
        y += line_height(line);
    }
}

Requester& ask(Screen& screen, const Question& question, Requester::OnAnswer on_answer)
{
    return screen.open<Requester>(screen, question, std::move(on_answer));
}

} // namespace toolkit
