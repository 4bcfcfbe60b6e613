// Two linked games that do not fit or differ, and the file of the code.
#include "app/glue/code_file.hpp"
#include "support/linked_games.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace {

using glue::Language;
using glue::PartnerPhase;
using support::Table;
using support::TemporaryDirectory;

} // namespace

TEST_SUITE_BEGIN("app/glue/partner");

TEST_CASE("programs that do not fit say so in the user's words")
{
    Table table(two_humans(4), two_humans(5));
    table.link();
    CHECK(table.host->view().phase == PartnerPhase::waiting);
    CHECK(table.guest->view().phase == PartnerPhase::refused);
    CHECK(table.host->view().reason == "4 stones per pit, the partner has 5");
    CHECK(table.guest->view().reason == "5 stones per pit, the partner has 4");
    CHECK_FALSE(table.play(table.host_game, 3));
    CHECK(table.wire.turned_away == 1); // the code is still good, for another guest, too
}

TEST_CASE("a game that runs on one side alone is named, and what helps")
{
    Table table;
    table.play(table.host_game, 3);
    table.link();
    CHECK(table.guest->view().reason == "here: no game, partner: game (moves: 1) - END GAME first");
    CHECK(table.host->view().phase == PartnerPhase::waiting);
}

TEST_CASE("a partner who comes back by mistake with other stones costs the host nothing")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.wire.cut();
    table.guest.reset();
    table.run();
    auto wrong = two_humans(5);
    glue::Game other(table.loop, std::move(wrong));
    table.guest.emplace(table.loop, other, table.config());
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", table.wire.code});
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::refused);
    CHECK(table.host->view().phase == PartnerPhase::separated);
    CHECK(table.wire.turned_away == 0); // the code stays the first guest's
    CHECK(std::filesystem::exists(table.folder.path() / "code"));
    glue::Game right(table.loop, two_humans());
    table.guest.emplace(table.loop, right, table.config());
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", table.wire.code});
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::linked);
    CHECK(table.moves(right) == "1:1-3");
    table.guest.reset();
}

TEST_CASE("when games differ again and again each side has one file, and then they do not talk")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.spoil_guest();
    table.play(table.guest_game, 8);
    for (int i = 0; i < 12; ++i) {
        table.wire.cut();
        table.run();
        table.wire.connect();
        table.run();
    }
    const auto files = std::filesystem::directory_iterator(table.folder.path() / "records");
    CHECK(std::distance(begin(files), end(files)) == 2);
    CHECK(table.host->view().phase == PartnerPhase::separated);
}

TEST_CASE("a script settles a difference, or ends the link with the game")
{
    Table table;
    const auto ask = [&](const std::string& command) { return table.ask_host(command); };
    CHECK(ask("CallVerbindung").substr(0, 6) == "10 102");
    CHECK(ask("CallVerbindung seine").substr(0, 6) == "10 115");
    CHECK(ask("CallVerbindung ende").substr(0, 5) == "5 213");
    CHECK(ask("CallVerbindung eigene").substr(0, 5) == "5 214");
    table.link();
    table.play(table.host_game, 3);
    table.spoil_guest();
    table.play(table.guest_game, 8);
    CHECK(ask("CallVerbindung Eigene") == "0");
    CHECK(table.guest->view().insisted == 1);
    CHECK(ask("CallVerbindung partner") == "0");
    CHECK(table.moves(table.host_game) == "1:1-1");
    CHECK(table.host->view().phase == PartnerPhase::linked);
    table.spoil_guest(2);
    table.play(table.guest_game, 8);
    CHECK(table.host->view().phase == PartnerPhase::differing);
    CHECK(ask("CallSpielende") == "0");
    CHECK(table.host->view().phase == PartnerPhase::none);
    CHECK(table.host_game.session().ending() == match::Ending::early);
}

