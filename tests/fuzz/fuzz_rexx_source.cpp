// Bytes as an ARexx script: its tokens are the script again, one after the other, and rewriting it
// ends well and keeps the lines.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "rexx/rewriter.hpp"
#include "rexx/token.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view source(reinterpret_cast<const char*>(data), size);
    for (const rexx::Strings strings : {rexx::Strings::one_line, rexx::Strings::many_lines}) {
        std::string joined;
        for (const rexx::Token& token : rexx::tokenize(source, strings)) {
            joined += token.text;
        }
        if (joined != source) {
            std::abort();
        }
    }
    const std::string clauses = rexx::rewrite_clauses(source);
    const bool unix_lines = source.find('\r') == std::string_view::npos;
    if (unix_lines && std::count(clauses.begin(), clauses.end(), '\n') !=
                          std::count(source.begin(), source.end(), '\n')) {
        std::abort();
    }
    (void)rexx::rewrite(source);
    return 0;
}
