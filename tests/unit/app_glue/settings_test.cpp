#include "app/glue/settings.hpp"
#include "app/glue/settings_file.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace fs = std::filesystem;

namespace {

constexpr std::string_view whole = "version = 1\n"
                                   "name1 = Jörg\n"
                                   "name2 = A = B\n"
                                   "player1 = taktik\n"
                                   "player2 = extern2\n"
                                   "extern1 = Work:Spiele/mein Spieler\n"
                                   "extern2 = -x/../y\n"
                                   "points = off\n"
                                   "labels = on\n"
                                   "delay = off\n"
                                   "sync = off\n"
                                   "thinking = 3\n"
                                   "palette = Blautöne\n"
                                   "effect = scanlines\n"
                                   "language = en\n"
                                   "; mine\n"
                                   "later = 7\n";

glue::Language in_english(const glue::Settings& /*settings*/)
{
    return glue::Language::english;
}

glue::ReadSettings read(std::string_view text)
{
    return glue::read_settings(text, "settings", in_english);
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string bytes_of(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Sets a variable of the environment, or takes it away, until the end of the scope.
class Variable
{
  public:
    Variable(const char* name, const char* value)
        : name_(name)
    {
        if (const char* const old = std::getenv(name)) {
            old_ = old;
        }
        set(value);
    }
    ~Variable() { set(old_ ? old_->c_str() : nullptr); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    void set(const char* value)
    {
        if (value == nullptr) {
            ::unsetenv(name_);
        } else {
            ::setenv(name_, value, 1);
        }
    }

    const char* name_;
    std::optional<std::string> old_;
};

} // namespace

TEST_SUITE("app/glue/settings")
{
    TEST_CASE("every value of the file arrives")
    {
        const auto [settings, complaints] = read(whole);
        CHECK(complaints.empty());
        CHECK(settings.seats.both[0].name == "Jörg");
        CHECK(settings.seats.both[1].name == "A = B");
        CHECK(settings.seats.both[0].kind == match::SeatKind::taktik);
        CHECK(settings.seats.both[1].kind == match::SeatKind::extern2);
        CHECK(settings.extern_files == glue::ExternFiles{"Work:Spiele/mein Spieler", "-x/../y"});
        CHECK(settings.board == glue::BoardOptions{false, true});
        CHECK_FALSE(settings.sow_delay);
        CHECK_FALSE(settings.sync);
        CHECK(settings.colours == "Blautöne");
        CHECK(settings.thinking == glue::Thinking::three_seconds);
        CHECK(settings.effect == glue::Effect::scanlines);
        CHECK(settings.language == glue::Language::english);
    }

    TEST_CASE("an empty file is a first run")
    {
        const auto [settings, complaints] = read("");
        CHECK(complaints.empty());
        CHECK(settings.seats.both[0].name == "Spieler 1");
        CHECK(settings.seats.both[0].kind == match::SeatKind::human);
        CHECK(settings.seats.both[1].kind == match::SeatKind::normal);
        CHECK(settings.extern_files == glue::ExternFiles{});
        CHECK(settings.board == glue::BoardOptions{true, false});
        CHECK(settings.sow_delay);
        CHECK(settings.colours.empty());
        CHECK(settings.thinking == glue::Thinking::brief);
        CHECK(settings.effect == glue::Effect::none);
        CHECK_FALSE(settings.language.has_value());
    }

    TEST_CASE("saved, loaded and saved again is the same bytes, unknown lines included")
    {
        CHECK(glue::print_settings(read(whole).settings) == whole);
        const std::string first = glue::print_settings({});
        CHECK(glue::print_settings(read(first).settings) == first);
    }

    TEST_CASE("line ends, byte order mark, encoding and case of words do not matter")
    {
        const std::string text(whole);
        for (const std::string& spelling :
             {replaced(text, "\n", "\r\n"), replaced(text, "\n", "\r"), "\xEF\xBB\xBF" + text,
              text.substr(0, text.size() - 1), replaced(text, "ö", "\xF6"),
              replaced(text, "labels = on", "labels=on"),
              replaced(text, "points = off", "POINTS =  \tOff "),
              replaced(text, "= taktik", "= TAKTIK")}) {
            CAPTURE(spelling);
            const auto [settings, complaints] = read(spelling);
            CHECK(complaints.empty());
            CHECK(glue::print_settings(settings) == whole);
        }
    }

    TEST_CASE("a damaged line costs itself alone and is told with its place")
    {
        struct Row
        {
            std::string_view from;
            std::string_view to;
            std::string_view place;
        };
        constexpr std::array<Row, 11> rows{{
            {"name1 = Jörg", "name1 =", "settings:2:1: "},
            {"player1 = taktik", "player1 = meisterhaft", "settings:4:11: "},
            {"player1 = taktik", "player1", "settings:4:1: "},
            {"points = off", "points = 300", "settings:8:10: "},
            {"points = off", "= off", "settings:8:1: "},
            {"labels = on", "  labels =  -1", "settings:9:13: "},
            {"delay = off", "delay = off\x01", "settings:10:1: "},
            {"language = en", "language = tr", "settings:15:12: "},
            {"effect = scanlines", "effect = snow", "settings:14:10: "},
            {"thinking = 3", "thinking = 2", "settings:12:12: "},
            {"version = 1", "version = 0x1", "settings:1:11: "},
        }};
        for (const Row& row : rows) {
            CAPTURE(row.to);
            const auto [settings, complaints] =
                read(replaced(std::string(whole), row.from, row.to));
            REQUIRE(complaints.size() == 1);
            CHECK(base::to_string(complaints[0]).starts_with(row.place));
            CHECK(settings.colours == "Blautöne");
        }
        CHECK(read("name1 = Jörg\nplayer1 = x\n").settings.seats.both[0].kind ==
              match::SeatKind::human);
    }

    TEST_CASE("the column counts characters")
    {
        const auto complaints = read("\tnäme\x7F\nlanguage = ö").complaints;
        REQUIRE(complaints.size() == 2);
        CHECK(base::to_string(complaints[0]).starts_with("settings:1:2: "));
        CHECK(base::to_string(complaints[1]).starts_with("settings:2:12: "));
    }

    TEST_CASE("of two lines with one key the first holds")
    {
        const auto [settings, complaints] = read("name1 = A\nname1 = B\n");
        CHECK(settings.seats.both[0].name == "A");
        REQUIRE(complaints.size() == 1);
        CHECK(complaints[0].line == 2);
    }

    TEST_CASE("the file of a later program is read, told of, and keeps its number and lines")
    {
        const std::string text = replaced(std::string(whole), "version = 1", "version = 9");
        const auto [settings, complaints] = read(text);
        REQUIRE(complaints.size() == 1);
        CHECK(complaints[0].line == 1);
        CHECK(glue::print_settings(settings) == text);
    }

    TEST_CASE("a value that would break its line is written without control characters")
    {
        glue::Settings settings;
        settings.sync = true;
        settings.seats.both[0].name = "A\nsync = off";
        settings.extern_files[0] = "x\r\x7F";
        const auto [again, complaints] = read(glue::print_settings(settings));
        CHECK(complaints.empty());
        CHECK(again.seats.both[0].name == "A?sync = off");
        CHECK(again.extern_files[0] == "x??");
        CHECK(again.sync);
    }

    TEST_CASE("the folder is that of the desktop's rules, none where nothing names one")
    {
        {
            const Variable config("XDG_CONFIG_HOME", "/a/b");
            CHECK(glue::config_folder() == "/a/b/mancala");
        }
        const Variable home("HOME", "/h");
        for (const char* value : {static_cast<const char*>(nullptr), "", "relative"}) {
            const Variable config("XDG_CONFIG_HOME", value);
            CHECK(glue::config_folder() == "/h/.config/mancala");
            const Variable no_home("HOME", value);
            CHECK(glue::config_folder().empty());
        }
    }

    TEST_CASE("what is saved is loaded again, folders are made")
    {
        const support::TemporaryDirectory folder;
        const fs::path file = folder.path() / "new" / "mancala" / "settings";
        CHECK(glue::load_settings(file, in_english).complaints.empty());
        CHECK_FALSE(
            glue::save_settings(read(whole).settings, file, glue::Language::english).has_value());
        CHECK(bytes_of(file) == whole);
        CHECK(glue::print_settings(glue::load_settings(file, in_english).settings) == whole);
    }

    TEST_CASE("complaints are in the language that the settings themselves may name")
    {
        const auto told = [](std::string_view text) {
            const auto read = glue::read_settings(text, "settings", [](const auto& settings) {
                return settings.language.value_or(glue::Language::german);
            });
            return base::to_string(read.complaints.at(0));
        };
        CHECK(told("points = 300\n") == "settings:1:10: ein Schalter ist on oder off");
        CHECK(told("points = 300\nlanguage = en\n") == "settings:1:10: a switch is on or off");
        CHECK(told("x\n") == "settings:1:1: eine Zeile heißt Schlüssel = Wert");
        CHECK(told("points = on\npoints = on") ==
              "settings:2:1: dieser Schlüssel hat schon einen Wert, der erste gilt");
        const support::TemporaryDirectory folder;
        const auto lost = glue::save_settings({}, folder.path(), glue::Language::german);
        REQUIRE(lost);
        CHECK(base::to_string(*lost) == folder.path().string() + ": das ist ein Verzeichnis");
    }

    TEST_CASE("a place that cannot be read or written costs one message")
    {
        const support::TemporaryDirectory folder;
        CHECK(glue::load_settings("", in_english).complaints.empty());
        CHECK(glue::save_settings({}, "", glue::Language::english).has_value());
        CHECK(glue::load_settings(folder.path(), in_english).complaints.size() == 1);
        CHECK(glue::load_settings("/dev/zero", in_english).complaints.size() == 1);
        CHECK(
            glue::save_settings({}, "/proc/mancala/settings", glue::Language::english).has_value());
        CHECK(glue::save_settings({}, folder.path(), glue::Language::english).has_value());
        std::ofstream(folder.path() / "large") << std::string(70'000, '\n');
        CHECK(glue::load_settings(folder.path() / "large", in_english).complaints.size() == 1);
    }
}
