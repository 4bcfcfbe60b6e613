// Ports, libraries, clips and time.
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "rexx/argument.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

using Names = std::vector<std::string>;

/// The libraries whose functions are among ours.
constexpr std::array<std::string_view, 2> own_libraries{"rexxsupport.library",
                                                        "rexxsyslib.library"};

Names volume_names(const Machine& machine)
{
    Names names;
    for (const workbench::Volume& volume : machine.volumes.list()) {
        names.push_back(volume.name.substr(0, volume.name.size() - 1));
    }
    return names;
}

Names port_names(Machine& machine)
{
    Names names = machine.hosts.names();
    names.insert(names.begin(), "REXX");
    return names;
}

Names clip_names(const Machine& machine)
{
    Names names;
    for (const auto& [name, text] : machine.clips) {
        names.push_back(name);
    }
    return names;
}

/// The list an option means; nothing if there is no such list.
std::optional<Names> list_of(char option, Machine& machine)
{
    switch (option) {
    case 'P': return port_names(machine);
    case 'I': return machine.ports.names();
    case 'L': return Names(machine.libraries.begin(), machine.libraries.end());
    case 'F': return machine.level->files.names();
    case 'C': return clip_names(machine);
    default: return std::nullopt;
    }
}

/// All the names, or whether one is among them.
Outcome show_list(const Names& names, const Arguments& arguments)
{
    if (given(arguments, 1) && !arguments[1]->empty()) {
        return truth(std::find(names.begin(), names.end(), *arguments[1]) != names.end());
    }
    return value(joined(names, given(arguments, 2) ? text_of(arguments, 2) : " "));
}

Outcome show(const Arguments& arguments, Machine& machine)
{
    const auto names = list_of(option_of(arguments, 0), machine);
    return names ? show_list(*names, arguments) : bad_argument();
}

/// The lists of the system: ports and libraries as in SHOW, volumes and assigns are ours, the rest
/// is empty.
Outcome show_system_list(const Arguments& arguments, Machine& machine)
{
    const char option = option_of(arguments, 0);
    if (option == 'P' || option == 'L') {
        return show_list(*list_of(option, machine), arguments);
    }
    const bool volumes = option == 'A' || option == 'V' || option == 'D' || option == 'H';
    return show_list(volumes ? volume_names(machine) : Names(), arguments);
}

/// A library is there if its functions are among ours; another name may be that of a port.
Outcome add_library(const Arguments& arguments, Machine& machine)
{
    const std::string name = text_of(arguments, 0);
    const bool own = std::any_of(own_libraries.begin(), own_libraries.end(),
                                 [&](std::string_view library) { return library == name; });
    const Names ports = own ? Names() : machine.hosts.names();
    if (!own && std::find(ports.begin(), ports.end(), name) == ports.end()) {
        return truth(false);
    }
    machine.libraries.insert(name);
    return truth(true);
}

Outcome remove_library(const Arguments& arguments, Machine& machine)
{
    return truth(machine.libraries.erase(text_of(arguments, 0)) > 0);
}

Outcome set_clip(const Arguments& arguments, Machine& machine)
{
    if (given(arguments, 1)) {
        machine.clips[text_of(arguments, 0)] = *arguments[1];
    } else {
        machine.clips.erase(text_of(arguments, 0));
    }
    return truth(true);
}

Outcome get_clip(const Arguments& arguments, Machine& machine)
{
    const auto found = machine.clips.find(text_of(arguments, 0));
    return value(found == machine.clips.end() ? "" : found->second);
}

/// DELAY(ticks), each 1/50 s.
Outcome delay(const Arguments& arguments, Machine& machine)
{
    constexpr long longest = 50L * 60 * 60 * 24 * 24; // poll counts milliseconds in 31 bits
    const std::optional<long> ticks = whole(text_of(arguments, 0));
    if (!ticks || *ticks < 0 || *ticks > longest) {
        return bad_argument();
    }
    (void)machine.interrupt.sleep(std::chrono::milliseconds(*ticks * 20));
    return value("");
}

/// There are no other tasks to be kept away: the calls are only counted.
Outcome forbid(const Arguments& /*arguments*/, Machine& machine)
{
    return value(std::to_string(++machine.forbidden));
}

Outcome permit(const Arguments& /*arguments*/, Machine& machine)
{
    machine.forbidden = std::max(machine.forbidden - 1, -1);
    return value(std::to_string(machine.forbidden));
}

} // namespace

FunctionTable system_functions()
{
    return {
        {"SHOW", 1, 3, "(Ports|Libs|Files|Clips [, name [, separator]]): names, or 1", show},
        {"SHOWLIST", 1, 4, "(Ports|Libs|Assigns|Volumes [, name [, separator]]): the same",
         show_system_list},
        {"ADDLIB", 1, 4, "(name, priority [, offset, version]): 1 if it is there", add_library},
        {"REMLIB", 1, 1, "(name): 1 if it was there", remove_library},
        {"SETCLIP", 1, 2, "(name [, text]): keeps the text for GETCLIP", set_clip},
        {"GETCLIP", 1, 1, "(name): the text", get_clip},
        {"DELAY", 1, 1, "(ticks): waits, 50 ticks a second", delay},
        {"FORBID", 0, 0, "(): how deep, 0 for the first", forbid},
        {"PERMIT", 0, 0, "(): the same behind it, -1 at last", permit},
    };
}

} // namespace rexx
