#include "app/mancala/camera.hpp"

#include "app/glue/picture_file.hpp"
#include "app/glue/reasons.hpp"

#include <filesystem>
#include <system_error>

namespace app {

std::string save_picture(glue::Language language,
                         const std::function<std::vector<std::uint8_t>()>& encode)
{
    using glue::Text;
    const auto lost = [&](std::string_view reason) {
        return text(language, Text::picture_lost, {reason});
    };
    const std::filesystem::path folder = glue::picture_folder();
    if (folder.empty()) {
        return lost(text(language, Text::no_own_folder));
    }
    try {
        const auto path = glue::write_new_picture(folder, glue::date_of_today(), encode());
        return text(language, Text::picture_saved, {glue::short_path(path)});
    } catch (const std::filesystem::filesystem_error& error) {
        return lost(error.path1().string() + ": " + glue::reason_text(language, error.code()));
    } catch (const std::system_error& error) {
        return lost(folder.string() + ": " + glue::reason_text(language, error.code()));
    }
}

} // namespace app
