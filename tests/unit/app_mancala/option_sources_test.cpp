// Where an option comes from when several places name it: command line before ToolTypes before
// settings before what the program brings along. The command line is read as `main` does.
#include "app/glue/settings_file.hpp"
#include "app/mancala/options.hpp"
#include "app/mancala/share.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using glue::Language;

/// A variable of the environment for as long as this lives.
class Variable
{
  public:
    Variable(const char* name, const std::string& value)
        : name_(name)
    {
        if (const char* const before = std::getenv(name)) {
            before_ = before;
        }
        ::setenv(name, value.c_str(), 1);
    }
    ~Variable()
    {
        if (before_) {
            ::setenv(name_, before_->c_str(), 1);
        } else {
            ::unsetenv(name_);
        }
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
    std::optional<std::string> before_;
};

/// A user with a folder for settings of his own, and a locale.
struct User
{
    User() { fs::create_directory(folder.path() / "mancala"); }

    [[nodiscard]] fs::path file(const char* name) const { return folder.path() / name; }
    fs::path write(const char* name, const char* text) const
    {
        std::ofstream(file(name)) << text;
        return file(name);
    }

    support::TemporaryDirectory folder;
    Variable config{"XDG_CONFIG_HOME", folder.path().string()};
    Variable all{"LC_ALL", ""};
    Variable messages{"LC_MESSAGES", ""};
    Variable locale{"LANG", "en_GB.UTF-8"};
};

constexpr const char* saved = "version = 1\n"
                              "name1 = Anna\n"
                              "player1 = gemein\n"
                              "player2 = taktik\n"
                              "extern1 = /saved/one.cando\n"
                              "points = off\n"
                              "sync = on\n"
                              "palette = Graurot\n"
                              "language = de\n";

app::Options options(std::vector<std::string> words)
{
    words.insert(words.begin(), "mancala");
    std::vector<char*> arguments;
    arguments.reserve(words.size());
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    return std::get<app::Options>(
        app::parse_options(static_cast<int>(arguments.size()), arguments.data()));
}

match::SeatKind kind(const app::Options& options, std::size_t seat)
{
    return options.seats.both.at(seat).kind;
}

} // namespace

TEST_SUITE_BEGIN("app/mancala/options: where they come from");

TEST_CASE("without settings and words the program's own hold")
{
    const User user;
    const app::Options plain = options({});
    CHECK(plain.complaints.empty());
    CHECK(kind(plain, 0) == match::SeatKind::human);
    CHECK(kind(plain, 1) == match::SeatKind::normal);
    CHECK(plain.seats.both[0].name == "Player 1"); // in the language below
    CHECK(plain.palette.empty());
    CHECK_FALSE(plain.settings.sync);
    CHECK(plain.guide_path.empty());
    CHECK(plain.sync_command.empty());
    CHECK(plain.settings_file == user.file("mancala/settings"));
    CHECK(plain.language == Language::english); // the locale's
}

TEST_CASE("settings come before what the program brings along")
{
    const User user;
    user.write("mancala/settings", saved);
    const app::Options kept = options({});
    CHECK(kept.complaints.empty());
    CHECK(kept.seats.both[0].name == "Anna");
    CHECK(kind(kept, 0) == match::SeatKind::gemein);
    CHECK(kind(kept, 1) == match::SeatKind::taktik);
    CHECK(kept.settings.extern_files[0] == "/saved/one.cando");
    CHECK(kept.palette == "Graurot");
    CHECK(kept.settings.sync);
    CHECK_FALSE(kept.settings.board.points);
    CHECK(kept.language == Language::german);
}

