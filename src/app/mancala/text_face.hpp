// The game in the terminal: the board drawn with letters, the port's commands from standard input,
// a bare number is a move. Plain sentences in order, so that a screen reader reads it well.
#pragma once

#include "app/glue/analysis_words.hpp"
#include "app/glue/game.hpp"
#include "app/glue/lost_game_offer.hpp"
#include "app/mancala/line_reader.hpp"
#include "ipc/command.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace app {

/// Everything here is for the loop's thread.
class TextFace
{
  public:
    /// Where the lines come from: a person at a terminal, who may leave at any time, or a pipe,
    /// which runs in order.
    enum class Input
    {
        piped,
        typed
    };
    struct Setup
    {
        glue::Game& game;
        ipc::EventLoop& loop;
        std::function<void(std::string_view)> say; ///< a line of output, without its end
        std::function<void()> line_done;           ///< once for each line taken by `line`
        std::function<void()> quit;
        glue::LostGameOffer* offer = nullptr; ///< without it nothing is ever offered
        /// Gets a partner code as typed and says whether it may be one; asked for until then, and
        /// again when the game that is called does not know it. Without it none is asked for.
        std::function<bool(const std::string&)> take_code = nullptr;
        Input input = Input::piped;
        glue::Language language = glue::Language::german;
        std::string version;
    };

    explicit TextFace(Setup setup);

    /// The welcome, the board and the game on offer.
    void begin();
    /// A line of the user. A waiting `Warte` is ended by it.
    void line(const std::string& line);
    /// No more lines come: the program ends when those before are done. A line too long to read
    /// ends it, too.
    void end_of_input(LineReader::End end);

  private:
    void pump();
    void end_wait();
    void skip_waiting_lines();
    [[nodiscard]] bool quits_out_of_turn() const;
    [[nodiscard]] bool must_wait(const std::string& line) const;
    [[nodiscard]] bool waits_for_computer(const std::string& line) const;
    [[nodiscard]] bool overtakes(const std::string& line) const;
    void execute(const std::string& line);
    void play(int number);
    void hint();
    void ask_code() const;
    /// Asks again where the code was another game's.
    void heed_refused_code();
    /// Every line but an answer to the offer, and Quit, while a partner code is asked for.
    bool takes_code(const std::string& line);
    void analyse();
    using WordsOf = std::string (*)(const glue::Analysis&, const glue::SeatNames&, glue::Language);
    /// The position on the board; what is found is said in these words.
    void look_into(WordsOf words_of);
    [[nodiscard]] bool answers_offer(const std::string& line);
    void say_offer();
    void answered(const ipc::Reply& reply);
    void on_change(const match::Event& event);
    /// Asks what the window asks in a requester, each time the partner or the games bring it up.
    void say_difference();
    bool answers_difference(const std::string& line);
    void say(std::string_view sentence) const { say_(sentence); }
    void say_game();

    glue::Game& game_;
    ipc::EventLoop& loop_;
    Input input_;
    glue::Language language_;
    std::string version_;
    std::function<void(std::string_view)> say_;
    std::function<void()> line_done_;
    std::function<void()> quit_;
    glue::LostGameOffer* offer_;
    std::function<bool(const std::string&)> take_code_;
    ipc::CommandTable commands_;
    std::deque<std::string> lines_; ///< typed, not yet begun
    std::optional<int> asked_;  ///< the partner's insistences when the games were said to differ
    bool answer_waits_ = false; ///< a command has begun and is not answered
    bool input_ended_ = false;
    bool asks_code_;
};

} // namespace app
