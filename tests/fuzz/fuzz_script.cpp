// Any text as a script: what loads prints to the same tree again and ends within its budget.
#include "candoscript/compiler.hpp"
#include "candoscript/parser.hpp"
#include "candoscript/printer.hpp"
#include "candoscript/run.hpp"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view source(reinterpret_cast<const char*>(data), size);
    const auto script = candoscript::parse(source);
    if (!script) {
        return 0;
    }
    const auto again = candoscript::parse(candoscript::print(*script));
    const auto program = candoscript::load(source);
    if (!again || !(*again == *script) || !program) {
        std::abort();
    }
    candoscript::Store store(*program);
    base::Rng random(1);
    base::Budget budget(20'000);
    static_cast<void>(candoscript::run(store, {{candoscript::HostArray{"Brett", {1, 2, 3}}}, {"F"}},
                                       random, budget));
    return 0;
}