TEST_CASE("the command line comes before the settings, each option for itself")
{
    const User user;
    user.write("mancala/settings", saved);
    const app::Options told = options({"--player1", "mensch", "--palette", "workbench", "--sync",
                                       "off", "--language", "en", "--extern1", "/told.cando"});
    CHECK(kind(told, 0) == match::SeatKind::human);
    CHECK(told.seats.both[0].name == "Anna");
    CHECK(kind(told, 1) == match::SeatKind::taktik);
    CHECK(told.palette == "workbench");
    CHECK_FALSE(told.settings.sync);
    CHECK(told.language == Language::english);
    CHECK(told.extern_files[0] == "/told.cando");
    CHECK(options({"--sync", "on"}).settings.sync);
    CHECK(options({"--player2", "mensch"}).seats.both[0].kind == match::SeatKind::gemein);
}

TEST_CASE("another settings file is read in place of the usual one")
{
    const User user;
    user.write("mancala/settings", saved);
    const fs::path other = user.write("other", "version = 1\npalette = Workbench\n");
    const app::Options told = options({"--settings", other.string()});
    CHECK(told.settings_file == other);
    CHECK(told.palette == "Workbench");
    CHECK(kind(told, 0) == match::SeatKind::human);
    CHECK(told.language == Language::english);
}

TEST_CASE("the locale decides where neither words nor settings name a language")
{
    const User user;
    CHECK(options({}).language == Language::english);
    const Variable german("LANG", "de_DE.UTF-8");
    CHECK(options({}).language == Language::german);
    const Variable unknown("LANG", "fr_FR.UTF-8");
    CHECK(options({}).language == Language::german);
    const Variable messages("LC_MESSAGES", "en_US.UTF-8");
    CHECK(options({}).language == Language::english);
    const Variable all("LC_ALL", "de_AT");
    CHECK(options({}).language == Language::german);
}

TEST_CASE("ToolTypes: the words of the command line, the file it names, the icon, the text")
{
    const User user;
    const auto guide = [&](const char* name) { return user.write(name, "@database\n").string(); };
    const std::string told_guide = guide("told.guide");
    const auto types = "HilfsPfad=" + guide("text.guide") + "\nSynchronBefehl=text\n";
    user.write("mancala/Mancala.tooltypes", types.c_str());
    const auto both = [](const app::Options& options) {
        return fs::path(options.guide_path).stem().string() + " " + options.sync_command;
    };
    CHECK(both(options({})) == "text text");
    const fs::path named = user.write("named", ("hilfspfad=" + guide("named.guide")).c_str());
    CHECK(both(options({"--tooltypes", named.string()})) == "named text");
    CHECK(both(options({"--hilfspfad", told_guide})) == "told text");
    CHECK(both(options({"--tooltypes", named.string(), "--hilfspfad", told_guide,
                        "--synchronbefehl", "told words"})) == "told told words");
}

TEST_CASE("a disabled ToolType is none, and a broken icon costs one complaint")
{
    const User user;
    user.write("mancala/Mancala.info", "no icon");
    user.write("mancala/Mancala.tooltypes", "(HilfsPfad=/off.guide)\n");
    const app::Options told = options({});
    CHECK(told.guide_path.empty());
    CHECK(told.complaints.size() == 1);
}

TEST_CASE("HilfsPfad as it stands in an icon of 1996 finds the guide that came with the program")
{
    const User user;
    user.write("mancala/Mancala.tooltypes", "HILFSPFAD = Work:Spiele/Mancala/Mancala.guide\n");
    const app::Options told = options({});
    CHECK(fs::path(told.guide_path) == app::share_folder() / "guide" / "mancala.guide");
    CHECK(told.complaints.empty());
    CHECK(options({"--hilfspfad", "PROGDIR:x/fehlt"}).complaints ==
          std::vector<std::string>{"HilfsPfad: PROGDIR:x/fehlt: there is no such file"});
}

TEST_CASE(
    "HilfsPfad on a volume of ours, with umlauts and blanks, and longer than the Amiga allowed")
{
    const User user;
    const fs::path folder = user.file("mancala/env") / std::string(130, 'x');
    fs::create_directories(folder);
    std::ofstream(folder / "B\u00FCcher \u00FCber.guide") << "@database\n";
    const std::string latin1 = "HilfsPfad=ENV:" + std::string(130, 'X') +
                               "/b\xFC"
                               "cher \xFC"
                               "ber.guide\n";
    user.write("mancala/Mancala.tooltypes", latin1.c_str());
    const app::Options told = options({});
    CHECK(fs::path(told.guide_path) == folder / "B\u00FCcher \u00FCber.guide");
    CHECK(told.complaints.empty());
}

