// The one exception of this layer: the place, the socket or the other side failed. `what()` names
// the thing, the limit and the remedy.
#pragma once

#include <string>
#include <system_error>
#include <utility>

namespace ipc {

class PortError : public std::system_error
{
  public:
    PortError(std::errc reason, std::string text)
        : std::system_error(std::make_error_code(reason))
        , text_(std::move(text))
    {
    }

    const char* what() const noexcept override { return text_.c_str(); }

  private:
    std::string text_;
};

} // namespace ipc
