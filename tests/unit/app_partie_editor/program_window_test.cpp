#include "app/partie_editor/program_window.hpp"
#include "support/cut_texts.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <set>

using partie_editor::ProgramWindow;
using toolkit::Key;

namespace {

struct Program
{
    explicit Program(glue::Language language = glue::Language::german)
        : window(golden::fonts(),
                 language,
                 services(),
                 [this](toolkit::Screen&, const std::string& node) { pages.push_back(node); })
    {
    }

    editor::Services services()
    {
        editor::Services services;
        services.ask_file = [this](toolkit::Screen&, const glue::FileQuestion& question, auto) {
            asked.push_back(question.title);
        };
        services.print = [this](const std::string& text) { printed.push_back(text); };
        return services;
    }

    void command(char32_t symbol)
    {
        toolkit::KeyEvent event;
        event.symbol = symbol;
        event.modifiers.amiga = true;
        window.handle(event);
    }

    void open_record()
    {
        mancala::Record record;
        record.moves = {{mancala::Player::one, mancala::Pit(1)}};
        record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
        window.editor().open(record, "/p/a.partie");
        window.handle(toolkit::Tick{});
    }

    std::vector<std::string> asked;
    std::vector<std::string> printed;
    std::vector<std::string> pages;
    ProgramWindow window;
};

} // namespace

TEST_SUITE_BEGIN("app/partie_editor");

TEST_CASE("the editor's window is open from the start, without a game")
{
    Program program;
    CHECK(program.window.screen().active()->title() == "Partie-Editor");
    CHECK_FALSE(program.window.editor().model().may_listen());
    CHECK_FALSE(program.window.editor().model().may_play_on());
}

TEST_CASE("the menus load, save, print and end")
{
    Program program;
    program.command(U'l');
    program.command(U's');
    CHECK(program.asked == std::vector<std::string>{"Partie laden", "Partie speichern"});
    program.command(U'a'); // ghosted: there are no moves
    CHECK(program.printed.empty());
    program.open_record();
    program.command(U'a');
    CHECK(program.printed == std::vector<std::string>{"1:1-1\n"});
    CHECK_FALSE(program.window.is_finished());
    program.command(U'q');
    CHECK(program.window.is_finished());
}

TEST_CASE("Escape, EDITOR BEENDEN and the desktop end the program")
{
    Program by_key;
    toolkit::KeyEvent escape;
    escape.key = Key::escape;
    by_key.window.handle(escape);
    CHECK(by_key.window.is_finished());
    Program by_desktop;
    by_desktop.window.ask_quit();
    CHECK(by_desktop.window.is_finished());
}

TEST_CASE("in help mode items and keys are explained, and h leads out")
{
    Program program;
    program.command(U'h');
    program.command(U'l');
    program.command(U'q');
    CHECK(program.pages == std::vector<std::string>{"PLaden", "QuitPEd"});
    CHECK(program.asked.empty());
    program.command(U'h');
    CHECK(program.window.screen().help_mode() == toolkit::HelpMode::off);
}

TEST_CASE("items have keys of their own")
{
    Program program;
    std::set<char32_t> keys;
    std::size_t items = 0;
    for (const toolkit::Menu& menu : program.window.screen().menus().menus()) {
        for (const toolkit::MenuItem& item : menu.items) {
            keys.insert(item.shortcut);
            ++items;
            CHECK_FALSE(item.help_node.empty());
        }
    }
    CHECK(keys.size() == items);
}

TEST_CASE("no word of window and menus is cut, in both languages and in help mode")
{
    for (const auto language : {glue::Language::german, glue::Language::english}) {
        Program program(language);
        program.open_record();
        program.command(U'h');
        toolkit::KeyEvent key;
        key.key = Key::menu;
        program.window.handle(key);
        for (int menu = 0; menu < 2; ++menu) {
            raster::Surface surface(partie_editor::screen_size);
            support::CutTexts cut;
            program.window.draw({surface, cut});
            CHECK(cut.all() == "");
            key.key = Key::right;
            program.window.handle(key);
        }
    }
}

TEST_CASE("what cannot be opened is said in a requester over the window")
{
    Program program;
    program.window.editor().complain(base::Diagnostic{"x.partie", 3, 0, "a second header", ""});
    const auto* asked = dynamic_cast<const toolkit::Requester*>(program.window.screen().active());
    REQUIRE(asked != nullptr);
    CHECK(asked->lines().at(0) == "x.partie:3: a second header");
}

TEST_CASE("the replay ticks with the window")
{
    Program program;
    program.open_record();
    toolkit::KeyEvent space;
    space.key = Key::space;
    program.window.handle(space);
    CHECK(program.window.next_tick());
}

TEST_SUITE_END();
