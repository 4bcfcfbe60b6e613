#include "app/mancala/notices.hpp"

#include <utility>

namespace app {

namespace {

using glue::Text;

struct Heading
{
    Text title;
    std::string_view help_node;
};

/// In the order of the enum.
constexpr std::array<Heading, static_cast<std::size_t>(Notice::count)> headings{{
    {Text::requester_title, "Regeln"},
    {Text::about_title, "Info"},
    {Text::greetings_title, "Greet"},
    {Text::requester_title, "ProgEnde"},
    {Text::requester_title, "Spielende"},
    {Text::board_in_words, "Ansage"},
}};

} // namespace

Notices::Notices(toolkit::Screen& screen, glue::Language language)
    : screen_(screen)
    , language_(language)
{
}

void Notices::inform(Notice notice, std::string lines)
{
    open(notice, std::move(lines), {std::string(text(language_, Text::ok))}, [] {});
}

void Notices::ask(Notice notice, std::string lines, std::function<void()> on_yes)
{
    open(notice, std::move(lines),
         {std::string(text(language_, Text::yes)), std::string(text(language_, Text::no))},
         std::move(on_yes));
}

void Notices::cancel(Notice notice)
{
    if (toolkit::Requester* const requester = slot(notice)) {
        requester->cancel();
    }
}

void Notices::open(Notice notice,
                   std::string lines,
                   std::vector<std::string> buttons,
                   std::function<void()> on_yes)
{
    cancel(notice);
    const Heading& heading = headings.at(static_cast<std::size_t>(notice));
    const toolkit::Question question{.title = std::string(text(language_, heading.title)),
                                     .text = std::move(lines),
                                     .buttons = std::move(buttons),
                                     .help_node = std::string(heading.help_node)};
    auto on_answer = [this, notice, on_yes = std::move(on_yes)](int answer) {
        slot(notice) = nullptr;
        if (answer != 0) {
            on_yes();
        }
    };
    slot(notice) = &toolkit::ask(screen_, question, std::move(on_answer));
}

} // namespace app
