#include "app/editor/mini_board.hpp"

#include "app/glue/short_text.hpp"

#include <utility>

namespace editor {

namespace {

using mancala::Pit;
using mancala::Player;
using raster::Point;
using raster::Rect;
using raster::SurfaceView;
using toolkit::Look;
using toolkit::Pen;

// Measures from the gadget's corner.
constexpr int side = 8;
constexpr int name_top = 5;
constexpr int name_width = 184;
constexpr int name_height = 12;
constexpr int name_letters = 22;
constexpr int board_top = 22;
constexpr int pit_width = 40;
constexpr int pit_height = 30;
constexpr int column = 46; ///< from one pit to the next
constexpr int row = 34;    ///< likewise
constexpr int store_width = 50;
constexpr int pits_left = 65;
constexpr int caption_top = 96;
constexpr int letter_height = 8;

Rect pit_box(Pit pit)
{
    const auto index = static_cast<int>(pit.index());
    return {pits_left + index % Pit::per_row * column, board_top + index / Pit::per_row * row,
            pit_width, pit_height};
}

Rect store_box(Player player)
{
    const int x = player == Player::one ? side : MiniBoard::size.width - side - store_width;
    return {x, board_top, store_width, row + pit_height};
}

Rect name_box(Player player)
{
    const int x = player == Player::one ? side : MiniBoard::size.width - side - name_width;
    return {x, name_top, name_width, name_height};
}

/// Stones stand out in bold; an empty pit is not one's business.
void field(SurfaceView view, const Look& look, Rect box, std::optional<int> stones)
{
    Look::button_frame(view, box, toolkit::Bevel::recessed);
    if (stones) {
        const std::string number = std::to_string(*stones);
        const raster::Size size{look.text_width(number), letter_height};
        raster::draw_text(view, raster::centred(size, box), number, look.font(),
                          pen_index(Pen::text),
                          *stones > 0 ? raster::TextStyle::bold : raster::TextStyle::plain);
    }
}

} // namespace

MiniBoard::MiniBoard(Point corner, std::string help_node, std::function<void()> on_enter)
    : Gadget(rect_at(corner, size), std::move(help_node))
    , on_enter_(std::move(on_enter))
{
}

void MiniBoard::show(MiniScene scene)
{
    if (scene_ != scene) {
        scene_ = std::move(scene);
        changed();
    }
}

void MiniBoard::draw_name(SurfaceView view, const Look& look, Player player) const
{
    const Rect box = name_box(player);
    const bool marked = scene_.to_move == player;
    if (marked) {
        raster::fill(view, box, pen_index(Pen::fill));
    }
    const std::string name =
        glue::shortened(scene_.names.at(mancala::index_of(player)), name_letters);
    const int room = box.width - look.text_width(name) - 2 * 4;
    const int x = box.x + 4 + (player == Player::one ? 0 : room);
    look.text(view, {x, box.y + 2}, name, marked ? Pen::fill_text : Pen::text);
}

void MiniBoard::draw(SurfaceView view, const Look& look) const
{
    Look::clear(view, view.bounds());
    Look::button_frame(view, view.bounds(), toolkit::Bevel::raised);
    const auto& position = scene_.position;
    for (const Player player : {Player::one, Player::two}) {
        draw_name(view, look, player);
        field(view, look, store_box(player),
              position ? std::optional(position->score(player)) : std::nullopt);
    }
    for (int number = 1; number <= Pit::count; ++number) {
        const Pit pit(number);
        field(view, look, pit_box(pit),
              position ? std::optional(position->stones(pit)) : std::nullopt);
    }
    const int caption_left = (size.width - look.text_width(scene_.caption)) / 2;
    look.text(view, {caption_left, caption_top}, scene_.caption, Pen::text);
    if (focus() == toolkit::FocusMark::shown) {
        Look::focus_mark(view, view.bounds());
    }
}

toolkit::Handled MiniBoard::on_key(const toolkit::KeyEvent& event)
{
    using toolkit::Handled;
    if (event.key != toolkit::Key::enter && event.key != toolkit::Key::space) {
        return Handled::no;
    }
    if (event.stroke == toolkit::KeyStroke::pressed) {
        on_enter_();
    }
    return Handled::yes;
}

} // namespace editor
