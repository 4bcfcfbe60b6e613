// Any bytes as a player file: refused with a reason, or a player that answers within its budget.
#include "app/glue/script_player.hpp"
#include "core/mancala/rules.hpp"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto file = glue::read_player_file("f", {reinterpret_cast<const char*>(data), size});
    if (!file) {
        if (file.error().text.empty() || file.error().line < 1) {
            std::abort();
        }
        return 0;
    }
    const auto player = glue::make_script_player(std::move(*file));
    player->new_game();
    base::Budget budget(20'000);
    const auto choice = player->choose(mancala::initial(), 1, budget);
    if (choice.pit && choice.failure) {
        std::abort();
    }
    return 0;
}
