// The desk's part in the analysis of a record: its window, and which position is looked into.
#include "app/editor/desk.hpp"

#include <utility>

namespace editor {

void Desk::open_check()
{
    if (!services_.look_into) {
        return;
    }
    close_check();
    follow_check();
    check_window_ = &screen_.open<CheckWindow>(
        language_, CheckOrders{.run = [this] { run_check(); },
                               .choose =
                                   [this](std::size_t number) {
                                       may_replay() ? show_position(number) : model_.choose(number);
                                       stale_ = true;
                                   },
                               .close = [this] { close_check(); }});
    if (may_replay()) {
        check_.begin();
    }
    look_on();
    stale_ = true;
}

void Desk::close_check()
{
    if (check_window_ != nullptr) {
        screen_.close(*std::exchange(check_window_, nullptr));
        check_.stop();
        look_on();
        stale_ = true;
    }
}

void Desk::run_check()
{
    follow_check();
    if (check_.is_running()) {
        check_.stop();
    } else if (may_replay()) {
        check_.begin();
    }
    look_on();
    stale_ = true;
}

/// The record, or what may be known of it, has changed. Nobody shall know more than the other of a
/// game that runs.
void Desk::follow_check()
{
    const auto now = may_replay() ? std::optional(model_.revision()) : std::nullopt;
    if (!services_.look_into || now == followed_) {
        return;
    }
    followed_ = now;
    if (now) {
        check_.follow(model_.record());
    } else {
        check_ = {};
    }
    look_on();
}

/// Another record may come with the same revision.
void Desk::forget_check()
{
    close_check();
    check_ = {};
    followed_.reset();
}

/// Sees to it that just the position that is wanted is looked into.
void Desk::look_on()
{
    const auto position = check_.wanted_position();
    if (position == looked_into_) {
        return;
    }
    looked_into_ = position;
    if (position) {
        services_.look_into(*position, RecordCheck::budget);
    } else {
        services_.stop_looking();
    }
}

void Desk::take(const glue::AnalysisNews& news)
{
    follow_check(); // the record may have changed since the last drawing
    if (news.is_last && looked_into_ == news.analysis.position) {
        check_.take(news.analysis);
        looked_into_.reset();
        look_on();
        stale_ = true;
    }
}

} // namespace editor
