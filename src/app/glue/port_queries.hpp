// Joins match and ipc: the commands of the port that ask and change nothing, `Get...`.
#pragma once

#include "ipc/command.hpp"

#include <vector>

namespace glue {

class Game;

/// The game must live longer than the table.
void add_queries(std::vector<ipc::Command>& table, Game& game);

} // namespace glue
