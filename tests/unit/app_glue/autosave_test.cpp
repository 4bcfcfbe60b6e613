#include "app/glue/autosave.hpp"
#include "app/glue/lost_game_offer.hpp"
#include "support/desk.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

using match::Origin;

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// A game that is kept in a folder, as fast as the disk can.
struct Keeper
{
    explicit Keeper(const fs::path& folder,
                    glue::GameConfig game = two_humans(),
                    std::chrono::milliseconds next = 0ms,
                    std::chrono::milliseconds soon = 0ms)
        : desk(std::move(game))
        , autosave(desk.loop,
                   desk.game,
                   {.folder = folder,
                    .soon = soon,
                    .next = next,
                    .complain = [this](const std::string& why) { complaints.push_back(why); }})
    {
    }

    /// Runs the loop until the condition holds, or a minute is over.
    template <typename Condition>
    bool wait_until(Condition holds)
    {
        const auto end = std::chrono::steady_clock::now() + 60s;
        bool held = false;
        const std::function<void()> look = [&] {
            held = holds();
            if (held || std::chrono::steady_clock::now() > end) {
                desk.loop.stop();
            } else {
                desk.loop.after(1ms, look);
            }
        };
        desk.loop.post(look);
        desk.loop.run();
        return held;
    }

    void play(int pit) { desk.game.submit(match::PlayPit{mancala::Pit(pit)}, Origin::user); }

    std::optional<glue::LostGame> find_lost()
    {
        std::optional<glue::LostGame> lost;
        bool looked = false;
        autosave.find_lost([&](std::optional<glue::LostGame> found) {
            lost = std::move(found);
            looked = true;
        });
        CHECK(wait_until([&] { return looked; }));
        return lost;
    }

    std::vector<std::string> complaints;
    Desk desk;
    glue::Autosave autosave;
};

std::string text_of(const fs::path& file)
{
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool holds_nothing(const fs::path& folder)
{
    return !fs::exists(folder) || fs::is_empty(folder);
}

std::string moves_in(const fs::path& file)
{
    const auto record = mancala::read_record(text_of(file), file.string());
    return record ? mancala::to_string(record->moves) : "no record";
}

} // namespace

TEST_SUITE("app/glue/autosave")
{
    TEST_CASE("a move is soon on the disk, a game without one is not")
    {
        const support::TemporaryDirectory directory;
        const fs::path file = directory.path() / "spiel-1.partie";
        Keeper keeper(directory.path());
        keeper.desk.game.submit(match::NewGame{}, Origin::user);
        keeper.play(1);
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1"; }));
        keeper.play(8);
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1 2:2-8"; }));
        keeper.desk.game.submit(match::NewGame{}, Origin::user);
        CHECK(keeper.wait_until([&] { return !fs::exists(file); }));
    }

    TEST_CASE("what takes a move back, another name and another kind are kept, too")
    {
        const support::TemporaryDirectory directory;
        const fs::path file = directory.path() / "spiel-1.partie";
        Keeper keeper(directory.path());
        keeper.play(1);
        keeper.play(8);
        keeper.desk.game.submit(match::Undo{}, Origin::user);
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1"; }));
        match::Seats seats = keeper.desk.game.session().seats();
        seats.both[0] = {match::SeatKind::taktik, "Nora"};
        keeper.desk.game.submit(match::SetSeats{seats}, Origin::user);
        CHECK(keeper.wait_until([&] {
            const std::string text = text_of(file);
            return text.find("Spieler1 Nora\n") != std::string::npos &&
                   text.find("Typ1 taktik\n") != std::string::npos;
        }));
    }

    TEST_CASE("the end of a game removes it, and taking the end back brings it again")
    {
        const support::TemporaryDirectory directory;
        const fs::path file = directory.path() / "spiel-1.partie";
        Keeper keeper(directory.path());
        keeper.play(1);
        CHECK(keeper.wait_until([&] { return fs::exists(file); }));
        keeper.desk.game.submit(match::EndGame{}, Origin::user);
        CHECK(keeper.wait_until([&] { return !fs::exists(file); }));
        keeper.desk.game.submit(match::Undo{}, Origin::user);
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1"; }));
    }

    TEST_CASE("an end that the user wants leaves nothing, any other one the last move")
    {
        const support::TemporaryDirectory directory;
        {
            Keeper keeper(directory.path());
            keeper.play(1);
            CHECK(keeper.wait_until([&] { return !holds_nothing(directory.path()); }));
            keeper.play(8);
            keeper.autosave.end(glue::Autosave::End::drop);
        }
        CHECK(holds_nothing(directory.path()));
        {
            Keeper keeper(directory.path());
            keeper.play(1);
            keeper.play(8);
            keeper.autosave.end(glue::Autosave::End::keep);
            CHECK(moves_in(directory.path() / "spiel-1.partie") == "1:1-1 2:2-8");
        }
    }

    TEST_CASE("changes between two writings cost one writing")
    {
        const support::TemporaryDirectory directory;
        Keeper keeper(directory.path(), two_humans(), 1h);
        keeper.play(1);
        const fs::path file = directory.path() / "spiel-1.partie";
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1"; }));
        for (int i = 0; i < 50; ++i) {
            keeper.desk.ask("CallZug");
        }
        CHECK_FALSE(keeper.find_lost());  // the worker has done all before
        CHECK(moves_in(file) == "1:1-1"); // the next one is due in an hour
    }

    TEST_CASE("a place that takes nothing is told once and the game goes on")
    {
        const support::TemporaryDirectory directory;
        std::ofstream(directory.path() / "file") << "x";
        Keeper keeper(directory.path() / "file");
        keeper.play(1);
        CHECK(keeper.wait_until([&] { return keeper.complaints.size() == 1; }));
        keeper.play(8);
        keeper.desk.game.submit(match::EndGame{}, Origin::user);
        keeper.find_lost(); // the worker has done all before
        CHECK(keeper.complaints.size() == 1);
        CHECK(keeper.desk.game.session().moves().size() == 2);
    }

    TEST_CASE("without a folder in the environment it is told, too")
    {
        Keeper keeper("");
        CHECK_FALSE(keeper.find_lost());
        keeper.play(1);
        CHECK(keeper.wait_until([&] { return keeper.complaints.size() == 1; }));
    }
}

