#include "app/glue/board_art.hpp"

#include "app/glue/board_layout.hpp"
#include "app/glue/short_text.hpp"
#include "app/glue/stone_heap.hpp"
#include "core/base/rng.hpp"
#include "render/raster/draw.hpp"
#include "render/raster/text.hpp"

#include <algorithm>
#include <string_view>

namespace glue {

namespace {

using mancala::Pit;
using mancala::Player;
using raster::PenIndex;
using raster::Point;
using raster::Rect;
using raster::SurfaceView;

constexpr PenIndex ground{0};
constexpr PenIndex dark{1};
constexpr PenIndex shine{2};
constexpr PenIndex wood{4};
constexpr PenIndex hollow{5};
constexpr PenIndex accent{7};

constexpr int counted_at_a_glance = 15;

// A stone, lit from the upper left. Digits are pens.
constexpr std::array<std::string_view, stone_side> stone_dots{
    "...11111...", //
    ".116666611.", //
    ".167766661.", //
    "16722766661", //
    "16727666661", //
    "16776666651", //
    "16666666651", //
    "16666666551", //
    ".166666551.", //
    ".116555511.", //
    "...11111...", //
};

void draw_stone(SurfaceView view, Point centre)
{
    const Point corner = centre - Point{stone_side / 2, stone_side / 2};
    for (int y = 0; y < stone_side; ++y) {
        const std::string_view row = stone_dots.at(static_cast<std::size_t>(y));
        for (int x = 0; x < stone_side; ++x) {
            const char dot = row[static_cast<std::size_t>(x)];
            if (dot != '.') {
                view.set(corner + Point{x, y}, PenIndex(dot - '0'));
            }
        }
    }
}

enum class Edge
{
    raised,
    sunken
};

void draw_edge(SurfaceView view, Rect rect, int width, Edge edge)
{
    const PenIndex upper = edge == Edge::raised ? shine : dark;
    const PenIndex lower = edge == Edge::raised ? dark : shine;
    for (int step = 0; step < width; ++step) {
        const Rect ring = raster::inset(rect, step, step);
        raster::horizontal_line(view, {ring.x, ring.bottom() - 1}, ring.width, lower);
        raster::vertical_line(view, {ring.right() - 1, ring.y}, ring.height, lower);
        raster::horizontal_line(view, ring.origin(), ring.width - 1, upper);
        raster::vertical_line(view, ring.origin(), ring.height - 1, upper);
    }
}

/// Long broken streaks, always the same ones.
void draw_grain(SurfaceView view, Rect rect)
{
    base::Rng rng(1996);
    for (int y = rect.y + 2; y < rect.bottom(); y += static_cast<int>(rng.between(3, 6))) {
        int x = rect.x + static_cast<int>(rng.below(90));
        while (x < rect.right()) {
            const int length = static_cast<int>(rng.between(24, 110));
            const int bend = x + length / 2;
            const int drift = static_cast<int>(rng.below(2));
            for (int dot = x; dot < std::min(x + length, rect.right()); dot += 2) {
                view.set({dot, y + (dot > bend ? drift : 0)}, dark);
            }
            x += length + static_cast<int>(rng.between(10, 120));
        }
    }
}

void draw_wood(SurfaceView view)
{
    const Rect body = raster::rect_at({}, board_size);
    raster::fill(view, body, wood);
    draw_grain(view, raster::inset(body, 8, 8));
    draw_edge(view, body, 2, Edge::raised);
    draw_edge(view, raster::inset(body, 5, 5), 1, Edge::sunken);
}

void draw_pit(SurfaceView view, Pit pit, int stones)
{
    const Point centre = pit_centre(pit);
    raster::fill_disc(view, centre + Point{1, 1}, pit_radius, shine);
    raster::fill_disc(view, centre, pit_radius, dark);
    raster::fill_disc(view, centre + Point{1, 1}, pit_radius - 2, hollow);
    for (const Point stone : heap_in_pit(stones)) {
        draw_stone(view, centre + stone);
    }
}

void draw_ring(SurfaceView view, Pit pit, PenIndex pen)
{
    raster::outline_disc(view, pit_centre(pit), pit_radius, pen);
    raster::outline_disc(view, pit_centre(pit), pit_radius + 1, pen);
}

/// A broad ring, dark on both sides so that it stands out in all colours.
void draw_hint(SurfaceView view, Pit pit)
{
    const Point centre = pit_centre(pit);
    raster::outline_disc(view, centre, pit_radius + 2, dark);
    for (const int radius : {pit_radius - 1, pit_radius, pit_radius + 1}) {
        raster::outline_disc(view, centre, radius, shine);
    }
    raster::outline_disc(view, centre, pit_radius - 2, dark);
    raster::outline_disc(view, centre, pit_radius - 3, accent);
}

void draw_store(SurfaceView view, Player player, int stones)
{
    const Rect bounds = store_bounds(player);
    raster::fill(view, bounds, hollow);
    draw_edge(view, bounds, 2, Edge::sunken);
    const Point middle{bounds.x + bounds.width / 2, bounds.y + bounds.height / 2};
    for (const Point stone : rows_in_store(stones)) {
        draw_stone(view, middle + stone);
    }
}

/// The game's name, cut into the wood between two grooves.
void draw_title(SurfaceView view, const raster::FontSet& fonts)
{
    const std::string title = "MANCALA";
    const raster::Size letters = raster::measure_text(title, fonts.topaz);
    const Rect between = lane();
    const Point corner = raster::centred({2 * letters.width, 2 * letters.height - 4}, between);
    raster::draw_doubled_text(view, corner + Point{1, 1}, title, fonts.topaz, shine);
    raster::draw_doubled_text(view, corner, title, fonts.topaz, dark);
    constexpr int length = 64;
    constexpr int gap = 14;
    const int y = between.y + between.height / 2;
    for (const int x : {corner.x - gap - length, corner.x + 2 * letters.width + gap}) {
        raster::horizontal_line(view, {x, y - 1}, length, dark);
        raster::horizontal_line(view, {x, y}, length, shine);
    }
}

void draw_label(SurfaceView view, Pit pit, const raster::FontSet& fonts)
{
    const std::string number = std::to_string(pit.number());
    const raster::Size size = raster::measure_text(number, fonts.courier_bold);
    const Point corner = label_centre(pit) - Point{size.width / 2, size.height / 2};
    raster::draw_text(view, corner + Point{1, 1}, number, fonts.courier_bold, dark);
    raster::draw_text(view, corner, number, fonts.courier_bold, shine);
}

void draw_score(SurfaceView view, Player player, int score, const raster::FontSet& fonts)
{
    const Rect plate = score_plate(player);
    raster::fill(view, plate, dark);
    draw_edge(view, plate, 1, Edge::sunken);
    const std::string number = std::to_string(score);
    const raster::Size size = raster::measure_text(number, fonts.courier_bold);
    const Point corner = raster::centred({2 * size.width, 2 * size.height - 3}, plate);
    raster::draw_doubled_text(view, corner, number, fonts.courier_bold, shine);
}

/// A small plate with a stone and how many there are, pointing to where the next one falls.
void draw_hand(SurfaceView view, const Hand& hand, const raster::FontSet& fonts)
{
    constexpr raster::Size size{38, 19};
    const Point centre = hand_centre(hand.over);
    const Rect plate{centre.x - size.width / 2, centre.y - size.height / 2, size.width,
                     size.height};
    raster::fill(view, plate, ground);
    raster::outline(view, raster::inset(plate, -1, -1), dark);
    draw_edge(view, plate, 1, Edge::raised);
    draw_stone(view, {plate.x + 9, centre.y});
    const std::string number = std::to_string(hand.stones);
    const raster::Size letters = raster::measure_text(number, fonts.courier_bold);
    const Rect rest{plate.x + 15, plate.y, plate.width - 16, plate.height};
    raster::draw_text(view, raster::centred(letters, rest), number, fonts.courier_bold, dark);
}

void draw_centred(
    SurfaceView view, Rect in, const std::string& text, const raster::Font& font, PenIndex pen)
{
    raster::draw_text(view, raster::centred(raster::measure_text(text, font), in), text, font, pen);
}

/// The name of who is to move stands on a light plate, the other's is cut into the wood.
void draw_name(SurfaceView view,
               Player player,
               const BoardScene& scene,
               const raster::FontSet& fonts)
{
    constexpr int side = 8;
    const Rect plate = name_plate(player);
    const std::string name = shortened(scene.names.at(mancala::index_of(player)),
                                       (plate.width - 2 * side) / fonts.courier.cell().width);
    if (scene.active == player) {
        raster::fill(view, plate, shine);
        raster::outline(view, plate, dark);
        raster::outline(view, raster::inset(plate, 2, 2), dark);
        draw_centred(view, plate, name, fonts.courier_bold, dark);
        return;
    }
    raster::fill(view, plate, wood);
    draw_edge(view, plate, 1, Edge::sunken);
    draw_centred(view, raster::offset(plate, {1, 1}), name, fonts.courier, dark);
    draw_centred(view, plate, name, fonts.courier, shine);
}

/// More stones than one counts at a glance: their number, small, on the pit's lower rim.
void draw_badge(SurfaceView view, Pit pit, int stones, const raster::FontSet& fonts)
{
    const std::string number = std::to_string(stones);
    const raster::Size size = raster::measure_text(number, fonts.topaz);
    const Point centre = pit_centre(pit);
    const Rect plate{centre.x - size.width / 2 - 2, centre.y + pit_radius - 4, size.width + 4,
                     size.height + 2};
    raster::fill(view, plate, dark);
    raster::draw_text(view, plate.origin() + Point{2, 2}, number, fonts.topaz, shine);
}

} // namespace

void draw_pit_focus(SurfaceView view)
{
    const Point centre{view.size().width / 2, view.size().height / 2};
    raster::outline_disc(view, centre, pit_radius, dark);
    raster::outline_disc(view, centre, pit_radius - 1, shine);
    raster::outline_disc(view, centre, pit_radius - 2, dark);
}

void draw_board(SurfaceView view, const BoardScene& scene, const raster::FontSet& fonts)
{
    draw_wood(view);
    for (const Pit pit : mancala::all_pits()) {
        const int stones = scene.stones.stones(pit);
        draw_pit(view, pit, stones);
        if (stones > counted_at_a_glance) {
            draw_badge(view, pit, stones, fonts);
        }
        if (scene.options.labels) {
            draw_label(view, pit, fonts);
        }
    }
    draw_title(view, fonts);
    for (const Player player : {Player::one, Player::two}) {
        draw_store(view, player, scene.stones.score(player));
        draw_name(view, player, scene, fonts);
        if (scene.options.points) {
            draw_score(view, player, scene.stones.score(player), fonts);
        }
    }
    if (scene.sown) {
        draw_ring(view, *scene.sown, shine);
    }
    if (scene.hinted) {
        draw_hint(view, *scene.hinted);
    }
    if (scene.hovered) {
        draw_ring(view, *scene.hovered, accent);
    }
    if (scene.hand) {
        draw_hand(view, *scene.hand, fonts);
    }
}

} // namespace glue
