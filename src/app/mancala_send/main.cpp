// mancala-send: one command to a running game, from the shell.
#include "app/mancala_send/options.hpp"
#include "app/mancala_send/send.hpp"

#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <variant>
#include <vector>

namespace {

constexpr const char* base_name = "Mancala";

std::string default_port()
{
    const char* const port = std::getenv("MANCALA_PORT");
    return port == nullptr || *port == '\0' ? std::string(base_name) + ".1" : port;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const auto asked =
            mancala_send::parse({argv + 1, argv + argc}, default_port(), MANCALA_VERSION);
        if (const auto* const saying = std::get_if<mancala_send::Saying>(&asked)) {
            return base::say(*saying);
        }
        return mancala_send::run(std::get<mancala_send::Options>(asked), ipc::port_place(base_name),
                                 std::cout, std::cerr);
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return 20;
    }
}
