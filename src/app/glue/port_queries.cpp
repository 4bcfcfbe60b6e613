#include "app/glue/port_queries.hpp"

#include "app/glue/game.hpp"
#include "app/glue/port_commands.hpp"
#include "app/glue/spoken_board.hpp"
#include "core/mancala/notation.hpp"

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace glue {

namespace {

using mancala::Player;

std::string joined(std::initializer_list<int> numbers)
{
    std::string line;
    for (const int number : numbers) {
        line += (line.empty() ? "" : " ") + std::to_string(number);
    }
    return line;
}

std::string board_line(const mancala::Position& position)
{
    std::string line;
    for (const mancala::Pit pit : mancala::all_pits()) {
        line += (line.empty() ? "" : " ") + std::to_string(position.stones(pit));
    }
    return line;
}

/// Answered at once, pause or not.
template <typename Query>
std::function<void(const ipc::Call&, ipc::Answer)> query(const Game& game, Query ask)
{
    return [&game, ask](const ipc::Call&, const ipc::Answer& answer) {
        answer(ipc::result(ask(game.session())));
    };
}

/// So many boards take half a minute; a script that wants more has mancala-analyse.
constexpr std::int64_t most_nodes = 100'000'000;
constexpr std::int64_t usual_nodes = 300'000;

void get_analyse(Game& game, const ipc::Call& call, const ipc::Answer& answer)
{
    std::int64_t nodes = usual_nodes;
    if (!call.arguments.empty()) {
        nodes = ipc::whole_number(call.arguments[0]).value_or(0);
        if (nodes < 1 || nodes > most_nodes) {
            answer(ipc::bad(error_number::not_a_budget,
                            "a number of boards is 1 to 100000000: " + call.arguments[0]));
            return;
        }
    }
    const match::Session& session = game.session();
    if (session.phase() == match::Phase::over || mancala::is_over(session.position())) {
        answer(ipc::refuse(error_number::no_game, "no game is running"));
        return;
    }
    game.analyses().ask(
        call.client, session.position(), {.nodes = static_cast<std::uint64_t>(nodes)},
        {.found =
             [answer](const Analysis& analysis) { answer(ipc::result(answer_line(analysis))); },
         .refused = answer});
}

std::string seat_word(const match::Seats& seats, Player player)
{
    return seats.of(player).is_human() ? "Mensch" : "Computer";
}

constexpr std::array<std::string_view, 7> phase_words{
    "none", "waiting", "connecting", "linked", "separated", "differing", "refused"};

/// "linked host 127.0.0.1:4711 Anna"; "none" without a link.
std::string link_line(const PartnerView& partner)
{
    std::string line(phase_words.at(static_cast<std::size_t>(partner.phase)));
    if (partner.phase == PartnerPhase::none) {
        return line;
    }
    line += partner.role == PartnerRole::host ? " host " : " guest ";
    line += partner.address;
    return partner.name.empty() ? line : line + " " + partner.name;
}

/// The sentences in one line.
std::string told(const Game& game)
{
    const match::Session& session = game.session();
    std::string line;
    for (const std::string& sentence :
         spoken_board(game.language(), {.position = session.position(),
                                       .phase = session.phase(),
                                       .seats = session.seats(),
                                       .last_move = last_move(session),
                                       .paused = game.is_paused()})) {
        line += (line.empty() ? "" : " ") + sentence;
    }
    return line;
}

} // namespace

void add_queries(std::vector<ipc::Command>& table, Game& game)
{
    using match::Session;
    const auto add = [&](std::string name, std::string help, auto ask) {
        table.push_back({std::move(name), 0, 0, std::move(help), query(game, ask)});
    };
    add("GetSpielStatus", "1 while a game runs, else 0", [](const Session& session) {
        return std::string(session.phase() == match::Phase::running ? "1" : "0");
    });
    add("GetSpielertypen", "Mensch or Computer, for player 1 and 2", [](const Session& session) {
        return seat_word(session.seats(), Player::one) + " " +
               seat_word(session.seats(), Player::two);
    });
    add("GetBrett", "stones in the pits 1 to 12",
        [](const Session& session) { return board_line(session.position()); });
    add("GetPunkte", "points of player 1 and 2", [](const Session& session) {
        return joined(
            {session.position().score(Player::one), session.position().score(Player::two)});
    });
    add("GetSummen", "stones in the top row and in the bottom row", [](const Session& session) {
        return joined(
            {row_sum(session.position(), Player::one), row_sum(session.position(), Player::two)});
    });
    add("GetAmZug", "the player to move, 1 or 2",
        [](const Session& session) { return joined({number_of(session.position().to_move)}); });
    add("GetAufBrett", "stones in all pits",
        [](const Session& session) { return joined({stones_on_board(session.position())}); });
    add("GetEvenPoint", "points that make a draw sure",
        [](const Session& session) { return joined({even_score(session.position())}); });
    add("GetZuege", "the moves so far, as 1:1-3 2:2-9",
        [](const Session& session) { return mancala::to_string(session.moves()); });
    add("GetStellung", "the position in one line: GetBrett, GetPunkte, GetAmZug",
        [](const Session& session) { return mancala::position_line(session.position()); });
    table.push_back({"GetAnalyse", 0, 1,
                     "[boards]: what the position is worth to the player to move, depth, "
                     "1 if proved, best line",
                     [&game](const ipc::Call& call, const ipc::Answer& answer) {
                         get_analyse(game, call, answer);
                     }});
    add("GetAnsage", "the board in words", [&game](const Session&) { return told(game); });
    add("GetVerbindung", "how the link with another machine stands",
        [&game](const Session&) { return link_line(game.partner()); });
}

} // namespace glue
