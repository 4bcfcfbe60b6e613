// Why something was refused, in the words of a language: joins the texts with what the system says
// about files and addresses, and with what may be wrong in text that somebody wrote.
#pragma once

#include "app/glue/texts.hpp"
#include "core/base/diagnostic.hpp"
#include "core/mancala/mistake.hpp"
#include "core/workbench/name_fault.hpp"
#include "render/raster/theme.hpp"

#include <string>
#include <system_error>

namespace glue {

/// A sentence without the place that it is about: "der Datenträger ist voll".
[[nodiscard]] std::string reason_text(Language language, const std::error_code& error);
[[nodiscard]] std::string reason_text(Language language,
                                      const base::Fault<mancala::Mistake>& fault);
[[nodiscard]] std::string reason_text(Language language,
                                      const base::Fault<raster::ThemeFault>& fault);
[[nodiscard]] std::string reason_text(Language language,
                                      const base::Fault<workbench::NameFault>& fault);

/// The same with the place.
template <typename Kind>
[[nodiscard]] base::Diagnostic in_words(Language language, const base::Fault<Kind>& fault)
{
    return {fault.file, fault.line, fault.column, reason_text(language, fault), ""};
}

} // namespace glue
