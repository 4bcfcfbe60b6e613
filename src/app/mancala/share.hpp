// What lies beside the program, fonts and palettes, and where the Amiga's volumes lie.
#pragma once

#include "app/glue/theme_list.hpp"
#include "core/workbench/volumes.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace app {

/// The folder of the running program.
[[nodiscard]] std::filesystem::path program_folder();

/// The folder share/mancala beside the folder of the running program.
[[nodiscard]] std::filesystem::path share_folder();

/// The program that runs ARexx scripts: mancala-rx beside this one.
[[nodiscard]] std::string rexx_launcher();

/// The volumes as the environment of this process and its user name them.
[[nodiscard]] workbench::Volumes own_volumes();

/// The file a user has named: as it is written or, where there is none of that name, what it means
/// with the Amiga's volumes. A name that means nothing stays as it is, for the message.
[[nodiscard]] std::string named_file(const std::string& name);

/// The themes of the program and of the user; complaints are in that language.
[[nodiscard]] std::vector<glue::ListedTheme> installed_themes(glue::Language language);

/// The palette named by the user: the name of one in the list, with or without umlaut dots as its
/// file is called, or a file of his own. Nothing named, or nothing found, is `Rottöne`. Complaints
/// are told, the program starts all the same.
[[nodiscard]] glue::ListedTheme choose_theme(const std::string& named,
                                             const std::vector<glue::ListedTheme>& themes,
                                             glue::Language language);

} // namespace app
