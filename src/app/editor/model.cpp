#include "app/editor/model.hpp"

#include "core/mancala/rules.hpp"

#include <algorithm>
#include <utility>

namespace editor {

namespace {

/// The whole of a game that is heard for the first time.
mancala::Record record_of(const glue::HeardMoves& heard)
{
    const mancala::Position& start = *heard.start;
    mancala::Record record;
    record.stones_per_pit =
        (stones_on_board(start) + start.stores[0] + start.stores[1]) / mancala::Pit::count;
    record.moves = heard.moves;
    record.line.assign(1, start);
    record.line.insert(record.line.end(), heard.positions.begin(), heard.positions.end());
    return record;
}

/// All moves of the first are in the second, too.
bool is_contained(const mancala::Record& first, const mancala::Record& second)
{
    return first.line.front() == second.line.front() && first.moves.size() <= second.moves.size() &&
           std::equal(first.moves.begin(), first.moves.end(), second.moves.begin());
}

} // namespace

void Model::choose(std::size_t number)
{
    chosen_ = std::min(number, moves());
}

void Model::restore()
{
    if (may_restore()) {
        shown_ = chosen_;
    }
}

bool Model::may_restore() const
{
    return listening_ == Listening::off || surroundings_.game != GameState::running;
}

bool Model::may_play_on() const
{
    return surroundings_.game != GameState::absent && !surroundings_.paused &&
           !surroundings_.linked;
}

match::Restore Model::restoration() const
{
    match::Restore restore{chosen_, std::nullopt};
    if (listening_ == Listening::off) {
        restore.line = match::Line{record_.line.front(), record_.moves};
    }
    return restore;
}

void Model::set_surroundings(const Surroundings& surroundings)
{
    surroundings_ = surroundings;
    hide_what_is_forbidden();
}

void Model::set_listening(Listening listening)
{
    listening_ = listening;
    awaits_history_ = listening == Listening::on;
    hide_what_is_forbidden();
}

void Model::hide_what_is_forbidden()
{
    if (!may_restore() || (shown_ && *shown_ > moves())) {
        shown_.reset();
    }
}

std::optional<mancala::Record> Model::hear(const glue::HeardMoves& heard,
                                           const std::array<std::string, 2>& names)
{
    // What was under way when listening was switched on may be about another list.
    if (listening_ == Listening::off || (awaits_history_ && !heard.start)) {
        return std::nullopt;
    }
    awaits_history_ = false;
    const bool follows_end = chosen_ == moves();
    std::optional<mancala::Record> lost;
    if (heard.start) {
        lost = begin(heard);
    } else {
        go_on(heard);
    }
    follow_names(names);
    chosen_ = follows_end ? moves() : std::min(chosen_, moves());
    hide_what_is_forbidden();
    ++revision_;
    return lost;
}

std::optional<mancala::Record> Model::begin(const glue::HeardMoves& heard)
{
    mancala::Record next = record_of(heard);
    const bool goes_on = is_contained(record_, next);
    const bool is_new = !goes_on || next.moves.size() > record_.moves.size();
    std::optional<mancala::Record> lost;
    if (goes_on) {
        next.names = std::move(record_.names);
        next.unknown_lines = std::move(record_.unknown_lines);
    } else {
        if (is_unsaved()) {
            lost = std::move(record_);
        }
        heard_names_.reset();
        path_.clear();
        shown_.reset();
        first_revision_ = revision_ + 1;
    }
    unsaved_ = unsaved_ || is_new;
    record_ = std::move(next);
    return lost;
}

void Model::go_on(const glue::HeardMoves& heard)
{
    const std::size_t kept = std::min(heard.kept, moves());
    unsaved_ = unsaved_ || kept < moves() || !heard.moves.empty();
    record_.moves.erase(record_.moves.begin() + static_cast<std::ptrdiff_t>(kept),
                        record_.moves.end());
    record_.line.resize(kept + 1);
    record_.moves.insert(record_.moves.end(), heard.moves.begin(), heard.moves.end());
    record_.line.insert(record_.line.end(), heard.positions.begin(), heard.positions.end());
}

/// Names from a file stay when the game goes on from there, until they are changed in the game.
void Model::follow_names(const std::array<std::string, 2>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string& own = record_.names.at(i);
        if (heard_names_ ? heard_names_->at(i) != names.at(i) : own.empty()) {
            own = names.at(i);
        }
    }
    heard_names_ = names;
}

void Model::load(mancala::Record record, std::string path)
{
    set_listening(Listening::off);
    heard_names_.reset();
    record_ = std::move(record);
    path_ = std::move(path);
    unsaved_ = false;
    chosen_ = 0;
    shown_ = 0;
    first_revision_ = ++revision_;
}

void Model::mark_saved(std::string path, std::uint64_t revision)
{
    if (revision >= first_revision_) {
        path_ = std::move(path);
        unsaved_ = unsaved_ && revision != revision_;
    }
}

} // namespace editor
