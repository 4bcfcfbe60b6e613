// Where the settings lie on the disk and how they get there and back: joins settings with files. A
// place that cannot be read or written costs a message; the settings then live in memory.
#pragma once

#include "app/glue/settings.hpp"

#include <filesystem>
#include <optional>

namespace glue {

/// $XDG_CONFIG_HOME/mancala, or ~/.config/mancala; empty where the environment names neither.
[[nodiscard]] std::filesystem::path config_folder();

/// $XDG_DATA_HOME/mancala, or ~/.local/share/mancala; empty likewise.
[[nodiscard]] std::filesystem::path data_folder();

/// $XDG_STATE_HOME/mancala, or ~/.local/state/mancala; empty likewise.
[[nodiscard]] std::filesystem::path state_folder();

/// $XDG_CACHE_HOME/mancala, or ~/.cache/mancala; empty likewise.
[[nodiscard]] std::filesystem::path cache_folder();

/// The settings in the file; those of a first run where there is none. An empty path is no file.
[[nodiscard]] ReadSettings load_settings(const std::filesystem::path& file,
                                         const ComplaintLanguage& language_for);

/// Writes the file whole or not at all, and its folder where it is missing. Gives the reason why
/// the settings are not on the disk, in that language; nothing if they are.
[[nodiscard]] std::optional<base::Diagnostic>
save_settings(const Settings& settings, const std::filesystem::path& file, Language language);

} // namespace glue
