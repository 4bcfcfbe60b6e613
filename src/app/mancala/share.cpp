#include "app/mancala/share.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

namespace app {

namespace {

namespace fs = std::filesystem;

constexpr const char* first_theme = "rottoene";

std::optional<std::string> text_of(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return std::nullopt;
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

std::optional<ChosenTheme> theme_in(const fs::path& path)
{
    const auto text = text_of(path);
    if (!text) {
        return std::nullopt;
    }
    const raster::ReadTheme read = raster::read_theme(*text, path.string());
    ChosenTheme chosen{read.theme, {}};
    for (const base::Diagnostic& complaint : read.complaints) {
        chosen.complaints.push_back(base::to_string(complaint));
    }
    return chosen;
}

std::vector<fs::path> theme_files(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".palette") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::optional<ChosenTheme> named_theme(const std::string& name, const fs::path& folder)
{
    for (const fs::path& file : theme_files(folder)) {
        auto chosen = theme_in(file);
        if (chosen && (chosen->theme.name == name || file.stem() == name)) {
            return chosen;
        }
    }
    return std::nullopt;
}

std::string names_of_themes(const fs::path& folder)
{
    std::string names;
    for (const fs::path& file : theme_files(folder)) {
        if (const auto chosen = theme_in(file)) {
            names += (names.empty() ? "" : " ") + chosen->theme.name;
        }
    }
    return names;
}

} // namespace

fs::path share_folder()
{
    return fs::read_symlink("/proc/self/exe").parent_path().parent_path() / "share" / "mancala";
}

ChosenTheme choose_theme(const std::string& named, const fs::path& folder)
{
    if (!named.empty()) {
        if (auto chosen = named_theme(named, folder)) {
            return *std::move(chosen);
        }
        if (auto chosen = theme_in(named)) {
            return *std::move(chosen);
        }
    }
    ChosenTheme usual = named_theme(first_theme, folder).value_or(ChosenTheme{});
    if (!named.empty()) {
        usual.complaints.push_back("--palette " + named + ": no such palette or file; there are " +
                                   names_of_themes(folder));
    }
    return usual;
}

} // namespace app
