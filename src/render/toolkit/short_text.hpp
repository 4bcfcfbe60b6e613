// Texts of users, names above all, cut to the room there is.
#pragma once

#include <string>

namespace toolkit {

/// The UTF-8 text itself if it has at most so many letters (at least 1); otherwise its beginning
/// with a dot in the middle in place of what is cut, since the fonts have no ellipsis.
[[nodiscard]] std::string shortened(const std::string& text, int letters);

/// Likewise, but its end is kept: of a path the name says more than the folders.
[[nodiscard]] std::string shortened_in_front(const std::string& text, int letters);

} // namespace toolkit
