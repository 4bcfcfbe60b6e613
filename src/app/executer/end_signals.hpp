// The signals that ask the program to end, as something to wait for beside other things.
#pragma once

#include "core/base/descriptor.hpp"

#include <optional>

namespace executer {

class EndSignals
{
  public:
    /// From now on SIGINT, SIGTERM and SIGHUP of this process only make `descriptor` readable,
    /// unless they were ignored until now, and those that would end it for small reasons, SIGPIPE
    /// and SIGIO, do nothing. Before any thread is started. Throws std::system_error.
    EndSignals();

    [[nodiscard]] int descriptor() const { return signals_.get(); }

    /// The number of one that came, which is done with; nothing if none did.
    [[nodiscard]] std::optional<int> take() const;

  private:
    base::Descriptor signals_;
};

} // namespace executer
