// mancala-send: one command to a running game, from the shell.
#include "app/command_line/program.hpp"
#include "app/mancala_send/options.hpp"
#include "app/mancala_send/send.hpp"

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

constexpr command_line::Program program("", 20);
constexpr const char* base_name = "Mancala";

std::string default_port()
{
    const char* const port = std::getenv("MANCALA_PORT");
    return port == nullptr || *port == '\0' ? std::string(base_name) + ".1" : port;
}

} // namespace

int main(int argc, char** argv)
{
    return program.run(
        [&] {
            return mancala_send::parse({argv + 1, argv + argc}, default_port(), MANCALA_VERSION);
        },
        [](const mancala_send::Options& options) {
            return mancala_send::run(options, ipc::port_place(base_name), std::cout, std::cerr);
        });
}