TEST_SUITE("app/glue/lost_game_offer")
{
    /// A game of two moves that a program has left, Anna against a computer.
    void leave_game(const fs::path& folder)
    {
        glue::GameConfig config = two_humans(5);
        config.seats.both = {match::Seat{match::SeatKind::human, "Anna"},
                             match::Seat{match::SeatKind::human, "Jörg"}};
        Keeper keeper(folder, std::move(config));
        keeper.play(1);
        keeper.play(8);
    }

    /// Whoever asks sees what becomes of it.
    const glue::Decided unheard = [](std::optional<match::Denial> /*denial*/) {};

    TEST_CASE("a game taken up goes on as it was and is kept in its old place")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        Keeper keeper(directory.path());
        glue::LostGameOffer offer(keeper.desk.game, keeper.autosave, directory.path() / "records");
        REQUIRE(offer.open(*keeper.find_lost()));
        CHECK(offer.lost()->record.moves.size() == 2);
        offer.accept(unheard);
        CHECK(offer.lost() == nullptr);
        const match::Session& session = keeper.desk.game.session();
        CHECK(mancala::to_string(session.moves()) == "1:1-1 2:2-8");
        CHECK(session.phase() == match::Phase::running);
        CHECK(session.seats().both[1].name == "Jörg");
        CHECK(session.can_undo());
        const fs::path file = directory.path() / "spiel-1.partie";
        keeper.play(2);
        CHECK(keeper.wait_until([&] { return moves_in(file) == "1:1-1 2:2-8 3:1-2"; }));
        keeper.desk.game.submit(match::EndGame{}, Origin::user);
        CHECK(keeper.wait_until([&] { return !fs::exists(file); }));
    }

    TEST_CASE("a game taken up is on the disk at every step, not only after the next writing")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        Keeper keeper(directory.path(), two_humans(), 0ms, 1h); // whatever is removed stays away
        const fs::path file = directory.path() / "spiel-1.partie";
        glue::LostGameOffer offer(keeper.desk.game, keeper.autosave, directory.path() / "records");
        REQUIRE(offer.open(*keeper.find_lost()));
        int steps = 0;
        keeper.desk.game.observe({.changed = [&](const match::Event&) {
            ++steps;
            CHECK(fs::exists(file));
        }});
        offer.accept(unheard);
        CHECK(steps == 2);               // the seats, the position
        CHECK_FALSE(keeper.find_lost()); // the worker has done all before
        CHECK(moves_in(file) == "1:1-1 2:2-8");
        keeper.autosave.end(glue::Autosave::End::keep);
        CHECK(moves_in(file) == "1:1-1 2:2-8");
    }

    /// Whoever sits right plays on another machine, or here again.
    void sit(Keeper & keeper, match::Home home)
    {
        match::Seats seats = keeper.desk.game.session().seats();
        seats.both[1].home = home;
        keeper.desk.game.perform_ordered(match::SetSeats{seats}, Origin::partner);
    }

    TEST_CASE(
        "a game that cannot be taken up, as while it is linked, stays on offer and on the disk")
    {
        const support::TemporaryDirectory directory;
        const fs::path file = directory.path() / "spiel-1.partie";
        leave_game(directory.path());
        for (const bool answered_later : {false, true}) {
            Keeper keeper(directory.path());
            glue::LostGameOffer offer(keeper.desk.game, keeper.autosave,
                                      directory.path() / "records");
            REQUIRE(offer.open(*keeper.find_lost()));
            const match::Seats before = keeper.desk.game.session().seats();
            sit(keeper, match::Home::guest);
            std::vector<std::optional<match::Denial>> answers;
            offer.accept([&](std::optional<match::Denial> denial) { answers.push_back(denial); });
            CHECK(answers == std::vector<std::optional<match::Denial>>{match::Denial::linked});
            CHECK(offer.lost() != nullptr);
            CHECK(keeper.desk.game.session().seats().both[0] == before.both[0]);
            if (answered_later) {
                sit(keeper, match::Home::here);
                offer.accept(unheard);
                CHECK(offer.lost() == nullptr);
                CHECK(keeper.desk.game.session().moves().size() == 2);
                keeper.autosave.end(glue::Autosave::End::keep);
            } else {
                keeper.play(1); // the linked game begins, and is kept elsewhere
                CHECK(offer.lost() == nullptr);
                keeper.autosave.end(glue::Autosave::End::drop);
            }
            CHECK(moves_in(file) == "1:1-1 2:2-8");
        }
    }

    TEST_CASE("a lost game's file that is taken over is ours, a record of the user never")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        const fs::path lost = directory.path() / "spiel-1.partie";
        const fs::path record = directory.path() / "meine.partie";
        fs::copy_file(lost, record);
        for (const fs::path& file : {record, lost}) {
            Keeper keeper(directory.path());
            keeper.autosave.take_over(file);
            CHECK(keeper.find_lost().has_value() == (file == record));
            keeper.desk.game.submit(match::NewGame{}, Origin::user);
            keeper.autosave.end(glue::Autosave::End::drop);
            CHECK(fs::exists(lost) == (file == record));
            CHECK(fs::exists(record));
        }
    }

    TEST_CASE("a game put aside is told and lies with the records")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        Keeper keeper(directory.path());
        std::vector<std::string> messages;
        keeper.desk.game.observe(
            {.message = [&](const std::string& line) { messages.push_back(line); }});
        glue::LostGameOffer offer(keeper.desk.game, keeper.autosave, directory.path() / "records");
        REQUIRE(offer.open(*keeper.find_lost()));
        offer.decline();
        offer.accept(unheard); // too late
        CHECK(keeper.desk.game.session().phase() == match::Phase::ready);
        REQUIRE(messages.size() == 1);
        CHECK(messages[0].starts_with("Aufgehoben: unterbrochen-"));
        CHECK(messages[0].ends_with(".partie in " + (directory.path() / "records").string()));
        CHECK(std::distance(fs::directory_iterator(directory.path() / "records"), {}) == 1);
        CHECK_FALSE(fs::exists(directory.path() / "spiel-1.partie"));
    }

    TEST_CASE("when a game begins before the answer the offer is gone and the lost game stays")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        Keeper keeper(directory.path());
        glue::LostGameOffer offer(keeper.desk.game, keeper.autosave, directory.path() / "records");
        REQUIRE(offer.open(*keeper.find_lost()));
        match::Seats seats = keeper.desk.game.session().seats();
        seats.both[0].name = "Nora";
        keeper.desk.game.submit(match::SetSeats{seats}, Origin::user);
        CHECK(offer.lost() != nullptr); // a name begins no game
        keeper.desk.ask("CallNeu");
        CHECK(offer.lost() == nullptr);
        offer.accept(unheard);
        offer.decline();
        CHECK(keeper.desk.game.session().moves().empty());
        CHECK(moves_in(directory.path() / "spiel-1.partie") == "1:1-1 2:2-8");
        CHECK_FALSE(offer.open(*keeper.find_lost()));
    }

    TEST_CASE("while a script has paused the game the answer waits")
    {
        const support::TemporaryDirectory directory;
        leave_game(directory.path());
        Keeper keeper(directory.path());
        glue::LostGameOffer offer(keeper.desk.game, keeper.autosave, directory.path() / "records");
        REQUIRE(offer.open(*keeper.find_lost()));
        keeper.desk.send("CallPause 1 0 0", 2);
        offer.accept(unheard);
        CHECK(keeper.desk.game.session().moves().empty());
        keeper.desk.game.end_pauses();
        CHECK(keeper.desk.game.session().moves().size() == 2);
    }
}
