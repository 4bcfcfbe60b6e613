// The terminal that is to call a partner: his code, and the game that a crash has left.
#include "app/glue/autosave.hpp"
#include "app/glue/record_seats.hpp"
#include "app/mancala/text_face.hpp"
#include "core/mancala/rules.hpp"
#include "support/linked_games.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

namespace {

using Lines = std::vector<std::string>;

/// The guest's terminal, with a lost game of one move on offer.
struct Caller
{
    Caller()
    {
        mancala::Record record;
        record.moves.push_back({mancala::Player::one, mancala::Pit(1)});
        record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
        std::ofstream(folder.path() / "spiel-1.partie") << mancala::print_record(record);
        REQUIRE(offer.open(*glue::find_lost_game(folder.path())));
        face.begin();
    }
    Lines type(const std::string& line)
    {
        said.clear();
        face.line(line);
        table.run();
        return said;
    }

    support::Table table;
    support::TemporaryDirectory folder;
    glue::Autosave autosave{table.loop, table.guest_game, {.folder = folder.path()}};
    glue::LostGameOffer offer{table.guest_game, autosave, folder.path() / "records"};
    Lines said;
    int quits = 0;
    app::TextFace face{{.game = table.guest_game,
                        .loop = table.loop,
                        .say = [this](std::string_view line) { said.emplace_back(line); },
                        .line_done = [] {},
                        .quit = [this] { ++quits; },
                        .offer = &offer,
                        .take_code =
                            [this](const std::string& code) {
                                table.guest->order(glue::CallPartner{"127.0.0.1:4711", code});
                                return !glue::is_idle(table.guest->view().phase);
                            },
                        .input = app::TextFace::Input::typed,
                        .language = glue::Language::english,
                        .version = "1.2.3"}};
};

const std::string prompt = "Partner code:";

} // namespace

TEST_SUITE_BEGIN("app/mancala/text_face");

TEST_CASE("a partner code is asked for again until it is one")
{
    Caller caller;
    CHECK(caller.said.back() == prompt);
    CHECK(caller.type("3K7M") == Lines{"No link: the code is too short", prompt});
    CHECK(caller.type("GetAmZug").back() == prompt);
    const Lines calls = caller.type(ipc::PartnerCode::fresh().text());
    CHECK(calls == Lines{"Calling 127.0.0.1:4711"});
    CHECK(caller.type("GetAmZug") == Lines{"0 1"});
}

TEST_CASE("a partner code of another game is asked for again, and the next one may be good")
{
    for (const auto trouble : {ipc::LinkTrouble::wrong_code, ipc::LinkTrouble::taken}) {
        Caller caller;
        caller.type(ipc::PartnerCode::fresh().text());
        caller.said.clear();
        caller.table.wire.worry(1, trouble, "127.0.0.1:4711");
        caller.table.run();
        REQUIRE(caller.said.size() == 3);
        CHECK(caller.said[0].starts_with("Link: 127.0.0.1:4711: "));
        CHECK(caller.said[1] == "The link has ended");
        CHECK(caller.said[2] == prompt);
        caller.table.host->order(glue::ListenForPartner{});
        CHECK(caller.type(caller.table.wire.code).front() == "Calling 127.0.0.1:4711");
        CHECK(caller.table.guest->view().phase == glue::PartnerPhase::linked);
        CHECK(caller.type("GetAmZug") == Lines{"0 1"});
    }
}

TEST_CASE("trouble that another code does not end is told, and nothing is asked")
{
    Caller caller;
    caller.type(ipc::PartnerCode::fresh().text());
    caller.said.clear();
    caller.table.wire.worry(1, ipc::LinkTrouble::nobody_there, "127.0.0.1:4711");
    caller.table.run();
    CHECK(caller.said == Lines{"Link: 127.0.0.1:4711: nobody waits there"});
    CHECK(caller.table.guest->view().phase == glue::PartnerPhase::connecting);
}

TEST_CASE("while a code is asked for the lost game is taken up or refused, and Quit quits")
{
    for (const std::string word : {"Continue", "ja"}) {
        Caller caller;
        caller.type(word);
        CHECK(support::Table::moves(caller.table.guest_game) == "1:1-1");
        caller.type("quit");
        CHECK(caller.quits == 1);
    }
    Caller caller;
    caller.type("no");
    CHECK(caller.offer.lost() == nullptr);
    CHECK(support::Table::moves(caller.table.guest_game).empty());
}

TEST_CASE("a lost game that cannot go on since the link stands is told so and waits")
{
    Caller caller;
    caller.table.host->order(glue::ListenForPartner{});
    caller.type(caller.table.wire.code);
    CHECK(caller.type("continue") ==
          Lines{"Not possible: this is not possible while the game is linked"});
    CHECK(caller.offer.lost() != nullptr);
    caller.table.guest->order(glue::EndLink{});
    caller.table.run();
    caller.type("continue");
    CHECK(support::Table::moves(caller.table.guest_game) == "1:1-1");
}

TEST_SUITE_END();
