// Small helpers for what the editor writes: lines that fit in a requester, names of files.
#pragma once

#include "core/mancala/record.hpp"

#include <string>

namespace editor {

inline constexpr const char* record_pattern = "#?.partie";

/// Lines that are too long for the screen are broken, at blanks where there are some.
[[nodiscard]] std::string in_lines(const std::string& words);

/// A name for the file of a record that has none yet, after its players.
[[nodiscard]] std::string suggested_name(const mancala::Record& record);

} // namespace editor
