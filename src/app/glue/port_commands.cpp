#include "app/glue/port_commands.hpp"

#include "app/glue/game.hpp"
#include "app/glue/port_queries.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <optional>
#include <utility>

namespace glue {

namespace {

using Handler = std::function<void(const ipc::Call&, ipc::Answer)>;

ipc::Reply reply_to(const std::optional<match::Denial>& denial)
{
    if (!denial) {
        return ipc::done();
    }
    switch (*denial) {
    case match::Denial::no_game: return ipc::refuse(error_number::no_game, "no game is running");
    case match::Denial::computer_to_move:
        return ipc::refuse(error_number::computer_to_move, "a computer is to move");
    case match::Denial::nothing_to_undo:
        return ipc::refuse(error_number::nothing_to_undo, "there is nothing to undo");
    case match::Denial::paused: return ipc::refuse(error_number::game_paused, "the game is paused");
    case match::Denial::partner_to_move:
        return ipc::refuse(error_number::partner_to_move, "the partner is to move");
    case match::Denial::separated:
        return ipc::refuse(error_number::separated, "the partner cannot be reached");
    case match::Denial::awaiting_partner:
        return ipc::refuse(error_number::awaiting_partner, "the partner has not answered yet");
    case match::Denial::overtaken:
        return ipc::refuse(error_number::overtaken, "the partner was first");
    case match::Denial::hook_runs: // of typed commands alone
        return ipc::refuse(error_number::game_paused, "the sync hook still runs");
    case match::Denial::empty_pit:
    case match::Denial::human_to_move:
    case match::Denial::nothing_to_redo:
    case match::Denial::no_such_position:
    case match::Denial::linked: break;
    }
    assert(false && "a command of the port cannot meet this refusal");
    return ipc::refuse(error_number::no_game, "no game is running");
}

/// An action: waits for the end of a pause.
template <typename Do>
Handler action(Game& game, Do perform)
{
    return [&game, perform](const ipc::Call& call, ipc::Answer answer) {
        game.when_not_paused(
            call.client, [call, perform, answer = std::move(answer)] { perform(call, answer); });
    };
}

/// Answers when it is done, which in a linked game another program decides.
void submit(Game& game, const match::Action& what, match::Origin origin, const ipc::Answer& answer)
{
    game.submit(what, origin,
                [answer](std::optional<match::Denial> denial) { answer(reply_to(denial)); });
}

void call_zug(Game& game, match::Origin origin, const ipc::Call& call, const ipc::Answer& answer)
{
    std::optional<mancala::Pit> pit;
    if (!call.arguments.empty()) {
        const std::string& word = call.arguments[0];
        pit = mancala::Pit::from_number(ipc::whole_number(word).value_or(0));
        if (!pit) {
            answer(ipc::bad(error_number::not_a_pit, "a pit is a number from 1 to 12: " + word));
            return;
        }
    }
    const bool has_stones = pit && game.session().position().stones(*pit) > 0;
    if (!has_stones && mancala::is_over(game.session().position())) {
        answer(ipc::refuse(error_number::no_game, "no game is running"));
        return;
    }
    submit(game, match::PlayPit{has_stones ? *pit : game.random_pit()}, origin, answer);
}

/// Minutes, seconds and jiffies (1/50 s) together; nothing for a word that is no number.
std::optional<std::chrono::milliseconds> pause_time(const std::vector<std::string>& words)
{
    constexpr std::int64_t jiffy_ms = 1000 / 50;
    const auto minutes = ipc::whole_number(words[0]);
    const auto seconds = ipc::whole_number(words[1]);
    const auto jiffies = ipc::whole_number(words[2]);
    if (!minutes || !seconds || !jiffies) {
        return std::nullopt;
    }
    // Any of the three is far too long at a million; so their sum cannot overflow.
    constexpr std::int64_t enough = 1'000'000;
    return std::chrono::minutes(std::min(*minutes, enough)) +
           std::chrono::seconds(std::min(*seconds, enough)) +
           std::chrono::milliseconds(std::min(*jiffies, enough) * jiffy_ms);
}

void call_pause(Game& game, const ipc::Call& call, ipc::Answer answer)
{
    const auto time = pause_time(call.arguments);
    if (!time) {
        answer(ipc::bad(error_number::not_a_time,
                        "minutes, seconds and jiffies are whole numbers from 0"));
    } else if (*time > std::chrono::hours(1)) {
        answer(ipc::bad(error_number::pause_too_long, "a pause is one hour at most"));
    } else {
        game.pause(call.client, *time, std::move(answer));
    }
}

void warte(Game& game, const ipc::Call& call, ipc::Answer answer)
{
    const std::uint64_t change = game.session().change();
    if (!call.arguments.empty()) {
        const auto known = ipc::whole_number(call.arguments[0]);
        if (!known) {
            answer(ipc::bad(error_number::not_a_change,
                            "a change is a whole number: " + call.arguments[0]));
            return;
        }
        if (change > static_cast<std::uint64_t>(*known)) {
            answer(ipc::result(std::to_string(change)));
            return;
        }
    }
    game.waiters().wait(call.client, std::move(answer));
}

/// Not held up by a pause: it says what becomes of the link, not of the game.
void call_verbindung(Game& game, const ipc::Call& call, const ipc::Answer& answer)
{
    constexpr std::array<std::pair<std::string_view, Settlement>, 3> words{
        {{"eigene", Settlement::mine},
         {"partner", Settlement::partners},
         {"ende", Settlement::end}}};
    const std::string& word = call.arguments[0];
    const auto* const found = std::find_if(words.begin(), words.end(), [&](const auto& row) {
        return base::same_word(row.first, word);
    });
    if (found == words.end()) {
        answer(ipc::bad(error_number::not_a_settlement, "eigene, partner or ende: " + word));
    } else if (game.settle_link(found->second)) {
        answer(ipc::done());
    } else if (found->second == Settlement::end) {
        answer(ipc::refuse(error_number::no_link, "there is no link"));
    } else {
        answer(ipc::refuse(error_number::no_difference, "no linked games differ"));
    }
}

void add_actions(std::vector<ipc::Command>& table, const PortCommandsContext& context)
{
    Game& game = context.game;
    const match::Origin origin = context.origin;
    const auto simple = [&](std::string name, std::string help, const match::Action& what) {
        table.push_back(
            {std::move(name), 0, 0, std::move(help),
             action(game, [&game, origin, what](const ipc::Call&, const ipc::Answer& answer) {
                 submit(game, what, origin, answer);
             })});
    };
    table.push_back(
        {"CallZug", 0, 1, "[pit]: plays the pit, or a random one",
         action(game, [&game, origin](const ipc::Call& call, const ipc::Answer& answer) {
             call_zug(game, origin, call, answer);
         })});
    simple("CallUndo", "takes back the last move", match::Undo{});
    simple("CallSpielende", "ends the game early", match::EndGame{});
    simple("CallNeu", "begins a new game", match::NewGame{});
    table.push_back({"CallAbout", 0, 0, "shows the program's name and version",
                     action(game, [&game](const ipc::Call&, const ipc::Answer& answer) {
                         game.show_about();
                         answer(ipc::done());
                     })});
    table.push_back({"CallGreetings", 0, 0, "shows the greetings",
                     action(game, [&game](const ipc::Call&, const ipc::Answer& answer) {
                         game.show_greetings();
                         answer(ipc::done());
                     })});
    table.push_back({"CallPause", 3, 3, "min sec jiffies: the game and the caller wait",
                     [&game](const ipc::Call& call, ipc::Answer answer) {
                         call_pause(game, call, std::move(answer));
                     }});
    table.push_back(
        {"CallVerbindung", 1, 1,
         "eigene|partner|ende: whose moves hold when the games differ, or ends the link",
         [&game](const ipc::Call& call, const ipc::Answer& answer) {
             call_verbindung(game, call, answer);
         }});
}

void add_program_commands(std::vector<ipc::Command>& table, const PortCommandsContext& context)
{
    Game& game = context.game;
    table.push_back({"Warte", 0, 1,
                     "[N]: answers with the number of the last change once it is above N",
                     [&game](const ipc::Call& call, ipc::Answer answer) {
                         warte(game, call, std::move(answer));
                     }});
    table.push_back({"Version", 0, 0, "name and version of the program",
                     [version = context.version](const ipc::Call&, const ipc::Answer& answer) {
                         answer(ipc::result("Mancala " + version));
                     }});
    table.push_back({"Quit", 0, 0, "ends the program",
                     [quit = context.quit](const ipc::Call&, const ipc::Answer& answer) {
                         answer(ipc::done());
                         quit();
                     }});
}

/// "CallZug [pit]: plays ..." for a named command.
ipc::Reply explain(const std::vector<ipc::Command>& table, const std::string& name)
{
    const auto command = std::find_if(table.begin(), table.end(), [&](const ipc::Command& row) {
        return base::same_word(row.name, name);
    });
    if (command == table.end()) {
        return ipc::bad(ipc::error_number::unknown_command, "unknown command: " + name);
    }
    // The help of a command with arguments begins with their names.
    return ipc::result(command->name + (command->most > 0 ? " " : ": ") + command->help);
}

/// Help names every command, itself included, so it comes last and closes the list.
void add_help(std::vector<ipc::Command>& table)
{
    table.push_back({"Help", 0, 1, "[command]: all commands, or what one does", nullptr});
    std::string names;
    for (const ipc::Command& command : table) {
        names += (names.empty() ? "" : " ") + command.name;
    }
    table.back().run = [names, table](const ipc::Call& call, const ipc::Answer& answer) {
        answer(call.arguments.empty() ? ipc::result(names) : explain(table, call.arguments[0]));
    };
}

} // namespace

ipc::CommandTable port_commands(PortCommandsContext context)
{
    std::vector<ipc::Command> table;
    add_queries(table, context.game);
    add_actions(table, context);
    add_program_commands(table, context);
    add_help(table);
    return ipc::CommandTable(std::move(table));
}

} // namespace glue
