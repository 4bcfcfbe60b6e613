// The measure of the port's speed: the plainest server that Asio gives for lines.
#pragma once

#include <string>

namespace bench {

/// Sends every line back as it came, for ever.
void serve_echo(const std::string& path);

} // namespace bench
