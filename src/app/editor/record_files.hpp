// Records and lists on the disk: joins the record's text with files.
#pragma once

#include "core/base/diagnostic.hpp"
#include "core/mancala/record.hpp"

#include <optional>
#include <string>

namespace editor {

/// The record in the file, or why not: the file's own fault with its line, or the system's.
[[nodiscard]] base::Result<mancala::Record> read_record_file(const std::string& path);

/// Writes the text whole or not at all, and the folder where it is missing; else the reason.
[[nodiscard]] std::optional<base::Diagnostic> write_text_file(const std::string& path,
                                                              const std::string& text);

} // namespace editor
