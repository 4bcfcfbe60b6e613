#include "app/glue/script_player.hpp"
#include "core/mancala/random_pit.hpp"
#include "core/mancala/rules.hpp"
#include "core/players/roster.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace {

using namespace std::string_literals;

const std::string header = "Nop; Mancala.Extern\nNop; Test\n";

std::unique_ptr<players::Player> script(const std::string& program)
{
    auto file = glue::read_player_file("test.cando", header + program);
    REQUIRE_MESSAGE(file.has_value(), base::to_string(file.error()));
    return glue::make_script_player(std::move(*file));
}

players::Choice
ask(players::Player& player, const mancala::Position& position, std::uint64_t seed = 1)
{
    base::Budget budget;
    return player.choose(position, seed, budget);
}

players::Choice ask(const std::string& program)
{
    return ask(*script(program), mancala::initial());
}

std::string refusal(const std::string& bytes)
{
    const auto file = glue::read_player_file("test.cando", bytes);
    REQUIRE_FALSE(file.has_value());
    return base::to_string(file.error());
}

/// What a script sees, read back digit by digit through its answer.
std::int64_t seen(const std::string& expression, const mancala::Position& position)
{
    const auto choice = ask(*script("Let F=" + expression + "\n"), position);
    REQUIRE_FALSE(choice.failure);
    return choice.pit.value();
}

/// Plays to the end; a faulty answer is replaced by a random pit and counted.
struct Played
{
    mancala::Position end;
    int faults = 0;
    int moves = 0;
};

Played play(players::Player& one, players::Player& two, std::uint64_t seed)
{
    constexpr int longest_game = 400;
    Played result{mancala::initial()};
    base::Rng rng(seed);
    one.new_game();
    two.new_game();
    // A first move by lot, so that games differ.
    auto pit = mancala::random_pit(result.end, rng);
    for (; result.moves < longest_game; ++result.moves) {
        result.end = mancala::play(result.end, pit).position;
        if (mancala::is_over(result.end)) {
            break;
        }
        auto& player = result.end.to_move == mancala::Player::one ? one : two;
        const auto choice = ask(player, result.end, rng.next());
        if (players::fault(choice, result.end)) {
            ++result.faults;
            pit = mancala::random_pit(result.end, rng);
        } else {
            pit = mancala::Pit(static_cast<int>(*choice.pit));
        }
    }
    return result;
}

std::unique_ptr<players::Player> asset(const std::string& name)
{
    auto file = glue::load_player_file(TEST_SOURCE_DIR "/../assets/players/" + name + ".cando");
    REQUIRE_MESSAGE(file.has_value(), base::to_string(file.error()));
    return glue::make_script_player(std::move(*file));
}

/// Points of 2 a game for `judged`, each game from both sides.
int points(players::Player& judged, players::Player& other, int pairs)
{
    int result = 0;
    const auto points_of = [](int margin) { return margin > 0 ? 2 : margin == 0 ? 1 : 0; };
    for (int i = 0; i < pairs; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        result += points_of(margin(play(judged, other, seed).end, mancala::Player::one));
        result += points_of(margin(play(other, judged, seed).end, mancala::Player::two));
    }
    return result;
}

const mancala::Position fragment_board{.pits = {4, 0, 3, 1, 5, 6, 2, 0, 7, 4, 4, 4},
                                       .stores = {5, 3},
                                       .to_move = mancala::Player::two};

} // namespace

TEST_SUITE_BEGIN("app/glue/script_player");

TEST_CASE("a player file says its comment and plays what F holds")
{
    auto file = glue::read_player_file("a.cando", "Nop; Mancala.Extern\nNop; Anna\nLet F=5\n");
    REQUIRE(file.has_value());
    CHECK(file->comment == "Anna");
    CHECK(ask(*glue::make_script_player(std::move(*file)), mancala::initial()).pit == 5);
}

TEST_CASE("a comment is cut to 43 characters, whatever bytes they take")
{
    const std::string latin(50, '\xE4');
    const auto file = glue::read_player_file("a", "Nop; Mancala.Extern\nNop; " + latin + "\n");
    REQUIRE(file.has_value());
    CHECK(file->comment.size() == 2 * 43);
    CHECK(file->comment.substr(0, 4) == "ää");
}

TEST_CASE("Latin-1 and UTF-8 are the same text, CRLF and a missing last line end do no harm")
{
    const std::string rest = "Let T=\"\xE4\",F=NumberOfChars(T)+Ascii(T)%100";
    const std::string utf8 = "Let T=\"ä\",F=NumberOfChars(T)+Ascii(T)%100";
    CHECK(ask(rest).pit == 3);
    CHECK(ask(utf8).pit == 3);
    const auto crlf =
        glue::read_player_file("a", "Nop; Mancala.Extern\r\nNop; ä\r\nLet F=4\r\nLet F=F+1");
    REQUIRE(crlf.has_value());
    CHECK(crlf->comment == "ä");
    CHECK(ask(*glue::make_script_player(*crlf), mancala::initial()).pit == 5);
}

