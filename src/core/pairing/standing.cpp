#include "core/pairing/standing.hpp"

#include "core/base/checksum.hpp"
#include "core/pairing/message_words.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace pairing {

namespace {

constexpr std::array<std::pair<Stage, std::string_view>, 5> stages{{
    {Stage::ready, "ready"},
    {Stage::running, "running"},
    {Stage::natural, "natural"},
    {Stage::early, "early"},
    {Stage::repetition, "repetition"},
}};

std::optional<match::Ending> ending_of(Stage stage)
{
    switch (stage) {
    case Stage::ready:
    case Stage::running: return std::nullopt;
    case Stage::natural: return match::Ending::natural;
    case Stage::early: return match::Ending::early;
    case Stage::repetition: return match::Ending::repetition;
    }
    return std::nullopt;
}

} // namespace

std::string_view word_of(Stage stage)
{
    return stages.at(static_cast<std::size_t>(stage)).second;
}

std::optional<Stage> stage_from(std::string_view word)
{
    const auto* const row = std::find_if(stages.begin(), stages.end(),
                                         [&](const auto& each) { return each.second == word; });
    return row == stages.end() ? std::nullopt : std::optional(row->first);
}

Stage stage_of(const match::Session& session)
{
    if (const auto ending = session.ending()) {
        switch (*ending) {
        case match::Ending::natural: return Stage::natural;
        case match::Ending::early: return Stage::early;
        case match::Ending::repetition: return Stage::repetition;
        }
    }
    return session.phase() == match::Phase::ready ? Stage::ready : Stage::running;
}

Standing standing_of(const match::Session& session)
{
    Standing standing{stage_of(session), {}};
    standing.pits.reserve(session.moves().size());
    for (const mancala::Move& move : session.moves()) {
        standing.pits.push_back(move.pit);
    }
    return standing;
}

std::uint64_t hash_of(const mancala::Position& position, const Standing& standing)
{
    std::string text;
    for (const int stones : position.pits) {
        text += std::to_string(stones) + " ";
    }
    for (const int stones : position.stores) {
        text += std::to_string(stones) + " ";
    }
    text += std::to_string(number_of(position.to_move)) + " ";
    text += words::pits_word(standing.pits) + " ";
    text += word_of(standing.stage);
    return base::checksum(text);
}

std::uint64_t hash_of(const match::Session& session)
{
    return hash_of(session.position(), standing_of(session));
}

std::optional<Restoration> restoration(const Standing& standing, int stones_per_pit)
{
    match::Line line{mancala::initial(stones_per_pit), {}};
    mancala::Position now = line.start;
    line.moves.reserve(standing.pits.size());
    for (const mancala::Pit pit : standing.pits) {
        if (mancala::refusal(now, pit)) {
            return std::nullopt;
        }
        line.moves.push_back({now.to_move, pit});
        now = mancala::play(now, pit).position;
    }
    const bool ended = standing.stage == Stage::natural;
    const bool fresh = standing.stage == Stage::ready;
    if (ended != mancala::is_over(now) || (fresh && !standing.pits.empty())) {
        return std::nullopt;
    }
    const std::size_t moves = standing.pits.size();
    return Restoration{{moves, std::move(line), fresh ? match::Phase::ready : match::Phase::running,
                        ending_of(standing.stage)},
                       hash_of(now, standing)};
}

bool begins_with(const Standing& longer, const Standing& shorter)
{
    if (longer.pits.size() == shorter.pits.size()) {
        return longer == shorter ||
               (longer.pits == shorter.pits && shorter.stage == Stage::running);
    }
    return longer.pits.size() > shorter.pits.size() &&
           std::equal(shorter.pits.begin(), shorter.pits.end(), longer.pits.begin()) &&
           (shorter.stage == Stage::running || shorter.stage == Stage::ready);
}

} // namespace pairing
