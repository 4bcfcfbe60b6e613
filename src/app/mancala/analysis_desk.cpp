#include "app/mancala/analysis_desk.hpp"

#include "core/mancala/rules.hpp"

#include <utility>

namespace app {

namespace {

using glue::Text;

/// A position that lies there for long need not warm the room.
constexpr glue::AnalysisBudget panel_budget{.time = std::chrono::minutes(1)};

/// As long as a hint takes at most.
constexpr auto hint_time = std::chrono::duration_cast<toolkit::Time>(*glue::hint_budget.time);

glue::SeatNames names_of(const glue::GameView& view)
{
    return {view.seats.both[0].name, view.seats.both[1].name};
}

} // namespace

AnalysisDesk::AnalysisDesk(toolkit::Screen& screen,
                           glue::Language language,
                           AnalysisOrders orders,
                           OnKey on_key)
    : screen_(screen)
    , language_(language)
    , orders_(std::move(orders))
    , on_key_(std::move(on_key))
{
}

bool AnalysisDesk::may_look() const
{
    return view_.phase != match::Phase::over && !mancala::is_over(view_.position);
}

void AnalysisDesk::follow(const glue::GameView& view)
{
    const bool is_same = view.position == view_.position && view.phase == view_.phase;
    view_ = view;
    if (!is_same) {
        hint_ = Hint::unwanted;
        advice_.reset();
        news_.reset();
        begin();
    }
    show_panel(); // names may have changed
}

/// Looks into the position, or stops where nobody wants to know.
void AnalysisDesk::begin()
{
    if (!is_offered()) {
        return;
    }
    const bool wanted = is_panel_open() || is_hint_awaited();
    if (wanted && may_look()) {
        looking_ = true;
        orders_.look_into(view_.position, is_panel_open() ? panel_budget : glue::hint_budget);
    } else {
        stop();
    }
}

void AnalysisDesk::stop()
{
    if (std::exchange(looking_, false)) {
        orders_.stop();
    }
}

void AnalysisDesk::take(const glue::AnalysisNews& news)
{
    // What the window has not heard of yet may be known to the analyst already.
    if (news.analysis.position != view_.position || !may_look()) {
        return;
    }
    news_ = news;
    if (is_hint_awaited() && suffices(news)) {
        give_hint(news.analysis);
    }
    show_panel();
}

bool AnalysisDesk::suffices(const glue::AnalysisNews& news) const
{
    return hint_ == Hint::overdue || news.is_last || news.analysis.nodes >= glue::hint_budget.nodes;
}

void AnalysisDesk::give_hint(const glue::Analysis& advice)
{
    hint_ = Hint::given;
    advice_ = advice;
    if (!is_panel_open()) {
        stop();
    }
}

void AnalysisDesk::ask_hint()
{
    if (!is_offered() || !may_look()) {
        return;
    }
    hint_ = Hint::awaited;
    hint_until_.reset();
    advice_.reset();
    if (news_) {
        take(*news_); // perhaps it is known already
    }
    if (is_hint_awaited() && !is_panel_open()) {
        begin();
    }
}

void AnalysisDesk::handle(toolkit::Tick tick)
{
    if (hint_ != Hint::awaited) {
        return;
    }
    if (!hint_until_) {
        hint_until_ = tick.now + hint_time;
    } else if (tick.now >= *hint_until_) {
        hint_ = Hint::overdue;
        if (news_) {
            give_hint(news_->analysis);
        }
    }
}

std::optional<toolkit::Time> AnalysisDesk::next_tick() const
{
    constexpr toolkit::Time at_once{};
    return hint_ == Hint::awaited ? std::optional(hint_until_.value_or(at_once)) : std::nullopt;
}

void AnalysisDesk::switch_panel()
{
    if (!is_offered()) {
        return;
    }
    if (is_panel_open()) {
        screen_.close(*std::exchange(window_, nullptr));
        if (!is_hint_awaited()) {
            stop();
        }
        return;
    }
    window_ = &screen_.open<AnalysisWindow>(screen_.look(), language_, [this] { switch_panel(); });
    window_->set_on_key(on_key_);
    news_.reset();
    begin();
    show_panel();
}

void AnalysisDesk::show_panel()
{
    if (window_ == nullptr) {
        return;
    }
    if (!may_look()) {
        window_->show_over();
    } else if (news_) {
        window_->show(news_->analysis, names_of(view_));
    } else {
        window_->clear();
    }
}

std::optional<mancala::Pit> AnalysisDesk::hinted() const
{
    return advice_ ? std::optional(advice_->best()) : std::nullopt;
}

std::string AnalysisDesk::words() const
{
    switch (hint_) {
    case Hint::unwanted: return {};
    case Hint::awaited:
    case Hint::overdue: return std::string(text(language_, Text::hint_awaited));
    case Hint::given: return hint_words(*advice_, names_of(view_), language_);
    }
    return {};
}

} // namespace app