TEST_CASE("files that are no player files are refused with line and reason")
{
    CHECK(refusal("") == "test.cando:1:1: no player file: line 1 must be \"Nop; Mancala.Extern\"");
    CHECK(refusal("Nop; Mancala.extern\nNop; x\n").substr(0, 15) == "test.cando:1:1:");
    CHECK(refusal("nop; Mancala.Extern\nNop; x\n").substr(0, 15) == "test.cando:1:1:");
    CHECK(refusal("Nop; Mancala.Extern \nNop; x\n").substr(0, 15) == "test.cando:1:1:");
    CHECK(refusal(" Nop; Mancala.Extern\nNop; x\n").substr(0, 15) == "test.cando:1:1:");
    CHECK(refusal("Nop; Mancala.Extern").substr(0, 15) == "test.cando:2:1:");
    CHECK(refusal("Nop; Mancala.Extern\nLet F=1\n").substr(0, 15) == "test.cando:2:1:");
    CHECK(refusal(header + "Let F=1\n\tIf F=1\n") == "test.cando:4:2: IF without ENDIF");
    CHECK(refusal(header + "Let F=(1+2") ==
          "test.cando:3:11: mismatched parenthesis: ) is missing");
    CHECK(refusal(std::string(2'000'000, 'x')).find("line 1") != std::string::npos);
}

TEST_CASE("a folder or a missing file is refused without waiting")
{
    CHECK_FALSE(glue::load_player_file("/dev/zero").has_value());
    CHECK_FALSE(glue::load_player_file("/").has_value());
    CHECK(glue::load_player_file("/no/such.cando").error().text == "the file cannot be read");
}

TEST_CASE("a named pipe is refused without waiting for a writer")
{
    const support::TemporaryDirectory folder;
    const std::string pipe = folder.path() / "x.cando";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    // One that is opened for reading hangs here until the test's time limit.
    const auto file = glue::load_player_file(pipe);
    REQUIRE_FALSE(file.has_value());
    CHECK(file.error().text == "the file cannot be read");
}

TEST_CASE("a file longer than 1 MiB is refused, though its characters may be fewer")
{
    const support::TemporaryDirectory folder;
    const std::string path = folder.path() / "x.cando";
    const auto write = [&](const std::string& bytes) {
        std::ofstream(path, std::ios::binary) << bytes;
    };
    for (const char* const shift : {"", " "}) {
        std::string bytes = header + "Nop " + shift;
        for (int i = 0; i < 600'000; ++i) {
            bytes += "ä";
        }
        write(bytes);
        const auto loaded = glue::load_player_file(path);
        REQUIRE_FALSE(loaded.has_value());
        CHECK(loaded.error().text == "the script is longer than 1 MiB");
    }
    write(header + "Let F=4" + std::string((1U << 20U) - header.size() - 7, '\n'));
    CHECK(glue::load_player_file(path).has_value());
}

TEST_CASE("a script sees the position under the names of 1996")
{
    CHECK(seen("AmZug", fragment_board) == 2);
    CHECK(seen("AufBrett", fragment_board) == 40);
    CHECK(seen("EvenPoint", fragment_board) == 24);
    CHECK(seen("Summe[1]*100+Summe[2]", fragment_board) == 1921);
    CHECK(seen("Spieler[1].Punkte*10+Spieler[2].Punkte", fragment_board) == 53);
    for (const mancala::Pit pit : mancala::all_pits()) {
        CHECK(seen("Brett[" + std::to_string(pit.number()) + "]", fragment_board) ==
              fragment_board.stones(pit));
    }
    CHECK(seen("AmZug", mancala::initial()) == 1);
}

TEST_CASE("answers that are no legal pits stay as they are for the caller")
{
    CHECK_FALSE(ask("").pit);
    CHECK_FALSE(ask("ExitScript\nLet F=1\n").pit);
    CHECK(ask("Let F=13").pit == 13);
    CHECK(ask("Let F=-1").pit == -1);
    CHECK(ask("Let F=\"drei\"").pit == 0);
    CHECK(ask("Let F=3.9").pit == 3);
    CHECK_FALSE(ask("Let F[1]=3").pit);
}

TEST_CASE("an error breaks the choice off and names file, line and column")
{
    const auto choice = ask("Let F=3\nLet X=Brett[13]\nLet F=4\n");
    REQUIRE(choice.failure);
    CHECK(base::to_string(*choice.failure) == "test.cando:4:7: index 13 is out of range");
    CHECK(choice.failure->source_line == "Let X=Brett[13]");
    CHECK(players::fault(choice, mancala::initial()) == players::Fault::broke_off);
}

