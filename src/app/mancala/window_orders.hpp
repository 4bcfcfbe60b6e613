// What the main window is told once, at its start, and what it wants done.
#pragma once

#include "app/editor/services.hpp"
#include "app/glue/file_desk.hpp"
#include "app/glue/partner_view.hpp"
#include "app/glue/settings.hpp"
#include "app/glue/texts.hpp"
#include "app/mancala/analysis_desk.hpp"
#include "app/mancala/notices.hpp"
#include "app/mancala/preferences.hpp"
#include "core/match/action.hpp"
#include "render/raster/geometry.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace app {

inline constexpr raster::Size screen_size{640, 400};

struct WindowSettings
{
    glue::Language language = glue::Language::german;
    Preferences preferences;
    std::vector<ThemeTitle> themes; ///< for `Farben`
    std::string version;            ///< for `Programminfo`
    std::string date;               ///< likewise
    std::string port_name;          ///< empty without a port
};

/// A picture of the screen.
enum class Picture
{
    raw,     ///< its own pixels and colours
    as_shown ///< as the window on the desktop shows it
};

/// What the window wants done. All must be set but those of which it is said.
struct WindowOrders
{
    std::function<void(const match::Action&)> submit;
    std::function<void(std::uint64_t)> shown; ///< the picture has caught up with this change
    std::function<void()> end_pause;
    std::function<void(Sync)> set_sync = [](Sync) {};
    std::function<void(glue::Thinking)> set_thinking = [](glue::Thinking) {};
    std::function<void()> quit;
    /// Shows the page of the guide; without it there is no help.
    std::function<void(const std::string&)> show_guide = nullptr;
    std::function<void(OfferAnswer)> answer_offer = nullptr; ///< needed where games are offered
    /// Without its `listen` `Partie-Editor` is ghosted. The window itself sees to `ask_file` and
    /// `restore`.
    editor::Services editor = {};
    std::function<void(match::SeatKind, const std::string&)> load_extern;
    /// Somebody wants to hear this: lines of text.
    std::function<void(const std::string&)> tell = nullptr;
    /// Takes it once what is known now is drawn; what became of it comes by `report`.
    std::function<void(Picture)> take_picture = nullptr;
    std::function<void(glue::Effect)> show_effect = nullptr;
    /// Something for the link to a partner; without it `Verbindung` is ghosted.
    std::function<void(const glue::PartnerOrder&)> order_partner = nullptr;
    /// Without them `Zugvorschlag` and `Analyse` are ghosted.
    AnalysisOrders analysis = {};
    /// The text is to be pasted elsewhere; needed with `order_partner`.
    std::function<void(const std::string&)> copy = nullptr;
    glue::AskFile ask_file = nullptr;            ///< without it no file can be named
    std::function<void(std::size_t)> show_theme; ///< colours only; the pens stay
    /// Keeps the settings; the reason if that was not possible.
    std::function<std::optional<base::Diagnostic>(const glue::Settings&)> save;
};

} // namespace app
