#include "rexx/level.hpp"

#include <sstream>

#include "rexx/clause.hpp"

namespace rexx {

void set_trap(Traps& traps, Trap trap, Switch state)
{
    (trap == Trap::error ? traps.error : traps.failure) = state;
    bool& used = trap == Trap::error ? traps.error_used : traps.failure_used;
    used = used || state == Switch::on;
}

bool any_trap(const Traps& traps)
{
    return traps.error == Switch::on || traps.failure == Switch::on;
}

std::optional<Trap> wanted_trap(const Traps& traps, int code, int failat)
{
    const bool both = traps.error_used && traps.failure_used;
    const bool failure = both ? traps.failure == Switch::on : traps.failure_used;
    const bool error = both ? traps.error == Switch::on : traps.error_used;
    if (failure && code >= failat) {
        return Trap::failure;
    }
    return error && code != 0 ? std::optional(Trap::error) : std::nullopt;
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
