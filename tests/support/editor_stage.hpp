// The record editor on a screen without a display: gadgets are pressed by their words, files are a
// map, orders are written down, the game is what the test says.
#pragma once

#include "app/editor/desk.hpp"

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace editor_stage {

/// A game of Anna and Jörg with these pits.
[[nodiscard]] mancala::Record record_of(const std::vector<int>& pits);

class EditorStage
{
  public:
    explicit EditorStage(glue::Language language = glue::Language::german);
    EditorStage(const EditorStage&) = delete;
    EditorStage& operator=(const EditorStage&) = delete;

    void open(const mancala::Record& record, const std::string& path = "/p/partie.partie");

    // What the game tells.

    void news() { take({}); }

    /// The whole history, as another game has it or a listener gets it first.
    void hear(const std::vector<int>& pits);
    void undo();
    /// Undo and another move, told at once.
    void replace_last_move(int pit);

    // What the user does.

    void press(const std::string& words);
    void click_row(std::size_t row);
    void type(toolkit::Key key);
    void type(char32_t symbol);
    void wait(toolkit::Time time);

    /// Answers what is looked into: that this pit is best, and what it is worth to the mover.
    void find(int pit, int value);
    /// The window of the analysis; null while it is closed.
    [[nodiscard]] const editor::CheckWindow* check_window() const;
    /// Presses there in the window of the analysis.
    void press_in_check(raster::Point point);

    /// Answers the open question.
    void answer(const std::string& button);

    /// Answers the question for a file.
    void name_file(const std::string& path);
    /// Likewise, but nothing has been drawn since.
    void name_file_unseen(const std::string& path);

    // What there is to be seen.

    [[nodiscard]] bool is_open() const { return window_or_null() != nullptr; }
    [[nodiscard]] const editor::EditorWindow& window() const;
    /// The text of the requester in front; empty if there is none.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string title();
    [[nodiscard]] std::vector<std::string> rows();
    /// What stands at the right of the rows.
    [[nodiscard]] std::vector<std::string> notes();
    [[nodiscard]] const editor::MiniScene& board();
    [[nodiscard]] bool is_ghosted(const std::string& words);
    [[nodiscard]] raster::Surface picture();

    std::map<std::string, std::string> files;
    std::optional<base::Diagnostic> refusal; ///< what writing answers
    std::vector<std::string> orders;
    std::vector<match::Restore> restores;
    std::optional<mancala::Position> looked_into; ///< for the analysis
    std::vector<std::string> pages;               ///< of the guide
    std::optional<glue::FileQuestion> wish;       ///< the last
    match::Phase phase = match::Phase::ready;
    toolkit::Time now{1000};
    toolkit::Look look;
    toolkit::Screen screen;
    editor::Desk desk;

  private:
    [[nodiscard]] editor::Services services(glue::Language language);
    void take(std::optional<glue::HeardMoves> heard);
    void send(const toolkit::KeyEvent& event);
    void click(raster::Point at);
    [[nodiscard]] const editor::EditorWindow* window_or_null() const;

    template <typename T>
    [[nodiscard]] const T& gadget() const
    {
        for (const auto& gadget : window().gadgets()) {
            if (const auto* found = dynamic_cast<const T*>(gadget.get())) {
                return *found;
            }
        }
        throw std::logic_error("no such gadget");
    }
    [[nodiscard]] const toolkit::ListView& list_view() const { return gadget<toolkit::ListView>(); }

    /// The button, check box or cycle gadget with these words.
    [[nodiscard]] const toolkit::Gadget* find(const std::string& words) const;

    mancala::Record heard_; ///< the game as it was told
    std::function<void(const std::string&)> on_path_;
};

} // namespace editor_stage
