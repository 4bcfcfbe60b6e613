// The main window: what the game reports and what the user does come in as values, a picture and
// orders go out. Knows no thread, no clock and no display; window_face connects it with them.
#pragma once

#include "app/editor/desk.hpp"
#include "app/glue/board_view.hpp"
#include "app/glue/game_link.hpp"
#include "app/glue/texts.hpp"
#include "app/mancala/analysis_desk.hpp"
#include "app/mancala/board_window.hpp"
#include "app/mancala/main_menus.hpp"
#include "app/mancala/notices.hpp"
#include "app/mancala/options_window.hpp"
#include "app/mancala/partner_window.hpp"
#include "app/mancala/window_keys.hpp"
#include "app/mancala/window_orders.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/screen.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

class MainWindow
{
  public:
    /// The fonts must outlive the window.
    MainWindow(const raster::FontSet& fonts, WindowSettings settings, WindowOrders orders);

    /// News from the game; of changes that come together only the last is told as shown.
    void take(const std::vector<glue::Update>& news, toolkit::Time now);
    /// What was found out about a position that it wanted looked into.
    void take(const glue::AnalysisNews& news);
    void take_for_editor(const glue::AnalysisNews& news);

    /// A line of news below the board.
    void report(std::string line);

    void handle(const toolkit::PointerEvent& event);
    void handle(const toolkit::KeyEvent& event);
    void handle(toolkit::Tick tick);
    /// When the next tick is wanted; nothing while nothing moves.
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;
    /// Where other windows of the program are opened.
    [[nodiscard]] toolkit::Screen& screen() { return screen_; }
    [[nodiscard]] const toolkit::Screen& screen() const { return screen_; }

    /// The user closes the window from outside: asks as `PROGRAMMENDE` does.
    void ask_quit();

    /// Opens `Partie-Editor`, with this record in it.
    void open_editor(mancala::Record record, std::string path);
    /// Opens `Verbindung` to be given the code of the partner who waits there.
    void ask_for_code(const std::string& address);
    /// How printing in the editor ended; the reason if it failed.
    void tell_printed(const std::optional<std::string>& failure);

    /// A script has paused the game, or an action waits for the sync hook: the pointer shows it.
    [[nodiscard]] bool is_busy() const { return view_.paused || view_.parked; }
    /// The program ends; nothing more is to be shown.
    [[nodiscard]] bool is_finished() const { return finished_; }
    /// The editor's records that are lost now, though the user was not asked.
    [[nodiscard]] std::vector<mancala::Record> forsaken() const;

    [[nodiscard]] bool needs_drawing() const
    {
        return stale_ || editor_.is_stale() || screen_.needs_drawing();
    }
    /// The view must have the screen's size.
    void draw(raster::SurfaceView view);

  private:
    struct Gadgets
    {
        toolkit::Button* new_game = nullptr;
        toolkit::Button* take_back = nullptr;
        toolkit::Button* end_game = nullptr;
    };

    toolkit::Button& add_gadget(int row, int column, glue::Text label, Command command);
    void add_gadgets();
    void obey(Command command);
    void show_rules();
    void tell_board();
    void toggle_help_mode();
    void choose(mancala::Pit pit);
    toolkit::Handled on_key(const toolkit::KeyEvent& event);
    void serve(glue::Request request);
    void follow(const glue::Update& update, toolkit::Time now);
    void show_change(const glue::Update& update, toolkit::Time now);
    void caught_up();
    void refresh();
    void open_options();
    void show_options();
    void choose(const Preferences& preferences);
    void tell_fault(const std::string& before, const std::string& now);
    void toggle_effect(glue::Effect effect);
    void load_player(match::SeatKind kind);
    void save_settings();
    void open_partner();
    void ask_to_end_link();
    void end_game();
    void show_partner(const glue::PartnerView& before);
    void ask_which_game(std::string_view remark);
    [[nodiscard]] std::string bar_title() const;
    [[nodiscard]] std::optional<BoardNotice> separation() const;
    [[nodiscard]] bool partner_is_to_move() const;
    [[nodiscard]] editor::Services editor_services();
    [[nodiscard]] glue::BoardScene scene() const;
    [[nodiscard]] std::string state_line() const;
    [[nodiscard]] std::string news_line() const;
    [[nodiscard]] MenuState menu_state() const;
    [[nodiscard]] std::optional<mancala::Player> active_player() const;
    [[nodiscard]] bool invites_choice() const;
    [[nodiscard]] bool may_hint() const;

    WindowSettings settings_;
    WindowOrders orders_;
    toolkit::Look look_;
    toolkit::Screen screen_;
    Notices notices_;
    BoardWindow& board_;
    OptionsWindow* options_ = nullptr; ///< while it is open
    PartnerWindow* partner_ = nullptr; ///< likewise
    editor::Desk editor_;
    AnalysisDesk analysis_;
    Gadgets gadgets_;
    glue::GameView view_;
    glue::BoardView board_view_;
    mancala::Player mover_ = mancala::Player::one; ///< whose move is being shown
    std::string message_; ///< from the game; stands until the next one or a new game
    std::string answer_;  ///< what became of the user's last wish; until the next change
    std::optional<mancala::Pit> hovered_;
    std::optional<std::uint64_t> reported_; ///< the change last told as shown
    bool end_to_tell_ = false;              ///< the end requester waits for the last stone
    bool finished_ = false;
    bool quit_agreed_ = false; ///< by the user, who knows what is lost
    bool stale_ = true;
    glue::BoardScene drawn_scene_;
    StatusLines drawn_lines_;
    std::optional<BoardNotice> drawn_notice_;
};

} // namespace app
