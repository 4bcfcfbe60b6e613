#include "app/glue/seat_players.hpp"

#include "core/engine/meister.hpp"
#include "core/players/roster.hpp"

#include <iostream>
#include <thread>
#include <utility>

namespace glue {

namespace {

/// Sits on an extern seat without a file.
class MissingPlayer final : public players::Player
{
  public:
    explicit MissingPlayer(std::string reason)
        : reason_(std::move(reason))
    {
    }

    players::Choice choose(const mancala::Position& /*position*/,
                           std::uint64_t /*seed*/,
                           base::Budget& /*budget*/) override
    {
        return {.failure = base::Diagnostic{"", 0, 0, reason_, ""}};
    }

  private:
    std::string reason_;
};

std::size_t slot_of(match::SeatKind kind)
{
    return kind == match::SeatKind::extern1 ? 0 : 1;
}

/// The reason alone: the file is the one just chosen.
std::string reason_of(const base::Diagnostic& refusal)
{
    return refusal.line > 0 ? std::to_string(refusal.line) + ": " + refusal.text : refusal.text;
}

std::unique_ptr<players::Player>
make_extern_player(match::SeatKind kind, const std::optional<PlayerFile>& file, Language language)
{
    if (!file) {
        return std::make_unique<MissingPlayer>(
            text(language, Text::extern_missing, {seat_title(language, kind)}));
    }
    // Called on a worker; one line to the log each, never a requester.
    return make_script_player(*file, [](const base::Diagnostic& warning) {
        std::cerr << base::to_string(warning) + "\n";
    });
}

std::unique_ptr<players::Player> make_meister(Thinking thinking, const engine::ExactValues* known)
{
    using engine::Meister;
    const engine::NetWeights weights = engine::built_in_weights();
    const engine::Manner manner{.tolerance = engine::Manner::usual_tolerance,
                                .threads =
                                    threads_of(thinking, std::thread::hardware_concurrency())};
    const auto time = time_of(thinking);
    return time ? std::make_unique<Meister>(*time, weights, known, manner)
                : std::make_unique<Meister>(Meister::usual_nodes, weights, known, manner);
}

} // namespace

std::optional<base::Diagnostic> PlayerFactory::load(match::SeatKind kind, const std::string& path)
{
    const std::size_t slot = slot_of(kind);
    auto file = load_player_file(path, language_);
    if (!file) {
        notes_.at(slot).note = reason_of(file.error());
        return file.error();
    }
    notes_.at(slot) = {path, file->comment};
    loaded_.at(slot) = std::move(*file);
    return std::nullopt;
}

std::unique_ptr<players::Player> PlayerFactory::make(match::SeatKind kind) const
{
    using match::SeatKind;
    switch (kind) {
    case SeatKind::human: return nullptr;
    case SeatKind::normal: return players::make_player(players::Kind::normal);
    case SeatKind::gemein: return players::make_player(players::Kind::gemein);
    case SeatKind::taktik: return players::make_player(players::Kind::taktik);
    case SeatKind::meister: return make_meister(thinking_, known_);
    case SeatKind::extern1:
    case SeatKind::extern2: return make_extern_player(kind, loaded_.at(slot_of(kind)), language_);
    }
    return nullptr;
}

SeatPlayers PlayerFactory::make(const match::Seats& seats) const
{
    return {make(seats.both[0].kind), make(seats.both[1].kind)};
}

} // namespace glue
