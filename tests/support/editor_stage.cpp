#include "support/editor_stage.hpp"

#include "app/editor/record_files.hpp"
#include "core/mancala/rules.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <utility>

namespace editor_stage {

mancala::Record record_of(const std::vector<int>& pits)
{
    mancala::Record record;
    record.names = {"Anna", "Jörg"};
    for (const int pit : pits) {
        const mancala::Pit chosen(pit);
        record.moves.push_back({record.line.back().to_move, chosen});
        record.line.push_back(mancala::play(record.line.back(), chosen).position);
    }
    return record;
}

EditorStage::EditorStage(glue::Language language)
    : look(golden::fonts())
    , screen({640, 400}, "Mancala", look)
    , desk(screen, language, services(language))
{
    screen.set_help({" (Hilfsmodus)", [this](const std::string& node) { pages.push_back(node); }});
    desk.open();
}

void EditorStage::open(const mancala::Record& record, const std::string& path)
{
    desk.open(record, path);
    desk.refresh();
}

void EditorStage::hear(const std::vector<int>& pits)
{
    heard_ = record_of(pits);
    const auto& line = heard_.line;
    take(glue::HeardMoves{line.front(), 0, heard_.moves, {line.begin() + 1, line.end()}});
}

void EditorStage::undo()
{
    heard_.moves.pop_back();
    heard_.line.pop_back();
    take(glue::HeardMoves{std::nullopt, heard_.moves.size(), {}, {}});
}

void EditorStage::replace_last_move(int pit)
{
    heard_.moves.pop_back();
    heard_.line.pop_back();
    const mancala::Position& before = heard_.line.back();
    const std::size_t kept = heard_.moves.size();
    heard_.moves.push_back({before.to_move, mancala::Pit(pit)});
    heard_.line.push_back(mancala::play(before, mancala::Pit(pit)).position);
    take(glue::HeardMoves{std::nullopt, kept, {heard_.moves.back()}, {heard_.line.back()}});
}

void EditorStage::press(const std::string& words)
{
    const toolkit::Gadget* const gadget = find(words);
    REQUIRE_MESSAGE(gadget != nullptr, words);
    click(window().box().origin() + gadget->box().origin() + raster::Point{4, 4});
}

void EditorStage::click_row(std::size_t row)
{
    desk.refresh();
    const raster::Point list = window().box().origin() + raster::Point{12, 17};
    click(list + raster::Point{20, 2 + static_cast<int>(row - list_view().top()) * 8 + 4});
}

void EditorStage::type(toolkit::Key key)
{
    toolkit::KeyEvent event;
    event.key = key;
    send(event);
}

void EditorStage::type(char32_t symbol)
{
    toolkit::KeyEvent event;
    event.symbol = symbol;
    send(event);
}

void EditorStage::wait(toolkit::Time time)
{
    now += time;
    desk.handle(toolkit::Tick{now});
    desk.refresh();
}

void EditorStage::find(int pit, int value)
{
    REQUIRE(looked_into);
    glue::Analysis analysis;
    analysis.position = *std::exchange(looked_into, std::nullopt);
    analysis.depth = 9;
    analysis.value = value;
    analysis.line = {{analysis.position.to_move, mancala::Pit(pit)}};
    desk.take({analysis, true});
    desk.refresh();
}

const editor::CheckWindow* EditorStage::check_window() const
{
    for (const auto& window : screen.windows()) {
        if (const auto* found = dynamic_cast<const editor::CheckWindow*>(window.get())) {
            return found;
        }
    }
    return nullptr;
}

void EditorStage::press_in_check(raster::Point point)
{
    REQUIRE(check_window() != nullptr);
    click(check_window()->box().origin() + point);
}

void EditorStage::answer(const std::string& button)
{
    for (const auto& gadget : screen.windows().back()->gadgets()) {
        const auto* found = dynamic_cast<const toolkit::Button*>(gadget.get());
        if (found != nullptr && found->label().text() == button) {
            click(screen.windows().back()->box().origin() + gadget->box().origin() +
                  raster::Point{4, 4});
            return;
        }
    }
    FAIL("no such answer: " << button);
}

void EditorStage::name_file(const std::string& path)
{
    name_file_unseen(path);
    desk.refresh();
}

void EditorStage::name_file_unseen(const std::string& path)
{
    REQUIRE(on_path_);
    std::exchange(on_path_, nullptr)(path);
}

const editor::EditorWindow& EditorStage::window() const
{
    REQUIRE(is_open());
    return *window_or_null();
}

std::string EditorStage::question() const
{
    const auto* asked = dynamic_cast<const toolkit::Requester*>(screen.windows().back().get());
    std::string text;
    for (const std::string& line : asked == nullptr ? std::vector<std::string>() : asked->lines()) {
        text += text.empty() ? line : "\n" + line;
    }
    return text;
}

std::string EditorStage::title()
{
    desk.refresh();
    return window().title();
}

std::vector<std::string> EditorStage::rows()
{
    desk.refresh();
    std::vector<std::string> texts;
    for (const toolkit::Row& row : list_view().rows()) {
        texts.push_back(row.text);
    }
    return texts;
}

std::vector<std::string> EditorStage::notes()
{
    desk.refresh();
    std::vector<std::string> texts;
    for (const toolkit::Row& row : list_view().rows()) {
        texts.push_back(row.note);
    }
    return texts;
}

const editor::MiniScene& EditorStage::board()
{
    desk.refresh();
    return gadget<editor::MiniBoard>().scene();
}

bool EditorStage::is_ghosted(const std::string& words)
{
    desk.refresh();
    const toolkit::Gadget* const found = find(words);
    REQUIRE_MESSAGE(found != nullptr, words);
    return !found->is_enabled();
}

raster::Surface EditorStage::picture()
{
    desk.refresh();
    raster::Surface surface(screen.size());
    screen.draw(surface);
    return surface;
}

editor::Services EditorStage::services(glue::Language language)
{
    editor::Services services;
    services.ask_file = [this](toolkit::Screen&, const glue::FileQuestion& wanted,
                               const auto& on_path) {
        wish = wanted;
        on_path_ = on_path;
    };
    services.read_record = [this, language](const std::string& path) {
        return editor::record_in(files[path], path, language);
    };
    services.write = [this](const std::string& path, const std::string& text) {
        if (!refusal) {
            files[path] = text;
        }
        return refusal;
    };
    services.print = [this](const std::string& text) { orders.push_back("print " + text); };
    services.listen = [this](glue::Listening listening) {
        orders.emplace_back(listening == glue::Listening::on ? "listen" : "stop listening");
    };
    services.restore = [this](const match::Restore& restore) { restores.push_back(restore); };
    services.look_into = [this](const mancala::Position& position, const glue::AnalysisBudget&) {
        looked_into = position;
    };
    services.stop_looking = [this] { looked_into.reset(); };
    services.closed = [this] { orders.emplace_back("closed"); };
    return services;
}

void EditorStage::take(std::optional<glue::HeardMoves> heard)
{
    glue::Update update;
    update.view.phase = phase;
    update.view.seats.both = {match::Seat{match::SeatKind::human, "Anna"},
                              match::Seat{match::SeatKind::human, "Jörg"}};
    update.heard = std::move(heard);
    desk.take(update);
    desk.refresh();
}

void EditorStage::send(const toolkit::KeyEvent& event)
{
    desk.refresh();
    screen.handle(event);
    desk.refresh();
}

void EditorStage::click(raster::Point at)
{
    desk.refresh();
    screen.handle(toolkit::PointerEvent{.action = toolkit::PointerAction::press, .position = at});
    screen.handle(toolkit::PointerEvent{.action = toolkit::PointerAction::release, .position = at});
    desk.refresh();
}

const editor::EditorWindow* EditorStage::window_or_null() const
{
    for (const auto& window : screen.windows()) {
        if (const auto* found = dynamic_cast<const editor::EditorWindow*>(window.get())) {
            return found;
        }
    }
    return nullptr;
}

const toolkit::Gadget* EditorStage::find(const std::string& words) const
{
    for (const auto& gadget : window().gadgets()) {
        const auto* button = dynamic_cast<const toolkit::Button*>(gadget.get());
        const auto* box = dynamic_cast<const toolkit::Checkbox*>(gadget.get());
        const auto* cycle = dynamic_cast<const toolkit::Cycle*>(gadget.get());
        if ((button != nullptr && button->label().text() == words) ||
            (box != nullptr && box->label().text() == words) ||
            (cycle != nullptr && cycle->labels().at(cycle->choice()) == words)) {
            return gadget.get();
        }
    }
    return nullptr;
}

} // namespace editor_stage
