#include "app/partie_editor/program_window.hpp"

#include <algorithm>
#include <utility>

namespace partie_editor {

namespace {

using editor::Command;
using glue::Text;
using toolkit::Availability;
using toolkit::MenuItem;

/// The only item that is no command of the editor.
constexpr int help_mode_item = -1;

} // namespace

ProgramWindow::ProgramWindow(const raster::FontSet& fonts,
                             glue::Language language,
                             editor::Services services,
                             ShowGuide show_guide)
    : language_(language)
    , look_(fonts)
    , screen_(screen_size, std::string(text(language, Text::menu_editor)), look_)
    , editor_(screen_, language, closing(std::move(services)))
    , has_help_(show_guide != nullptr)
{
    screen_.set_on_menu([this](int item) { choose(item); });
    if (has_help_) {
        screen_.set_help({std::string(text(language, Text::help_mode_suffix)),
                          [this, show = std::move(show_guide)](const std::string& node) {
                              show(screen_, node);
                          }});
    }
    editor_.open();
    refresh();
}

editor::Services ProgramWindow::closing(editor::Services services)
{
    services.closed = [this] { finished_ = true; };
    return services;
}

std::vector<toolkit::Menu> ProgramWindow::menus() const
{
    using toolkit::CheckMark;
    const auto words = [&](Text id) { return std::string(text(language_, id)); };
    const auto item = [&](Command command, Text title, char32_t shortcut) {
        return MenuItem{.id = static_cast<int>(command),
                        .title = words(title),
                        .shortcut = shortcut,
                        .help_node = std::string(help_node(command))};
    };
    MenuItem print = item(Command::print, Text::editor_menu_print, U'a');
    print.availability =
        editor_.model().moves() > 0 ? Availability::enabled : Availability::ghosted;
    const MenuItem help_mode{
        .id = help_mode_item,
        .title = words(Text::menu_help_mode),
        .shortcut = U'h',
        .other_key = toolkit::Key::help,
        .help_node = "CallHelp",
        .availability = has_help_ ? Availability::enabled : Availability::ghosted,
        .check = screen_.help_mode() == toolkit::HelpMode::on ? CheckMark::on : CheckMark::off,
        .help_role = toolkit::HelpRole::acts};
    return {{words(Text::menu_project),
             {item(Command::load, Text::editor_load_title, U'l'),
              item(Command::save, Text::editor_save_title, U's'), print,
              item(Command::close, Text::menu_quit, U'q')}},
            {words(Text::menu_utilities), {help_mode}}};
}

void ProgramWindow::choose(int item)
{
    using toolkit::HelpMode;
    if (item != help_mode_item) {
        return editor_.obey(static_cast<Command>(item));
    }
    screen_.set_help_mode(screen_.help_mode() == HelpMode::on ? HelpMode::off : HelpMode::on);
}

void ProgramWindow::handle(const toolkit::PointerEvent& event)
{
    editor_.refresh();
    screen_.handle(event);
    refresh();
}

void ProgramWindow::handle(const toolkit::KeyEvent& event)
{
    editor_.refresh();
    screen_.handle(event);
    refresh();
}

void ProgramWindow::handle(toolkit::Tick tick)
{
    screen_.handle(tick);
    editor_.handle(tick);
    refresh();
}

std::optional<toolkit::Time> ProgramWindow::next_tick() const
{
    const auto screen = screen_.next_tick();
    const auto replay = editor_.next_tick();
    return screen && replay ? std::min(*screen, *replay) : (screen ? screen : replay);
}

void ProgramWindow::refresh()
{
    screen_.set_menus(menus());
    editor_.refresh();
}

void ProgramWindow::draw(raster::SurfaceView view)
{
    refresh();
    screen_.draw(view);
}

} // namespace partie_editor
