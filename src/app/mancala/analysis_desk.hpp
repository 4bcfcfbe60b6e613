// What the main window asks the engine: the hint for the player to move, and the panel that follows
// the game. Values come in, questions go out; who answers them, and where, is no business of it.
// Guide nodes "Zugvorschlag" and "Analyse".
#pragma once

#include "app/glue/analyst.hpp"
#include "app/glue/game_link.hpp"
#include "app/mancala/analysis_window.hpp"
#include "render/toolkit/screen.hpp"

#include <functional>
#include <optional>
#include <string>

namespace app {

/// What the window wants looked into; what is found comes back by `take`.
struct AnalysisOrders
{
    std::function<void(const mancala::Position&, const glue::AnalysisBudget&)> look_into = nullptr;
    std::function<void()> stop = nullptr;
};

class AnalysisDesk
{
  public:
    /// The board's keys, which hold while the panel is active too.
    using OnKey = std::function<toolkit::Handled(const toolkit::KeyEvent&)>;

    /// The screen must outlive the desk.
    AnalysisDesk(toolkit::Screen& screen,
                 glue::Language language,
                 AnalysisOrders orders,
                 OnKey on_key);

    [[nodiscard]] bool is_offered() const { return orders_.look_into != nullptr; }

    /// The game is like this now. What was found of another position goes.
    void follow(const glue::GameView& view);
    void take(const glue::AnalysisNews& news);

    /// Advice for the player to move, soon: with the panel open what is known by the time a hint
    /// would take without it.
    void ask_hint();
    void handle(toolkit::Tick tick);
    /// When the next tick is wanted: while a hint is awaited.
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const;
    /// Opens the panel or closes it.
    void switch_panel();
    [[nodiscard]] bool is_panel_open() const { return window_ != nullptr; }
    [[nodiscard]] bool is_panel_active() const
    {
        return is_panel_open() && screen_.active() == window_;
    }

    /// The pit that is advised.
    [[nodiscard]] std::optional<mancala::Pit> hinted() const;
    /// What is to be said of the hint; empty while none is wanted.
    [[nodiscard]] std::string words() const;

  private:
    enum class Hint
    {
        unwanted,
        awaited,
        overdue, ///< the next best will do
        given
    };

    [[nodiscard]] bool is_hint_awaited() const
    {
        return hint_ == Hint::awaited || hint_ == Hint::overdue;
    }

    [[nodiscard]] bool may_look() const;
    void begin();
    void stop();
    [[nodiscard]] bool suffices(const glue::AnalysisNews& news) const;
    void give_hint(const glue::Analysis& advice);
    void show_panel();

    toolkit::Screen& screen_;
    glue::Language language_;
    AnalysisOrders orders_;
    OnKey on_key_;
    glue::GameView view_;
    Hint hint_ = Hint::unwanted;
    std::optional<toolkit::Time> hint_until_; ///< known from the first tick on while it is awaited
    bool looking_ = false;                    ///< something was to be looked into and may still be
    std::optional<glue::AnalysisNews> news_;  ///< of the position on the board
    std::optional<glue::Analysis> advice_;    ///< while the hint is given
    AnalysisWindow* window_ = nullptr;        ///< while it is open
};

} // namespace app
