// Standard input line by line, on a thread that can be called away from its waiting.
#pragma once

#include "ipc/descriptor.hpp"

#include <functional>
#include <string_view>

namespace app {

class LineReader
{
  public:
    LineReader();

    /// Reads until the input ends or `stop` is called; `on_line` gets each line without its end, a
    /// last one without line feed included. True if the input has ended.
    bool run(const std::function<void(std::string_view)>& on_line);

    /// Ends `run`. Any thread.
    void stop();

  private:
    ipc::Descriptor stop_event_;
};

} // namespace app
