// Bytes as a settings file: settings come out whatever they are, and printed they read back to the
// same text without a complaint, but for one about a later version.
#include "app/glue/settings.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

glue::ReadSettings read(std::string_view text)
{
    return glue::read_settings(text, "settings",
                               [](const glue::Settings&) { return glue::Language::german; });
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const glue::Settings settings = read(text).settings;
    const std::string printed = glue::print_settings(settings);
    const glue::ReadSettings again = read(printed);
    if (again.complaints.size() > 1 || glue::print_settings(again.settings) != printed) {
        std::abort();
    }
    return 0;
}
