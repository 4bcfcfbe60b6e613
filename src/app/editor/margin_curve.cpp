#include "app/editor/margin_curve.hpp"

#include "app/glue/short_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace editor {

namespace {

using raster::Point;
using raster::Rect;
using raster::SurfaceView;
using toolkit::Look;
using toolkit::Pen;

constexpr int stone = 100;
/// The scale reaches at least so far, so that a quiet game looks quiet.
constexpr int least_reach = 8 * stone;
constexpr int scale_width = 28;       ///< the scale's column, from the frame on
constexpr int tick = 3;               ///< the length of a mark on the scale
constexpr int left = scale_width + 4; ///< where the first position stands
constexpr int right = 6;              ///< between the last position and the frame
constexpr int edge = 4;               ///< between frame and the highest margin
constexpr int letter_height = 8;
constexpr int name_letters = 20;

int reach_of(const CurveScene& scene)
{
    int reach = least_reach;
    for (const auto& margin : scene.margins) {
        reach = std::max(reach, std::abs(margin.value_or(0)));
    }
    return reach;
}

/// Dark where player 1 is ahead, light where player 2 is. The colours of a theme's pens alone may
/// be too much alike.
void fill_between(SurfaceView view, int x, int curve, int middle)
{
    for (int y = curve; y < middle; ++y) {
        view.set({x, y}, pen_index((x + y) % 2 == 0 ? Pen::shadow : Pen::fill));
    }
    if (curve > middle) {
        raster::vertical_line(view, {x, middle + 1}, curve - middle, pen_index(Pen::shine));
    }
}

} // namespace

int stones_on_scale(int reach)
{
    for (const int stones : {40, 20, 10}) {
        if (stones * stone <= reach) {
            return stones;
        }
    }
    return 5;
}

MarginCurve::MarginCurve(Rect box, std::string help_node, OnChoose on_choose)
    : Gadget(box, std::move(help_node))
    , on_choose_(std::move(on_choose))
{
}

void MarginCurve::show(CurveScene scene)
{
    if (scene_ != scene) {
        scene_ = std::move(scene);
        changed();
    }
}

/// From the first position to the last, in pixels.
int MarginCurve::width_of_game() const
{
    return box().width - left - right - 1;
}

int MarginCurve::column(std::size_t position) const
{
    const int last = std::max(1, static_cast<int>(scene_.margins.size()) - 1);
    return left + static_cast<int>(position) * width_of_game() / last;
}

int MarginCurve::height(int margin) const
{
    const int half = box().height / 2;
    return half - margin * (half - edge) / reach_of(scene_);
}

void MarginCurve::choose_at(Point point)
{
    const int last = static_cast<int>(scene_.margins.size()) - 1;
    if (last < 1) {
        return;
    }
    const int room = width_of_game();
    const int wanted = ((point.x - left) * last + room / 2) / room;
    on_choose_(static_cast<std::size_t>(std::clamp(wanted, 0, last)));
}

toolkit::Handled MarginCurve::on_key(const toolkit::KeyEvent& event)
{
    using toolkit::Handled;
    using toolkit::Key;
    const std::size_t last = scene_.margins.empty() ? 0 : scene_.margins.size() - 1;
    switch (event.key) {
    case Key::left: on_choose_(scene_.chosen > 0 ? scene_.chosen - 1 : 0); return Handled::yes;
    case Key::right: on_choose_(std::min(scene_.chosen + 1, last)); return Handled::yes;
    case Key::home: on_choose_(0); return Handled::yes;
    case Key::end: on_choose_(last); return Handled::yes;
    case Key::enter:
    case Key::space: on_choose_(scene_.chosen); return Handled::yes;
    default: return Handled::no;
    }
}

/// How many stones that is: the middle, and a round number at both sides of it.
void MarginCurve::draw_scale(SurfaceView view, const Look& look) const
{
    raster::vertical_line(view, {scale_width, 1}, box().height - 2, pen_index(Pen::shadow));
    const int stones = stones_on_scale(reach_of(scene_));
    for (const int mark : {stones, 0, -stones}) {
        const int y = height(mark * stone);
        raster::horizontal_line(view, {scale_width - tick, y}, tick, pen_index(Pen::shadow));
        const std::string number = std::to_string(std::abs(mark));
        look.text(view, {scale_width - tick - 1 - look.text_width(number), y - letter_height / 2},
                  number, Pen::text);
        for (int x = scale_width + 4; mark != 0 && x < box().width - 2; x += 4) {
            view.set({x, y}, pen_index(Pen::shadow));
        }
    }
}

/// What lies between the curve and the line in the middle.
void MarginCurve::draw_area(SurfaceView view) const
{
    const int middle = height(0);
    for (std::size_t i = 0; i + 1 < scene_.margins.size(); ++i) {
        if (!scene_.margins[i] || !scene_.margins[i + 1]) {
            continue;
        }
        const int from = column(i);
        const int to = std::max(column(i + 1), from + 1);
        for (int x = from; x < to; ++x) {
            const int rise = *scene_.margins[i + 1] - *scene_.margins[i];
            const int y = height(*scene_.margins[i] + rise * (x - from) / (to - from));
            fill_between(view, x, y, middle);
        }
    }
}

void MarginCurve::draw_line(SurfaceView view) const
{
    raster::horizontal_line(view, {scale_width, height(0)}, box().width - 2 - scale_width,
                            pen_index(Pen::shadow));
    for (std::size_t i = 0; i + 1 < scene_.margins.size(); ++i) {
        if (scene_.margins[i] && scene_.margins[i + 1]) {
            raster::line(view, {column(i), height(*scene_.margins[i])},
                         {column(i + 1), height(*scene_.margins[i + 1])}, pen_index(Pen::text));
        }
    }
}

/// Dark boxes with a light rim where a move lost stones: one of both stands out everywhere.
void MarginCurve::draw_mistakes(SurfaceView view) const
{
    for (const auto& [half, pen] : {std::pair{3, Pen::shine}, std::pair{2, Pen::text}}) {
        for (const std::size_t mistake : scene_.mistakes) {
            const Point centre{column(mistake), height(scene_.margins.at(mistake).value_or(0))};
            const int size = 2 * half + 1;
            raster::fill(view, {centre.x - half, centre.y - half, size, size}, pen_index(pen));
        }
    }
}

/// A line through the chosen position, dark and light in turn.
void MarginCurve::draw_chosen(SurfaceView view) const
{
    if (scene_.margins.size() > 1) {
        const int x = column(scene_.chosen);
        for (int y = 1; y < box().height - 1; ++y) {
            view.set({x, y}, pen_index(y / 2 % 2 == 0 ? Pen::text : Pen::shine));
        }
    }
}

void MarginCurve::draw_names(SurfaceView view, const Look& look) const
{
    for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
        const std::string name = glue::shortened(scene_.names.at(player), name_letters);
        const int y = player == 0 ? 3 : box().height - 3 - letter_height;
        look.text(view, {left + 5, y}, name, Pen::text);
    }
}

void MarginCurve::draw(SurfaceView view, const Look& look) const
{
    Look::clear(view, view.bounds());
    draw_scale(view, look);
    draw_area(view);
    draw_line(view);
    draw_mistakes(view);
    draw_chosen(view);
    draw_names(view, look);
    Look::button_frame(view, view.bounds(), toolkit::Bevel::recessed);
    if (focus() == toolkit::FocusMark::shown) {
        Look::focus_mark(view, view.bounds());
    }
}

} // namespace editor
