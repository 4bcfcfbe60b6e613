// The side that gives the order: its own actions take place at once, the guest's when it says so.
#pragma once

#include "core/pairing/side.hpp"

#include <cstdint>
#include <deque>

namespace pairing {

class Host final : public Side
{
  public:
    /// fresh: nobody was ever linked by it, so that whoever says he comes back does not.
    enum class Code
    {
        fresh,
        kept
    };

    /// `fresh_pairing` is a random number, not 0, by which a return of the partner is known. The
    /// seat of `self` must be named.
    Host(Outside& outside, Self self, std::uint64_t fresh_pairing, Code code);

    /// To be told of each event of the session, the partner's actions included.
    void did(const match::Event& event);

  private:
    /// Whose list is the game's when both have met.
    enum class Judgement
    {
        own,
        partners,
        differ
    };

    [[nodiscard]] State state() const override;
    [[nodiscard]] bool believes_return() const override;
    void greeted() override {}
    void on_block(const State& state, const Standing& standing) override;
    void give_way() override;
    void partner_gives_way() override;
    void on(const Request& request) override;
    void on(const Order& /*order*/) override { misdeed(Misdeed::out_of_turn); }
    void on(const Stale& /*stale*/) override { misdeed(Misdeed::out_of_turn); }
    void on(const Again& again) override;

    void take_over(const State& state, const Standing& standing);
    [[nodiscard]] Judgement judge(const State& state, const Standing& theirs) const;
    [[nodiscard]] Judgement judge_restarted_guest(const State& state, const Standing& theirs) const;
    [[nodiscard]] Judgement judge_after_own_restart(const Standing& theirs) const;
    /// The list is by the rules, the board fits it, and both are as the last order made them.
    [[nodiscard]] bool is_sound() const;
    [[nodiscard]] bool stood_so(std::uint64_t order, std::uint64_t hash) const;
    void agree(const State& partners);
    void give_order(std::uint64_t hash, const Deed& deed);
    /// The list is another one than the last order made it.
    void begin_log();
    void log(std::uint64_t hash);
    void remember();
    /// What the user, or the partner, has decided.
    void settle_on(const Standing& standing);

    std::uint64_t fresh_pairing_;
    Code code_;
    std::deque<std::uint64_t> log_; ///< the hash after each order, the last ones only
    std::uint64_t request_ = 0;     ///< the guest's last request that has been decided
    Verdict verdict_ = Verdict::none;
    std::uint64_t answering_ = 0; ///< the request that is being performed
    Standing standing_;           ///< when last told of an event
};

} // namespace pairing
