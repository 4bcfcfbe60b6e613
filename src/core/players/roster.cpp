#include "core/players/roster.hpp"

#include "core/players/gemein.hpp"
#include "core/players/normal.hpp"
#include "core/players/random.hpp"
#include "core/players/taktik.hpp"

#include <algorithm>

namespace players {

namespace {

struct Entry
{
    Kind kind;
    std::string_view name;
    std::unique_ptr<Player> (*make)();
};

template <typename T>
std::unique_ptr<Player> make()
{
    return std::make_unique<T>();
}

constexpr std::array roster{
    Entry{Kind::random, "random", make<Random>},
    Entry{Kind::normal, "normal", make<Normal>},
    Entry{Kind::gemein, "gemein", make<Gemein>},
    Entry{Kind::taktik, "taktik", make<Taktik>},
};

const Entry& entry(Kind kind)
{
    return *std::find_if(roster.begin(), roster.end(),
                         [kind](const Entry& row) { return row.kind == kind; });
}

} // namespace

std::string_view name(Kind kind)
{
    return entry(kind).name;
}

std::optional<Kind> kind_named(std::string_view name)
{
    for (const Entry& row : roster) {
        if (row.name == name) {
            return row.kind;
        }
    }
    return std::nullopt;
}

std::unique_ptr<Player> make_player(Kind kind)
{
    return entry(kind).make();
}

} // namespace players
