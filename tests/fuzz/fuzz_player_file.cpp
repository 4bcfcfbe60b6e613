// Any bytes as a player file: refused with a reason, or a player that answers within its budget,
// and the same when it was stopped before.
#include "app/glue/script_player.hpp"
#include "core/mancala/rules.hpp"

#include <cstdlib>

namespace {

players::Choice ask(players::Player& player, const std::stop_token& stop)
{
    base::Budget budget(20'000, stop);
    auto choice = player.choose(mancala::initial(), 1, budget);
    if ((choice.pit && choice.failure) || (choice.failure && choice.failure->line < 1)) {
        std::abort();
    }
    return choice;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto file = glue::read_player_file("f", {reinterpret_cast<const char*>(data), size});
    if (!file) {
        if (file.error().text.empty() || file.error().line < 1) {
            std::abort();
        }
        return 0;
    }
    const auto fresh = glue::make_script_player(*file);
    const auto stopped = glue::make_script_player(std::move(*file));
    std::stop_source stop;
    stop.request_stop();
    const auto none = ask(*stopped, stop.get_token());
    for (int turn = 0; turn < 2; ++turn) {
        const auto expected = ask(*fresh, {});
        const auto choice = ask(*stopped, {});
        if (none.pit || none.failure || choice.pit != expected.pit ||
            choice.failure.has_value() != expected.failure.has_value()) {
            std::abort();
        }
    }
    return 0;
}
