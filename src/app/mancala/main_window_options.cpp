// What the main window does with the options window and with what is chosen there.
#include "app/mancala/main_window.hpp"

#include <string>
#include <utility>

namespace app {

using glue::Text;

/// Opened anew when it is open: in front and where it began.
void MainWindow::open_options()
{
    const auto close = [this] {
        screen_.close(*options_);
        options_ = nullptr;
    };
    if (options_ != nullptr) {
        close();
    }
    options_ = &screen_.open<OptionsWindow>(
        look_, settings_.language, settings_.themes,
        OptionsOrders{
            .seat = [this](const match::Seats& seats) { orders_.submit(match::SetSeats{seats}); },
            .load = [this](match::SeatKind kind) { load_player(kind); },
            .choose = [this](const Preferences& preferences) { choose(preferences); },
            .save = [this] { save_settings(); },
            .close = close});
    show_options();
}

void MainWindow::show_options()
{
    if (options_ != nullptr) {
        options_->show({view_.seats, view_.extern_files, settings_.preferences});
    }
}

void MainWindow::choose(const Preferences& preferences)
{
    if (preferences.theme != settings_.preferences.theme) {
        orders_.show_theme(preferences.theme);
        stale_ = true;
        tell_fault(settings_.themes.at(settings_.preferences.theme).fault,
                   settings_.themes.at(preferences.theme).fault);
    }
    if (preferences.sync != settings_.preferences.sync) {
        orders_.set_sync(preferences.sync);
    }
    if (preferences.thinking != settings_.preferences.thinking) {
        orders_.set_thinking(preferences.thinking);
    }
    settings_.preferences = preferences;
}

/// Of the palette chosen now; what was said about the one before goes.
void MainWindow::tell_fault(const std::string& before, const std::string& now)
{
    const auto line = [&](const std::string& fault) {
        return text(settings_.language, Text::damaged_palette, {fault});
    };
    if (!now.empty()) {
        message_ = line(now);
    } else if (message_ == line(before)) {
        message_.clear();
    }
}

void MainWindow::load_player(match::SeatKind kind)
{
    const std::size_t slot = kind == match::SeatKind::extern1 ? 0 : 1;
    const std::string number = std::to_string(slot + 1);
    orders_.ask_file(screen_,
                     {.title = text(settings_.language, Text::player_file_question, {number}),
                      .subject = "players",
                      .data_drawer = "players",
                      .file = view_.extern_files.at(slot).path},
                     [this, kind](const std::string& path) { orders_.load_extern(kind, path); });
}

void MainWindow::save_settings()
{
    const Preferences& chosen = settings_.preferences;
    glue::Settings settings;
    settings.seats = view_.partner.alone.value_or(view_.seats); // a partner is not ours to keep
    for (std::size_t i = 0; i < settings.extern_files.size(); ++i) {
        settings.extern_files.at(i) = view_.extern_files.at(i).path;
    }
    settings.board = chosen.board;
    settings.sow_delay = chosen.sow_delay == SowDelay::on;
    settings.sync = chosen.sync == Sync::on;
    settings.thinking = chosen.thinking;
    settings.effect = chosen.effect;
    if (chosen.theme < settings_.themes.size()) {
        settings.colours = settings_.themes.at(chosen.theme).name;
    }
    const auto refusal = orders_.save(settings);
    message_ = refusal ? text(settings_.language, Text::settings_lost, {base::to_string(*refusal)})
                       : std::string(text(settings_.language, Text::settings_saved));
}

} // namespace app
