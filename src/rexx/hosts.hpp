// Where the commands of a script go. The real one talks to message ports; tests have their own.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rexx {

struct HostAnswer
{
    int code = 0;
    std::optional<std::string> result; ///< with code 0
    std::string reason;                ///< with another code, if the host gave one
};

class Hosts
{
  public:
    virtual ~Hosts() = default;

    /// Sends a command and waits for its end. Nothing if there is no host of that name; the case of
    /// names counts.
    virtual std::optional<HostAnswer> send(const std::string& host, const std::string& command) = 0;

    /// Those that live now, sorted.
    virtual std::vector<std::string> names() = 0;
};

} // namespace rexx
