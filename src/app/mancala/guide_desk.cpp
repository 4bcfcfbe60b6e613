#include "app/mancala/guide_desk.hpp"

#include "render/raster/png.hpp"
#include "render/toolkit/requester.hpp"

#include <fstream>
#include <iterator>
#include <optional>
#include <span>

namespace app {

namespace {

namespace fs = std::filesystem;
using guide_viewer::Captions;
using toolkit::Handled;

constexpr raster::Rect window_box{0, 11, 640, 389};

Captions captions(glue::Language language)
{
    if (language == glue::Language::german) {
        return {{"Inhalt", "Index", "Hilfe", "Zurück", "Blättern <", "Blättern >"},
                "Die Anleitung wurde nicht gefunden."};
    }
    return {{"Contents", "Index", "Help", "Retrace", "Browse <", "Browse >"},
            "The guide was not found."};
}

std::optional<std::string> read_file(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return std::nullopt;
    }
    std::ifstream file(path, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

/// A picture as large as it fits; any key but Escape does nothing.
class PictureWindow : public toolkit::Window
{
  public:
    PictureWindow(raster::Surface picture, const std::string& title)
        : Window(toolkit::WindowKind::framed, window_box, title)
        , picture_(std::move(picture))
    {
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

void refuse(toolkit::Screen& screen, const std::string& text)
{
    toolkit::ask(screen, {"Mancala", text, {"Ok"}, ""}, [](int) {});
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
            [&screen](const std::string& text) { refuse(screen, text); }});
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
