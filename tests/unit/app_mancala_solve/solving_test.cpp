#include "app/glue/atomic_file.hpp"
#include "app/glue/owned_file.hpp"
#include "app/mancala_solve/beginning.hpp"
#include "app/mancala_solve/solving.hpp"
#include "core/endgame/built_tables.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace mancala_solve;

namespace {

const endgame::Tables& tables()
{
    static const endgame::BuiltTables built(10);
    return built.tables();
}

/// A board of 14 stones that takes some ten thousand nodes from tables of 10.
Options question()
{
    Options options;
    options.position = mancala::Position{};
    options.position->pits = {1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1};
    options.megabytes = 4;
    return options;
}

struct Answer
{
    int code = -1;
    std::string text; ///< or why it did not begin

    [[nodiscard]] bool says(const std::string& words) const
    {
        return text.find(words) != std::string::npos;
    }
    [[nodiscard]] std::string value() const
    {
        const std::string word = "\nproved: value ";
        const std::size_t at = text.rfind(word);
        return at == std::string::npos ? "" : text.substr(at + word.size(), 2);
    }
};

Answer answer(const Options& options, const std::stop_token& stop = {})
{
    std::ostringstream out;
    const auto code = solve(options, tables(), stop, out);
    return code ? Answer{*code, out.str()} : Answer{-1, base::to_string(code.error())};
}

/// What is written to it; the folder goes at the first line.
class Removing : public std::stringbuf
{
  public:
    explicit Removing(std::filesystem::path folder)
        : folder_(std::move(folder))
    {
    }
    int sync() override
    {
        std::filesystem::remove_all(folder_);
        return 0;
    }

  private:
    std::filesystem::path folder_;
};

} // namespace

TEST_CASE("an exact value is told with the way to it")
{
    const Answer exact = answer(question());
    CHECK(exact.code == exit_done);
    CHECK(exact.says(
        "1 1 1 2 1 1 1 1 1 2 1 1 0 0 1: 14 stones, tables up to 10, hash 4 MB, 1 thread"));
    CHECK(exact.says("guess "));
    CHECK(exact.says("depth 1: "));
    CHECK(exact.says("\nline "));
    CHECK_FALSE(exact.value().empty());
}

TEST_CASE("the word proved is not said of what is open")
{
    Options options = question();
    options.nodes = 2;
    const Answer open = answer(options);
    CHECK(open.code == exit_open);
    CHECK(open.says("open; nothing known yet for player 1"));
    CHECK_FALSE(open.says("proved"));
}

TEST_CASE("a bound is answered both ways")
{
    const int value = std::stoi(answer(question()).value());
    Options options = question();
    options.goal.at_least = value;
    CHECK(answer(options).says("proved: at least "));
    options.goal = {.at_least = value + 1, .below = value + 1};
    CHECK(answer(options).says("proved: less than "));
}

TEST_CASE("a bound that no value can miss is answered, and said to be")
{
    Options options = question(); // 14 stones
    options.goal.at_least = 15;
    CHECK(answer(options).says("proved: less than +15 for player 1"));
    options.goal.at_least = -14;
    CHECK(answer(options).says("proved: at least -14 for player 1"));
    options.goal = {.at_least = {}, .below = -14};
    CHECK(answer(options).says("proved: at least -14 for player 1"));
    options.goal.below = 30;
    CHECK(answer(options).says("proved: less than +15 for player 1"));
    options.goal = {.at_least = -20, .below = 20};
    CHECK(answer(options).says("proved: value -14 to +14 for player 1"));
}

TEST_CASE("a proof stopped again and again comes to the same value")
{
    const support::TemporaryDirectory folder;
    const std::string value = answer(question()).value();
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.nodes = 30'000;
    Answer now = answer(options);
    int parts = 1;
    CHECK(now.says("goes on with: mancala-solve --resume --checkpoint " +
                   options.checkpoint.string()));
    for (options.resume = true; now.code == exit_open && parts < 100; ++parts) {
        now = answer(options);
        CHECK(now.says("goes on after depth "));
    }
    CHECK(now.code == exit_done);
    CHECK(now.value() == value);
    CHECK(parts > 2);
    MESSAGE(parts, " parts");
}

TEST_CASE("how it goes on is a line for the shell, with all that was given")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "Anna's proof";
    options.tables = folder.path() / "tables of mine";
    std::filesystem::create_directory(options.tables);
    options.threads = 2;
    options.nodes = 2;
    const std::string place = folder.path().string();
    const std::string proof = place + "/Anna'\\''s proof";
    CHECK(answer(options).says("goes on with: mancala-solve --resume --checkpoint '" + proof +
                               "' --hash 4 --threads 2 --tables '" + place + "/tables of mine'\n"));
    options.checkpoint = folder.path() / "without tables";
    options.tables = folder.path() / "none";
    CHECK(answer(options).says(" --hash 4 --threads 2\n"));
}

TEST_CASE("how often it is kept is said too, where it is not the usual")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.save_each = std::chrono::seconds(30);
    options.nodes = 2;
    CHECK(answer(options).says(" --save-each 30\n"));
}

TEST_CASE("a bound is kept as soon as it is proved")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.save_each = std::chrono::seconds(0);
    const Answer exact = answer(options);
    const std::size_t bound = exact.text.find(": proved: ");
    REQUIRE(bound != std::string::npos);
    const std::string kept = "  checkpoint " + options.checkpoint.string() + "\n";
    const std::size_t line = exact.text.find('\n', bound) + 1;
    CHECK(exact.text.substr(line, kept.size()) == kept);
}

