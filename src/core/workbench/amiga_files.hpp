// What paths and commands that were written for an Amiga mean on this system: in ToolTypes, players
// and scripts of 1996. The disk is looked at, nothing on it is changed.
#pragma once

#include "core/workbench/volumes.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace workbench {

/// The file of that name. A name without a volume that is not whole is looked for in the folders,
/// in their order; of one on a volume that does not exist here the last part is. Case does not
/// count where the exact name is missing. The reason names what was looked for.
[[nodiscard]] Named<std::filesystem::path>
find_file(const std::string& name,
          const Volumes& volumes,
          const std::vector<std::filesystem::path>& folders);

/// The name by which a command of 1996 is known, in lower case: `SYS:RexxC/RX` is `rx`. A path of
/// this system names a file and stays as it is.
[[nodiscard]] std::string command_name(std::string_view word);

/// The words to start for a command, without a shell: split at blanks, `"..."` keeps together, in
/// it `*"` and `**` are the characters themselves. `RX` becomes `rexx_launcher`, `Execute` the
/// shell with a script, from any folder of 1996, and both are refused without one; a program may
/// stand on a volume. Other commands of `C:` are refused by name.
[[nodiscard]] Named<std::vector<std::string>>
host_words(std::string_view command, const Volumes& volumes, const std::string& rexx_launcher);

} // namespace workbench
