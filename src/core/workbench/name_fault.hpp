// What may be wrong with a name or a command as the Amiga writes them. `file` of the fault is the
// name.
#pragma once

#include "core/base/result.hpp"

#include <string>

namespace workbench {

enum class NameFault
{
    missing,
    no_volume,    ///< value: the volume
    above_volume, ///< value: the volume
    dots,         ///< behind a volume
    no_such_file,
    no_file, ///< but a printer, say
    open_quote,
    no_script, ///< behind a command that runs one
    no_command,
    count ///< of these, itself none
};

template <typename T>
using Named = base::Checked<T, NameFault>;

/// "name: reason" in English, for logs and for programs that speak no other language.
[[nodiscard]] std::string to_string(const base::Fault<NameFault>& fault);

} // namespace workbench
