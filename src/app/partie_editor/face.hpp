// partie-editor on the desktop: joins its window with display, files, printer and guide.
#pragma once

#include "app/editor/printer.hpp"
#include "app/glue/analyst.hpp"
#include "app/mancala/desktop.hpp"
#include "app/mancala/frame_pace.hpp"
#include "app/partie_editor/options.hpp"
#include "app/partie_editor/program_window.hpp"
#include "core/mancala/record.hpp"
#include "render/sdl/display.hpp"
#include "render/sdl/input_source.hpp"

#include <functional>
#include <optional>
#include <utility>

namespace app {
class GuideDesk;
}

namespace partie_editor {

/// What was to be opened: nothing, a record, or why there is none.
using Opened = std::optional<base::Result<mancala::Record>>;

class Face
{
  public:
    /// Opens the window. Throws std::system_error where there is no display.
    explicit Face(const Options& options);

    /// Is shown each picture once it stands on the screen, for tests that look on.
    using Observer =
        std::function<void(ProgramWindow&, const raster::Surface&, const raster::Palette&)>;
    void set_observer(Observer observer) { observer_ = std::move(observer); }

    /// Runs until the user ends it; a file that is no record costs a requester.
    void run(const Opened& opened);

  private:
    /// Those on other threads whose news the window shows.
    struct Helpers
    {
        editor::Printer& printer;
        glue::Analyst& checker;
    };

    static void take_news(ProgramWindow& window, const Helpers& helpers, toolkit::Time now);
    void loop(ProgramWindow& window, const Helpers& helpers, const app::GuideDesk& guide);
    void present(ProgramWindow& window, const app::GuideDesk& guide, toolkit::Time now);

    Options options_;
    raster::FontSet fonts_;
    app::Themes themes_;
    sdl::Display display_;
    sdl::InputSource input_;
    raster::Surface surface_;
    app::FramePace pace_;
    Observer observer_;
};

/// Writes the first picture to the file of `--screenshot`; needs no display. Throws
/// std::system_error where the file cannot be written.
void write_screenshot(const Options& options, const Opened& opened);

} // namespace partie_editor
