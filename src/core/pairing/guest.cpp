#include "core/pairing/guest.hpp"

#include <algorithm>
#include <utility>

namespace pairing {

Guest::Guest(Outside& outside, Self self)
    : Side(outside, std::move(self), match::Home::host)
{
}

State Guest::state() const
{
    return {
        pairing_,           order_,  game_,        stage_of(session()), session().moves().size(),
        hash_of(session()), number_, Verdict::none};
}

void Guest::greeted()
{
    awaits_ = false;
    gave_way_ = false;
    send_block();
}

void Guest::want(const Deed& deed, match::Origin origin, Decided decided)
{
    constexpr std::size_t most_wishes = 8;
    if (bond_ != Bond::linked) {
        decided(match::Denial::separated);
        return;
    }
    const bool is_pit = std::holds_alternative<match::PlayPit>(deed);
    if ((is_pit && !wishes_.empty()) || wishes_.size() >= most_wishes) {
        decided(match::Denial::awaiting_partner);
        return;
    }
    wishes_.push_back({deed, origin, std::move(decided), 0, {}, false});
    if (!sent_) {
        send_next();
    }
}

void Guest::forget_wishes()
{
    sent_ = false;
    for (const Wish& wish : std::exchange(wishes_, {})) {
        wish.decided(match::Denial::separated);
    }
}

/// A wish whose turn comes is asked about anew: those before it have changed the game.
void Guest::send_next()
{
    while (!sent_ && !wishes_.empty() && bond_ == Bond::linked) {
        const Wish& next = wishes_.front();
        if (const auto denial = session().ask(action_of(next.deed), next.origin)) {
            finish_front(denial);
        } else {
            send_front();
        }
    }
}

void Guest::send_front()
{
    Wish& wish = wishes_.front();
    wish.number = ++number_;
    wish.ground = ground_of(session(), game_);
    sent_ = true;
    send(Request{wish.number, order_, wish.ground.hash, wish.deed});
}

void Guest::finish_front(std::optional<match::Denial> denial)
{
    const Decided decided = std::move(wishes_.front().decided);
    wishes_.pop_front();
    sent_ = false;
    decided(denial);
    send_next();
}

void Guest::reconsider_front()
{
    Wish& wish = wishes_.front();
    sent_ = false;
    if (!wish.offered_again && still_makes_sense(wish, session(), game_)) {
        wish.offered_again = true;
        send_front();
    } else {
        finish_front(match::Denial::overtaken);
    }
}

bool Guest::is_own(const Order& order) const
{
    return sent_ && order.request == wishes_.front().number &&
           print(Request{0, 0, 0, order.deed}) == print(Request{0, 0, 0, wishes_.front().deed});
}

void Guest::on(const Order& order)
{
    if (order.number <= order_ || awaits_) {
        ignore();
        return;
    }
    if (order.number > order_ + 1) {
        awaits_ = true;
        send(Again{});
        return;
    }
    if (order.hash != hash_of(session())) {
        find_difference();
        return;
    }
    const match::Action action = action_of(order.deed);
    const bool own = is_own(order);
    const bool is_hosts = order.request == 0 && !session().ask(action, match::Origin::partner);
    if (!own && !is_hosts) {
        misdeed(Misdeed::illegal);
        return;
    }
    order_ = order.number;
    if (std::holds_alternative<match::NewGame>(order.deed)) {
        ++game_;
    }
    if (own) {
        perform_own(action, wishes_.front().origin);
        finish_front(std::nullopt);
    } else {
        outside_.perform(action, match::Origin::partner);
    }
}

/// Another kind of player may have sat down here since the wish was made; the order holds all the
/// same.
void Guest::perform_own(const match::Action& action, match::Origin origin)
{
    if (session().ask(action, origin)) {
        origin = session().seats().of(own_seat()).is_human() ? match::Origin::user
                                                             : match::Origin::computer;
    }
    outside_.perform(action, origin);
}

void Guest::on(const Stale& stale)
{
    if (sent_ && stale.request == wishes_.front().number) {
        reconsider_front();
    } else {
        ignore();
    }
}

bool Guest::awaits_block() const
{
    return bond_ == Bond::greeting || bond_ == Bond::differing || awaits_;
}

void Guest::on_block(const State& state, const Standing& standing)
{
    const bool settles = bond_ == Bond::differing;
    if (settles && !gave_way_ && standing != standing_of(session())) {
        ignore();
        return;
    }
    if (!settles && was_linked() && !is_possible(standing)) {
        find_difference();
        compare_with(standing);
        return;
    }
    const auto restore = restoration(standing, session().stones_per_pit());
    if (!restore || state.pairing == 0) {
        misdeed(Misdeed::illegal);
        return;
    }
    if (restore->hash != state.hash) {
        find_unfit_board(standing);
        return;
    }
    adopt(standing, *restore);
    awaits_ = false;
    gave_way_ = false;
    order_ = state.order;
    game_ = state.game;
    const std::uint64_t before = std::exchange(pairing_, state.pairing);
    set_linked();
    resume(state, before);
}

/// The host's list is by the rules, but his board is not what it leads to. Which of both is the
/// game's is for the users to say. While they are asked it may be the list that he sent before he
/// knew of the question.
void Guest::find_unfit_board(const Standing& hosts)
{
    if (bond_ == Bond::differing) {
        ignore();
        return;
    }
    find_difference();
    compare_with(hosts);
}

/// Beyond what we knew, a list may have any moves of the host, but of ours only the one that we
/// asked for last.
bool Guest::is_possible(const Standing& standing) const
{
    const auto restore = restoration(standing, session().stones_per_pit());
    if (!restore) {
        return true; // that is found out later, and is worse
    }
    const auto& moves = restore->action.line->moves;
    const auto& known = session().moves();
    const auto last = std::min(moves.size(), known.size());
    const auto end = moves.begin() + static_cast<std::ptrdiff_t>(last);
    const auto fresh = std::mismatch(moves.begin(), end, known.begin()).first;
    int own = 0;
    for (auto move = fresh; move != moves.end(); ++move) {
        own += move->player == own_seat() ? 1 : 0;
    }
    const bool asked = sent_ && std::holds_alternative<match::PlayPit>(wishes_.front().deed);
    return own <= (asked ? 1 : 0);
}

/// What was asked before the link was lost: done, refused, or never heard of.
void Guest::resume(const State& state, std::uint64_t pairing_before)
{
    number_ = std::max(number_, state.request);
    if (!sent_) {
        send_next();
        return;
    }
    Wish& wish = wishes_.front();
    const bool heard = pairing_before == state.pairing && wish.number <= state.request;
    if (heard && wish.number == state.request && state.verdict == Verdict::ordered) {
        finish_front(std::nullopt);
    } else if (heard) {
        reconsider_front();
    } else if (still_makes_sense(wish, session(), game_)) {
        send_front();
    } else {
        finish_front(match::Denial::overtaken);
    }
}

void Guest::give_way()
{
    gave_way_ = true;
    send(Settle{Settling::give_way});
}

} // namespace pairing
