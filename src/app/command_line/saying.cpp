#include "app/command_line/saying.hpp"

#include <iostream>

namespace command_line {

int say(const Saying& saying)
{
    if (saying.status == 0) {
        std::cout << saying.text;
    } else {
        std::cerr << saying.text << "; --help tells more\n";
    }
    return saying.status;
}

} // namespace command_line
