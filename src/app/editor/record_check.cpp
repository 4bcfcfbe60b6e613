#include "app/editor/record_check.hpp"

#include "core/mancala/repetition.hpp"

#include <algorithm>

namespace editor {

namespace {

constexpr int stone = 100;

/// Nothing more comes: the game is over, or it was ended because it would go on for ever. Where
/// people have played on from a position that came again, only the last one can be such an end.
bool is_end(const mancala::Record& record, std::size_t number)
{
    return mancala::is_over(record.line[number]) ||
           (number + 1 == record.line.size() &&
            mancala::times_stood(record.line) >= mancala::most_repetitions);
}

} // namespace

void RecordCheck::follow(const mancala::Record& record)
{
    std::vector<Found> now;
    bool same = record.line.size() == found_.size();
    for (std::size_t i = 0; i < record.line.size(); ++i) {
        const mancala::Position& position = record.line[i];
        const bool ends = is_end(record, i);
        if (i < found_.size() && found_[i].position == position && found_[i].ends == ends) {
            now.push_back(found_[i]);
            continue;
        }
        same = false;
        now.push_back({position, ends, std::nullopt, std::nullopt});
        if (ends) {
            now.back().margin = stone * mancala::margin(position, mancala::Player::one);
        }
    }
    moves_ = record.moves;
    if (!same) {
        found_ = std::move(now);
        ++revision_;
    }
}

std::optional<std::size_t> RecordCheck::wanted() const
{
    for (std::size_t left = runs_ ? found_.size() : 0; left > 0; --left) {
        if (!found_[left - 1].margin) {
            return left - 1;
        }
    }
    return std::nullopt;
}

std::optional<mancala::Position> RecordCheck::wanted_position() const
{
    const auto number = wanted();
    return number ? std::optional(found_[*number].position) : std::nullopt;
}

void RecordCheck::take(const glue::Analysis& analysis)
{
    const auto number = wanted();
    if (!number || found_[*number].position != analysis.position) {
        return;
    }
    found_[*number].margin = value_for(mancala::Player::one, analysis);
    found_[*number].analysis = analysis;
    ++revision_;
}

std::size_t RecordCheck::known() const
{
    return static_cast<std::size_t>(std::count_if(
        found_.begin(), found_.end(), [](const Found& found) { return found.margin.has_value(); }));
}

std::optional<int> RecordCheck::margin(std::size_t position) const
{
    return position < found_.size() ? found_[position].margin : std::nullopt;
}

std::optional<int> RecordCheck::lost(std::size_t move) const
{
    const auto before = margin(move);
    const auto after = margin(move + 1);
    if (!before || !after || move >= moves_.size()) {
        return std::nullopt;
    }
    const glue::Analysis* const found = analysis(move);
    if (found != nullptr && found->best() == moves_[move].pit) {
        return 0;
    }
    const int sign = moves_[move].player == mancala::Player::one ? 1 : -1;
    const int loss = sign * (*before - *after);
    return loss < notable ? 0 : loss;
}

const glue::Analysis* RecordCheck::analysis(std::size_t position) const
{
    return position < found_.size() && found_[position].analysis ? &*found_[position].analysis
                                                                 : nullptr;
}

} // namespace editor
