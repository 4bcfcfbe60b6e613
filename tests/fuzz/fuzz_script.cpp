// Any text as a script: what loads prints to the same tree again, does no more work than its budget
// allows, and says where it went wrong.
#include "candoscript/compiler.hpp"
#include "candoscript/parser.hpp"
#include "candoscript/printer.hpp"
#include "candoscript/run.hpp"
#include "candoscript/state.hpp"

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
    const auto before = store.state().heap.total_work();
    const auto outcome = candoscript::run(
        store, {{candoscript::HostArray{"Brett", {1, 2, 3}}}, {"F"}}, random, budget);
    constexpr std::int64_t host_variables = 100;
    const auto* error = std::get_if<base::Diagnostic>(&outcome);
    if ((error != nullptr && error->line < 1) ||
        store.state().heap.total_work() - before > 20'000 + host_variables) {
        std::abort();
    }
    return 0;
}
