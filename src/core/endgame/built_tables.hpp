// Tables built in memory, for who needs no more than some millions of boards.
#pragma once

#include "core/endgame/parallel.hpp"
#include "core/endgame/tables.hpp"

namespace endgame {

class BuiltTables
{
  public:
    /// Builds all layers up to so many stones; fewer if it is stopped.
    explicit BuiltTables(int most_stones, const Workers& workers = {});

    [[nodiscard]] const Tables& tables() const { return tables_; }
    /// The packed layers, each as it would stand in a file.
    [[nodiscard]] const std::vector<std::vector<std::byte>>& bytes() const { return bytes_; }

  private:
    std::vector<std::vector<std::byte>> bytes_;
    Tables tables_;
};

} // namespace endgame