TEST_CASE("an endless loop is an error after five million commands")
{
    const auto choice = ask("Loop\nEndLoop\n");
    REQUIRE(choice.failure);
    CHECK(base::to_string(*choice.failure) ==
          "test.cando:4:1: the script was stopped after 5000000 commands");
}

TEST_CASE("a small budget is kept and what was used is taken from it")
{
    auto player = script("Loop I,100\nEndLoop\nLet F=1\n");
    base::Budget enough(150);
    CHECK(player->choose(mancala::initial(), 1, enough).pit == 1);
    CHECK(enough.left() > 0);
    CHECK(enough.left() < 50);
    base::Budget little(90);
    CHECK(player->choose(mancala::initial(), 1, little).failure);
    CHECK(little.left() == 0);
}

TEST_CASE("a stopped choice is neither answer nor error")
{
    std::stop_source stop;
    stop.request_stop();
    base::Budget budget(base::Budget::unlimited, stop.get_token());
    const auto choice = script("Loop\nEndLoop\n")->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(choice.pit);
    CHECK_FALSE(choice.failure);
}

TEST_CASE("a player that was stopped answers as if it had not been asked")
{
    auto player = script("Let N=N+1,A[2]=A[2]+1\nIf AufBrett=40\nLoop\nEndLoop\nEndIf\n"
                         "Let F=N*10+A[2]\n");
    CHECK(ask(*player, mancala::initial()).pit == 11);
    std::stop_source stop;
    std::jthread thinking([&] {
        base::Budget budget(base::Budget::unlimited, stop.get_token());
        const auto choice = player->choose(fragment_board, 1, budget);
        CHECK_FALSE(choice.pit);
        CHECK_FALSE(choice.failure);
    });
    stop.request_stop();
    thinking.join();
    CHECK(ask(*player, mancala::initial()).pit == 22);
}

TEST_CASE("variables live for one game")
{
    auto player = script("Let N=N+1,F=N\n");
    CHECK(ask(*player, mancala::initial()).pit == 1);
    CHECK(ask(*player, mancala::initial()).pit == 2);
    player->new_game();
    CHECK(ask(*player, mancala::initial()).pit == 1);
}

TEST_CASE("two players of one file share nothing, decision 13")
{
    const auto file = glue::read_player_file("a", header + "Let N=N+1,F=N\n");
    REQUIRE(file.has_value());
    auto one = glue::make_script_player(*file);
    auto two = glue::make_script_player(*file);
    CHECK(ask(*one, mancala::initial()).pit == 1);
    CHECK(ask(*two, mancala::initial()).pit == 1);
}

TEST_CASE("the same seed gives the same random numbers, decision 27")
{
    auto player = script("Let F=Random(1,1000000)\n");
    const auto first = ask(*player, mancala::initial(), 7).pit;
    CHECK(ask(*player, mancala::initial(), 7).pit == first);
    CHECK(ask(*player, mancala::initial(), 8).pit != first);
}

TEST_CASE("names of the Amiga are warned of once in a game")
{
    auto file = glue::read_player_file("a", header + "PlaySound \"x\"\nLet F=MouseX\n");
    REQUIRE(file.has_value());
    std::vector<std::string> warnings;
    auto player = glue::make_script_player(std::move(*file), [&](const base::Diagnostic& warning) {
        warnings.push_back(base::to_string(warning));
    });
    static_cast<void>(ask(*player, mancala::initial()));
    static_cast<void>(ask(*player, mancala::initial()));
    CHECK(warnings ==
          std::vector{"a:3:1: PlaySound does nothing here"s, "a:4:7: MouseX does nothing here"s});
    player->new_game();
    static_cast<void>(ask(*player, mancala::initial()));
    CHECK(warnings.size() == 4);
}

TEST_CASE("our own players play whole games without a fault, the later the stronger")
{
    const auto names = std::array{"sammler"s, "vorsicht"s, "vordenker"s};
    for (const std::string& name : names) {
        CAPTURE(name);
        auto player = asset(name);
        auto random = players::make_player(players::Kind::random);
        // The random player never errs, so a fault would be the script's.
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const Played played = play(*player, *random, seed);
            CHECK(played.faults == 0);
            CHECK(mancala::is_over(played.end));
        }
    }
    CHECK(points(*asset("vorsicht"), *asset("sammler"), 10) > 20);
    CHECK(points(*asset("vordenker"), *asset("vorsicht"), 4) > 8);
}

TEST_CASE("faulty scripts get through whole games on random pits")
{
    for (const std::string program :
         {"", "Let F=13\n", "Let F=1/0\n", "Let F=Brett[0]\n", "ExitScript\n", "Let F=\"x\"\n"}) {
        CAPTURE(program);
        auto bad = script(program);
        auto other = players::make_player(players::Kind::normal);
        const Played played = play(*bad, *other, 5);
        CHECK(mancala::is_over(played.end));
        CHECK(played.faults > 0);
    }
}

TEST_SUITE_END();
