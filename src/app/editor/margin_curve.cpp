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
constexpr int side = 6; ///< between frame and the first and last position
constexpr int edge = 4; ///< between frame and the highest margin
constexpr int name_letters = 20;

int reach_of(const CurveScene& scene)
{
    int reach = least_reach;
    for (const auto& margin : scene.margins) {
        reach = std::max(reach, std::abs(margin.value_or(0)));
    }
    return reach;
}

} // namespace

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

int MarginCurve::column(std::size_t position) const
{
    const int last = std::max(1, static_cast<int>(scene_.margins.size()) - 1);
    const int room = box().width - 2 * side - 1;
    return side + static_cast<int>(position) * room / last;
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
    const int room = box().width - 2 * side - 1;
    const int wanted = ((point.x - side) * last + room / 2) / room;
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

/// What lies between the curve and the line in the middle, in the colour of who is ahead.
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
            if (y < middle) {
                raster::vertical_line(view, {x, y}, middle - y, pen_index(Pen::fill));
            } else if (y > middle) {
                raster::vertical_line(view, {x, middle + 1}, y - middle, pen_index(Pen::shine));
            }
        }
    }
}

void MarginCurve::draw_line(SurfaceView view) const
{
    raster::horizontal_line(view, {2, height(0)}, box().width - 4, pen_index(Pen::shadow));
    for (std::size_t i = 0; i + 1 < scene_.margins.size(); ++i) {
        if (scene_.margins[i] && scene_.margins[i + 1]) {
            raster::line(view, {column(i), height(*scene_.margins[i])},
                         {column(i + 1), height(*scene_.margins[i + 1])}, pen_index(Pen::text));
        }
    }
}

/// Small boxes where a move lost stones, and a line through what is chosen.
void MarginCurve::draw_marks(SurfaceView view) const
{
    for (const std::size_t mistake : scene_.mistakes) {
        const Point centre{column(mistake), height(scene_.margins.at(mistake).value_or(0))};
        raster::fill(view, {centre.x - 2, centre.y - 2, 5, 5}, pen_index(Pen::text));
        raster::fill(view, {centre.x - 1, centre.y - 1, 3, 3}, pen_index(Pen::shine));
    }
    if (scene_.margins.size() > 1) {
        const int x = column(scene_.chosen);
        for (int y = 1; y < box().height - 1; y += 2) {
            view.set({x, y}, pen_index(Pen::text));
        }
    }
}

void MarginCurve::draw(SurfaceView view, const Look& look) const
{
    Look::clear(view, view.bounds());
    draw_area(view);
    draw_line(view);
    draw_marks(view);
    for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
        const std::string name = glue::shortened(scene_.names.at(player), name_letters);
        const int y = player == 0 ? 3 : box().height - 11;
        look.text(view, {6, y}, name, Pen::text);
    }
    Look::button_frame(view, view.bounds(), toolkit::Bevel::recessed);
    if (focus() == toolkit::FocusMark::shown) {
        Look::focus_mark(view, view.bounds());
    }
}

} // namespace editor
