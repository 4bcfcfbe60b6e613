#include "app/mancala_analyse/report.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

using namespace mancala_analyse;
using mancala::Pit;
using mancala::Player;

namespace {

glue::Analysis example()
{
    glue::Analysis analysis;
    analysis.position = mancala::initial();
    analysis.depth = 9;
    analysis.value = 262;
    analysis.line = {{Player::one, Pit(4)}, {Player::one, Pit(2)}, {Player::two, Pit(9)}};
    analysis.nodes = 123'456;
    analysis.time = std::chrono::milliseconds(1'234);
    return analysis;
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_analyse/report");

TEST_CASE("a depth is one line below its heading")
{
    CHECK(heading() == "depth  value        nodes   seconds  best line");
    CHECK(depth_line(example()) == "    9   +2.6       123456     1.234  4 2 / 9");
}

TEST_CASE("the verdict says for whom, and whether it is proved")
{
    CHECK(verdict(example()) == "player 1: +2.6, best pit 4, not proved");
    glue::Analysis proved = example();
    proved.certainty = glue::Certainty::proved;
    proved.value = -300;
    proved.position.to_move = Player::two;
    CHECK(verdict(proved) == "player 2: -3, best pit 4, proved");
}

TEST_CASE("the JSON holds all of it, values in stones")
{
    CHECK(json(example(), {example()}) ==
          R"({"depth":9,"value":2.62E0,"proved":false,"best":4,"nodes":123456,"time_ms":1234,)"
          R"("position":"4 4 4 4 4 4 4 4 4 4 4 4 0 0 1","to_move":1,"line":[{"player":1,"pit":4},)"
          R"({"player":1,"pit":2},{"player":2,"pit":9}],"depths":[{"depth":9,"value":2.62E0,)"
          R"("proved":false,"best":4,"nodes":123456,"time_ms":1234}]})");
    glue::Analysis proved = example();
    proved.certainty = glue::Certainty::proved;
    proved.value = 300;
    CHECK(json(proved, {}).find(R"("value":3,"proved":true)") != std::string::npos);
}

TEST_SUITE_END();
