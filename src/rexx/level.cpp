#include "rexx/level.hpp"

#include <sstream>

#include "rexx/clause.hpp"

namespace rexx {

std::optional<Trap> spring(Level& level, int code)
{
    if (level.failure_trap == Switch::on && code >= level.options.failat) {
        level.failure_trap = Switch::off;
        return Trap::failure;
    }
    if (level.error_trap == Switch::on && code != 0) {
        level.error_trap = Switch::off;
        return Trap::error;
    }
    return std::nullopt;
}

void set_options(Options& options, std::string_view words)
{
    std::istringstream stream{upper(words)};
    std::string word;
    if (!(stream >> word)) {
        options = Options();
        return;
    }
    Switch state = Switch::on;
    do {
        if (word == "NO") {
            state = Switch::off;
            continue;
        }
        if (word == "RESULTS") {
            options.results = state;
        } else if (word == "FAILAT" && state == Switch::off) {
            options.failat = default_failat;
        } else if (word == "PROMPT" && state == Switch::off) {
            options.prompt.clear();
        }
        state = Switch::on;
    } while (stream >> word);
}

} // namespace rexx
