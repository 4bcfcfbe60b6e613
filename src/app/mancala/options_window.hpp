// The options window: names and types of the players, the player files, what the board shows, the
// colours. Everything acts at once. Values come in by `show`, wishes go out as orders. Guide node
// "Optionen".
#pragma once

#include "app/glue/seat_players.hpp"
#include "app/glue/texts.hpp"
#include "app/mancala/preferences.hpp"
#include "render/toolkit/gadgets/checkbox.hpp"
#include "render/toolkit/gadgets/cycle.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace app {

/// All that the window shows.
struct OptionsView
{
    match::Seats seats;
    glue::ExternNotes extern_files;
    Preferences preferences;
};

/// What the window wants done. All must be set.
struct OptionsOrders
{
    std::function<void(const match::Seats&)> seat;
    std::function<void(match::SeatKind)> load; ///< the user is to choose a file for this one
    std::function<void(const Preferences&)> choose;
    std::function<void()> save;
    std::function<void()> close;
};

class OptionsWindow : public toolkit::Window
{
  public:
    /// `themes` are what the cycle gadget of the colours goes through.
    OptionsWindow(const toolkit::Look& look,
                  glue::Language language,
                  const std::vector<ThemeTitle>& themes,
                  OptionsOrders orders);

    /// Brings the gadgets in line; a name that is just being typed stays.
    void show(const OptionsView& view);

  private:
    struct SeatRow
    {
        toolkit::StringGadget* name = nullptr;
        toolkit::Cycle* kind = nullptr;
    };

    void add_label(int y, std::string label, std::string help_node);
    void add_button(raster::Rect box,
                    glue::Text label,
                    std::string help_node,
                    std::function<void()> on_click);
    void add_seat(std::size_t seat, int y);
    void add_extern(std::size_t slot, int y);
    toolkit::Checkbox& add_check(raster::Point corner,
                                 glue::Text label,
                                 std::string help_node,
                                 std::function<void(toolkit::Check)> on_change);
    void add_checks();
    void add_thinking();
    void add_bottom(const std::vector<ThemeTitle>& themes);
    void rename(std::size_t seat, const std::string& name);
    void show_name(std::size_t seat);

    const toolkit::Look& look_;
    glue::Language language_;
    OptionsOrders orders_;
    OptionsView view_;
    std::array<SeatRow, 2> seats_;
    std::array<toolkit::TextGadget*, 2> notes_{};
    toolkit::Checkbox* points_ = nullptr;
    toolkit::Checkbox* labels_ = nullptr;
    toolkit::Checkbox* delay_ = nullptr;
    toolkit::Checkbox* sync_ = nullptr;
    toolkit::Cycle* thinking_ = nullptr;
    toolkit::Cycle* theme_ = nullptr;
};

} // namespace app
