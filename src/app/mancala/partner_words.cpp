#include "app/mancala/partner_words.hpp"

#include "app/glue/short_text.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace app {

namespace {

using glue::PartnerPhase;
using glue::PartnerView;
using glue::Text;

constexpr int longest_name = 32;
constexpr int longest_address = 40; ///< leaves room for the words around it
constexpr int longest_line = 66;    ///< of a requester

std::string_view without_blanks(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    const auto last = text.find_last_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, last - first + 1);
}

bool is_number(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](unsigned char letter) { return std::isdigit(letter) != 0; });
}

/// Letters of UTF-8 text.
int length_of(std::string_view text)
{
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](unsigned char byte) { return (byte & 0xC0U) != 0x80U; }));
}

} // namespace

std::string partner_name(const PartnerView& partner, glue::Language language)
{
    return partner.name.empty() ? std::string(text(language, Text::partner_nobody))
                                : glue::shortened(partner.name, longest_name);
}

std::string partner_state(const PartnerView& partner, glue::Language language)
{
    const auto plain = [&](Text id) { return std::string(text(language, id)); };
    const auto named = [&](Text id) {
        return text(language, id, {partner_name(partner, language)});
    };
    switch (partner.phase) {
    case PartnerPhase::none: return plain(Text::partner_none);
    case PartnerPhase::waiting: return plain(Text::partner_waiting);
    case PartnerPhase::connecting:
        return text(language, Text::partner_connecting,
                    {glue::shortened(partner.address, longest_address)});
    case PartnerPhase::linked: return named(Text::partner_linked);
    case PartnerPhase::separated: return named(Text::partner_separated);
    case PartnerPhase::differing: return plain(Text::partner_differing);
    case PartnerPhase::refused: return plain(Text::partner_refused);
    }
    return {};
}

std::string partner_title(const PartnerView& partner, glue::Language language)
{
    constexpr int longest = 40; // leaves room for the names of game, port and help mode
    return is_idle(partner.phase) ? std::string()
                                  : glue::shortened(partner_state(partner, language), longest);
}

std::string partner_sentence(const PartnerView& partner, glue::Language language)
{
    return text(language, Text::partner_sentence, {partner_state(partner, language)});
}

std::vector<std::string> partner_away(const PartnerView& partner, glue::Language language)
{
    constexpr int longest = 24; // of a name, in a line as long as the lane of the board
    const std::string name = glue::shortened(partner_name(partner, language), longest);
    const bool is_host = partner.role == glue::PartnerRole::host;
    return {
        text(language, Text::partner_away, {name}),
        std::string(text(language, is_host ? Text::partner_away_host : Text::partner_away_guest))};
}

std::string partner_end_question(const PartnerView& partner, glue::Language language, Text then)
{
    return text(language, Text::partner_end_question, {partner_name(partner, language)}) + "\n" +
           std::string(text(language, then));
}

std::string partner_differing_question(const PartnerView& partner, glue::Language language)
{
    return text(language, Text::partner_differing_question,
                {glue::shortened_in_front(partner.file, longest_line)});
}

std::string partner_refusal(const PartnerView& partner, glue::Language language)
{
    return text(language, Text::partner_refused_lines,
                {broken_into_lines(partner.reason, longest_line)});
}

std::string listening_place(std::string_view typed)
{
    const std::string_view place = without_blanks(typed);
    if (place.empty() || is_number(place)) {
        return std::string(place);
    }
    const auto colons = std::count(place.begin(), place.end(), ':');
    if (place.back() == ']' || colons == 0) {
        return std::string(place) + ":0";
    }
    return colons > 1 && place.front() != '[' ? "[" + std::string(place) + "]:0"
                                              : std::string(place);
}

std::string broken_into_lines(std::string_view text, int letters)
{
    std::string lines;
    std::string line;
    const auto finish = [&] {
        lines += (lines.empty() ? "" : "\n") + glue::shortened(line, letters);
    };
    for (std::string_view rest = without_blanks(text); !rest.empty();) {
        const std::string word(rest.substr(0, rest.find(' ')));
        rest = without_blanks(rest.substr(word.size()));
        if (!line.empty() && length_of(line) + 1 + length_of(word) > letters) {
            finish();
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    finish();
    return lines;
}

} // namespace app
