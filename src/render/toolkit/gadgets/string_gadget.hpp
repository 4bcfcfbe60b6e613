// A string gadget: a line of text that the user edits. Return ends the input and reports; every
// change before that is reported as well.
#pragma once

#include "render/toolkit/gadget.hpp"
#include "render/toolkit/gadgets/edit_line.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace toolkit {

class StringGadget : public Gadget
{
  public:
    using OnText = std::function<void(const std::string&)>;

    /// Takes at most `max_characters` characters.
    StringGadget(raster::Rect box, std::string help_node, int max_characters);

    /// Each change that the user makes.
    void set_on_change(OnText on_change) { on_change_ = std::move(on_change); }
    /// Return was typed.
    void set_on_enter(OnText on_enter) { on_enter_ = std::move(on_enter); }

    [[nodiscard]] const std::string& text() const { return line_.text(); }
    /// Reports nothing. What is too long is cut.
    void set_text(std::string_view text);

    void draw(raster::SurfaceView view, const Look& look) const override;
    void on_press(raster::Point point) override;
    void on_drag(raster::Point point) override;
    Handled on_key(const KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  protected:
    void on_focus(FocusMark focus) override;

  private:
    enum class Input
    {
        running, ///< there is a cursor; keys type
        ended
    };

    void begin();
    Handled end(KeyStroke stroke);
    Handled amiga_key(const KeyEvent& event);
    Handled editing_key(const KeyEvent& event);
    void put_cursor(int character);
    void show_cursor();
    [[nodiscard]] int columns() const;

    EditLine line_;
    OnText on_change_;
    OnText on_enter_;
    Input input_ = Input::ended;
    int first_ = 0; ///< the character shown leftmost
};

} // namespace toolkit
