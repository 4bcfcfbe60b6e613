// Two games in one process, linked without a network.
#include "app/glue/code_file.hpp"
#include "app/glue/game_link.hpp"
#include "app/glue/own_player.hpp"
#include "app/glue/partner.hpp"
#include "support/desk.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

using glue::PartnerPhase;
using match::Origin;
using support::TemporaryDirectory;

/// A wire with two ends; whoever listens first has the first.
struct Wire
{
    class End final : public ipc::LineLink
    {
      public:
        End(Wire& wire, std::size_t own)
            : wire_(wire)
            , own_(own)
        {
        }
        ~End() override { wire_.hang_up(own_); }
        End(const End&) = delete;
        End& operator=(const End&) = delete;

        std::string address() const override { return "127.0.0.1:4711"; }
        bool is_connected() const override { return wire_.up; }
        void send(std::string_view line) override { wire_.send(own_, std::string(line)); }
        void drop(std::string_view /*reason*/) override { wire_.cut(); }

      private:
        Wire& wire_;
        std::size_t own_;
    };

    explicit Wire(ipc::EventLoop& the_loop)
        : loop(the_loop)
    {
    }

    glue::LinkFactory factory()
    {
        return {[this](ipc::EventLoop&, const ipc::LinkAddress&, const ipc::PartnerCode& the_code,
                       ipc::LinkEvents the_events) {
                    code = the_code.text();
                    return take(0, std::move(the_events));
                },
                [this](ipc::EventLoop&, const ipc::LinkAddress&, const ipc::PartnerCode&,
                       ipc::LinkEvents the_events) { return take(1, std::move(the_events)); }};
    }
    std::unique_ptr<ipc::LineLink> take(std::size_t own, ipc::LinkEvents the_events)
    {
        events.at(own) = std::move(the_events);
        there.at(own) = true;
        if (there[0] && there[1]) {
            connect();
        }
        return std::make_unique<End>(*this, own);
    }
    void connect()
    {
        up = true;
        loop.post([this] {
            events[0].connected();
            events[1].connected();
        });
    }
    void send(std::size_t from, const std::string& line)
    {
        loop.post([this, from, line] {
            if (up && there.at(1 - from)) {
                events.at(1 - from).line(line);
            }
        });
    }
    void cut()
    {
        up = false;
        loop.post([this] {
            for (std::size_t i = 0; i < 2; ++i) {
                if (there.at(i)) {
                    events.at(i).lost("cut");
                }
            }
        });
    }
    void hang_up(std::size_t own)
    {
        there.at(own) = false;
        if (there.at(1 - own) && up) {
            loop.post([this] { cut(); });
        }
    }

    ipc::EventLoop& loop;
    std::array<ipc::LinkEvents, 2> events;
    std::array<bool, 2> there{};
    bool up = false;
    std::string code;
};

struct Table
{
    explicit Table(glue::GameConfig one = two_humans(), glue::GameConfig other = two_humans())
        : host_game(loop, std::move(one))
        , guest_game(loop, std::move(other))
    {
        host.emplace(loop, host_game, config());
        guest.emplace(loop, guest_game, config());
    }
    glue::PartnerConfig config()
    {
        glue::PartnerConfig one;
        one.version = "1.2.3";
        one.language = glue::Language::english;
        one.records = folder.path() / "records";
        one.code_file = folder.path() / "code";
        one.links = wire.factory();
        return one;
    }
    void link()
    {
        host->order(glue::ListenForPartner{});
        guest->order(glue::CallPartner{"127.0.0.1:4711", wire.code});
        run();
    }
    /// What nobody ordered: a move on the guest's board alone.
    void spoil_guest(int pit = 1)
    {
        guest_game.perform_ordered(
            match::Restore{
                1, match::Line{mancala::initial(), {{mancala::Player::one, mancala::Pit(pit)}}}},
            Origin::partner);
    }
    /// Until nothing is left to do.
    void run()
    {
        for (int i = 0; i < 200; ++i) {
            loop.post([this] { loop.stop(); });
            loop.run();
        }
    }
    static std::string moves(const glue::Game& game)
    {
        return mancala::to_string(game.session().moves());
    }
    std::optional<match::Denial> play(glue::Game& game, int pit)
    {
        std::optional<match::Denial> answer;
        game.submit(match::PlayPit{mancala::Pit(pit)}, Origin::user,
                    [&](std::optional<match::Denial> denial) { answer = denial; });
        run();
        return answer;
    }

    TemporaryDirectory folder;
    ipc::EventLoop loop;
    Wire wire{loop};
    glue::Game host_game;
    glue::Game guest_game;
    std::optional<glue::Partner> host;
    std::optional<glue::Partner> guest;
};

} // namespace