TEST_CASE("a script ends a link that is interrupted when the game is over already")
{
    Table table;
    const auto ask = [&](const std::string& command) { return table.ask_host(command); };
    table.link();
    CHECK(ask("CallNeu") == "0");
    CHECK(ask("CallSpielende") == "0");
    table.wire.cut();
    table.run();
    CHECK(ask("CallUndo").substr(0, 5) == "5 210");
    CHECK(ask("CallSpielende") == "0");
    CHECK(table.host->view().phase == PartnerPhase::none);
    CHECK(ask("CallUndo") == "0");
}

TEST_CASE("what is no code or is open to others is not overwritten; only the own code is removed")
{
    Table table;
    const auto file = table.folder.path() / "code";
    std::ofstream(file) << "my diary\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_read |
                                           std::filesystem::perms::owner_write);
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().phase == PartnerPhase::none);
    CHECK_FALSE(table.host->view().reason.empty());
    CHECK(glue::read_code_file(file, Language::english) == "my diary\n");
    glue::write_code_file(file, ipc::PartnerCode::fresh().text());
    std::filesystem::permissions(file, std::filesystem::perms::others_read,
                                 std::filesystem::perm_options::add);
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().phase == PartnerPhase::none);
    std::filesystem::remove(file);

    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().phase == PartnerPhase::waiting);
    const std::string others = ipc::PartnerCode::fresh().text();
    glue::write_code_file(file, others);
    table.host->order(glue::EndLink{});
    CHECK(glue::read_code_file(file, Language::english) == others + "\n");
    table.host->order(glue::ListenForPartner{});
    table.host->order(glue::EndLink{});
    CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a code file that cannot even be looked at is told like any other trouble")
{
    Table table;
    const auto circle = table.folder.path() / "circle";
    std::filesystem::create_symlink(circle, circle);
    const std::string long_name(300, 'x');
    for (const auto& file : {table.folder.path() / long_name, circle, circle / "code"}) {
        auto config = table.config();
        config.code_file = file;
        glue::Game game(table.loop, two_humans());
        glue::Partner partner(table.loop, game, config);
        partner.order(glue::ListenForPartner{});
        CHECK(partner.view().phase == PartnerPhase::none);
        CHECK(partner.view().reason.find(file.string()) == 0);
    }
}

TEST_CASE("why nobody is there, or nobody can wait, is told in the user's words")
{
    Table table;
    std::vector<std::string> heard;
    glue::Game game(table.loop, two_humans());
    game.observe({.message = [&](const std::string& line) { heard.push_back(line); }});
    auto config = table.config();
    config.language = Language::german;
    glue::Partner partner(table.loop, game, config);
    const auto last = [&] { return heard.empty() ? "" : heard.back(); };

    partner.order(glue::CallPartner{"amiga.invalid:4096", ipc::PartnerCode::fresh().text()});
    table.wire.worry(1, ipc::LinkTrouble::nobody_there, "amiga.invalid:4096");
    table.run();
    CHECK(last() == "Verbindung: amiga.invalid:4096: dort wartet niemand");
    CHECK(partner.view().reason == "dort wartet niemand");
    partner.order(glue::ListenForPartner{});
    table.wire.worry(0, ipc::LinkTrouble::wrong_code, "192.168.1.7");
    table.run();
    CHECK(last() == "Verbindung: 192.168.1.7: falscher Code");
    partner.order(glue::ListenForPartner{"amiga:4096"});
    CHECK(last() == "Keine Verbindung: gewartet wird an einer Adresse aus Zahlen, nicht an "
                    "amiga:4096");
}

TEST_CASE("where the system lets nobody wait is told in the user's words")
{
    Table table;
    std::string heard;
    glue::Game game(table.loop, two_humans());
    game.observe({.message = [&](const std::string& line) { heard = line; }});
    auto config = table.config();
    config.language = Language::german;
    config.links = glue::secure_links();
    glue::Partner partner(table.loop, game, config);
    partner.order(glue::ListenForPartner{"192.0.2.1:4096"}); // an address for examples only
    CHECK(heard == "Keine Verbindung: an 192.0.2.1:4096 lässt sich nicht warten: "
                   "diese Adresse hat der Rechner nicht");
}

