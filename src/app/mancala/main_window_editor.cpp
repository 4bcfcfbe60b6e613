// The record editor in the main window's screen.
#include "app/mancala/main_window.hpp"

#include <utility>

namespace app {

void MainWindow::open_editor(mancala::Record record, std::string path)
{
    editor_.open(std::move(record), std::move(path));
}

void MainWindow::tell_printed(const std::optional<std::string>& failure)
{
    editor_.tell_printed(failure);
}

std::vector<mancala::Record> MainWindow::forsaken() const
{
    return quit_agreed_ ? std::vector<mancala::Record>() : editor_.unsaved();
}

editor::Services MainWindow::editor_services()
{
    editor::Services services = orders_.editor;
    services.ask_file = orders_.ask_file;
    services.restore = [this](const match::Restore& restore) { orders_.submit(restore); };
    return services;
}

void MainWindow::take_for_editor(const glue::AnalysisNews& news)
{
    editor_.take(news);
    refresh();
}

} // namespace app
