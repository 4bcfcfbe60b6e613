// The screen of partie-editor without a display: the editor and its menus. Events and the clock
// come in, a picture goes out.
#pragma once

#include "app/editor/desk.hpp"

#include <functional>
#include <optional>
#include <string>

namespace partie_editor {

inline constexpr raster::Size screen_size{640, 400};

class ProgramWindow
{
  public:
    /// Shows the page of the guide; without it there is no help.
    using ShowGuide = std::function<void(toolkit::Screen&, const std::string& node)>;

    /// The fonts must outlive the window. The services need no `closed` and no game.
    ProgramWindow(const raster::FontSet& fonts,
                  glue::Language language,
                  editor::Services services,
                  ShowGuide show_guide = nullptr);

    [[nodiscard]] editor::Desk& editor() { return editor_; }
    [[nodiscard]] toolkit::Screen& screen() { return screen_; }

    void handle(const toolkit::PointerEvent& event);
    void handle(const toolkit::KeyEvent& event);
    void handle(toolkit::Tick tick);
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;

    /// The desktop asks the program to end; so does EDITOR BEENDEN.
    void ask_quit() { editor_.obey(editor::Command::close); }
    [[nodiscard]] bool is_finished() const { return finished_; }

    [[nodiscard]] bool needs_drawing() const
    {
        return editor_.is_stale() || screen_.needs_drawing();
    }
    /// The view must have the screen's size.
    void draw(raster::SurfaceView view);

  private:
    [[nodiscard]] editor::Services closing(editor::Services services);
    [[nodiscard]] std::vector<toolkit::Menu> menus() const;
    void choose(int item);
    void refresh();

    glue::Language language_;
    toolkit::Look look_;
    toolkit::Screen screen_;
    editor::Desk editor_;
    bool has_help_;
    bool finished_ = false;
};

} // namespace partie_editor
