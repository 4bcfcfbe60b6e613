#include "app/glue/board_layout.hpp"

namespace glue {

namespace {

using mancala::Pit;
using mancala::Place;
using mancala::Player;
using raster::Point;
using raster::Rect;

constexpr int edge = 10; ///< from the board's side to a store
constexpr int pitch = 62;
constexpr int first_column = 161;
constexpr int top_row = 60;
constexpr int bottom_row = board_size.height - 1 - top_row;
constexpr int store_top = (board_size.height - store_side) / 2;
constexpr int middle = board_size.height / 2;
constexpr int plate_height = 21;
constexpr int plate_gap = 8;
constexpr int hand_lift = 20; ///< from the middle of the lane
constexpr int label_lift = 39;

constexpr int column(Pit pit)
{
    return (pit.number() - 1) % Pit::per_row;
}

} // namespace

Point pit_centre(Pit pit)
{
    return {first_column + pitch * column(pit), pit.row() == Player::one ? top_row : bottom_row};
}

Rect store_bounds(Player player)
{
    const int left = player == Player::one ? edge : board_size.width - edge - store_side;
    return {left, store_top, store_side, store_side};
}

Rect name_plate(Player player)
{
    const Rect store = store_bounds(player);
    return {store.x, store.y - plate_gap - plate_height, store.width, plate_height};
}

Rect score_plate(Player player)
{
    constexpr int width = 54;
    const Rect store = store_bounds(player);
    return {store.x + (store.width - width) / 2, store.bottom() + plate_gap, width, 30};
}

Point label_centre(Pit pit)
{
    const Point centre = pit_centre(pit);
    return {centre.x, centre.y + (pit.row() == Player::one ? -label_lift : label_lift)};
}

Point hand_centre(Place place)
{
    if (place.is_store()) {
        const Rect store = store_bounds(place.store_owner());
        return {place.store_owner() == Player::one ? store.right() + 15 : store.x - 16, middle};
    }
    const Point centre = pit_centre(place.pit());
    return {centre.x, middle + (place.pit().row() == Player::one ? -hand_lift : hand_lift)};
}

Rect lane()
{
    const Rect left = store_bounds(Player::one);
    const Rect right = store_bounds(Player::two);
    const int top = top_row + pit_radius + 1;
    return {left.right(), top, right.x - left.right(), bottom_row - pit_radius - top};
}

std::optional<Pit> pit_at(Point point)
{
    for (const Pit pit : mancala::all_pits()) {
        if (is_in_pit(point - pit_centre(pit))) {
            return pit;
        }
    }
    return std::nullopt;
}

} // namespace glue
