// What is wrong with a guide, for those who write one.
#pragma once

#include "core/amigaguide/database.hpp"
#include "core/base/diagnostic.hpp"

#include <string>
#include <vector>

namespace amigaguide {

/// Second nodes of a name, and links and buttons that lead nowhere; the line is that of the node.
/// Links into other files are not followed.
[[nodiscard]] std::vector<base::Diagnostic> check(const Database& database,
                                                  const std::string& file);

} // namespace amigaguide
