#include "core/tournament/standings.hpp"

namespace tournament {

namespace {

void add_conduct(Conduct& sum, const Conduct& game)
{
    sum.moves += game.moves;
    sum.thinking += game.thinking;
    for (const auto& [reason, times] : game.failures) {
        sum.failures[reason] += times;
    }
    if (sum.first_message.empty()) {
        sum.first_message = game.first_message;
    }
}

} // namespace

void Standings::add(Sides sides, const GameReport& report)
{
    const std::size_t first = sides == Sides::as_named ? 0 : 1;
    const int margin = sides == Sides::as_named ? report.margin : -report.margin;
    wins += margin > 0 ? 1 : 0;
    draws += margin == 0 ? 1 : 0;
    losses += margin < 0 ? 1 : 0;
    margins += margin;
    pairs.add(sides, margin > 0 ? 2U : margin == 0 ? 1U : 0U);
    ++endings[report.ending];
    add_conduct(conduct[0], report.conduct.at(first));
    add_conduct(conduct[1], report.conduct.at(1 - first));
}

double Standings::score() const
{
    if (games() == 0) {
        return 0.5;
    }
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) /
           static_cast<double>(games());
}

double Standings::mean_margin() const
{
    return games() == 0 ? 0.0 : static_cast<double>(margins) / static_cast<double>(games());
}

std::chrono::duration<double, std::milli> time_per_move(const Conduct& conduct)
{
    using Milliseconds = std::chrono::duration<double, std::milli>;
    return conduct.moves == 0 ? Milliseconds::zero()
                              : Milliseconds(conduct.thinking) / static_cast<double>(conduct.moves);
}

} // namespace tournament
