#include "app/glue/board_view.hpp"

#include <utility>

namespace glue {

namespace {

using mancala::Pit;
using mancala::Place;
using mancala::Position;
using toolkit::Time;

constexpr Time per_stone{50}; ///< `Zugverzögerung`: about 1/20 s
constexpr Time per_lift{200}; // one must see which pit was chosen
constexpr Time before_relay{400};
constexpr Time before_sweep{500};
constexpr Time per_swept_pit{150};

void drop_stone(Position& position, Place place)
{
    if (place.is_store()) {
        ++position.stores.at(mancala::index_of(place.store_owner()));
    } else {
        ++position.pits.at(place.pit().index());
    }
}

void add_lap(std::vector<SowingFrame>& frames, Position& stones, const mancala::Lap& lap)
{
    auto in_hand = static_cast<int>(lap.drops.size());
    stones.pits.at(lap.from.index()) = 0;
    frames.push_back({stones, Hand{Place::of(lap.from), in_hand}, lap.from, per_lift});
    for (const Place place : lap.drops) {
        drop_stone(stones, place);
        --in_hand;
        const auto hand = in_hand > 0 ? std::optional(Hand{place, in_hand}) : std::nullopt;
        frames.push_back({stones, hand, lap.from, per_stone});
    }
}

/// The owner of the row takes what is left in it.
void add_sweep(std::vector<SowingFrame>& frames, Position stones)
{
    frames.push_back({stones, std::nullopt, std::nullopt, before_sweep});
    for (const Pit pit : mancala::pits_with_stones(stones)) {
        auto& left = stones.pits.at(pit.index());
        auto& store = stones.stores.at(mancala::index_of(pit.row()));
        store = static_cast<std::uint8_t>(store + std::exchange(left, std::uint8_t{0}));
        frames.push_back({stones, std::nullopt, pit, per_swept_pit});
    }
}

} // namespace

std::vector<SowingFrame> sowing_frames(const Position& before, Pit pit)
{
    const mancala::Trace trace = mancala::trace(before, pit);
    std::vector<SowingFrame> frames;
    Position stones = before;
    for (const mancala::Lap& lap : trace.laps) {
        if (!frames.empty()) {
            // A relay: first one sees where the last stone fell and what it sets going.
            frames.push_back({stones, std::nullopt, lap.from, before_relay});
        }
        add_lap(frames, stones, lap);
    }
    if (trace.outcome.over && mancala::stones_on_board(stones) > 0) {
        add_sweep(frames, stones);
    }
    return frames;
}

void BoardView::show(const Position& position)
{
    rest_ = position;
    frames_.clear();
}

void BoardView::sow(const Position& before, Pit pit, Time now)
{
    rest_ = mancala::play(before, pit).position;
    frames_ = sowing_frames(before, pit);
    frame_ = 0;
    until_ = now + frames_.front().length;
}

void BoardView::finish()
{
    frames_.clear();
}

bool BoardView::tick(Time now)
{
    bool changed = false;
    while (is_sowing() && until_ <= now) {
        changed = true;
        if (++frame_ == frames_.size()) {
            finish();
        } else {
            until_ += frames_.at(frame_).length;
        }
    }
    return changed;
}

std::optional<Time> BoardView::next_tick() const
{
    return is_sowing() ? std::optional(until_) : std::nullopt;
}

const Position& BoardView::stones() const
{
    return is_sowing() ? frames_.at(frame_).stones : rest_;
}

std::optional<Hand> BoardView::hand() const
{
    return is_sowing() ? frames_.at(frame_).hand : std::nullopt;
}

std::optional<Pit> BoardView::sown() const
{
    return is_sowing() ? frames_.at(frame_).sown : std::nullopt;
}

} // namespace glue
