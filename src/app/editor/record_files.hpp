// Records and lists on the disk: joins the record's text with files. Reasons are told in a
// language.
#pragma once

#include "app/editor/services.hpp"
#include "app/glue/texts.hpp"
#include "core/base/diagnostic.hpp"
#include "core/mancala/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace editor {

/// The record in the text, or why it is none; `path` is named in the reason.
[[nodiscard]] base::Result<mancala::Record>
record_in(std::string_view bytes, const std::string& path, glue::Language language);

/// The record in the file, or why not: the file's own fault with its line, or the system's.
[[nodiscard]] base::Result<mancala::Record> read_record_file(const std::string& path,
                                                             glue::Language language);

/// Writes the text whole or not at all, and the folder where it is missing; else the reason.
[[nodiscard]] std::optional<base::Diagnostic>
write_text_file(const std::string& path, const std::string& text, glue::Language language);

/// Both as the editor's.
void serve_files(Services& services, glue::Language language);

} // namespace editor
