// A whole move list in lines, and such lines become a list again.
#pragma once

#include "core/pairing/message.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pairing {

/// The lines `moves` and the line `state` after them.
[[nodiscard]] std::vector<std::string> lines_of(const Standing& standing, const State& state);

class BlockReader
{
  public:
    /// False when a part is missing, or the list is too long. A part that came before is no error.
    [[nodiscard]] bool add(const Moves& part);
    /// The list that `state` ends; nothing if it is not whole. The reader is empty after it.
    [[nodiscard]] std::optional<Standing> end(const State& state);
    void clear() { pits_.clear(); }

  private:
    std::vector<mancala::Pit> pits_;
};

} // namespace pairing
