// The options of the link to a partner: --listen, --connect, --code-file, --seat (network.md).
#pragma once

#include "app/glue/partner.hpp"
#include "app/mancala/options.hpp"
#include "core/base/diagnostic.hpp"

#include <optional>
#include <string>

namespace CLI { // NOLINT(readability-identifier-naming): a library's
class App;
}

namespace app {

/// As typed; nothing where an option was not named.
struct LinkWords
{
    std::optional<std::string> listen;
    std::optional<std::string> connect;
    std::optional<std::string> code_file;
    std::optional<int> seat;
};

void add_link_options(CLI::App& app, LinkWords& words);

/// What is to be done with them; the reason if they mean nothing or the code cannot be read.
[[nodiscard]] std::optional<base::Diagnostic> take_link(const LinkWords& words, Options& options);

/// For the game's side of the program: the real network and the usual places.
[[nodiscard]] glue::PartnerConfig partner_config(const Options& options);

} // namespace app
