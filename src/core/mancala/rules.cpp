#include "core/mancala/rules.hpp"

#include <cassert>
#include <numeric>

namespace mancala {

namespace {

/// How a move's sowing ended.
struct Landing
{
    bool in_store = false;
    bool opposite_was_empty = false;
};

std::uint8_t& stones_at(Position& position, Place place)
{
    return place.is_store() ? position.stores[index_of(place.store_owner())]
                            : position.pits[place.pit().index()];
}

/// Empties the pit and sows its stones for the side to move; returns the place of the last one.
template <typename Visitor>
Place sow(Position& position, Pit pit, Visitor& visitor)
{
    int hand = position.stones(pit);
    position.pits[pit.index()] = 0;
    visitor.on_lap(pit);
    Place place = Place::of(pit);
    while (hand > 0) {
        place = place.next_for(position.to_move);
        ++stones_at(position, place);
        visitor.on_drop(place);
        --hand;
    }
    return place;
}

/// Sows the pit, and as long as the last stone falls in an empty pit the pit opposite (relay laps).
template <typename Visitor>
Landing sow_with_relays(Position& position, Pit pit, Visitor& visitor)
{
    while (true) {
        const Place last = sow(position, pit, visitor);
        if (last.is_store()) {
            return {.in_store = true};
        }
        const bool fell_in_empty_pit = position.stones(last.pit()) == 1;
        if (!fell_in_empty_pit) {
            return {};
        }
        pit = last.pit().opposite();
        if (position.stones(pit) == 0) {
            return {.opposite_was_empty = true};
        }
    }
}

/// At the end each owner takes the stones left in his row; one of the rows is empty.
void sweep(Position& position)
{
    for (const Player player : {Player::one, Player::two}) {
        auto& store = position.stores[index_of(player)];
        store = static_cast<std::uint8_t>(store + row_sum(position, player));
    }
    position.pits.fill(0);
}

Outcome finish(Position position, Landing landing)
{
    if (is_over(position)) {
        sweep(position);
        return {.position = position, .bonus_move = false, .over = true};
    }
    if (!landing.in_store) {
        position.to_move = other(position.to_move);
    }
    return {.position = position, .bonus_move = landing.in_store, .over = false};
}

struct Silent
{
    void on_lap(Pit /*from*/) {}
    void on_drop(Place /*place*/) {}
};

struct Recorder
{
    std::vector<Lap> laps;
    void on_lap(Pit from) { laps.push_back({from, {}}); }
    void on_drop(Place place) { laps.back().drops.push_back(place); }
};

} // namespace

Position initial(int stones_per_pit)
{
    assert(stones_per_pit >= least_stones_per_pit && stones_per_pit <= most_stones_per_pit);
    Position position;
    position.pits.fill(static_cast<std::uint8_t>(stones_per_pit));
    return position;
}

bool is_over(const Position& position)
{
    return row_sum(position, Player::one) == 0 || row_sum(position, Player::two) == 0;
}

std::optional<Refusal> refusal(const Position& position, Pit pit)
{
    if (is_over(position)) {
        return Refusal::game_over;
    }
    if (position.stones(pit) == 0) {
        return Refusal::empty_pit;
    }
    return std::nullopt;
}

Outcome play(const Position& position, Pit pit)
{
    assert(position.stones(pit) > 0);
    Position next = position;
    Silent silent;
    const Landing landing = sow_with_relays(next, pit, silent);
    return finish(next, landing);
}

Trace trace(const Position& position, Pit pit)
{
    assert(position.stones(pit) > 0);
    Position next = position;
    Recorder recorder;
    const Landing landing = sow_with_relays(next, pit, recorder);
    return {.laps = std::move(recorder.laps),
            .unswept = next,
            .outcome = finish(next, landing),
            .opposite_was_empty = landing.opposite_was_empty};
}

std::optional<Player> leader(const Position& position)
{
    if (position.stores[0] == position.stores[1]) {
        return std::nullopt;
    }
    return position.stores[0] > position.stores[1] ? Player::one : Player::two;
}

} // namespace mancala
