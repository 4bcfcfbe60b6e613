#include "core/pairing/host.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace pairing {

namespace {

/// Whoever comes back after more orders than these is not asked how he stood.
constexpr std::size_t longest_log = 100'000;

std::optional<Deed> deed_of(const match::Action& action)
{
    if (const auto* play = std::get_if<match::PlayPit>(&action)) {
        return *play;
    }
    if (std::holds_alternative<match::Undo>(action)) {
        return match::Undo{};
    }
    if (std::holds_alternative<match::NewGame>(action)) {
        return match::NewGame{};
    }
    if (const auto* end = std::get_if<match::EndGame>(&action)) {
        return *end;
    }
    return std::nullopt;
}

} // namespace

Host::Host(Outside& outside, Self self, std::uint64_t fresh_pairing)
    : Side(outside, std::move(self), match::Home::guest)
    , fresh_pairing_(fresh_pairing)
{
}

State Host::state() const
{
    return {pairing_,           order_,   game_,   stage_of(session()), session().moves().size(),
            hash_of(session()), request_, verdict_};
}

void Host::on_block(const State& state, const Standing& standing)
{
    switch (judge(state, standing)) {
    case Judgement::own: agree(state); return;
    case Judgement::partners:
        if (!adopt(standing)) {
            misdeed(Misdeed::illegal);
            return;
        }
        if (hash_of(session()) == state.hash) {
            order_ = state.order;
            game_ = state.game;
            agree(state);
            return;
        }
        break;
    case Judgement::differ: break;
    }
    find_difference();
    compare_with(standing);
}

Host::Judgement Host::judge(const State& state, const Standing& theirs) const
{
    if (pairing_ == 0) {
        return state.pairing == 0 ? Judgement::own : judge_after_own_restart(theirs);
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
    moves_ = session().moves().size();
    stage_ = stage_of(session());
}

void Host::did(const match::Event& event)
{
    const auto deed = deed_of(event.action);
    if (!deed || pairing_ == 0) {
        return;
    }
    give_order(hash_of(event.before, moves_, stage_), *deed);
    const bool repeats = event.ending == match::Ending::repetition;
    const Stage stage = repeats ? Stage::running : stage_of(session());
    log(hash_of(session().position(), session().moves().size(), stage));
    if (repeats) {
        give_order(log_.back(), match::EndGame{match::Ending::repetition});
        log(hash_of(session()));
    }
    remember();
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
    if (!adopt(*partners_list_)) {
        misdeed(Misdeed::illegal);
        return;
    }
    settle_on_own_list();
}

void Host::partner_gives_way()
{
    // The list holds even where the board does not fit it.
    if (adopt(standing_of(session()))) {
        settle_on_own_list();
    }
}

void Host::settle_on_own_list()
{
    ++order_;
    if (pairing_ == 0) {
        pairing_ = fresh_pairing_;
    }
    begin_log();
    send_block();
    set_linked();
}

} // namespace pairing
