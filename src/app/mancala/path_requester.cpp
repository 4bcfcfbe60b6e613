#include "app/mancala/path_requester.hpp"

#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"

#include <utility>

namespace app {

namespace {

using raster::Rect;

constexpr raster::Size requester_size{420, 58};
constexpr int side = 12;
constexpr int line_row = 19;
constexpr int button_row = 38;
constexpr int button_width = 96;
constexpr int longest_path = 1024;

} // namespace

void ask_path(toolkit::Screen& screen,
              const PathQuestion& question,
              std::function<void(const std::string&)> on_path)
{
    const raster::Size size = screen.size();
    const Rect box{(size.width - requester_size.width) / 2,
                   (size.height - requester_size.height) / 2, requester_size.width,
                   requester_size.height};
    auto& window =
        screen.open<toolkit::Window>(toolkit::WindowKind::requester, box, question.title);
    const int width = box.width - 2 * side;
    const int height = toolkit::metrics::button_height;
    auto& line = window.add<toolkit::StringGadget>(Rect{side, line_row, width, height},
                                                   question.help_node, longest_path);
    line.set_text(question.path);
    const auto close = [&screen, &window] { screen.close(window); };
    const auto accept = [close, &line, on_path = std::move(on_path)] {
        close();
        if (!line.text().empty()) {
            on_path(line.text());
        }
    };
    line.set_on_enter([accept](const std::string&) { accept(); });
    window.add<toolkit::Button>(Rect{side, button_row, button_width, height},
                                toolkit::Label(question.accept), question.help_node, accept);
    window.add<toolkit::Button>(Rect{side + width - button_width, button_row, button_width, height},
                                toolkit::Label(question.cancel), question.help_node, close);
    window.set_on_close(close);
}

} // namespace app
