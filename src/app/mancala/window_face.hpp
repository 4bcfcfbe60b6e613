// The window on the desktop and the message port. The window's loop runs on the caller's thread,
// the game on one of its own; only values cross between them.
#pragma once

#include "app/editor/printer.hpp"
#include "app/glue/seat_players.hpp"
#include "app/mancala/desktop.hpp"
#include "app/mancala/frame_pace.hpp"
#include "app/mancala/main_window.hpp"
#include "app/mancala/options.hpp"
#include "render/raster/theme.hpp"
#include "render/sdl/display.hpp"
#include "render/sdl/input_source.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace app {

class GuideDesk;

class WindowFace
{
  public:
    /// Opens the window. Throws std::system_error where there is no display.
    explicit WindowFace(const Options& options);

    /// Is shown each picture once it stands on the screen, for tests that look on.
    using Observer =
        std::function<void(const MainWindow&, const raster::Surface&, const raster::Palette&)>;
    void set_observer(Observer observer) { observer_ = std::move(observer); }

    /// Plays until the program ends.
    void run(glue::PlayerFactory factory);

  private:
    /// Those on other threads whose news the window shows.
    struct Helpers
    {
        glue::GameLink& link;
        editor::Printer& printer;
        glue::Analyst& analyst; ///< of the game on the board
        glue::Analyst& checker; ///< of the record in the editor
    };

    [[nodiscard]] WindowOrders orders(const Helpers& helpers);
    [[nodiscard]] std::optional<base::Diagnostic> save(glue::Settings settings) const;
    void loop(MainWindow& window, const Helpers& helpers);
    static void take_news(MainWindow& window, const Helpers& helpers, toolkit::Time now);
    void present(MainWindow& window, toolkit::Time now);
    void take_picture(MainWindow& window);
    [[nodiscard]] const raster::Palette& palette(MainWindow& window) const;

    Options options_;
    raster::FontSet fonts_;
    Themes themes_;
    sdl::Display display_;
    sdl::InputSource input_;
    raster::Surface surface_;
    std::optional<Picture> wanted_picture_;
    Observer observer_;
    const GuideDesk* guide_ = nullptr; ///< set while it runs
    FramePace pace_;
};

/// Writes the first picture to the file of `--screenshot`; needs no display. Throws
/// std::system_error where the file cannot be written.
void write_screenshot(const Options& options);

} // namespace app
