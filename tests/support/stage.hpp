// A main window without a display: news goes in as values, orders are written down.
#pragma once

#include "app/mancala/main_window.hpp"
#include "support/game_news.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace stage {

class Stage
{
  public:
    struct Question
    {
        mancala::Position position;
        glue::AnalysisBudget budget;
    };

    explicit Stage(const app::WindowSettings& settings = {});
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    // What the game tells.

    /// The game has changed; not by a move.
    void take(const glue::GameView& view);
    /// The pit is played in `view`, which becomes what is after it.
    void play(glue::GameView& view, mancala::Pit pit);
    /// A game that a crash has left is on offer; or again, since it could not go on.
    void offer(const glue::GameView& view,
               const glue::LostGameNote& lost,
               std::optional<match::Denial> denied = std::nullopt);
    void wait(toolkit::Time time);
    /// The port asks for a requester.
    void ask(glue::Request request);

    // What the user does.

    /// Moves the pointer there.
    void point(raster::Point at);
    void click(raster::Point at);
    void type(toolkit::Key key, toolkit::Modifiers modifiers = {});
    void type(char32_t symbol, toolkit::Modifiers modifiers);
    /// A key in the rows of digits and letters, from 0.
    void type_at(int row, int column, char32_t symbol = 0);
    /// Types into the gadget with the focus.
    void write(const std::string& text);
    /// A menu's key.
    void command(char32_t symbol) { type(symbol, {.amiga = true}); }
    void open_partner() { command(U'l'); }

    // What there is to be seen.

    /// The pits played, in order; other actions are left out.
    [[nodiscard]] std::vector<int> pits() const;
    [[nodiscard]] raster::Surface picture();
    /// The texts of the picture that are not whole, each in brackets.
    [[nodiscard]] std::string cut_texts();

    std::map<std::string, std::string> files; ///< by path; read and written by the editor
    std::vector<match::Action> actions;
    std::vector<std::uint64_t> shown;
    std::vector<std::string> orders; ///< all others, in words
    std::vector<glue::Settings> saved;
    std::vector<Question> looked_into;
    std::vector<Question> checked;                ///< for the editor
    std::optional<base::Diagnostic> save_refusal; ///< what saving answers
    toolkit::Time now{1000};
    app::MainWindow window;

  private:
    [[nodiscard]] app::WindowOrders game_orders();
    [[nodiscard]] app::WindowOrders window_orders(glue::Language language);
    [[nodiscard]] app::AnalysisOrders analysis_orders();
    [[nodiscard]] editor::Services editor_services();
};

/// It shows a game of two from its start; `view` is the game's state.
struct GameStage : Stage
{
    GameStage() { take(view); }

    glue::GameView view = game_of_two();
};

} // namespace stage
