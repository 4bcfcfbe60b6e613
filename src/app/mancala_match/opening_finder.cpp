#include "app/mancala_match/opening_finder.hpp"

#include "core/engine/net.hpp"
#include "core/engine/search.hpp"
#include "core/mancala/rules.hpp"

#include <cmath>
#include <set>
#include <tuple>

namespace mancala_match {

namespace {

class Finder
{
  public:
    Finder(const FairOpenings& wanted, const std::function<void(const OpeningLine&, double)>& told)
        : wanted_(wanted)
        , told_(told)
        , net_(engine::built_in_weights())
        , search_(net_, nullptr, static_cast<std::size_t>(2 * wanted.nodes))
    {
    }

    // NOLINTNEXTLINE(misc-no-recursion): as deep as an opening is long
    void look_at(const mancala::Position& position)
    {
        if (!met_.emplace(opening_.moves.size(), position.pits, position.stores, position.to_move)
                 .second) {
            return;
        }
        if (opening_.moves.size() == static_cast<std::size_t>(wanted_.moves)) {
            judge(position);
            return;
        }
        for (const mancala::Pit pit : mancala::pits_with_stones(position)) {
            const mancala::Outcome outcome = mancala::play(position, pit);
            if (!outcome.over) {
                opening_.moves.push_back(pit);
                look_at(outcome.position);
                opening_.moves.pop_back();
            }
        }
    }

  private:
    void judge(const mancala::Position& position)
    {
        search_.forget();
        const engine::Report report =
            search_.run(engine::packed(position), {.nodes = wanted_.nodes});
        const double to_win = static_cast<double>(report.value) / engine::unit;
        const double ahead = mancala::margin(position, mancala::Player::one) +
                             (position.to_move == mancala::Player::one ? to_win : -to_win);
        if (std::abs(ahead) <= wanted_.most_ahead) {
            told_(opening_, ahead);
        }
    }

    using Met = std::tuple<std::size_t,
                           decltype(mancala::Position::pits),
                           decltype(mancala::Position::stores),
                           mancala::Player>;

    const FairOpenings& wanted_;
    const std::function<void(const OpeningLine&, double)>& told_;
    engine::Net net_;
    engine::Search search_;
    OpeningLine opening_;
    std::set<Met> met_;
};

} // namespace

void find_openings(const FairOpenings& wanted,
                   const std::function<void(const OpeningLine&, double ahead)>& told)
{
    Finder(wanted, told).look_at(mancala::initial(wanted.stones));
}

} // namespace mancala_match
