// The guide on the screen: the viewer's window with the files of the guide's folder, and its
// pictures. Joins the viewer with the file system and the screen.
#pragma once

#include "app/glue/texts.hpp"
#include "app/mancala/guide_files.hpp"
#include "app/mancala/picture_window.hpp"
#include "render/guide_viewer/viewer.hpp"
#include "render/toolkit/screen.hpp"

#include <filesystem>
#include <string>

namespace app {

class GuideDesk
{
  public:
    /// `chosen` is the user's own (`HilfsPfad`) or empty; if it cannot be read, the program's guide
    /// takes its place, with a word about it. The language is that of the gadgets.
    GuideDesk(const std::filesystem::path& chosen,
              const std::filesystem::path& own,
              glue::Language language);

    /// Shows the node in a window in front of all others; the start if there is no such node.
    void show(toolkit::Screen& screen, const std::string& node);

    /// The colours of the picture in front of all windows; nothing while there is none.
    [[nodiscard]] const raster::Palette* palette(const toolkit::Screen& screen) const;

  private:
    enum class Shown
    {
        chosen,
        own
    };

    [[nodiscard]] const GuideFiles& files() const
    {
        return shown_ == Shown::chosen ? chosen_ : own_;
    }

    guide_viewer::Viewer& open_viewer(toolkit::Screen& screen);
    toolkit::Handled show_picture(toolkit::Screen& screen, const std::string& file);
    void open_picture(toolkit::Screen& screen, raster::ScreenPicture picture);
    void close_picture(toolkit::Screen& screen);
    void tell(toolkit::Screen& screen, const std::string& words) const;

    GuideFiles chosen_;
    GuideFiles own_;
    Shown shown_;
    glue::Language language_;
    guide_viewer::Viewer* viewer_ = nullptr;
    PictureWindow* picture_ = nullptr;
};

} // namespace app
