// Why a link is as it is, in the user's words. Joins ipc and core/pairing with the texts.
#pragma once

#include "app/glue/texts.hpp"
#include "core/pairing/side.hpp"
#include "ipc/line_link.hpp"
#include "ipc/partner_code.hpp"

#include <string>

namespace glue {

/// Empty where nothing is wrong.
[[nodiscard]] std::string reason_text(Language language, ipc::LinkTrouble trouble);
[[nodiscard]] std::string reason_text(Language language, ipc::CodeMistake mistake);
[[nodiscard]] std::string reason_text(Language language, pairing::Misdeed misdeed);
/// Names both values.
[[nodiscard]] std::string reason_text(Language language, const pairing::Mismatch& mismatch);

} // namespace glue