TEST_CASE("an empty ToolType is as none, of a double key the first holds")
{
    const User user;
    user.write("mancala/Mancala.tooltypes",
               "HilfsPfad=\nSynchronBefehl=erst\nsynchronbefehl=dann\nHilfsPfad=/x\n");
    const app::Options told = options({});
    CHECK(told.guide_path.empty());
    CHECK(told.sync_words == std::vector<std::string>{"erst"});
    CHECK(told.complaints.empty());
}

TEST_CASE("the thinking time: the command line before the ToolType before the settings")
{
    const User user;
    user.write("mancala/settings", "thinking = 3\n");
    CHECK(options({}).settings.thinking == glue::Thinking::three_seconds);
    user.write("mancala/Mancala.tooltypes", "Bedenkzeit=0.1\n");
    CHECK(options({}).settings.thinking == glue::Thinking::tenth_second);
    CHECK(options({"--thinking", "30"}).settings.thinking == glue::Thinking::half_minute);
    user.write("mancala/Mancala.tooltypes", "Bedenkzeit=lang\n");
    const app::Options told = options({});
    CHECK(told.settings.thinking == glue::Thinking::three_seconds);
    REQUIRE(told.complaints.size() == 1);
    CHECK(told.complaints[0] ==
          "Bedenkzeit: thinking is brief, or 0.1, 0.3, 1, 3, 10 or 30 seconds: lang");
}

TEST_CASE("SynchronBefehl becomes words to start; what cannot be started costs one complaint")
{
    const User user;
    const std::string launcher = (app::program_folder() / "mancala-rx").string();
    CHECK(options({"--synchronbefehl", "RX Rexx:Synchron.rexx"}).sync_words ==
          std::vector<std::string>{launcher, "Rexx:Synchron.rexx"});
    const app::Options told = options({"--synchronbefehl", "C:Execute S:Synchron.bat"});
    CHECK(told.sync_words.empty());
    CHECK(told.complaints ==
          std::vector<std::string>{"SynchronBefehl: S:Synchron.bat: there is no such file"});
}

TEST_CASE("an unknown ToolType is named by file and line")
{
    const User user;
    const fs::path file = user.write("t", "; mine\nFarbe=rot\n");
    CHECK(options({"--tooltypes", file.string()}).complaints ==
          std::vector<std::string>{file.string() + ":2: unknown ToolType Farbe"});
}

TEST_CASE("complaints are in the language of the program, be it told, saved or the locale's")
{
    const User user;
    const fs::path file = user.write("mancala/settings", "points = 300\n");
    const auto told = [](const std::vector<std::string>& words) {
        return options(words).complaints.at(0);
    };
    const std::string german = file.string() + ":1:10: ein Schalter ist on oder off";
    CHECK(told({}) == file.string() + ":1:10: a switch is on or off");
    CHECK(told({"--language", "de"}) == german);
    user.write("mancala/settings", "points = 300\nlanguage = de\n");
    CHECK(told({}) == german);
    CHECK(told({"--language", "en"}) == file.string() + ":1:10: a switch is on or off");
    user.write("mancala/settings", "language = de\n");
    CHECK(told({"--hilfspfad", "PROGDIR:x/fehlt"}) ==
          "HilfsPfad: PROGDIR:x/fehlt: diese Datei gibt es nicht");
    CHECK(told({"--synchronbefehl", "Work:x"}) ==
          "SynchronBefehl: Work:x: das Laufwerk Work: gibt es nicht");
    user.write("mancala/Mancala.tooltypes", "Bedenkzeit=lang\n");
    CHECK(told({}).starts_with("Bedenkzeit: eine Bedenkzeit ist brief oder 0.1, "));
}

TEST_SUITE_END();
