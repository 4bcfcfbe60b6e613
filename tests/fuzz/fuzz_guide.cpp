// Any bytes as a guide: every node lays out in every way, every link resolves, and what is laid out
// is well-formed text without tabs or control characters.
#include "core/amigaguide/check.hpp"
#include "core/amigaguide/export.hpp"
#include "core/amigaguide/layout.hpp"
#include "core/amigaguide/search.hpp"
#include "core/base/encoding.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto guide = amigaguide::read(bytes);
    const std::string text = amigaguide::to_text(guide, amigaguide::all_nodes(guide), 40);
    const std::string html = amigaguide::to_html(guide, amigaguide::all_nodes(guide), 1);
    const auto complaints = amigaguide::check(guide, "f");
    const auto place = amigaguide::find_text(guide, "a", {0, 0}, amigaguide::Way::forwards, 20);
    const bool sound = base::is_utf8(text) && base::is_utf8(html) && !guide.nodes.empty() &&
                       (!place || place->node < guide.nodes.size());
    if (!sound || (!complaints.empty() && complaints.front().line < 1)) {
        std::abort();
    }
    return 0;
}
