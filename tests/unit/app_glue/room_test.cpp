#include "app/glue/room.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

TEST_CASE("free memory and disk space are told, also for a folder that is to be made")
{
    const support::TemporaryDirectory folder;
    const glue::Room room = glue::room_at(folder.path() / "to be" / "made");
    REQUIRE(room.memory.has_value());
    CHECK(*room.memory > 1U << 20U);
    REQUIRE(room.disk.has_value());
    CHECK(*room.disk > 1U << 20U);
    CHECK(glue::room_at("to be made").disk.has_value());
}
