// Files on the disk: writing one whole or not at all, and reading one of a bounded size. Joins no
// rooms; settings, records and lists of moves go through here.
#pragma once

#include "app/glue/texts.hpp"
#include "core/base/result.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace glue {

/// Afterwards the file holds these bytes, on the disk and not only in memory; its folder must
/// exist. After a failure, a crash or a kill the old file stands untouched. A symbolic link is kept
/// and its target written; an old file keeps its permissions. Throws std::system_error that names
/// the file.
void write_whole_file(const std::filesystem::path& path, std::string_view bytes);

/// The same for bytes that are not all in memory at once: `content` gives them to its argument
/// piece by piece. It may be called a second time, from the beginning, and may throw.
using Pieces = std::function<void(std::string_view)>;
void write_whole_file(const std::filesystem::path& path,
                      const std::function<void(const Pieces&)>& content);

/// Throws as write_whole_file would, as far as that can be known before: for whoever works long for
/// what he will write. Changes nothing.
void check_whole_file(const std::filesystem::path& path);

/// The same as write_whole_file for a secret: only the owner can read the file, from its first byte
/// on.
void write_private_file(const std::filesystem::path& path, std::string_view bytes);

/// The bytes of an ordinary file of at most `limit` bytes; else why not, in that language. A
/// folder, device or pipe is refused, never waited for.
[[nodiscard]] base::Result<std::string> read_whole_file(const std::filesystem::path& path,
                                                        std::size_t limit,
                                                        Language language = Language::english);

} // namespace glue
