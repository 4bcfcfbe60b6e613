// The side that asks: what its user or its computer wants becomes a request and takes place when
// the host has ordered it.
#pragma once

#include "core/pairing/side.hpp"
#include "core/pairing/wish.hpp"

#include <cstdint>
#include <deque>

namespace pairing {

class Guest final : public Side
{
  public:
    Guest(Outside& outside, Self self);

    /// Wants something of this side. `decided` is called once: at once if it is refused here, else
    /// when the host has decided. A pit is refused while another wish waits; the other actions wait
    /// their turn.
    void want(const Deed& deed, match::Origin origin, Decided decided);
    /// Something wanted is not decided yet.
    [[nodiscard]] bool is_waiting() const { return !wishes_.empty(); }
    /// The link ends: nothing will be decided any more.
    void forget_wishes();

  private:
    [[nodiscard]] State state() const override;
    void greeted() override;
    void on_block(const State& state, const Standing& standing) override;
    [[nodiscard]] bool awaits_block() const override;
    void stop() override { forget_wishes(); }
    void give_way() override;
    void on(const Request& /*request*/) override { misdeed(Misdeed::out_of_turn); }
    void on(const Order& order) override;
    void on(const Stale& stale) override;
    void on(const Again& /*again*/) override { misdeed(Misdeed::out_of_turn); }

    [[nodiscard]] bool is_own(const Order& order) const;
    void find_unfit_board(const Standing& hosts);
    [[nodiscard]] bool is_possible(const Standing& standing) const;
    void perform_own(const match::Action& action, match::Origin origin);
    void send_next();
    void send_front();
    void finish_front(std::optional<match::Denial> denial);
    /// The host's action came first.
    void reconsider_front();
    void resume(const State& state, std::uint64_t pairing_before);

    std::deque<Wish> wishes_;
    bool sent_ = false;        ///< the first wish is a request on its way
    std::uint64_t number_ = 0; ///< of the last request
    bool awaits_ = false;      ///< the whole list, since an order was missing
    bool gave_way_ = false;    ///< the user takes the partner's list
};

} // namespace pairing