TEST_CASE("a checkpoint that is not there to go on with begins a new proof, which is said")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.nodes = 2;
    CHECK_FALSE(answer(options).says("is not there"));
    options.checkpoint = folder.path() / "prof";
    options.resume = true;
    CHECK(answer(options).says(options.checkpoint.string() + " is not there: a new proof\n"));
}

TEST_CASE("a stop asked for before the beginning still leaves a checkpoint")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    std::stop_source stop;
    stop.request_stop();
    const Answer stopped = answer(options, stop.get_token());
    CHECK(stopped.code == exit_open);
    CHECK_FALSE(stopped.says("guess ")); // nor does that keep it up
    CHECK(std::filesystem::exists(options.checkpoint));
}

TEST_CASE("a last checkpoint that cannot be written costs no answer")
{
    const support::TemporaryDirectory folder;
    std::filesystem::create_directory(folder.path() / "gone");
    Options options = question();
    options.checkpoint = folder.path() / "gone" / "proof";
    Removing text(folder.path() / "gone");
    std::ostream out(&text);
    CHECK(*solve(options, tables(), {}, out) == exit_failed);
    CHECK(text.str().find("\nproved: value ") != std::string::npos);
    CHECK(text.str().find("no checkpoint: ") != std::string::npos);
}

TEST_CASE("a folder that takes no checkpoint is told before the proof begins")
{
    Options options = question();
    options.checkpoint = "/no/such/folder/proof";
    std::ostringstream out;
    CHECK_THROWS_AS(static_cast<void>(solve(options, tables(), {}, out)), std::system_error);
    CHECK(out.str().empty());
}

TEST_CASE("no checkpoint is written over without being asked for, none of another position is used")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.nodes = 2;
    CHECK(answer(options).code == exit_open);
    CHECK(answer(options).says("is there already"));
    options.resume = true;
    options.position->to_move = mancala::Player::two;
    CHECK(answer(options).says("is the proof of another position"));
    glue::write_whole_file(options.checkpoint, std::string_view("MANCSLV1"));
    CHECK(answer(options).says("damaged"));
    CHECK(glue::read_whole_file(options.checkpoint, 100).value() == "MANCSLV1");
    options.checkpoint = folder.path() / "none";
    options.position.reset();
    CHECK(answer(options).says("is not there"));
}

TEST_CASE("a checkpoint is not cut down to a smaller memory")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.resume = true;
    options.nodes = 2;
    Proof proof;
    proof.position = *options.position;
    prover::ProofTable table(std::size_t{8} << 20U);
    for (std::uint64_t key = 1; key <= 100'000; ++key) {
        table.store(key * 0x9E37'79B9'7F4A'7C15, {.lower = 1});
    }
    save(options.checkpoint, proof, table);
    const std::string before = glue::read_whole_file(options.checkpoint, 1 << 24).value();
    options.megabytes = 1;
    CHECK(answer(options).says("holds more than fits into 1 MB; at least --hash 4"));
    CHECK(glue::read_whole_file(options.checkpoint, 1 << 24).value() == before);
    options.megabytes = 4;
    CHECK(answer(options).says("hash 4 MB"));
}

TEST_CASE("memory that is not there is refused before it is taken, with both numbers")
{
    Options options = question();
    options.megabytes = 5000;
    const auto lacking = begin(options, std::uint64_t{4999} << 20U);
    REQUIRE_FALSE(lacking.has_value());
    CHECK(lacking.error().text == "--hash 5000: only 4999 MB of memory are free");
    CHECK(begin(options, std::uint64_t{5000} << 20U)->megabytes == 5000);
    CHECK(begin(options, std::nullopt)->megabytes == 5000);
}

TEST_CASE("a checkpoint that another proof keeps is left to it")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.nodes = 2;
    CHECK(answer(options).code == exit_open);
    const auto other = glue::OwnedFile::take(options.checkpoint);
    options.resume = true;
    CHECK(answer(options).says("another mancala-solve is at work on it"));
}

TEST_CASE("a checkpoint that was asked for a bound can be asked for the exact value")
{
    const support::TemporaryDirectory folder;
    const std::string value = answer(question()).value();
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.goal.at_least = std::stoi(value);
    CHECK(answer(options).code == exit_done);
    options.resume = true;
    options.goal = {};
    CHECK(answer(options).value().empty());
    options.exact = true;
    CHECK(answer(options).value() == value);
}

TEST_CASE("after the last depth nothing is said of going on")
{
    const support::TemporaryDirectory folder;
    Options options = question();
    options.checkpoint = folder.path() / "proof";
    options.resume = true;
    Proof last;
    last.position = *options.position;
    last.standing.turns = prover::Prover::most_turns;
    save(options.checkpoint, last, prover::ProofTable(1 << 12));
    const Answer end = answer(options);
    CHECK(end.code == exit_open);
    CHECK(end.says("no deeper search can be made"));
    CHECK_FALSE(end.says("goes on with"));
}

TEST_CASE("the table is as large as it was asked for")
{
    Options options = question();
    options.megabytes = 7;
    options.nodes = 2;
    CHECK(answer(options).says("hash 7 MB"));
}

TEST_CASE("a finished game is not solved")
{
    Options options = question();
    options.position->pits = {1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    CHECK(answer(options).says("the game is over"));
}
