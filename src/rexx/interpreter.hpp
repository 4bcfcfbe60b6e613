// Runs scripts of ARexx. One interpreter a process, on the thread that made it.
#pragma once

#include "core/base/diagnostic.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "rexx/commands.hpp"
#include "rexx/hosts.hpp"
#include "rexx/interrupt.hpp"
#include "rexx/regina.hpp"
#include "rexx/script.hpp"

namespace rexx {

struct Setup
{
    workbench::Volumes volumes;
    Hosts& hosts;
    Interrupt& interrupt;
    ipc::PortPlace port_place;
    std::string own_program;           ///< path of the program that runs scripts
    std::string default_host = "REXX"; ///< where commands go before the first ADDRESS
    SideDoor side_door = SideDoor::if_it_works;
    /// Told of every command; may be empty.
    std::function<void(const std::string& host, const std::string& command)> on_command = {};
};

class Engine;

class Interpreter
{
  public:
    explicit Interpreter(Setup setup);
    ~Interpreter();
    Interpreter(const Interpreter&) = delete;
    Interpreter& operator=(const Interpreter&) = delete;

    /// Runs a script to its end. What it says goes to standard output, errors and trace to standard
    /// error. The script must be one that `check` accepts.
    [[nodiscard]] Ending run(const Script& script, const Arguments& arguments, CallKind kind);

    /// Whether standard output has not taken all that scripts said so far. A reader that has gone
    /// is no loss.
    [[nodiscard]] bool has_lost_output() const;

    /// Whether commands to hosts that are missing can be trapped.
    [[nodiscard]] static bool side_door_works();

  private:
    std::unique_ptr<Engine> engine_;
};

/// Reads the whole script without running it: nothing if it can run, else the first error, in the
/// words of ARexx.
[[nodiscard]] std::optional<base::Diagnostic> check(const Script& script);

} // namespace rexx
