// What the window says of the link to a partner on another machine. Guide node "Verbindung".
#pragma once

#include "app/glue/partner_view.hpp"
#include "app/glue/texts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace app {

/// As much of the partner's name as there is room for, or what he is called without one.
[[nodiscard]] std::string partner_name(const glue::PartnerView& partner, glue::Language language);

/// How the link stands, in one line of at most 52 letters.
[[nodiscard]] std::string partner_state(const glue::PartnerView& partner, glue::Language language);

/// Likewise for the title bar of the screen; empty without a link.
[[nodiscard]] std::string partner_title(const glue::PartnerView& partner, glue::Language language);

/// Likewise as a sentence to be read out.
[[nodiscard]] std::string partner_sentence(const glue::PartnerView& partner,
                                           glue::Language language);

/// The question whether the link shall end while a game runs; `then` says what becomes of that.
[[nodiscard]] std::string
partner_end_question(const glue::PartnerView& partner, glue::Language language, glue::Text then);

/// The question with which of two games that differ to go on.
[[nodiscard]] std::string partner_differing_question(const glue::PartnerView& partner,
                                                     glue::Language language);

/// What stands over the board while the partner is away: who is missing, what happens now.
[[nodiscard]] std::vector<std::string> partner_away(const glue::PartnerView& partner,
                                                    glue::Language language);

/// Why no link came about.
[[nodiscard]] std::string partner_refusal(const glue::PartnerView& partner,
                                          glue::Language language);

/// Where to listen, made of what a person typed: an address, a port, both, or nothing. What is
/// typed without a port gets 0, a free one; an IPv6 address gets its brackets.
[[nodiscard]] std::string listening_place(std::string_view typed);

/// Lines of at most so many letters, broken at blanks; a longer word stands alone and is cut.
[[nodiscard]] std::string broken_into_lines(std::string_view text, int letters);

} // namespace app
