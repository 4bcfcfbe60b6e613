// The editor at work: joins its model with its window, asks before something is lost, and sends to
// files, printer and game what the user wants. Knows no display and no thread. Guide node "PEd".
#pragma once

#include "app/editor/check_window.hpp"
#include "app/editor/editor_window.hpp"
#include "app/editor/services.hpp"
#include "app/glue/analyst.hpp"
#include "app/glue/game_link.hpp"
#include "render/toolkit/requester.hpp"
#include "render/toolkit/screen.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace editor {

class Desk
{
  public:
    /// The screen must outlive the desk.
    Desk(toolkit::Screen& screen, glue::Language language, Services services);

    /// Opens the window, in front and where it begins.
    void open();
    /// Likewise with this record; asks if one in the editor would be lost.
    void open(mancala::Record record, std::string path);
    void obey(Command command);
    /// Says why a record could not be opened.
    void complain(const base::Diagnostic& reason);

    /// News of the game.
    void take(const glue::Update& update);
    /// What was found out about a position that it wanted looked into.
    void take(const glue::AnalysisNews& news);
    /// How printing ended; the reason if it failed.
    void tell_printed(const std::optional<std::string>& failure);

    /// The replay goes on.
    void handle(toolkit::Tick tick);
    [[nodiscard]] std::optional<toolkit::Time> next_tick() const { return replay_.next_tick(); }
    /// Brings the window in line: to be called before it is drawn or gets an event.
    void refresh();
    [[nodiscard]] bool is_stale() const { return stale_ && window_ != nullptr; }

    [[nodiscard]] const Model& model() const { return model_; }
    /// Closing the program would lose a record.
    [[nodiscard]] bool is_unsaved() const { return window_ != nullptr && model_.is_unsaved(); }
    /// All records that would be lost, games on offer included.
    [[nodiscard]] std::vector<mancala::Record> unsaved() const;

  private:
    using Job = std::function<void()>;

    [[nodiscard]] WindowOrders orders();
    toolkit::Handled on_key(const toolkit::KeyEvent& event);
    toolkit::Requester& ask(const std::string& words,
                            std::initializer_list<glue::Text> answers,
                            Command about,
                            std::function<void(int)> on_answer);
    void inform(const std::string& words, Command about);
    /// Does the job when no record is lost by it, or the user wants it lost.
    void when_kept(Command about, Job job);
    void close();
    void shut();
    void ask_for_record();
    void load(const std::string& path);
    void show_record(mancala::Record record, std::string path);
    void save(const mancala::Record& record, std::function<void(const std::string&)> then);
    void save_own(const Job& then);
    void offer_to_save(mancala::Record lost);
    void offer_next();
    [[nodiscard]] std::string offer_question();
    void switch_listening();
    void listen(Listening listening);
    void ask_to_play_on();
    [[nodiscard]] std::string play_on_question() const;
    void print();
    void write_list(const std::string& path);
    void show_position(std::size_t number);
    void play();
    [[nodiscard]] bool may_replay() const;
    void open_check();
    void close_check();
    void run_check();
    void follow_check();
    void forget_check();
    void look_on();
    void say(std::string words);
    [[nodiscard]] std::string words(glue::Text id) const;

    toolkit::Screen& screen_;
    glue::Language language_;
    Services services_;
    Model model_;
    Replay replay_;
    Target target_ = Target::printer;
    RecordCheck check_;
    std::optional<std::uint64_t> followed_;        ///< revision of the record that is checked
    std::optional<mancala::Position> looked_into_; ///< for the check
    CheckWindow* check_window_ = nullptr;          ///< while it is open
    std::string said_;
    EditorWindow* window_ = nullptr;        ///< while it is open
    toolkit::Requester* play_on_ = nullptr; ///< the question, while it is open
    toolkit::Requester* offer_ = nullptr;   ///< likewise, of a game that is gone
    std::size_t asked_ = 0;                 ///< position of that question
    std::deque<mancala::Record> gone_;      ///< games on offer; the first is asked about
    std::size_t dropped_ = 0;               ///< those that nobody has been told of yet
    bool stale_ = true;
};

} // namespace editor
