#include "app/glue/analysis_words.hpp"

#include "app/glue/short_text.hpp"

#include <cstddef>
#include <cstdlib>

namespace glue {

namespace {

constexpr int name_letters = 12;

char decimal_mark(Language language)
{
    return language == Language::german ? ',' : '.';
}

char group_mark(Language language)
{
    return language == Language::german ? '.' : ',';
}

/// 4516843 as "4.516.843".
std::string in_groups(std::uint64_t number, Language language)
{
    constexpr std::size_t group = 3;
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > group; at -= group) {
        digits.insert(at - group, 1, group_mark(language));
    }
    return digits;
}

} // namespace

std::string value_words(const Analysis& analysis, const SeatNames& names, Language language)
{
    const std::string ahead =
        value_text(std::abs(analysis.value), analysis.certainty, decimal_mark(language));
    if (ahead.front() != '+') {
        return std::string(text(language, Text::analysis_even));
    }
    const mancala::Player mover = analysis.position.to_move;
    const mancala::Player leader = analysis.value > 0 ? mover : other(mover);
    return shortened(names.at(index_of(leader)), name_letters) + " " + ahead;
}

std::string certainty_words(const Analysis& analysis, const SeatNames& names, Language language)
{
    const Text certainty = analysis.is_proved() ? Text::analysis_proved : Text::analysis_estimated;
    return value_words(analysis, names, language) + " (" + std::string(text(language, certainty)) +
           ")";
}

std::string depth_words(const Analysis& analysis, Language language)
{
    const Text words =
        analysis.nodes == 1 ? Text::analysis_depth_words_of_one : Text::analysis_depth_words;
    return text(language, words,
                {std::to_string(analysis.depth), in_groups(analysis.nodes, language)});
}

std::string hint_words(const Analysis& analysis, const SeatNames& names, Language language)
{
    return text(
        language, Text::hint_found,
        {std::to_string(analysis.best().number()), certainty_words(analysis, names, language)});
}

std::string analysis_words(const Analysis& analysis, const SeatNames& names, Language language)
{
    constexpr std::size_t line_letters = 40;
    return text(language, Text::analysis_found,
                {certainty_words(analysis, names, language), depth_words(analysis, language),
                 line_text(analysis.line, line_letters)});
}

} // namespace glue
