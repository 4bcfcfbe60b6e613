#include "core/base/saying.hpp"

#include <iostream>

namespace base {

int say(const Saying& saying)
{
    if (saying.status == 0) {
        std::cout << saying.text;
    } else {
        std::cerr << saying.text << "; --help tells more\n";
    }
    return saying.status;
}

} // namespace base
