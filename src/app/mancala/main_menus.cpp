#include "app/mancala/main_menus.hpp"

#include "app/mancala/window_keys.hpp"

#include <string>
#include <utility>

namespace app {

namespace {

using glue::Text;
using toolkit::Availability;
using toolkit::MenuItem;

Availability when(bool possible)
{
    return possible ? Availability::enabled : Availability::ghosted;
}

/// Makes the items of one language.
class Items
{
  public:
    explicit Items(glue::Language language)
        : language_(language)
    {
    }

    [[nodiscard]] std::string title(Text id) const { return std::string(text(language_, id)); }

    [[nodiscard]] MenuItem item(Command command,
                                Text id,
                                char32_t shortcut,
                                Availability availability = Availability::enabled) const
    {
        return {.id = static_cast<int>(command),
                .title = title(id),
                .shortcut = shortcut,
                .help_node = std::string(help_node(command)),
                .availability = availability};
    }

    /// An item with a key of its own in place of a letter.
    [[nodiscard]] MenuItem with_key(Command command, Text id, std::string key) const
    {
        MenuItem item = this->item(command, id, 0);
        item.key_name = std::move(key);
        return item;
    }

    [[nodiscard]] MenuItem tell_board() const
    {
        MenuItem item = with_key(Command::tell_board, Text::board_in_words, "F2");
        item.other_key = toolkit::Key::f2;
        return item;
    }

    [[nodiscard]] MenuItem analysis(const MenuState& state) const
    {
        MenuItem item = this->item(Command::analysis, Text::menu_analysis, U'a',
                                   when(state.analysis == Service::offered));
        item.check = state.panel;
        return item;
    }

    [[nodiscard]] MenuItem effect(Command command, Text id, bool chosen) const
    {
        using toolkit::CheckMark;
        MenuItem item = this->item(command, id, 0);
        item.check = chosen ? CheckMark::on : CheckMark::off;
        return item;
    }

    /// Acts in help mode too: it is the way out.
    [[nodiscard]] MenuItem help_mode(const MenuState& state) const
    {
        using toolkit::CheckMark;
        MenuItem item = this->item(Command::help_mode, Text::menu_help_mode, U'h',
                                   when(state.guide == Service::offered));
        item.other_key = toolkit::Key::help;
        item.check = state.help_mode == toolkit::HelpMode::on ? CheckMark::on : CheckMark::off;
        item.help_role = toolkit::HelpRole::acts;
        return item;
    }

  private:
    glue::Language language_;
};

} // namespace

std::vector<toolkit::Menu>
main_menus(glue::Language language, const glue::GameView& view, const MenuState& state)
{
    const Items items(language);
    // While a script has paused the game the user's actions are refused, so they are not offered.
    const bool plays = !view.paused;
    const bool runs = view.phase == match::Phase::running;
    return {{items.title(Text::menu_project),
             {items.item(Command::new_game, Text::menu_new_game, U'n', when(plays)),
              items.item(Command::end_game, Text::menu_end_game, U'e', when(plays && runs)),
              items.item(Command::about, Text::about_title, U'i'),
              items.item(Command::greetings, Text::greetings_title, U'g'),
              items.item(Command::quit, Text::menu_quit, U'q')}},
            {items.title(Text::menu_utilities),
             {items.item(Command::editor, Text::menu_editor, U'p',
                         when(state.editor == Service::offered)),
              items.help_mode(state),
              items.item(Command::undo, Text::menu_undo, U'u', when(plays && view.can_undo))}},
            {items.title(Text::menu_extras),
             {items.item(Command::redo, Text::menu_redo, U'y', when(plays && view.can_redo)),
              items.item(Command::hint, Text::menu_hint, U't',
                         when(plays && state.hint == Service::offered)),
              items.analysis(state),
              items.item(Command::partner, Text::menu_partner, U'l',
                         when(state.partner == Service::offered)),
              items.tell_board(), items.with_key(Command::picture, Text::menu_picture, "F12"),
              items.with_key(Command::picture_as_shown, Text::menu_picture_as_shown, "Shift F12"),
              MenuItem{},
              items.effect(Command::scan_lines, Text::menu_scan_lines,
                           state.effect == glue::Effect::scanlines),
              items.effect(Command::flicker, Text::menu_flicker,
                           state.effect == glue::Effect::flicker)}}};
}

} // namespace app
