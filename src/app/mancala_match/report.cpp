#include "app/mancala_match/report.hpp"

#include "core/tournament/elo.hpp"

#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
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
    case Opening::listed: return "listed";
    case Opening::none: break;
    }
    return "none";
}

std::string opening_text(const Options& options)
{
    return options.opening == Opening::listed ? options.openings_file : word(options.opening);
}

std::string conditions(const Options& options)
{
    std::string text = "seed " + std::to_string(options.seed) + ", opening " +
                       opening_text(options) + ", " + std::to_string(options.stones) + " stones";
    if (options.budget != base::Budget::unlimited) {
        text += ", budget " + std::to_string(options.budget);
    }
    return text;
}

/// Where the score lies for all that the games can tell.
std::string sure_range(const tournament::Pairs& pairs)
{
    const tournament::ScoreRange range = tournament::score_range(pairs);
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

/// One line for each player whose games another run would not repeat, and one where chance is
/// missing and so there are fewer games than there might have been.
std::string notes(const Plan& plan)
{
    std::string page;
    const bool more_wanted =
        plan.options.sprt || plan.options.games.value_or(plan.games) > plan.games;
    if (plan.different && more_wanted) {
        page += line("note", "neither player draws lots: each opening counts once, " +
                                 std::to_string(*plan.different) + " games at most");
    }
    for (const Entrant& player : plan.entrants) {
        if (player.measure == Measure::clock) {
            page +=
                line("note", player.name + " thinks by the clock: another run plays other games");
        }
    }
    return page;
}

/// "100", or "37 of 100" where the match ended before.
std::string games_text(const Result& result)
{
    const std::string played = std::to_string(result.standings.games());
    return result.end == tournament::End::all_played
               ? played
               : played + " of " + std::to_string(result.plan.games);
}

/// As short as a number can be written, at most six digits.
std::string plain(double number)
{
    std::ostringstream text;
    text << number;
    return text.str();
}

const char* word(tournament::Verdict verdict)
{
    switch (verdict) {
    case tournament::Verdict::h0: return "H0";
    case tournament::Verdict::h1: return "H1";
    case tournament::Verdict::undecided: break;
    }
    return "undecided";
}

/// "H1 (elo 10) accepted against H0 (elo 0); llr +2.97 in -2.94 to +2.94, alpha 0.05, beta 0.05"
std::string sprt_text(const tournament::Pairs& pairs, const tournament::Hypotheses& sprt)
{
    const std::string h0 = "H0 (elo " + plain(sprt.elo0) + ")";
    const std::string h1 = "H1 (elo " + plain(sprt.elo1) + ")";
    const auto [low, high] = tournament::thresholds(sprt);
    std::ostringstream text;
    switch (tournament::verdict(pairs, sprt)) {
    case tournament::Verdict::undecided: text << "undecided between " << h0 << " and " << h1; break;
    case tournament::Verdict::h0: text << h0 << " accepted against " << h1; break;
    case tournament::Verdict::h1: text << h1 << " accepted against " << h0; break;
    }
    text << std::showpos << std::fixed << std::setprecision(2) << "; llr "
         << tournament::log_likelihood_ratio(pairs, sprt) << ", bounds " << low << " and " << high
         << ", alpha " << plain(sprt.alpha) << ", beta " << plain(sprt.beta);
    return text.str();
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
    const Options& options = result.plan.options;
    const tournament::Elo elo = tournament::elo(sum);
    const auto error = tournament::error(elo);
    const bool limited = options.budget != base::Budget::unlimited;
    std::vector<Column> columns{
        {"player1", result.plan.entrants[0].name},
        {"player2", result.plan.entrants[1].name},
        {"games", std::to_string(sum.games())},
        {"seed", std::to_string(options.seed)},
        {"opening", opening_text(options)},
        {"stones", std::to_string(options.stones)},
        {"budget", limited ? std::to_string(options.budget) : "-"},
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
    columns.push_back(
        {"sprt", options.sprt ? word(tournament::verdict(sum.pairs, *options.sprt)) : "-"});
    columns.push_back(
        {"llr", options.sprt
                    ? with_decimals(tournament::log_likelihood_ratio(sum.pairs, *options.sprt), 2)
                    : "-"});
    add_failures(columns, sum.conduct[0], "1");
    add_failures(columns, sum.conduct[1], "2");
    return columns;
}

} // namespace

void print(const std::string& text)
{
    std::cout << text << std::flush;
    if (!std::cout) {
        throw std::runtime_error("the output cannot be written");
    }
}

std::string game_line(const Plan& plan,
                      const tournament::Pairing& pairing,
                      const tournament::GameReport& report)
{
    const std::size_t first = pairing.sides == tournament::Sides::as_named ? 0 : 1;
    std::ostringstream text;
    text << "game " << std::setw(4) << pairing.number + 1;
    if (plan.options.opening == Opening::first) {
        text << "  first pit " << std::setw(2) << first_pit(pairing).number();
    } else if (plan.options.opening == Opening::listed) {
        text << "  opening " << std::setw(3) << listed_opening(pairing, plan.openings.size()) + 1;
    }
    text << "  " << plan.entrants.at(first).name << " - " << plan.entrants.at(1 - first).name
         << "  " << std::showpos << report.margin << "  " << report.ending << '\n';
    return text.str();
}

std::string text(const Result& result)
{
    const Standings& sum = result.standings;
    std::string page = line("player1", result.plan.entrants[0].name) +
                       line("player2", result.plan.entrants[1].name);
    page += line("games", games_text(result) + " (" + conditions(result.plan.options) + ")");
    page += line("wins", std::to_string(sum.wins));
    page += line("draws", std::to_string(sum.draws));
    page += line("losses", std::to_string(sum.losses));
    page += line("pairs", pairs_text(sum.pairs));
    page += line("mean margin", tournament::signed_number(sum.mean_margin()));
    page += line("score", with_decimals(100 * sum.score(), 1) + " %");
    page += line("95 % range", sure_range(sum.pairs));
    page += line("elo", tournament::to_string(tournament::elo(sum)));
    if (const auto& sprt = result.plan.options.sprt) {
        page += line("sprt", sprt_text(sum.pairs, *sprt));
    }
    page += line("repetitions", std::to_string(times_of(sum.endings, "repetition")));
    page += line("failures 1", failures(sum.conduct[0]));
    page += line("failures 2", failures(sum.conduct[1]));
    return page + notes(result.plan);
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

std::string farewell(const Result& result)
{
    if (result.end != tournament::End::asked) {
        return "";
    }
    const bool kept = !result.plan.options.state_file.empty();
    return "mancala-match: stopped after game " + games_text(result) +
           (kept ? "; the same command goes on from there\n"
                 : "; with --state FILE it could go on from there\n");
}

std::string opening_line(const OpeningLine& opening, double ahead)
{
    std::string pits;
    for (const mancala::Pit pit : opening.moves) {
        pits += std::to_string(pit.number()) + " ";
    }
    return line(pits, "# " + tournament::signed_number(ahead));
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
