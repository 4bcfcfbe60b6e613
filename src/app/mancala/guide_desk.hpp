// The guide on the screen: the viewer's window with the files of share/mancala/guide. Joins the
// viewer with the file system and the screen.
#pragma once

#include "app/glue/texts.hpp"
#include "render/guide_viewer/viewer.hpp"
#include "render/toolkit/screen.hpp"

#include <filesystem>
#include <string>

namespace app {

class GuideDesk
{
  public:
    /// The language is that of the gadgets.
    GuideDesk(const std::filesystem::path& guide, glue::Language language)
        : folder_(guide.parent_path())
        , file_(guide.filename())
        , language_(language)
    {
    }

    /// Shows the node in a window in front of all others; the start if there is no such node.
    void show(toolkit::Screen& screen, const std::string& node);

  private:
    guide_viewer::Viewer& viewer(toolkit::Screen& screen);

    std::filesystem::path folder_; ///< nothing outside of it is opened
    std::string file_;
    glue::Language language_;
    guide_viewer::Viewer* viewer_ = nullptr;
};

} // namespace app