TEST_CASE("a code file that is refused says so in the user's words")
{
    TemporaryDirectory folder;
    const auto file = folder.path() / "code";
    const auto reason = [&] {
        const auto read = glue::read_code_file(file, Language::german);
        return read ? "" : read.error().text;
    };
    glue::write_code_file(file, std::string(2000, 'A'));
    CHECK(reason() == "der Code ist zu lang");
    std::filesystem::permissions(file, std::filesystem::perms::others_read,
                                 std::filesystem::perm_options::add);
    CHECK(reason() == "andere können diese Datei lesen; sie braucht den Modus 0600");
    std::filesystem::remove(file);
    std::filesystem::create_directory(file);
    CHECK(reason() == "\"code\" ist keine gewöhnliche Datei");
}

TEST_CASE("a log gets the name of the code's file in place of the code")
{
    Table table;
    std::string told;
    glue::Game game(table.loop, two_humans());
    game.observe({.message = [&](const std::string& line) { told += line; }});
    auto config = table.config();
    config.code_told = glue::CodeTold::by_file;
    glue::Partner partner(table.loop, game, config);
    partner.order(glue::ListenForPartner{});
    CHECK(told.find(config.code_file.string()) != std::string::npos);
    CHECK(told.find(table.wire.code) == std::string::npos);
}

TEST_CASE("games that differ stop; both lists are written, and who gives way decides")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.spoil_guest();
    table.play(table.guest_game, 8);
    CHECK(table.host->view().phase == PartnerPhase::differing);
    CHECK(table.guest->view().phase == PartnerPhase::differing);
    std::ifstream file(table.host->view().file);
    std::ostringstream text;
    text << file.rdbuf();
    CHECK(text.str().find("1:1-3") != std::string::npos);
    CHECK(text.str().find("1:1-1") != std::string::npos);
    table.host->order(glue::SettleDifference{glue::Settlement::mine});
    table.run();
    CHECK(table.guest->view().reason == "The partner wants to go on with his list of moves");
    table.guest->order(glue::SettleDifference{glue::Settlement::partners});
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::linked);
    CHECK(table.moves(table.guest_game) == "1:1-3");
}

TEST_CASE("after a cut the question is a new one, which the partner has not answered")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.spoil_guest();
    table.play(table.guest_game, 8);
    table.host->order(glue::SettleDifference{glue::Settlement::mine});
    table.run();
    CHECK(table.guest->view().insisted == 1);
    table.wire.cut();
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::separated);
    CHECK(table.guest->view().reason.empty());
    table.wire.connect();
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::differing);
    CHECK(table.guest->view().insisted == 0);
    table.host->order(glue::SettleDifference{glue::Settlement::mine});
    table.run();
    CHECK(table.guest->view().insisted == 1);
}

TEST_CASE("no file beside the code's is touched")
{
    TemporaryDirectory folder;
    const auto other = folder.path() / "code.new";
    std::ofstream(other) << "my diary\n";
    glue::write_code_file(folder.path() / "code", "3K7M");
    std::string content;
    std::getline(std::ifstream(other), content);
    CHECK(content == "my diary");
    const auto files = std::filesystem::directory_iterator(folder.path());
    CHECK(std::distance(begin(files), end(files)) == 2);
}

TEST_CASE("a code file is closed to others; a host that comes back takes the code in it")
{
    TemporaryDirectory folder;
    const auto file = folder.path() / "code";
    glue::write_code_file(file, "3K7M");
    CHECK((std::filesystem::status(file).permissions() & std::filesystem::perms::mask) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    CHECK(glue::read_code_file(file, Language::english) == "3K7M\n");
    std::filesystem::permissions(file, std::filesystem::perms::group_read,
                                 std::filesystem::perm_options::add);
    CHECK_FALSE(glue::read_code_file(file, Language::english).has_value());
    glue::write_code_file(file, "3K7M");
    CHECK(glue::read_code_file(file, Language::english) == "3K7M\n"); // closed again

    Table table;
    const std::string code = ipc::PartnerCode::fresh().text();
    glue::write_code_file(table.folder.path() / "code", code);
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().code == code);
}

TEST_SUITE_END();
