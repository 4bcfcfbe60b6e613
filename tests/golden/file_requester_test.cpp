// The file requester in both languages and every palette; the pictures are in file_requester/.

#include "app/glue/file_desk.hpp"
#include "support/fake_drawers.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

using glue::Language;
using toolkit::FilePurpose;
using toolkit::Key;

namespace {

struct Requester
{
    Requester(Language language, FilePurpose purpose)
    {
        glue::FileQuestion question;
        const bool load = purpose == FilePurpose::load;
        question.title = text(language, glue::Text::player_file_question, {"1"});
        question.purpose = purpose;
        question.accept = load ? glue::Text::load : glue::Text::ok;
        question.file = load ? "anfang.cando" : "neu.cando";
        toolkit::ask_file(screen, glue::file_request(language, question, "/p"),
                          std::make_unique<support::FakeDrawers>(), [](const std::string&) {});
    }

    void type(Key key)
    {
        toolkit::KeyEvent event;
        event.key = key;
        screen.handle(event);
    }

    [[nodiscard]] std::string compare(const std::string& state)
    {
        raster::Surface surface({640, 400});
        screen.draw(surface);
        return golden::differences("file_requester/" + state, surface);
    }

    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Mancala", look};
};

} // namespace

TEST_SUITE_BEGIN("golden pictures of the file requester");

TEST_CASE("a file to be loaded, in German and English")
{
    Requester german(Language::german, FilePurpose::load);
    CHECK(german.compare("load") == "");
    Requester english(Language::english, FilePurpose::load);
    CHECK(english.compare("load_english") == "");
}

TEST_CASE("a file to be saved: its line waits, what is there already is asked for")
{
    Requester requester(Language::german, FilePurpose::save);
    CHECK(requester.compare("save") == "");
    Requester english(Language::english, FilePurpose::load);
    english.type(Key::home);
    english.type(Key::enter);
    CHECK(english.compare("unreadable_english") == "");
    english.type(Key::backspace);
    english.type(Key::backspace);
    english.type(Key::backspace);
    CHECK(english.compare("volumes_english") == "");
}

TEST_CASE("before a file is replaced the user is asked")
{
    for (const auto language : {Language::german, Language::english}) {
        Requester requester(language, FilePurpose::save);
        for (int i = 0; i < 3; ++i) {
            toolkit::KeyEvent back;
            back.key = Key::tab;
            back.modifiers.shift = true;
            requester.screen.handle(back);
        }
        requester.type(Key::end);
        requester.type(Key::enter);
        const bool german = language == Language::german;
        CHECK(requester.compare(german ? "overwrite" : "overwrite_english") == "");
    }
}

TEST_SUITE_END();
