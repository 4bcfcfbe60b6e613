// The worked examples of the guides are played by the rules. tests/guide/check_guide.py finds the
// same boards in the guides.
#include "core/mancala/rules.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

namespace {

struct Example
{
    std::string name;
    mancala::Position before;
    int pit = 0;
    std::size_t laps = 0;
    std::string ends;
    mancala::Position after;
};

mancala::Position next_board(std::istream& file)
{
    constexpr int lines_of_a_board = 3;
    std::string picture;
    for (int i = 0; i < lines_of_a_board; ++i) {
        std::string line;
        std::getline(file, line);
        picture += line + "\n";
    }
    return support::board(picture);
}

std::vector<Example> worked_examples()
{
    std::ifstream file(std::string(TEST_DATA_DIR) + "/worked_examples.txt");
    std::vector<Example> examples;
    for (std::string line; std::getline(file, line);) {
        const std::string word = line.substr(0, line.find(' '));
        const std::string rest = word == line ? "" : line.substr(word.size() + 1);
        if (word == "example") {
            examples.emplace_back().name = rest;
        } else if (word == "before") {
            examples.back().before = next_board(file);
        } else if (word == "pit") {
            examples.back().pit = std::stoi(rest);
        } else if (word == "laps") {
            examples.back().laps = std::stoul(rest);
        } else if (word == "ends") {
            examples.back().ends = rest;
        } else if (word == "after") {
            examples.back().after = next_board(file);
        }
    }
    return examples;
}

std::string end_word(const mancala::Outcome& outcome)
{
    if (outcome.over) {
        return "over";
    }
    return outcome.bonus_move ? "bonus" : "other";
}

int all_stones(const mancala::Position& position)
{
    return mancala::stones_on_board(position) + position.score(mancala::Player::one) +
           position.score(mancala::Player::two);
}

} // namespace

TEST_SUITE_BEGIN("core/mancala/worked_examples");

TEST_CASE("each worked example of the guide goes as the guide says")
{
    const std::vector<Example> examples = worked_examples();
    REQUIRE(examples.size() == 10);
    for (const Example& example : examples) {
        INFO(example.name);
        const mancala::Trace trace = mancala::trace(example.before, mancala::Pit(example.pit));
        CHECK(trace.outcome.position == example.after);
        CHECK(trace.laps.size() == example.laps);
        CHECK(end_word(trace.outcome) == example.ends);
        CHECK(all_stones(example.before) == 48);
    }
}

TEST_CASE("the example of an empty opposite pit really meets one")
{
    for (const Example& example : worked_examples()) {
        INFO(example.name);
        const mancala::Trace trace = mancala::trace(example.before, mancala::Pit(example.pit));
        CHECK(trace.opposite_was_empty == (example.name == "empty opposite"));
    }
}

TEST_SUITE_END();
