#include "app/mancala/guide_desk.hpp"

#include "app/glue/short_text.hpp"
#include "render/raster/ilbm.hpp"
#include "render/raster/png.hpp"
#include "render/toolkit/requester.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace app {

namespace {

namespace fs = std::filesystem;
using glue::Text;
using guide_viewer::Captions;
using toolkit::Handled;

constexpr raster::Rect window_box{0, 11, 640, 389};

Captions captions(glue::Language language)
{
    const auto caption = [&](Text id) { return std::string(text(language, id)); };
    return {{caption(Text::guide_contents), caption(Text::guide_index), caption(Text::guide_help),
             caption(Text::guide_retrace), caption(Text::guide_previous),
             caption(Text::guide_next)},
            caption(Text::guide_missing),
            caption(Text::guide_not_found)};
}

/// The end of a name that is too long for a requester.
std::string end_of(const std::string& name)
{
    constexpr int longest = 56;
    return glue::shortened_in_front(name, longest);
}

/// The file's first bytes say what it is, as for the Amiga's datatypes; nothing if it is no
/// picture.
std::optional<base::Result<raster::IndexedImage>> picture_in(std::string_view bytes,
                                                             const std::string& file)
{
    constexpr std::size_t form_header = 8; // "FORM" and the length
    const raster::Bytes raw(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    if (bytes.substr(0, 4) == "\x89PNG") {
        return raster::decode_png(raw, file);
    }
    const std::string_view form = bytes.substr(0, 4);
    const bool is_iff = form == "FORM" || form == "LIST" || form == "CAT ";
    if (is_iff && bytes.size() > form_header && bytes.find("ILBM") != std::string_view::npos) {
        return raster::decode_ilbm(raw, file);
    }
    return std::nullopt;
}

} // namespace

GuideDesk::GuideDesk(const fs::path& chosen, const fs::path& own, glue::Language language)
    : chosen_(chosen)
    , own_(own)
    , shown_(chosen.empty() ? Shown::own : Shown::chosen)
    , language_(language)
{
}

void GuideDesk::show(toolkit::Screen& screen, const std::string& node)
{
    close_picture(screen);
    if (viewer_ != nullptr) {
        screen.close(*std::exchange(viewer_, nullptr));
    }
    const bool is_lost = shown_ == Shown::chosen && !chosen_.read(chosen_.guide());
    if (is_lost) {
        shown_ = Shown::own;
    }
    open_viewer(screen).open(files().guide(), node);
    if (is_lost) {
        tell(screen, text(language_, Text::guide_replaced, {end_of(chosen_.path())}));
    }
}

guide_viewer::Viewer& GuideDesk::open_viewer(toolkit::Screen& screen)
{
    viewer_ = &screen.open<guide_viewer::Viewer>(
        window_box, "", captions(language_),
        guide_viewer::Services{
            [this](const std::string& file) { return files().read(file); },
            [this, &screen](const std::string& file) { return show_picture(screen, file); },
            [this, &screen](const std::string& words) { tell(screen, words); }});
    viewer_->set_on_close([this, &screen] { screen.close(*std::exchange(viewer_, nullptr)); });
    return *viewer_;
}

Handled GuideDesk::show_picture(toolkit::Screen& screen, const std::string& file)
{
    const auto bytes = files().read(file);
    const auto image = bytes ? picture_in(*bytes, file) : std::nullopt;
    if (!image) {
        return Handled::no;
    }
    if (*image) {
        open_picture(screen, raster::reduce_colours(**image));
    } else {
        tell(screen,
             text(language_, Text::guide_picture_lost, {end_of(to_string(image->error()))}));
    }
    return Handled::yes;
}

void GuideDesk::open_picture(toolkit::Screen& screen, raster::ScreenPicture picture)
{
    close_picture(screen);
    picture_ = &screen.open<PictureWindow>(std::move(picture), screen.size());
    picture_->set_on_close([this, &screen] { close_picture(screen); });
}

void GuideDesk::close_picture(toolkit::Screen& screen)
{
    if (picture_ != nullptr) {
        screen.close(*std::exchange(picture_, nullptr));
    }
}

const raster::Palette* GuideDesk::palette(const toolkit::Screen& screen) const
{
    const bool is_in_front = picture_ != nullptr && screen.windows().back().get() == picture_;
    return is_in_front ? &picture_->palette() : nullptr;
}

void GuideDesk::tell(toolkit::Screen& screen, const std::string& words) const
{
    toolkit::ask(screen,
                 {.title = std::string(text(language_, Text::requester_title)),
                  .text = words,
                  .buttons = {std::string(text(language_, Text::ok))},
                  .help_node = {}},
                 [](int) {});
}

} // namespace app
