#include "app/glue/endgame_thread.hpp"

#include "app/glue/thread_priority.hpp"
#include "core/endgame/layer_builder.hpp"

#include <exception>
#include <system_error>
#include <utility>

namespace glue {

EndgameThread::EndgameThread(Setup setup)
    : setup_(std::move(setup))
    , files_(setup_.folder, 0)
    , values_(files_.tables())
    , may_write_(!setup_.folder.empty())
    , thread_([this](const std::stop_token& stop) {
        step_back(Courtesy::lowest);
        work(stop);
        setup_.done();
    })
{
}

void EndgameThread::work(const std::stop_token& stop)
{
    while (!stop.stop_requested() && next(stop)) {
    }
}

/// Takes or builds a layer; false at the end.
bool EndgameThread::next(const std::stop_token& stop)
{
    if (!setup_.folder.empty() && files_.take_next(stop)) {
        return true;
    }
    if (stop.stop_requested()) {
        return false; // and no file is damaged because it was not looked through
    }
    if (files_.damage() && may_write_) { // in a folder that is of no use, of the first file alone
        setup_.complain(*files_.damage());
    }
    const int stones = files_.tables().most_stones() + 1;
    if (stones > setup_.stones) {
        return false;
    }
    const auto values = endgame::build_layer(stones, files_.tables(), {.threads = 1, .stop = stop});
    if (values) {
        store(stones, *values);
    }
    return values.has_value();
}

/// Where the folder takes no files, the tables are built at each start.
void EndgameThread::store(int stones, std::span<const std::int8_t> values)
{
    try {
        if (may_write_) {
            create_directories(setup_.folder);
            files_.add(stones, values);
            return;
        }
    } catch (const std::exception&) {
        may_write_ = false;
    }
    files_.keep(stones, values);
}

} // namespace glue
