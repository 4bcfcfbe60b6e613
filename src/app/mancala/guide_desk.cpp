#include "app/mancala/guide_desk.hpp"

#include "app/glue/atomic_file.hpp"
#include "render/raster/png.hpp"
#include "render/toolkit/requester.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace app {

namespace {

namespace fs = std::filesystem;
using glue::Text;
using guide_viewer::Captions;
using toolkit::Handled;

constexpr raster::Rect window_box{0, 11, 640, 389};

constexpr std::size_t largest_file = std::size_t{64} * 1024 * 1024;

Captions captions(glue::Language language)
{
    const auto caption = [&](Text id) { return std::string(text(language, id)); };
    return {{caption(Text::guide_contents), caption(Text::guide_index), caption(Text::guide_help),
             caption(Text::guide_retrace), caption(Text::guide_previous),
             caption(Text::guide_next)},
            caption(Text::guide_missing)};
}

std::optional<std::string> read_file(const fs::path& path)
{
    auto bytes = glue::read_whole_file(path, largest_file);
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

/// What does not fit into the window is cut off.
class PictureWindow : public toolkit::Window
{
  public:
    PictureWindow(raster::Surface picture, const std::string& title)
        : Window(toolkit::WindowKind::framed, window_box, title)
        , picture_(std::move(picture))
    {
        set_help_role(toolkit::HelpRole::acts); // a page of the guide like any other
    }

  protected:
    void draw_ground(raster::SurfaceView view, const toolkit::Look& /*look*/) const override
    {
        const raster::Rect inside = toolkit::window_inside(view.size());
        toolkit::Look::clear(view, inside);
        raster::blit(view.part(inside), {}, picture_, picture_.bounds());
    }

  private:
    raster::Surface picture_;
};

Handled show_picture(toolkit::Screen& screen, const fs::path& path)
{
    if (path.extension() != ".png") {
        return Handled::no;
    }
    const std::string bytes = read_file(path).value_or("");
    auto image = raster::decode_png(
        std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()),
        path.string());
    if (!image) {
        return Handled::no;
    }
    auto& window = screen.open<PictureWindow>(std::move(image->surface), path.filename().string());
    window.set_on_close([&screen, &window] { screen.close(window); });
    return Handled::yes;
}

void refuse(toolkit::Screen& screen, glue::Language language, const std::string& words)
{
    toolkit::ask(screen,
                 {.title = std::string(text(language, Text::requester_title)),
                  .text = words,
                  .buttons = {std::string(text(language, Text::ok))},
                  .help_node = {}},
                 [](int) {});
}

} // namespace

guide_viewer::Viewer& GuideDesk::viewer(toolkit::Screen& screen)
{
    if (viewer_ != nullptr) {
        return *viewer_;
    }
    viewer_ = &screen.open<guide_viewer::Viewer>(
        window_box, "", captions(language_),
        guide_viewer::Services{
            [this](const std::string& file) { return read_file(folder_ / file); },
            [this, &screen](const std::string& file) {
                return show_picture(screen, folder_ / file);
            },
            [this, &screen](const std::string& words) { refuse(screen, language_, words); }});
    viewer_->set_on_close([this, &screen] { screen.close(*std::exchange(viewer_, nullptr)); });
    return *viewer_;
}

void GuideDesk::show(toolkit::Screen& screen, const std::string& node)
{
    if (viewer_ != nullptr) {
        screen.close(*std::exchange(viewer_, nullptr));
    }
    viewer(screen).open(file_, node);
}

} // namespace app
