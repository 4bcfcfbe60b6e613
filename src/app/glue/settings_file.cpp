#include "app/glue/settings_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/reasons.hpp"

#include <cstdlib>
#include <system_error>

namespace glue {

namespace {

namespace fs = std::filesystem;

/// An absolute path in the variable; empty otherwise, as the desktop's rules want it.
fs::path folder_in(const char* variable)
{
    const char* const value =
        std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nobody sets variables
    fs::path folder(value == nullptr ? "" : value);
    return folder.is_absolute() ? folder : fs::path();
}

} // namespace

fs::path config_folder()
{
    if (const fs::path folder = folder_in("XDG_CONFIG_HOME"); !folder.empty()) {
        return folder / "mancala";
    }
    const fs::path home = folder_in("HOME");
    return home.empty() ? home : home / ".config" / "mancala";
}

fs::path data_folder()
{
    if (const fs::path folder = folder_in("XDG_DATA_HOME"); !folder.empty()) {
        return folder / "mancala";
    }
    const fs::path home = folder_in("HOME");
    return home.empty() ? home : home / ".local" / "share" / "mancala";
}

fs::path state_folder()
{
    if (const fs::path folder = folder_in("XDG_STATE_HOME"); !folder.empty()) {
        return folder / "mancala";
    }
    const fs::path home = folder_in("HOME");
    return home.empty() ? home : home / ".local" / "state" / "mancala";
}

fs::path cache_folder()
{
    if (const fs::path folder = folder_in("XDG_CACHE_HOME"); !folder.empty()) {
        return folder / "mancala";
    }
    const fs::path home = folder_in("HOME");
    return home.empty() ? home : home / ".cache" / "mancala";
}

ReadSettings load_settings(const fs::path& file, const ComplaintLanguage& language_for)
{
    constexpr std::size_t largest = std::size_t{64} * 1024;
    std::error_code error;
    if (file.empty() || fs::status(file, error).type() == fs::file_type::not_found) {
        return {};
    }
    const auto text = read_whole_file(file, largest, language_for({}));
    if (!text) {
        return {{}, {text.error()}};
    }
    return read_settings(*text, file.string(), language_for);
}

std::optional<base::Diagnostic>
save_settings(const Settings& settings, const fs::path& file, Language language)
{
    if (file.empty()) {
        return base::Diagnostic{"", 0, 0, std::string(text(language, Text::no_own_folder)), ""};
    }
    try {
        if (file.has_parent_path()) {
            fs::create_directories(file.parent_path());
        }
        write_whole_file(file, print_settings(settings));
    } catch (const std::system_error& error) {
        return base::Diagnostic{file.string(), 0, 0, reason_text(language, error.code()), ""};
    }
    return std::nullopt;
}

} // namespace glue
