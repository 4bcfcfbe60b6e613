#include "support/stage.hpp"

#include "support/cut_texts.hpp"
#include "support/golden.hpp"

#include <variant>

namespace stage {

Stage::Stage(const app::WindowSettings& settings)
    : window(golden::fonts(), settings, window_orders(settings.language))
{
}

void Stage::take(const glue::GameView& view)
{
    window.take({news(view)}, now);
}

void Stage::play(glue::GameView& view, mancala::Pit pit)
{
    const mancala::Position before = view.position;
    const mancala::Outcome outcome = mancala::play(before, pit);
    view.position = outcome.position;
    view.can_undo = true;
    ++view.change;
    if (outcome.over) {
        view.phase = match::Phase::over;
        view.ending = match::Ending::natural;
        view.comment = match::computer_comment(view.position, view.seats);
    }
    glue::Update update = news(view);
    update.sown = glue::SownMove{before, pit};
    window.take({update}, now);
}

void Stage::offer(const glue::GameView& view,
                  const glue::LostGameNote& lost,
                  std::optional<match::Denial> denied)
{
    glue::Update update = news(view);
    update.lost = lost;
    update.denied = denied;
    window.take({update}, now);
}

void Stage::wait(toolkit::Time time)
{
    now += time;
    window.handle(toolkit::Tick{now});
}

void Stage::ask(glue::Request request)
{
    glue::Update update = news(game_of_two());
    update.request = request;
    window.take({update}, now);
}

void Stage::point(raster::Point at)
{
    window.handle(toolkit::PointerEvent{.position = at});
}

void Stage::click(raster::Point at)
{
    using enum toolkit::PointerAction;
    window.handle(toolkit::PointerEvent{.action = press, .position = at});
    window.handle(toolkit::PointerEvent{.action = release, .position = at});
}

void Stage::type(toolkit::Key key, toolkit::Modifiers modifiers)
{
    toolkit::KeyEvent event;
    event.key = key;
    event.modifiers = modifiers;
    window.handle(event);
}

void Stage::type(char32_t symbol, toolkit::Modifiers modifiers)
{
    toolkit::KeyEvent event;
    event.symbol = symbol;
    event.modifiers = modifiers;
    window.handle(event);
}

void Stage::type_at(int row, int column, char32_t symbol)
{
    toolkit::KeyEvent event;
    event.symbol = symbol;
    event.place = toolkit::KeyPlace{row, column};
    window.handle(event);
}

void Stage::write(const std::string& text)
{
    toolkit::KeyEvent event;
    event.text = text;
    window.handle(event);
}

std::vector<int> Stage::pits() const
{
    std::vector<int> numbers;
    for (const match::Action& action : actions) {
        if (const auto* play = std::get_if<match::PlayPit>(&action)) {
            numbers.push_back(play->pit.number());
        }
    }
    return numbers;
}

raster::Surface Stage::picture()
{
    raster::Surface surface(app::screen_size);
    window.draw(surface);
    return surface;
}

std::string Stage::cut_texts()
{
    raster::Surface surface(app::screen_size);
    support::CutTexts cut;
    window.draw({surface, cut});
    return cut.all();
}

} // namespace stage
