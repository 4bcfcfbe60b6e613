#include "app/mancala_match/report.hpp"

#include "core/tournament/elo.hpp"

#include <iomanip>
#include <sstream>
#include <vector>

namespace mancala_match {

namespace {

using tournament::Conduct;
using tournament::Standings;

constexpr int label_width = 14;

std::string with_decimals(double number, int decimals)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(decimals) << number;
    return text.str();
}

std::string line(const std::string& label, const std::string& value)
{
    std::ostringstream text;
    text << std::left << std::setw(label_width) << label << value << '\n';
    return text.str();
}

const char* word(Opening opening)
{
    switch (opening) {
    case Opening::random: return "random";
    case Opening::first: return "first";
    case Opening::none: break;
    }
    return "none";
}

std::string conditions(const Options& options)
{
    std::string text = "seed " + std::to_string(options.seed) + ", opening " +
                       word(options.opening) + ", " + std::to_string(options.stones) + " stones";
    if (options.budget != base::Budget::unlimited) {
        text += ", budget " + std::to_string(options.budget);
    }
    return text;
}

/// Where the score lies for all that the games can tell.
std::string sure_range(const Standings& standings)
{
    const tournament::ScoreRange range = tournament::score_range(standings);
    return with_decimals(100 * range.low, 2) + " to " + with_decimals(100 * range.high, 2) + " %";
}

/// "3 9 12 9 3 with 0, 1/2, 1, 1 1/2, 2 points".
std::string pairs_text(const tournament::Pairs& pairs)
{
    std::string text;
    for (const std::uint64_t count : pairs.counts()) {
        text += std::to_string(count) + " ";
    }
    return text + "with 0, 1/2, 1, 1 1/2, 2 points";
}

/// One line for each player whose games another run would not repeat.
std::string notes(const Result& result)
{
    std::string page;
    for (const std::string& player : result.timed) {
        page += line("note", player + " thinks by the clock: another run plays other games");
    }
    return page;
}

std::uint64_t times_of(const tournament::Counts& counts, std::string_view word)
{
    const auto found = counts.find(std::string(word));
    return found == counts.end() ? 0 : found->second;
}

constexpr std::array all_faults{players::Fault::broke_off, players::Fault::no_answer,
                                players::Fault::outside_board, players::Fault::empty_pit};

std::string failures(const Conduct& conduct)
{
    std::string text;
    for (const players::Fault fault : all_faults) {
        text += (text.empty() ? "" : ", ") + std::string(players::word(fault)) + " " +
                std::to_string(times_of(conduct.failures, players::word(fault)));
    }
    text += " of " + std::to_string(conduct.moves) + " moves";
    return conduct.first_message.empty() ? text : text + "; first: " + conduct.first_message;
}

/// Quoted where it must be.
std::string csv_field(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

struct Column
{
    std::string name;
    std::string value;
};

void add_failures(std::vector<Column>& columns, const Conduct& conduct, const std::string& player)
{
    columns.push_back({"moves" + player, std::to_string(conduct.moves)});
    for (const players::Fault fault : all_faults) {
        const std::string word(players::word(fault));
        columns.push_back({word + player, std::to_string(times_of(conduct.failures, word))});
    }
}

std::vector<Column> columns(const Result& result)
{
    const Standings& sum = result.standings;
    const tournament::Elo elo = tournament::elo(sum);
    const auto error = tournament::error(elo);
    const bool limited = result.options.budget != base::Budget::unlimited;
    std::vector<Column> columns{
        {"player1", result.names[0]},
        {"player2", result.names[1]},
        {"games", std::to_string(sum.games())},
        {"seed", std::to_string(result.options.seed)},
        {"opening", word(result.options.opening)},
        {"stones", std::to_string(result.options.stones)},
        {"budget", limited ? std::to_string(result.options.budget) : "-"},
        {"wins", std::to_string(sum.wins)},
        {"draws", std::to_string(sum.draws)},
        {"losses", std::to_string(sum.losses)},
        {"mean_margin", with_decimals(sum.mean_margin(), 2)},
        {"score_percent", with_decimals(100 * sum.score(), 2)},
        {"elo", tournament::signed_number(elo.difference)},
        {"elo_error", error ? with_decimals(*error, 1) : "-"},
        {"elo_low", tournament::signed_number(elo.low)},
        {"elo_high", tournament::signed_number(elo.high)},
        {"repetitions", std::to_string(times_of(sum.endings, "repetition"))},
    };
    constexpr std::array points{"0", "0.5", "1", "1.5", "2"};
    for (std::size_t i = 0; i < points.size(); ++i) {
        columns.push_back(
            {std::string("pairs_") + points.at(i), std::to_string(sum.pairs.counts().at(i))});
    }
    add_failures(columns, sum.conduct[0], "1");
    add_failures(columns, sum.conduct[1], "2");
    return columns;
}

} // namespace

std::string game_line(const Options& options,
                      const std::array<std::string, 2>& names,
                      const tournament::Pairing& pairing,
                      const tournament::GameReport& report)
{
    const std::size_t first = pairing.sides == tournament::Sides::as_named ? 0 : 1;
    std::ostringstream text;
    text << "game " << std::setw(4) << pairing.number + 1;
    if (options.opening == Opening::first) {
        text << "  first pit " << std::setw(2) << first_pit(pairing).number();
    }
    text << "  " << names.at(first) << " - " << names.at(1 - first) << "  " << std::showpos
         << report.margin << "  " << report.ending << '\n';
    return text.str();
}

std::string text(const Result& result)
{
    const Standings& sum = result.standings;
    std::string page = line("player1", result.names[0]) + line("player2", result.names[1]);
    page += line("games", std::to_string(sum.games()) + " (" + conditions(result.options) + ")");
    page += line("wins", std::to_string(sum.wins));
    page += line("draws", std::to_string(sum.draws));
    page += line("losses", std::to_string(sum.losses));
    page += line("pairs", pairs_text(sum.pairs));
    page += line("mean margin", tournament::signed_number(sum.mean_margin()));
    page += line("score", with_decimals(100 * sum.score(), 1) + " %");
    page += line("95 % range", sure_range(sum));
    page += line("elo", tournament::to_string(tournament::elo(sum)));
    page += line("repetitions", std::to_string(times_of(sum.endings, "repetition")));
    page += line("failures 1", failures(sum.conduct[0]));
    page += line("failures 2", failures(sum.conduct[1]));
    return page + notes(result);
}

std::string csv(const Result& result)
{
    std::string names;
    std::string values;
    for (const Column& column : columns(result)) {
        names += (names.empty() ? "" : ",") + column.name;
        values += (values.empty() ? "" : ",") + csv_field(column.value);
    }
    return names + "\n" + values + "\n";
}

std::string times(const Result& result)
{
    std::string page;
    for (const std::size_t player : {0U, 1U}) {
        const auto time = tournament::time_per_move(result.standings.conduct.at(player));
        page += line("ms a move " + std::to_string(player + 1), with_decimals(time.count(), 4));
    }
    return page;
}

} // namespace mancala_match
