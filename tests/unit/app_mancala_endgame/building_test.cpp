#include "app/mancala_endgame/building.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace mancala_endgame;

namespace {

struct Building
{
    support::TemporaryDirectory folder;
    std::ostringstream out;

    std::string build(int stones, const glue::Room& room)
    {
        Options options;
        options.stones = stones;
        options.folder = folder.path() / "tables";
        glue::EndgameFiles files(options.folder);
        const auto fault = mancala_endgame::build(files, options, room, out);
        return fault ? base::to_string(*fault) : "";
    }
    [[nodiscard]] int reach() const
    {
        return glue::EndgameFiles(folder.path() / "tables").tables().most_stones();
    }
};

constexpr std::uint64_t plenty = std::uint64_t{1} << 40U;

} // namespace

TEST_CASE("what there is no room for is told with both numbers, and nothing is begun")
{
    Building building;
    CHECK(building.build(7, {.memory = plenty, .disk = 20'000}) ==
          "not enough disk space: 31 kB wanted, 20 kB free");
    CHECK(building.build(7, {.memory = 60'000, .disk = plenty}) ==
          "not enough memory: 76 kB wanted, 60 kB free");
    CHECK_FALSE(exists(building.folder.path() / "tables"));
    CHECK(building.build(5, {.memory = 60'000, .disk = 20'000}).empty());
    CHECK(building.build(6, {.memory = std::nullopt, .disk = std::nullopt}).empty());
    CHECK(building.reach() == 6);
}

TEST_CASE("a damaged table is built anew only where the build comes to it, and said to be")
{
    Building building;
    const glue::Room room{plenty, plenty};
    CHECK(building.build(6, room).empty());
    const auto layer = glue::layer_file(building.folder.path() / "tables", 6);
    std::ofstream(layer) << "x";
    building.out.str("");
    CHECK(building.build(5, room) == layer.string() + ": too short for an endgame table");
    CHECK(building.out.str() == "The tables reach to 5 stones already.\n");
    building.out.str("");
    CHECK(building.build(6, room).empty());
    CHECK(building.out.str().find("it is built anew") != std::string::npos);
    CHECK(building.reach() == 6);
}
