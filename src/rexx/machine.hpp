// What all scripts of a process share, and the running one among them: what a function or a command
// can reach.
#pragma once

#include "core/workbench/volumes.hpp"
#include "ipc/port_name.hpp"

#include <map>
#include <set>
#include <string>

#include "rexx/files.hpp"
#include "rexx/hosts.hpp"
#include "rexx/interrupt.hpp"
#include "rexx/level.hpp"
#include "rexx/script_ports.hpp"

namespace rexx {

/// The variables of the clause that runs.
class Variables
{
  public:
    virtual ~Variables() = default;

    virtual void set(const std::string& name, const std::string& value) = 0;
    virtual void drop(const std::string& name) = 0;
};

struct Machine
{
    workbench::Volumes volumes;
    Hosts& hosts;
    Variables& variables;
    Interrupt& interrupt;
    ScriptPorts ports;
    Terminal terminal;
    std::map<std::string, std::string> clips;
    std::set<std::string> libraries;
    std::string own_program; ///< path of the program that runs scripts
    int forbidden = -1;      ///< FORBID without its PERMIT, less one
    Level* level = nullptr;  ///< of the script that runs; never null while one does

    [[nodiscard]] Encoding encoding() const { return level->script.encoding; }
    /// What comes from a terminal is UTF-8 whatever the script is.
    [[nodiscard]] std::string read_line(Stream& stream) const
    {
        const std::string line = stream.read_line(interrupt);
        return stream.text() == Stream::Text::terminal ? to_script(line, encoding()) : line;
    }
};

} // namespace rexx
