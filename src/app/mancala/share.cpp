#include "app/mancala/share.hpp"

#include "app/glue/settings_file.hpp"
#include "core/workbench/amiga_files.hpp"

#include <unistd.h>

#include <algorithm>
#include <system_error>

namespace app {

namespace {

namespace fs = std::filesystem;
using Themes = std::vector<glue::ListedTheme>;

constexpr const char* first_theme = "rottoene";

/// Nothing if no theme and no file of theirs is called so.
const glue::ListedTheme* named_theme(const std::string& name, const Themes& themes)
{
    const auto found = std::ranges::find_if(themes, [&](const glue::ListedTheme& listed) {
        return listed.theme.name == name || listed.file == name;
    });
    return found == themes.end() ? nullptr : &*found;
}

glue::ListedTheme usual_theme(const Themes& themes)
{
    const glue::ListedTheme* const usual = named_theme(first_theme, themes);
    return usual != nullptr ? *usual : glue::ListedTheme{};
}

std::string names_of(const Themes& themes)
{
    std::string names;
    for (const glue::ListedTheme& listed : themes) {
        names += (names.empty() ? "" : " ") + listed.theme.name;
    }
    return names;
}

} // namespace

fs::path program_folder()
{
    return fs::read_symlink("/proc/self/exe").parent_path();
}

fs::path share_folder()
{
    return program_folder().parent_path() / "share" / "mancala";
}

std::string rexx_launcher()
{
    return (program_folder() / "mancala-rx").string();
}

workbench::Volumes own_volumes()
{
    return workbench::Volumes(workbench::volume_environment(::geteuid()));
}

std::string named_file(const std::string& name)
{
    std::error_code ignored;
    if (name.empty() || fs::exists(name, ignored)) {
        return name;
    }
    const auto found = workbench::find_file(name, own_volumes(), {"."});
    return found ? found->string() : name;
}

Themes installed_themes(glue::Language language)
{
    return glue::list_themes(share_folder() / "palettes", glue::config_folder(), language);
}

glue::ListedTheme
choose_theme(const std::string& named, const Themes& themes, glue::Language language)
{
    if (named.empty()) {
        return usual_theme(themes);
    }
    if (const glue::ListedTheme* const found = named_theme(named, themes)) {
        return *found;
    }
    std::error_code error;
    if (fs::is_regular_file(named, error)) {
        return glue::read_theme_file(named, language);
    }
    glue::ListedTheme usual = usual_theme(themes);
    usual.complaints.push_back(
        text(language, glue::Text::palette_missing, {named, names_of(themes)}));
    return usual;
}

} // namespace app
