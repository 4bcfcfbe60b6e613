#include "app/mancala/end_text.hpp"

#include "app/glue/result_text.hpp"
#include "app/glue/short_text.hpp"

#include <cstddef>

namespace app {

namespace {

using glue::Text;

glue::GameResult result_of(const glue::GameView& view)
{
    glue::GameResult result{.position = view.position,
                            .seats = view.seats,
                            .ending = view.ending.value_or(match::Ending::natural),
                            .comment = view.comment,
                            .remark_seed = view.change};
    for (match::Seat& seat : result.seats.both) {
        seat.name = short_name(seat.name);
    }
    return result;
}

} // namespace

std::string short_name(const std::string& name)
{
    constexpr int longest = 32;
    return glue::shortened(name, longest);
}

std::string end_text(const glue::GameView& view, glue::Language language)
{
    constexpr std::size_t players = 2;
    const auto lines = glue::result_lines(language, result_of(view));
    const std::size_t remark = lines.size() - (view.comment ? 1 : 0);
    const std::size_t points = remark - players;
    std::string together;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == points || i == remark) {
            together += "\n"; // a line left free
        }
        together += i == remark ? '"' + lines[i] + '"' : lines[i];
        together += i + 1 < lines.size() ? "\n" : "";
    }
    return together;
}

std::string lost_game_text(const glue::LostGameNote& lost, glue::Language language)
{
    return text(language, Text::lost_game_question,
                {short_name(lost.names[0]), short_name(lost.names[1]), std::to_string(lost.moves)});
}

} // namespace app
