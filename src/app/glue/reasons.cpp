#include "app/glue/reasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace glue {

namespace {

struct SystemReason
{
    std::errc error;
    Text text;
};

constexpr std::array system_reasons{
    SystemReason{std::errc::no_such_file_or_directory, Text::system_missing},
    SystemReason{std::errc::permission_denied, Text::system_denied},
    SystemReason{std::errc::operation_not_permitted, Text::system_denied},
    SystemReason{std::errc::is_a_directory, Text::system_is_drawer},
    SystemReason{std::errc::not_a_directory, Text::system_no_drawer},
    SystemReason{std::errc::filename_too_long, Text::system_long_name},
    SystemReason{std::errc::no_space_on_device, Text::system_full},
    SystemReason{std::errc::read_only_file_system, Text::system_read_only},
    SystemReason{std::errc::file_too_large, Text::system_too_large},
    SystemReason{std::errc::io_error, Text::system_broken},
    SystemReason{std::errc::address_in_use, Text::system_address_taken},
    SystemReason{std::errc::address_not_available, Text::system_no_address},
    SystemReason{std::errc::network_unreachable, Text::system_no_network},
};

/// The rows of an enumeration stand in its order, from `first` to `last`.
template <typename Kind, Text first, Text last>
std::string sentence(Language language, const base::Fault<Kind>& fault)
{
    constexpr auto begin = static_cast<std::size_t>(first);
    static_assert(static_cast<std::size_t>(last) - begin + 1 ==
                      static_cast<std::size_t>(Kind::count),
                  "texts.hpp: a fault has no row of its own");
    return text(language, static_cast<Text>(begin + static_cast<std::size_t>(fault.kind)),
                std::vector<std::string_view>(fault.values.begin(), fault.values.end()));
}

} // namespace

std::string reason_text(Language language, const std::error_code& error)
{
    const auto* const row = std::ranges::find_if(
        system_reasons, [&](const SystemReason& reason) { return error == reason.error; });
    return row != system_reasons.end() ? std::string(text(language, row->text))
                                       : text(language, Text::system_other, {error.message()});
}

std::string reason_text(Language language, const base::Fault<mancala::Mistake>& fault)
{
    return sentence<mancala::Mistake, Text::mistake_no_record, Text::mistake_no_board>(language,
                                                                                       fault);
}

std::string reason_text(Language language, const base::Fault<raster::ThemeFault>& fault)
{
    return sentence<raster::ThemeFault, Text::theme_no_name, Text::theme_unreadable>(language,
                                                                                     fault);
}

std::string reason_text(Language language, const base::Fault<workbench::NameFault>& fault)
{
    return sentence<workbench::NameFault, Text::name_missing, Text::name_no_command>(language,
                                                                                     fault);
}

} // namespace glue
