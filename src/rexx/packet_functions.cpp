// A script as a host: its ports and the packets that come there.
#include "rexx/argument.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

std::optional<std::uint32_t> packet_of(const Arguments& arguments)
{
    return address_of(text_of(arguments, 0));
}

Outcome open_port(const Arguments& arguments, Machine& machine)
{
    const std::string name = text_of(arguments, 0);
    const bool opened = machine.ports.open(name);
    if (opened) {
        machine.level->ports.insert(name);
    }
    return truth(opened);
}

Outcome close_port(const Arguments& arguments, Machine& machine)
{
    return truth(machine.ports.close(text_of(arguments, 0)));
}

Outcome wait_packet(const Arguments& arguments, Machine& machine)
{
    return truth(machine.ports.wait(text_of(arguments, 0), machine.interrupt));
}

Outcome get_packet(const Arguments& arguments, Machine& machine)
{
    return value(address_bytes(machine.ports.take(text_of(arguments, 0))));
}

/// A command has one argument only, number 0.
Outcome get_argument(const Arguments& arguments, Machine& machine)
{
    const auto packet = packet_of(arguments);
    const auto command = packet ? machine.ports.command(*packet) : std::nullopt;
    if (!command) {
        return bad_argument();
    }
    const bool first = !given(arguments, 1) || whole(*arguments[1]) == 0L;
    return value(first ? to_script(*command, machine.encoding()) : "");
}

/// REPLY(packet [, code [, result]])
Outcome reply(const Arguments& arguments, Machine& machine)
{
    const auto packet = packet_of(arguments);
    const std::optional<int> code = given(arguments, 1) ? whole_int(*arguments[1]) : 0;
    if (!packet || !code || *code < 0) {
        return bad_argument();
    }
    std::optional<std::string> text;
    if (given(arguments, 2)) {
        text = arguments[2];
    }
    return truth(machine.ports.reply(*packet, *code, text));
}

/// All packets are commands.
Outcome packet_type(const Arguments& arguments, Machine& machine)
{
    constexpr std::uint32_t command_code = 0x01000000;
    const auto packet = packet_of(arguments);
    if (!packet || !machine.ports.command(*packet)) {
        return bad_argument();
    }
    if (!given(arguments, 1)) {
        return value(address_bytes(command_code));
    }
    return truth(option_of(arguments, 1) == 'C');
}

} // namespace

FunctionTable packet_functions()
{
    return {
        {"OPENPORT", 1, 1, "(name): 1 if the port is ours now", open_port},
        {"CLOSEPORT", 1, 1, "(name): 1 if it was ours", close_port},
        {"WAITPKT", 1, 1, "(port): waits; 1 if a packet is there", wait_packet},
        {"GETPKT", 1, 1, "(port): the next packet, or NULL()", get_packet},
        {"GETARG", 1, 2, "(packet [, number]): its command", get_argument},
        {"REPLY", 1, 3, "(packet [, code [, result]]): 1 if it is answered", reply},
        {"TYPEPKT", 1, 2, "(packet [, Command|Function]): its type", packet_type},
    };
}

} // namespace rexx
