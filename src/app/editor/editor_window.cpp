#include "app/editor/editor_window.hpp"

#include "app/editor/check_window.hpp"
#include "app/glue/short_text.hpp"

#include <filesystem>
#include <utility>

namespace editor {

namespace {

using glue::Text;
using raster::Rect;
using toolkit::Availability;
using toolkit::Check;

// Where things stand, in the window's coordinates.
constexpr Rect window_box{14, 84, 612, 236};
constexpr int height = toolkit::metrics::button_height;
constexpr int left = 12;
constexpr int top = 17;
constexpr int row = 18; ///< from one button to the next
constexpr int list_width = 176;
constexpr int list_height = 138;
constexpr int replay_top = top + list_height + 4;
constexpr int step_width = 41;
constexpr int step_gap = 4;
constexpr int play_width = 84;
constexpr int gap = 8;
constexpr int right_column = left + list_width + 12;
constexpr int button_width = 196;
constexpr int second_column = right_column + button_width + gap;
constexpr int print_width = 256;
constexpr int target_width = MiniBoard::size.width - print_width - gap;
constexpr int board_top = top + 4 * row + 6;
constexpr int line_top = board_top + MiniBoard::size.height + 6;
constexpr int line_letters = 71;

Availability when(bool possible)
{
    return possible ? Availability::enabled : Availability::ghosted;
}

std::string title_for(const Model& model, glue::Language language)
{
    std::string words(text(language, Text::menu_editor));
    if (!model.path().empty()) {
        constexpr int letters = 32;
        const std::string name = std::filesystem::path(model.path()).filename().string();
        words += ": " + glue::shortened(name, letters);
    }
    return model.is_unsaved() ? words + std::string(text(language, Text::editor_unsaved)) : words;
}

std::string name_of(const mancala::Record& record, mancala::Player player, glue::Language language)
{
    const std::string& name = record.names.at(mancala::index_of(player));
    return name.empty() ? text(language, Text::player_name, {std::to_string(number_of(player))})
                        : name;
}

} // namespace

EditorWindow::EditorWindow(const toolkit::Look& look, glue::Language language, WindowOrders orders)
    : Window(
          toolkit::WindowKind::framed, window_box, std::string(text(language, Text::menu_editor)))
    , look_(look)
    , language_(language)
    , orders_(std::move(orders))
{
    add_list();
    add_commands();
    add_replay();
    board_ = &add<MiniBoard>(raster::Point{right_column, board_top}, "PMini",
                             [this] { orders_.obey(Command::restore); });
    line_ = &add<toolkit::TextGadget>(Rect{left, line_top, window_box.width - 2 * left, height},
                                      "PEd", "", toolkit::TextFrame::recessed);
    set_on_close([this] { orders_.obey(Command::close); });
    set_on_key([this](const toolkit::KeyEvent& event) { return orders_.key(event); });
}

toolkit::Button& EditorWindow::add_button(Rect box, const toolkit::Label& label, Command command)
{
    return add<toolkit::Button>(box, label, std::string(help_node(command)),
                                [this, command] { orders_.obey(command); });
}

void EditorWindow::add_list()
{
    list_ = &add<toolkit::ListView>(Rect{left, top, list_width, list_height}, "PListe");
    list_->set_on_choose([this](std::size_t number) { orders_.choose(number); });
    list_->set_on_open([this](std::size_t number) { orders_.open(number); });
}

void EditorWindow::add_commands()
{
    const auto button = [&](int x, int line, Text label, Command command) {
        return &add_button({x, top + line * row, button_width, height},
                           glue::text(language_, label), command);
    };
    button(right_column, 0, Text::editor_close, Command::close);
    restore_ = button(second_column, 0, Text::editor_restore, Command::restore);
    button(right_column, 1, Text::editor_load, Command::load);
    play_on_ = button(second_column, 1, Text::editor_play_on, Command::play_on);
    button(right_column, 2, Text::editor_save, Command::save);
    const toolkit::Label words(glue::text(language_, Text::editor_listen));
    const raster::Size size = toolkit::Checkbox::size_for(words, look_);
    listen_ = &add<toolkit::Checkbox>(
        Rect{second_column, top + 2 * row + 2, size.width, size.height}, words,
        std::string(help_node(Command::listen)), [this](Check) { orders_.obey(Command::listen); });
    print_ = &add_button({right_column, top + 3 * row, print_width, height},
                         glue::text(language_, Text::editor_print), Command::print);
    target_ = &add<toolkit::Cycle>(
        Rect{right_column + print_width + gap, top + 3 * row, target_width, height},
        std::vector<std::string>{std::string(text(language_, Text::editor_printer)),
                                 std::string(text(language_, Text::editor_file))},
        std::string(help_node(Command::print)),
        [this](std::size_t choice) { orders_.aim(static_cast<Target>(choice)); });
}

void EditorWindow::add_replay()
{
    struct Step
    {
        const char* label;
        Command command;
    };
    int x = left;
    for (const Step& step : {Step{"|<", Command::first}, Step{"<", Command::back},
                             Step{">", Command::forward}, Step{">|", Command::last}}) {
        steps_.push_back(
            &add_button({x, replay_top, step_width, height}, step.label, step.command));
        x += step_width + step_gap;
    }
    play_ = &add_button({left, replay_top + row, play_width, height},
                        glue::text(language_, Text::replay_play), Command::play);
    std::vector<std::string> speeds;
    for (const Text speed : {Text::replay_slow, Text::replay_medium, Text::replay_fast}) {
        speeds.emplace_back(text(language_, speed));
    }
    const int speed_left = left + play_width + gap;
    speed_ = &add<toolkit::Cycle>(
        Rect{speed_left, replay_top + row, left + list_width - speed_left, height}, speeds,
        std::string(help_node(Command::faster)),
        [this](std::size_t choice) { orders_.set_speed(static_cast<Speed>(choice)); });
    check_ = &add_button({left, replay_top + 2 * row, list_width, height},
                         glue::text(language_, Text::editor_check), Command::check);
}

void EditorWindow::show(const Model& model,
                        const Replay& replay,
                        Target target,
                        const RecordCheck& check)
{
    if (const std::string words = title_for(model, language_); words != this->title()) {
        set_title(words);
    }
    show_list(model, check);
    show_replay(model, replay);
    const Check listening = model.listening() == Listening::on ? Check::on : Check::off;
    if (listen_->check() != listening) {
        listen_->set_check(listening);
    }
    if (target_->choice() != static_cast<std::size_t>(target)) {
        target_->set_choice(static_cast<std::size_t>(target));
    }
    listen_->set_availability(when(model.may_listen()));
    restore_->set_availability(when(model.may_restore()));
    play_on_->set_availability(when(model.may_play_on()));
    print_->set_availability(when(model.moves() > 0));
    check_->set_availability(when(model.may_restore() && model.moves() > 0));
    board_->show(scene(model));
}

void EditorWindow::show_list(const Model& model, const RecordCheck& check)
{
    const std::array<std::uint64_t, 2> now{model.revision(), check.revision()};
    if (listed_ != now) {
        listed_ = now;
        std::vector<toolkit::Row> rows{
            {std::string(text(language_, Text::editor_start)), toolkit::RowWeight::bold}};
        for (std::size_t move = 0; move < model.moves(); ++move) {
            rows.push_back(row_of(move, model, check));
        }
        list_->set_rows(std::move(rows));
    }
    if (list_->chosen() != model.chosen()) {
        list_->choose(model.chosen());
    }
}

/// A move that has lost stones stands out, with how many.
toolkit::Row
EditorWindow::row_of(std::size_t move, const Model& model, const RecordCheck& check) const
{
    const int lost = check.lost(move).value_or(0);
    return {to_string(static_cast<int>(move) + 1, model.record().moves.at(move)),
            lost > 0 ? toolkit::RowWeight::bold : toolkit::RowWeight::plain,
            lost > 0 ? loss_text(lost, language_) : ""};
}

void EditorWindow::show_replay(const Model& model, const Replay& replay)
{
    const bool possible = model.may_restore() && model.moves() > 0;
    for (toolkit::Button* const step : steps_) {
        step->set_availability(when(possible));
    }
    play_->set_availability(when(possible));
    play_->set_label(
        glue::text(language_, replay.is_playing() ? Text::replay_pause : Text::replay_play));
    if (speed_->choice() != static_cast<std::size_t>(replay.speed())) {
        speed_->set_choice(static_cast<std::size_t>(replay.speed()));
    }
}

MiniScene EditorWindow::scene(const Model& model) const
{
    using mancala::Player;
    const mancala::Record& record = model.record();
    MiniScene scene;
    scene.names = {name_of(record, Player::one, language_),
                   name_of(record, Player::two, language_)};
    if (!model.shown()) {
        return scene;
    }
    const std::size_t number = *model.shown();
    const mancala::Position& position = record.line.at(number);
    scene.position = position;
    const std::string where =
        number == 0 ? std::string(text(language_, Text::editor_start))
                    : text(language_, Text::editor_after,
                           {to_string(static_cast<int>(number), record.moves.at(number - 1))});
    if (is_over(position)) {
        scene.caption = where + " - " + std::string(text(language_, Text::game_over));
        return scene;
    }
    scene.to_move = position.to_move;
    constexpr int letters = 20;
    const std::string name = glue::shortened(name_of(record, position.to_move, language_), letters);
    scene.caption = where + " - " + text(language_, Text::to_move, {name});
    return scene;
}

void EditorWindow::say(const std::string& words)
{
    line_->set_text(glue::shortened(words, line_letters));
}

} // namespace editor
