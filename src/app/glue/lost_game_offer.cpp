#include "app/glue/lost_game_offer.hpp"

#include "app/glue/autosave.hpp"
#include "app/glue/game.hpp"
#include "app/glue/reasons.hpp"
#include "app/glue/record_seats.hpp"

#include <array>
#include <system_error>
#include <utility>

namespace glue {

namespace {

/// Waits for the end of a pause like a line typed into the terminal.
constexpr ipc::ClientId nobody_else{0};

bool has_begun(const Game& game)
{
    return game.session().phase() != match::Phase::ready;
}

} // namespace

LostGameOffer::LostGameOffer(Game& game, Autosave& autosave, std::filesystem::path records)
    : game_(game)
    , autosave_(autosave)
    , records_(std::move(records))
{
    game_.observe({.changed = [this](const match::Event&) {
        if (has_begun(game_)) {
            withdraw();
        }
    }});
}

bool LostGameOffer::open(LostGame lost)
{
    if (!has_begun(game_)) {
        lost_ = std::move(lost);
    }
    return lost_.has_value();
}

void LostGameOffer::accept(const Decided& decided)
{
    game_.when_not_paused(nobody_else, [this, decided] {
        if (lost_) {
            decided(go_on());
        }
    });
}

/// Its file becomes the running game's only now: what was not taken up would be written over.
std::optional<match::Denial> LostGameOffer::go_on()
{
    LostGame lost = *std::exchange(lost_, std::nullopt); // the game that begins takes no offer away
    const auto denial = take_up(game_, lost.record);
    if (denial) {
        lost_ = std::move(lost);
    } else {
        autosave_.move_to(std::move(lost.place));
    }
    return denial;
}

void LostGameOffer::decline()
{
    const auto lost = std::exchange(lost_, std::nullopt);
    if (!lost) {
        return;
    }
    const Language language = game_.language();
    try {
        const auto file = records_.empty() ? lost->place.file() : put_aside(*lost, records_);
        game_.tell(text(language, Text::lost_game_kept,
                        {file.filename().string(), file.parent_path().string()}));
    } catch (const std::system_error& error) {
        game_.tell(text(language, Text::lost_game_stays, {reason_text(language, error.code())}));
    }
}

std::optional<match::Denial> take_up(Game& game, const mancala::Record& record)
{
    const match::SetSeats seating{seats_of(record, game.session().seats())};
    const match::Restore position = restoration(record);
    for (const match::Action& action : {match::Action(seating), match::Action(position)}) {
        if (const auto denial = game.session().ask(action, match::Origin::editor)) {
            return denial;
        }
    }
    constexpr std::array kinds{match::SeatKind::extern1, match::SeatKind::extern2};
    const ExternFiles files = extern_files_of(record);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!files.at(i).empty() && game.extern_files().at(i).path.empty()) {
            game.load_extern(kinds.at(i), files.at(i));
        }
    }
    game.submit(seating, match::Origin::editor);
    return game.submit(position, match::Origin::editor);
}

} // namespace glue
