#include "app/glue/analysis.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace glue {

namespace {

constexpr int stone = 100;

} // namespace

int value_for(mancala::Player player, const Analysis& analysis)
{
    return analysis.position.to_move == player ? analysis.value : -analysis.value;
}

std::string value_text(int hundredths, Certainty certainty, char mark)
{
    constexpr int tenth = stone / 10;
    const int tenths = (std::abs(hundredths) + tenth / 2) / tenth;
    const bool whole = certainty == Certainty::proved;
    std::string text = std::to_string(tenths / 10);
    if (!whole) {
        text += mark + std::to_string(tenths % 10);
    }
    if (tenths == 0) {
        return text;
    }
    return (hundredths > 0 ? "+" : "-") + text;
}

std::string line_text(const std::vector<mancala::Move>& line, std::size_t letters)
{
    constexpr std::string_view more = " ...";
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool other_turn = i > 0 && line[i].player != line[i - 1].player;
        const std::string next = (i == 0       ? ""
                                  : other_turn ? " / "
                                               : " ") +
                                 std::to_string(line[i].pit.number());
        const bool is_last = i + 1 == line.size();
        if (text.size() + next.size() + (is_last ? 0 : more.size()) > letters) {
            return text + std::string(more);
        }
        text += next;
    }
    return text;
}

std::string answer_line(const Analysis& analysis)
{
    std::array<char, 16> value{};
    static_cast<void>(std::snprintf(value.data(), value.size(),
                                    analysis.is_proved() ? "%.0f" : "%.2f",
                                    static_cast<double>(analysis.value) / stone));
    std::string line = value.data();
    line += " " + std::to_string(analysis.depth) + (analysis.is_proved() ? " 1" : " 0");
    for (const mancala::Move& move : analysis.line) {
        line += " " + std::to_string(move.pit.number());
    }
    return line;
}

} // namespace glue
