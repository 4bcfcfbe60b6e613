#include "app/mancala_analyse/report.hpp"

#include <boost/json/src.hpp>

#include <cstdio>

namespace mancala_analyse {

namespace {

namespace json_words = boost::json;

constexpr std::size_t line_letters = 40;

std::string right(const std::string& text, std::size_t width)
{
    return text.size() >= width ? text : std::string(width - text.size(), ' ') + text;
}

std::string seconds(std::chrono::milliseconds time)
{
    std::array<char, 32> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.3f",
                                    std::chrono::duration<double>(time).count()));
    return text.data();
}

/// A proved value is a whole number of stones.
json_words::value stones(const glue::Analysis& analysis)
{
    constexpr int stone = 100;
    return analysis.is_proved() ? json_words::value(analysis.value / stone)
                                : json_words::value(static_cast<double>(analysis.value) / stone);
}

json_words::object depth_object(const glue::Analysis& analysis)
{
    return {{"depth", analysis.depth},        {"value", stones(analysis)},
            {"proved", analysis.is_proved()}, {"best", analysis.best().number()},
            {"nodes", analysis.nodes},        {"time_ms", analysis.time.count()}};
}

} // namespace

std::string heading()
{
    return "depth  value        nodes   seconds  best line";
}

std::string depth_line(const glue::Analysis& analysis)
{
    return right(std::to_string(analysis.depth), 5) +
           right(value_text(analysis.value, analysis.certainty), 7) +
           right(std::to_string(analysis.nodes), 13) + right(seconds(analysis.time), 10) + "  " +
           glue::line_text(analysis.line, line_letters);
}

std::string verdict(const glue::Analysis& analysis)
{
    return "player " + std::to_string(number_of(analysis.position.to_move)) + ": " +
           value_text(analysis.value, analysis.certainty) + ", best pit " +
           std::to_string(analysis.best().number()) +
           (analysis.is_proved() ? ", proved" : ", not proved");
}

std::string json(const glue::Analysis& analysis, const std::vector<glue::Analysis>& depths)
{
    json_words::object whole = depth_object(analysis);
    whole["position"] = mancala::position_line(analysis.position);
    whole["to_move"] = number_of(analysis.position.to_move);
    json_words::array line;
    for (const mancala::Move& move : analysis.line) {
        line.push_back(
            json_words::object{{"player", number_of(move.player)}, {"pit", move.pit.number()}});
    }
    whole["line"] = std::move(line);
    json_words::array each;
    for (const glue::Analysis& depth : depths) {
        each.push_back(depth_object(depth));
    }
    whole["depths"] = std::move(each);
    return json_words::serialize(whole);
}

} // namespace mancala_analyse
