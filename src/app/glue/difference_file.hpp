// What is kept of two linked games that are not the same: joins core/pairing with files.
#pragma once

#include "app/glue/texts.hpp"
#include "core/pairing/standing.hpp"

#include <array>
#include <filesystem>
#include <string>

namespace glue {

/// Both lists with their hashes, and where they part, as a text for people.
[[nodiscard]] std::string difference_text(Language language,
                                          const match::Session& session,
                                          const std::array<pairing::Standing, 2>& lists);

/// Writes it into the folder under a name that is not taken; the folder is made if it is missing.
/// Throws std::system_error.
std::filesystem::path write_difference(const std::filesystem::path& folder,
                                       const std::string& text);

} // namespace glue
