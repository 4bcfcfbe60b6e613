// Who but the user could put a script into a directory, change it there or put another directory
// in its place. An access list shows in the group's bits.
#pragma once

#include <optional>
#include <string>

namespace executer {

/// Why what lies in an open directory may be another's: it is not the user's alone, or one above it
/// is somebody's who could rename what is in it. Nothing if it is safe. A directory above may be
/// open to all as `/tmp` is, where each renames only what he owns.
[[nodiscard]] std::optional<std::string> fault_of_directory(int directory);

/// Why an open file is no script of the user alone. Who may write it is asked wherever it lies: it
/// may have another name elsewhere, or somebody may still hold it open. The group may write if
/// nobody else is in it, as where each user has a group of his own and files are made for it.
[[nodiscard]] std::optional<std::string> fault_of_file(int file);

} // namespace executer