TEST_SUITE_BEGIN("app/glue/partner");

TEST_CASE("two games are linked, and each side plays for its own seat")
{
    Table table;
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().phase == PartnerPhase::waiting);
    CHECK(table.host->view().code == table.wire.code);
    CHECK(table.host->view().address == "127.0.0.1:4711");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", table.wire.code});
    CHECK(table.guest->view().phase == PartnerPhase::connecting);
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::linked);
    CHECK(table.guest->view().phase == PartnerPhase::linked);
    CHECK(table.host->view().name == "B");
    CHECK(table.guest->view().name == "A");
    CHECK(table.guest->view().seat == mancala::Player::one);

    CHECK(table.play(table.guest_game, 3) == match::Denial::partner_to_move);
    CHECK_FALSE(table.play(table.host_game, 3));
    CHECK_FALSE(table.play(table.guest_game, 8));
    CHECK(table.moves(table.host_game) == "1:1-3 2:2-8");
    CHECK(table.moves(table.guest_game) == "1:1-3 2:2-8");
}

TEST_CASE("a computer of either side plays there alone, and for nobody else")
{
    glue::GameConfig one = two_humans();
    one.seats.both[0].kind = match::SeatKind::extern1;
    one.seats.both[1].kind = match::SeatKind::normal;
    one.players[0] = std::make_unique<ListedPlayer>(std::vector<int>{3, 1});
    Table table(std::move(one));
    table.link();
    table.guest_game.submit(match::NewGame{}, Origin::user);
    table.host_game.observe({.changed = [&](const match::Event&) { table.loop.stop(); }});
    while (table.host_game.session().moves().empty()) {
        table.loop.run();
    }
    table.run();
    CHECK(table.moves(table.guest_game) == "1:1-3");
    CHECK_FALSE(table.guest_game.session().computer_to_move());
    CHECK_FALSE(table.guest_game.session().seats().both[0].is_human());
    CHECK_FALSE(table.play(table.guest_game, 8));
}

TEST_CASE(
    "the person plays on where the partner leaves a seat, and all sit as before after the end")
{
    glue::GameConfig other = two_humans();
    other.seats.both[1] = {match::SeatKind::normal, "Robot"};
    Table table(two_humans(), std::move(other));
    table.link();
    CHECK(table.guest_game.session().seats().both[1].name == "A");
    CHECK(table.guest_game.session().seats().both[1].is_human());
    CHECK(table.host->view().name == "A");
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.guest_game.session().seats().both[1].name == "Robot");
    CHECK(table.host->view().phase == PartnerPhase::none);
    CHECK(table.host->view().reason == "the partner has ended it");
    CHECK_FALSE(table.host_game.session().seats().remote());
    CHECK_FALSE(std::filesystem::exists(table.folder.path() / "code"));
}

TEST_CASE("a name that nobody chose goes with the seat")
{
    match::Seats seats = two_humans().seats;
    seats.both[1].kind = match::SeatKind::normal;
    for (const std::string name : {"Spieler 1", "Anna"}) {
        seats.both[0].name = name;
        const auto own = glue::own_player(seats, mancala::Player::two, glue::Language::german);
        CHECK(own.name == (name == "Anna" ? "Anna" : "Spieler 2"));
        CHECK(own.is_human());
    }
}

TEST_CASE("while separated nothing is played; the end of the game ends the link, too")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.wire.cut();
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::separated);
    CHECK(table.play(table.guest_game, 8) == match::Denial::separated);
    table.wire.connect();
    table.run();
    CHECK(table.guest->view().phase == PartnerPhase::linked);
    CHECK_FALSE(table.play(table.guest_game, 8));
    table.wire.cut();
    table.run();
    table.host_game.submit(match::EndGame{}, Origin::user);
    table.run();
    CHECK(table.host_game.session().ending() == match::Ending::early);
    CHECK(table.host->view().phase == PartnerPhase::none);
}

TEST_CASE("what a guest's script asks is answered when the host has decided")
{
    Table table;
    const auto commands = glue::port_commands({table.guest_game, Origin::port, "1", [] {}});
    table.link();
    table.play(table.host_game, 3);
    std::string answer;
    const auto hear = [&](const ipc::Reply& reply) { answer = ipc::to_line(reply); };
    commands.execute("CallZug 8", ipc::ClientId{1}, hear);
    CHECK(answer.empty());
    table.run();
    CHECK(answer == "0");
    commands.execute("GetVerbindung", ipc::ClientId{1}, hear);
    CHECK(answer == "0 linked guest 127.0.0.1:4711 A");
    table.wire.cut();
    table.run();
    commands.execute("CallUndo", ipc::ClientId{1}, hear);
    CHECK(answer == "5 210 the partner cannot be reached");
}

