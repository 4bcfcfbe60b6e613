// The file by which scripts hand over a partner code, which must not stand on a command line: joins
// partner codes with files. Only its owner can read what is written.
#pragma once

#include "app/glue/texts.hpp"
#include "core/base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace glue {

/// What stands in it. A file that others can read or that is too long to be one is refused, in the
/// user's words; what the system says stays as it says it.
[[nodiscard]] base::Result<std::string> read_code_file(const std::filesystem::path& file,
                                                       Language language);

/// Writes it anew with mode 0600; nobody ever sees half of it. Throws std::system_error.
void write_code_file(const std::filesystem::path& file, std::string_view code);

} // namespace glue
