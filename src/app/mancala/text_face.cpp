#include "app/mancala/text_face.hpp"

#include "app/glue/analysis_words.hpp"
#include "app/glue/port_commands.hpp"
#include "app/mancala/told_game.hpp"
#include "app/mancala/typed_line.hpp"
#include "ipc/event_loop.hpp"

#include <optional>
#include <utility>

namespace app {

namespace {

using glue::Text;

/// The terminal's own client of the command table; the port counts from 1.
constexpr ipc::ClientId terminal{0};

} // namespace

TextFace::TextFace(Setup setup)
    : game_(setup.game)
    , loop_(setup.loop)
    , input_(setup.input)
    , language_(setup.language)
    , version_(std::move(setup.version))
    , say_(std::move(setup.say))
    , line_done_(std::move(setup.line_done))
    , quit_(std::move(setup.quit))
    , offer_(setup.offer)
    , take_code_(std::move(setup.take_code))
    , commands_(glue::port_commands({game_, match::Origin::text, version_, quit_}))
    , asks_code_(take_code_ != nullptr)
{
    game_.observe({.changed = [this](const match::Event& event) { on_change(event); },
                   .state =
                       [this] {
                           say_difference();
                           // The link may be what tells it: it must not end at once.
                           loop_.post([this] {
                               heed_refused_code();
                               pump();
                           });
                       },
                   .message = [this](const std::string& line) { say(line); },
                   .about = [] {},
                   .greetings = [] {}});
}

void TextFace::begin()
{
    say(glue::text(language_, Text::text_welcome, {version_}));
    say_game();
    say_offer();
    ask_code();
}

void TextFace::line(const std::string& line)
{
    std::string next = cleaned_line(line);
    if (input_ == Input::typed && overtakes(next)) {
        skip_waiting_lines();
    }
    lines_.push_back(std::move(next));
    pump();
}

/// A Quit what waits for the sync hook. Whoever takes back or begins anew while the computer thinks
/// has no more use for the moves and questions that wait for its answer.
bool TextFace::overtakes(const std::string& line) const
{
    return game_.hook_is_busy() ? is_quit(line)
                                : leaves_position(line) && !answer_waits_ && !lines_.empty() &&
                                      waits_for_computer(lines_.front());
}

void TextFace::skip_waiting_lines()
{
    for (; !lines_.empty(); lines_.pop_front()) {
        line_done_();
    }
}

void TextFace::end_of_input(LineReader::End end)
{
    if (end == LineReader::End::line_too_long) {
        say(ipc::to_line(
            ipc::bad(ipc::error_number::line_too_long, "the line is too long to read")));
    }
    input_ended_ = true;
    pump();
}

void TextFace::pump()
{
    end_wait();
    while (!lines_.empty() &&
           (quits_out_of_turn() || (!answer_waits_ && !must_wait(lines_.front())))) {
        const std::string next = std::move(lines_.front());
        lines_.pop_front();
        line_done_();
        execute(next);
        end_wait();
    }
    if (input_ended_ && lines_.empty() && !answer_waits_ && !game_.hook_owes()) {
        quit_();
    }
}

/// `Warte` has no time-out here: the next line, or that none will come, ends it.
void TextFace::end_wait()
{
    if (!lines_.empty() || input_ended_) {
        game_.waiters().release(
            terminal, ipc::refuse(glue::error_number::wait_ended, "the next line ended the wait"));
    }
}

/// Quit as the next line ends a pause, the terminal's own or a script's, instead of waiting for its
/// end.
bool TextFace::quits_out_of_turn() const
{
    return answer_waits_ && is_quit(lines_.front());
}

/// Moves and questions wait for the computer's answer, and actions for the sync hook, so that a
/// typed or piped game runs in order; a piped Quit waits until the hook knows the end. What may
/// stop a thinking computer (Undo, Neu, Spielende, Quit ...) does not wait for it.
bool TextFace::must_wait(const std::string& line) const
{
    if (game_.hook_is_busy() && is_action(line)) {
        return true;
    }
    if (input_ == Input::piped && is_quit(line) && game_.hook_owes()) {
        return true;
    }
    return waits_for_computer(line);
}

bool TextFace::waits_for_computer(const std::string& line) const
{
    const auto& session = game_.session();
    return depends_on_turn(line) && session.seats().humans() > 0 && session.computer_to_move() &&
           !game_.is_paused();
}

void TextFace::execute(const std::string& line)
{
    if (line.empty()) {
        return; // Enter alone is no mistake in a terminal
    }
    if (answers_offer(line) || takes_code(line) || answers_difference(line)) {
        return;
    }
    if (is_hint(line)) {
        hint();
        return;
    }
    if (is_analysis(line)) {
        analyse();
        return;
    }
    if (const auto number = bare_number(line)) {
        play(*number);
        return;
    }
    answer_waits_ = true;
    commands_.execute(line, terminal, [this](const ipc::Reply& reply) { answered(reply); });
}

/// A bare number is a person's choice of a pit: an empty one is refused, not replaced.
void TextFace::play(int number)
{
    const auto pit = mancala::Pit::from_number(number);
    if (!pit) {
        answered(ipc::bad(glue::error_number::not_a_pit,
                          "a pit is a number from 1 to 12: " + std::to_string(number)));
        return;
    }
    answer_waits_ = true;
    game_.submit(match::PlayPit{*pit}, match::Origin::text,
                 [this](std::optional<match::Denial> denial) {
                     answer_waits_ = false;
                     if (denial) {
                         say(glue::denial_text(language_, *denial));
                     }
                     loop_.post([this] { pump(); });
                 });
}

void TextFace::hint()
{
    const match::Session& session = game_.session();
    const match::Seat& seat = session.seats().of(session.position().to_move);
    if (session.phase() == match::Phase::over || mancala::is_over(session.position())) {
        return say(glue::denial_text(language_, match::Denial::no_game));
    }
    if (!seat.is_human() || !seat.is_here()) {
        return say(glue::denial_text(language_, seat.is_here() ? match::Denial::computer_to_move
                                                               : match::Denial::partner_to_move));
    }
    look_into(glue::hint_words);
}

/// Of any position, whoever is to move.
void TextFace::analyse()
{
    const match::Session& session = game_.session();
    if (session.phase() == match::Phase::over || mancala::is_over(session.position())) {
        return say(glue::denial_text(language_, match::Denial::no_game));
    }
    look_into(glue::analysis_words);
}

void TextFace::look_into(WordsOf words_of)
{
    const match::Session& session = game_.session();
    answer_waits_ = true;
    const glue::SeatNames names{session.seats().both[0].name, session.seats().both[1].name};
    game_.analyses().ask(terminal, session.position(), glue::hint_budget,
                         {.found =
                              [this, names, words_of](const glue::Analysis& analysis) {
                                  answer_waits_ = false;
                                  say(words_of(analysis, names, language_));
                                  loop_.post([this] { pump(); });
                              },
                          .refused = [this](const ipc::Reply& reply) { answered(reply); }});
}

void TextFace::say_offer()
{
    if (const glue::LostGame* const lost = offer_ != nullptr ? offer_->lost() : nullptr) {
        say(glue::text(language_, Text::lost_game_typed,
                       {lost->record.names[0], lost->record.names[1],
                        std::to_string(lost->record.moves.size())}));
    }
}

void TextFace::ask_code() const
{
    if (asks_code_) {
        say(glue::text(language_, Text::link_ask_code));
    }
}

bool TextFace::takes_code(const std::string& line)
{
    if (!asks_code_ || is_quit(line)) {
        return false;
    }
    asks_code_ = !take_code_(line);
    ask_code(); // again, after a slip
    return true;
}

/// Calling on with such a code would only use up the host's patience.
void TextFace::heed_refused_code()
{
    if (take_code_ && !asks_code_ && game_.partner().code_is_refused) {
        asks_code_ = true;
        (void)game_.settle_link(glue::Settlement::end);
        ask_code();
    }
}

/// Words of the terminal alone, in both languages, and only while a lost game is on offer.
bool TextFace::answers_offer(const std::string& line)
{
    if (offer_ == nullptr || offer_->lost() == nullptr) {
        return false;
    }
    const auto continues = continues_lost_game(line);
    if (continues == true) {
        offer_->accept([this](std::optional<match::Denial> denial) {
            if (denial) {
                say(glue::text(language_, Text::not_possible,
                               {glue::denial_text(language_, *denial)}));
            }
        });
    } else if (continues == false) {
        offer_->decline();
    }
    return continues.has_value();
}

void TextFace::answered(const ipc::Reply& reply)
{
    answer_waits_ = false;
    say(ipc::to_line(reply));
    // Not at once: the answer may come from inside `pump`.
    loop_.post([this] { pump(); });
}

void TextFace::on_change(const match::Event& event)
{
    if (const auto line = event_line(event, game_.session(), language_)) {
        say(*line);
    }
    say_game();
    loop_.post([this] { pump(); });
}

void TextFace::say_difference()
{
    const glue::PartnerView link = game_.partner();
    if (link.phase != glue::PartnerPhase::differing) {
        asked_.reset();
    } else if (asked_ != link.insisted) {
        asked_ = link.insisted;
        say(glue::text(language_, Text::link_how_to_settle));
    }
}

/// Likewise words of the terminal, and only while linked games differ.
bool TextFace::answers_difference(const std::string& line)
{
    if (game_.partner().phase != glue::PartnerPhase::differing) {
        return false;
    }
    const auto settlement = settlement_in(line);
    if (!settlement || !game_.settle_link(*settlement)) {
        return false;
    }
    if (*settlement == glue::Settlement::mine) {
        say(glue::text(language_, Text::partner_mine_told));
    }
    return true;
}

void TextFace::say_game()
{
    for (const auto& lines :
         {board_lines(game_.session(), language_), turn_lines(game_.session(), language_)}) {
        for (const std::string& line : lines) {
            say(line);
        }
    }
}

} // namespace app