TEST_CASE("a pause of the host holds the partner's action up until it ends")
{
    Table table;
    table.link();
    table.play(table.host_game, 3);
    table.host_game.pause(ipc::ClientId{1}, std::chrono::hours(1), [](const ipc::Reply&) {});
    table.play(table.guest_game, 8);
    CHECK(table.moves(table.host_game) == "1:1-3");
    table.host_game.end_pauses();
    table.run();
    CHECK(table.moves(table.guest_game) == "1:1-3 2:2-8");
}

TEST_CASE("programs that do not fit say so in the user's words")
{
    Table table(two_humans(4), two_humans(5));
    table.link();
    CHECK(table.host->view().phase == PartnerPhase::waiting);
    CHECK(table.guest->view().phase == PartnerPhase::refused);
    CHECK(table.host->view().reason == "4 stones per pit, the partner has 5");
    CHECK(table.guest->view().reason == "5 stones per pit, the partner has 4");
    CHECK_FALSE(table.play(table.host_game, 3));
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
    CHECK(std::filesystem::exists(table.folder.path() / "code"));
    table.guest.emplace(table.loop, table.guest_game, table.config());
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", table.wire.code});
    table.run();
    CHECK(table.host->view().phase == PartnerPhase::linked);
    table.guest.reset();
}

TEST_CASE("when games differ again and again there is one file, and then no talk at once")
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
    CHECK(std::distance(begin(files), end(files)) == 1);
    CHECK(table.host->view().phase == PartnerPhase::separated);
}

TEST_CASE("a script settles a difference, and ends a link that differs or whose game is over")
{
    Table table;
    const auto port = glue::port_commands({table.host_game, Origin::port, "1", [] {}});
    std::string answer;
    const auto ask = [&](const std::string& command) {
        port.execute(command, ipc::ClientId{1},
                     [&](const ipc::Reply& reply) { answer = ipc::to_line(reply); });
        table.run();
        return answer;
    };
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
    CHECK(glue::read_code_file(file) == "my diary\n");
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
    CHECK(glue::read_code_file(file) == others + "\n");
    table.host->order(glue::ListenForPartner{});
    table.host->order(glue::EndLink{});
    CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a log gets the name of the code's file in place of the code")
{
    Table table;
    std::string told;
    table.host_game.observe({.message = [&](const std::string& line) { told += line; }});
    auto config = table.config();
    config.code_told = glue::CodeTold::by_file;
    table.host.reset();
    table.host.emplace(table.loop, table.host_game, config);
    table.host->order(glue::ListenForPartner{});
    CHECK(told.find(config.code_file.string()) != std::string::npos);
    CHECK(told.find(table.wire.code) == std::string::npos);
}

TEST_CASE("whoever was put into the own seat while linked stays there after the end")
{
    Table table;
    table.link();
    match::Seats seats = table.guest_game.session().seats();
    seats.both[1].name = "Carl";
    table.guest_game.submit(match::SetSeats{seats}, Origin::user);
    table.run();
    table.guest->order(glue::EndLink{});
    table.run();
    CHECK(table.guest_game.session().seats().both[1].name == "Carl");
    CHECK(table.guest_game.session().seats().both[0].name == "A");
}

TEST_CASE("addresses and codes that are none are told, and nothing begins")
{
    Table table;
    table.guest->order(glue::CallPartner{"nowhere", "x"});
    CHECK(table.guest->view().reason == "no address: nowhere");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", "3K7M"});
    CHECK(table.guest->view().reason == "the code is too short");
    table.guest->order(glue::CallPartner{"127.0.0.1:4711", ""});
    CHECK(table.guest->view().address == "127.0.0.1:4711");
    table.host->order(glue::ListenForPartner{"nowhere"});
    CHECK(table.host->view().phase == PartnerPhase::none);
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

TEST_CASE("a code file is closed to others; a host that comes back takes the code in it")
{
    TemporaryDirectory folder;
    const auto file = folder.path() / "code";
    glue::write_code_file(file, "3K7M");
    CHECK((std::filesystem::status(file).permissions() & std::filesystem::perms::mask) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    CHECK(glue::read_code_file(file) == "3K7M\n");
    std::filesystem::permissions(file, std::filesystem::perms::group_read,
                                 std::filesystem::perm_options::add);
    CHECK_FALSE(glue::read_code_file(file).has_value());

    Table table;
    const std::string code = ipc::PartnerCode::fresh().text();
    glue::write_code_file(table.folder.path() / "code", code);
    table.host->order(glue::ListenForPartner{});
    CHECK(table.host->view().code == code);
}

TEST_SUITE_END();
