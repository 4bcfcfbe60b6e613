// Where pictures of the screen go, each under a new name: joins no rooms. Guide node "Bilder".
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace glue {

/// The desktop's folder of pictures as its file `user-dirs.dirs` names it; empty if it names none,
/// or the home folder itself, which stands for none.
[[nodiscard]] std::filesystem::path desktop_pictures(std::string_view user_dirs,
                                                     const std::filesystem::path& home);

/// `Mancala` in the desktop's folder of pictures; where there is none `bilder` beside the records.
/// Empty where the environment names no folder at all.
[[nodiscard]] std::filesystem::path picture_folder();

/// Writes mancala-DATE-NNN.png; NNN is one more than the largest of that date, so that pictures
/// stand in the order in which they were taken and none is overwritten. Makes the folder where it
/// is missing. Gives the file. Throws std::system_error that names what could not be written.
std::filesystem::path write_new_picture(const std::filesystem::path& folder,
                                        const std::string& date,
                                        std::span<const std::uint8_t> bytes);

/// The local date, as 2026-11-30.
[[nodiscard]] std::string date_of_today();

/// With ~ for the home folder, as people write it.
[[nodiscard]] std::string short_path(const std::filesystem::path& path);

} // namespace glue
