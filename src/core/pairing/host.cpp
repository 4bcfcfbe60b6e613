#include "core/pairing/host.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace pairing {

namespace {

/// Whoever comes back after more orders than these is not asked how he stood.
constexpr std::size_t longest_log = 100'000;

} // namespace

Host::Host(Outside& outside, Self self, std::uint64_t fresh_pairing, Code code)
    : Side(outside, std::move(self), match::Home::guest)
    , fresh_pairing_(fresh_pairing)
    , code_(code)
{
}

State Host::state() const
{
    return {pairing_,           order_,   game_,   stage_of(session()), session().moves().size(),
            hash_of(session()), request_, verdict_};
}

bool Host::believes_return() const
{
    return pairing_ != 0 || code_ == Code::kept;
}

void Host::on_block(const State& state, const Standing& standing)
{
    switch (judge(state, standing)) {
    case Judgement::own: agree(state); return;
    case Judgement::partners: take_over(state, standing); return;
    case Judgement::differ: find_difference(); compare_with(standing);
    }
}

void Host::take_over(const State& state, const Standing& standing)
{
    const auto restore = restoration(standing, session().stones_per_pit());
    if (!restore) {
        misdeed(Misdeed::illegal);
    } else if (restore->hash != state.hash) {
        find_difference();
        compare_with(standing);
    } else {
        adopt(standing, *restore);
        order_ = state.order;
        game_ = state.game;
        agree(state);
    }
}

Host::Judgement Host::judge(const State& state, const Standing& theirs) const
{
    if (pairing_ == 0) {
        const bool returns = state.pairing != 0 && believes_return();
        return returns ? judge_after_own_restart(theirs) : Judgement::own;
    }
    if (!is_sound()) {
        return Judgement::differ;
    }
    if (state.pairing != pairing_) {
        return judge_restarted_guest(state, theirs);
    }
    return stood_so(state.order, state.hash) ? Judgement::own : Judgement::differ;
}

/// A program that has just been started has no game, or one that it kept on the disk, which may be
/// older than ours.
Host::Judgement Host::judge_restarted_guest(const State& state, const Standing& theirs) const
{
    const bool is_older = std::find(log_.begin(), log_.end(), state.hash) != log_.end();
    const bool fits = !partner_->running || is_older || begins_with(standing_of(session()), theirs);
    return fits ? Judgement::own : Judgement::differ;
}

/// The partner's list is the whole game, unless our disk knew more.
Host::Judgement Host::judge_after_own_restart(const Standing& theirs) const
{
    const Standing mine = standing_of(session());
    if (mine.stage != Stage::running || begins_with(theirs, mine)) {
        return Judgement::partners;
    }
    return begins_with(mine, theirs) ? Judgement::own : Judgement::differ;
}

bool Host::is_sound() const
{
    const std::uint64_t hash = hash_of(session());
    const auto restore = restoration(standing_of(session()), session().stones_per_pit());
    return hash == log_.back() && restore && restore->hash == hash;
}

bool Host::stood_so(std::uint64_t order, std::uint64_t hash) const
{
    const std::uint64_t first = order_ + 1 - log_.size();
    return order <= order_ &&
           (order < first || log_.at(static_cast<std::size_t>(order - first)) == hash);
}

void Host::agree(const State& partners)
{
    if (pairing_ == 0) {
        pairing_ = fresh_pairing_;
        request_ = partners.request;
        begin_log();
    }
    send_block();
    set_linked();
}

void Host::begin_log()
{
    log_.clear();
    log(hash_of(session()));
    remember();
}

void Host::log(std::uint64_t hash)
{
    log_.push_back(hash);
    if (log_.size() > longest_log) {
        log_.pop_front();
    }
}

void Host::remember()
{
    standing_ = standing_of(session());
}

void Host::did(const match::Event& event)
{
    const auto deed = deed_of(event.action);
    if (!deed || pairing_ == 0) {
        return;
    }
    give_order(hash_of(event.before, standing_), *deed);
    remember();
    if (event.ending == match::Ending::repetition) {
        // For the guest these are two steps: the move, and that the host ends the game.
        standing_.stage = Stage::running;
        log(hash_of(session().position(), standing_));
        give_order(log_.back(), match::EndGame{match::Ending::repetition});
        remember();
    }
    log(hash_of(session().position(), standing_));
}

void Host::give_order(std::uint64_t hash, const Deed& deed)
{
    ++order_;
    if (std::holds_alternative<match::NewGame>(deed)) {
        ++game_;
    }
    const Order order{order_, std::exchange(answering_, 0), hash, deed};
    if (bond_ == Bond::linked) {
        send(order);
    }
}

void Host::on(const Request& request)
{
    if (request.number <= request_) {
        ignore();
        return;
    }
    if (request.order > order_) {
        misdeed(Misdeed::illegal);
        return;
    }
    if (!stood_so(request.order, request.hash)) {
        find_difference();
        return;
    }
    if (request.order < order_) {
        request_ = request.number;
        verdict_ = Verdict::stale;
        send(Stale{request.number});
        return;
    }
    if (hash_of(session()) != request.hash) {
        find_difference();
        return;
    }
    const match::Action action = action_of(request.deed);
    if (session().ask(action, match::Origin::partner)) {
        misdeed(Misdeed::illegal);
        return;
    }
    request_ = request.number;
    verdict_ = Verdict::ordered;
    answering_ = request.number;
    outside_.perform(action, match::Origin::partner);
    answering_ = 0;
}

void Host::on(const Again& /*again*/)
{
    constexpr int weight = 20;
    for (int i = 0; i < weight; ++i) {
        ignore();
    }
    if (bond_ == Bond::linked) {
        send_block();
    }
}

void Host::give_way()
{
    settle_on(*partners_list_);
}

/// The list holds even where the board does not fit it. One that the rules forbid cannot be taken
/// by anybody, so that the partner's is what is left.
void Host::partner_gives_way()
{
    const Standing mine = standing_of(session());
    const bool is_legal = restoration(mine, session().stones_per_pit()).has_value();
    if (is_legal || partners_list_) {
        settle_on(is_legal ? mine : *partners_list_);
    }
}

void Host::settle_on(const Standing& standing)
{
    const auto restore = restoration(standing, session().stones_per_pit());
    if (!restore) {
        misdeed(Misdeed::illegal);
        return;
    }
    adopt(standing, *restore);
    ++order_;
    if (pairing_ == 0) {
        pairing_ = fresh_pairing_;
    }
    begin_log();
    send_block();
    set_linked();
}

} // namespace pairing
