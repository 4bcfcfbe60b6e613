#include "app/glue/partner_reasons.hpp"

#include <string_view>

namespace glue {

namespace {

Text text_of(pairing::Matter matter)
{
    switch (matter) {
    case pairing::Matter::protocol: return Text::mismatch_protocol;
    case pairing::Matter::program: return Text::mismatch_program;
    case pairing::Matter::stones: return Text::mismatch_stones;
    case pairing::Matter::first_player: return Text::mismatch_first;
    case pairing::Matter::seat: return Text::mismatch_seat;
    case pairing::Matter::game: break;
    }
    return Text::mismatch_game;
}

/// "none" or "running:12" for people.
std::string game_in_words(Language language, std::string_view value)
{
    const std::size_t colon = value.find(':');
    return colon == std::string_view::npos
               ? std::string(text(language, Text::mismatch_no_game))
               : text(language, Text::mismatch_running, {value.substr(colon + 1)});
}

} // namespace

std::string reason_text(Language language, ipc::LinkTrouble trouble)
{
    using ipc::LinkTrouble;
    switch (trouble) {
    case LinkTrouble::none: break;
    case LinkTrouble::no_such_host: return std::string(text(language, Text::trouble_no_host));
    case LinkTrouble::nobody_there: return std::string(text(language, Text::trouble_nobody));
    case LinkTrouble::no_answer: return std::string(text(language, Text::trouble_no_answer));
    case LinkTrouble::wrong_code: return std::string(text(language, Text::trouble_wrong_code));
    case LinkTrouble::no_partner: return std::string(text(language, Text::trouble_no_partner));
    case LinkTrouble::taken: return std::string(text(language, Text::trouble_taken));
    case LinkTrouble::replaced: return std::string(text(language, Text::trouble_replaced));
    case LinkTrouble::cannot_listen:
        return std::string(text(language, Text::trouble_cannot_listen));
    }
    return "";
}

std::string reason_text(Language language, ipc::CodeMistake mistake)
{
    using ipc::CodeMistake;
    switch (mistake) {
    case CodeMistake::empty: return std::string(text(language, Text::code_missing));
    case CodeMistake::foreign_character: return std::string(text(language, Text::code_foreign));
    case CodeMistake::too_short: return std::string(text(language, Text::code_short));
    case CodeMistake::too_long: return std::string(text(language, Text::code_long));
    case CodeMistake::mistyped: break;
    }
    return std::string(text(language, Text::code_mistyped));
}

std::string reason_text(Language language, pairing::Misdeed misdeed)
{
    using pairing::Misdeed;
    switch (misdeed) {
    case Misdeed::unreadable: return std::string(text(language, Text::misdeed_unreadable));
    case Misdeed::out_of_turn: return std::string(text(language, Text::misdeed_out_of_turn));
    case Misdeed::illegal: return std::string(text(language, Text::misdeed_illegal));
    case Misdeed::flood: break;
    }
    return std::string(text(language, Text::misdeed_flood));
}

std::string reason_text(Language language, const pairing::Mismatch& mismatch)
{
    if (mismatch.matter == pairing::Matter::game) {
        return text(
            language, Text::mismatch_game,
            {game_in_words(language, mismatch.mine), game_in_words(language, mismatch.partners)});
    }
    return text(language, text_of(mismatch.matter), {mismatch.mine, mismatch.partners});
}

} // namespace glue
