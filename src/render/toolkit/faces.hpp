// The faces of the gadgets of GadTools 2.x, made of what `look.hpp` has. Like there: pens and
// rectangles, not what gadgets do. Each fills the whole view.
#pragma once

#include "render/toolkit/look.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace toolkit::faces {

enum class Tickmark
{
    clear,
    set
};

enum class Frame
{
    none,
    recessed
};

struct CheckboxFace
{
    const Label& label; ///< right of the box
    Tickmark tick = Tickmark::clear;
    ButtonState state = ButtonState::normal;
    FocusMark mark = FocusMark::hidden;
};

struct StringFace
{
    std::string text;          ///< what of the text is to be seen
    std::optional<int> cursor; ///< its column
    ButtonState availability = ButtonState::normal;
    FocusMark mark = FocusMark::hidden;
};

enum class Axis
{
    horizontal,
    vertical
};

/// Where a scroller has its pieces, in the view's coordinates.
struct ScrollFace
{
    Axis axis = Axis::vertical;
    raster::Rect frame;
    raster::Rect knob;
    raster::Rect back; ///< the arrow up or left
    raster::Rect forth;
    ButtonState back_state = ButtonState::normal;
    ButtonState forth_state = ButtonState::normal;
};

enum class RowTone
{
    plain,
    emphasised, ///< in the highlight pen, as drawers are in a file requester
    bold,
    chosen ///< on the fill pen
};

void scroller(raster::SurfaceView view, const ScrollFace& face);
/// The empty box of a list with its frame.
void list_box(raster::SurfaceView view, FocusMark mark);
struct RowFace
{
    const std::string& text; ///< shortened to fit
    std::string_view note;   ///< at the right end
    RowTone tone = RowTone::plain;
};

/// One row; the view is the row's place.
void row(raster::SurfaceView view, const Look& look, const RowFace& face);

void cycle(raster::SurfaceView view,
           const Look& look,
           std::string_view text,
           ButtonState state,
           FocusMark mark);
void checkbox(raster::SurfaceView view, const Look& look, const CheckboxFace& face);
void string(raster::SurfaceView view, const Look& look, const StringFace& face);
void text(raster::SurfaceView view, const Look& look, std::string_view text, Frame frame);

} // namespace toolkit::faces
