// Draws what the main window must look like between two humans:
//     window_picture FILE PORT ready|running|ended|closed TO_MOVE undo|no-undo PIT1 ... PIT12
//     STORE1 STORE2
// "ended" has the end requester open, "closed" has it closed again.
#include "render/raster/png.hpp"
#include "support/golden.hpp"
#include "support/stage.hpp"

#include <cstdlib>
#include <fstream>
#include <span>
#include <string_view>

namespace {

constexpr int phase_at = 3;
constexpr int to_move_at = 4;
constexpr int undo_at = 5;
constexpr int pits_at = 6;
constexpr int stores_at = 18;
constexpr int arguments = 20;

glue::GameView view_of(std::span<char* const> words)
{
    const auto number = [&](int index) {
        return static_cast<std::uint8_t>(std::atoi(words[static_cast<std::size_t>(index)]));
    };
    const std::string_view phase = words[phase_at];
    glue::GameView view;
    view.change = 1;
    view.seats = match::first_run_seats();
    view.seats.both.at(1).kind = match::SeatKind::human;
    view.phase = phase == "ready"     ? match::Phase::ready
                 : phase == "running" ? match::Phase::running
                                      : match::Phase::over;
    view.ending = match::Ending::early;
    view.can_undo = std::string_view(words[undo_at]) == "undo";
    view.position.to_move = number(to_move_at) == 1 ? mancala::Player::one : mancala::Player::two;
    for (int i = 0; i < mancala::Pit::count; ++i) {
        view.position.pits.at(static_cast<std::size_t>(i)) = number(pits_at + i);
    }
    view.position.stores = {number(stores_at), number(stores_at + 1)};
    return view;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != arguments) {
        return 2;
    }
    const std::span<char* const> words(argv, static_cast<std::size_t>(argc));
    app::WindowSettings settings;
    settings.port_name = words[2];
    stage::Stage stage(settings);
    stage.take(view_of(words));
    if (std::string_view(words[phase_at]) == "closed") {
        stage.type(toolkit::Key::enter);
    }
    const auto bytes = raster::encode_png(stage.picture(), golden::theme("rottoene").palette);
    std::ofstream file(words[1], std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    return file.flush() ? 0 : 1;
}
