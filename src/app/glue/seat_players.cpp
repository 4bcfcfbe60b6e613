#include "app/glue/seat_players.hpp"

#include "app/glue/script_player.hpp"
#include "core/players/roster.hpp"

#include <iostream>
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

base::Result<std::unique_ptr<players::Player>>
make_extern_player(match::SeatKind kind, const std::string& file, Language language)
{
    if (file.empty()) {
        return std::make_unique<MissingPlayer>(
            text(language, Text::extern_missing, {match::title(kind)}));
    }
    return load_player_file(file).map([](PlayerFile loaded) {
        // Called on a worker; one line to the log each, never a requester.
        return make_script_player(std::move(loaded), [](const base::Diagnostic& warning) {
            std::cerr << base::to_string(warning) + "\n";
        });
    });
}

base::Result<std::unique_ptr<players::Player>>
make_seat_player(match::SeatKind kind, const ExternFiles& files, Language language)
{
    using match::SeatKind;
    switch (kind) {
    case SeatKind::human: return nullptr;
    case SeatKind::normal: return players::make_player(players::Kind::normal);
    case SeatKind::gemein: return players::make_player(players::Kind::gemein);
    case SeatKind::taktik: return players::make_player(players::Kind::taktik);
    case SeatKind::extern1: return make_extern_player(kind, files[0], language);
    case SeatKind::extern2: return make_extern_player(kind, files[1], language);
    }
    return nullptr;
}

} // namespace

base::Result<SeatPlayers>
make_seat_players(const match::Seats& seats, const ExternFiles& files, Language language)
{
    SeatPlayers players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        auto player = make_seat_player(seats.both.at(i).kind, files, language);
        if (!player) {
            return base::failure(player.error());
        }
        players.at(i) = std::move(*player);
    }
    return players;
}

} // namespace glue
