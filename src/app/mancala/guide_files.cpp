#include "app/mancala/guide_files.hpp"

#include "app/glue/atomic_file.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace app {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{64} * 1024 * 1024;

/// Letters of ASCII alone: what other bytes of a file's name mean nobody knows.
bool is_same_name(const std::string& a, const std::string& b)
{
    const auto small = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::ranges::equal(a, b, {}, small, small);
}

/// The entry of the folder that has the name but for the case of its letters.
fs::path entry_like(const fs::path& folder, const fs::path& name)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (is_same_name(entry->path().filename().string(), name.string())) {
            return entry->path();
        }
    }
    return folder / name;
}

} // namespace

GuideFiles::GuideFiles(const fs::path& guide)
    : folder_(guide.has_parent_path() ? guide.parent_path() : fs::path("."))
    , guide_(guide.filename().string())
{
}

fs::path GuideFiles::find(const std::string& file) const
{
    std::error_code error;
    fs::path found = folder_;
    for (const fs::path& part : fs::path(file)) {
        found = fs::exists(found / part, error) ? found / part : entry_like(found, part);
    }
    return found;
}

bool GuideFiles::is_inside(const fs::path& file) const
{
    std::error_code error;
    const fs::path folder = fs::canonical(folder_, error);
    const fs::path real = error ? fs::path() : fs::canonical(file, error);
    const auto [end, rest] = std::ranges::mismatch(folder, real);
    return !error && end == folder.end() && rest != real.end();
}

std::optional<std::string> GuideFiles::read(const std::string& file) const
{
    if (file.find('\0') != std::string::npos) {
        return std::nullopt; // the system would take it for the end of the name
    }
    const fs::path path = find(file);
    if (file != guide_ && !is_inside(path)) {
        return std::nullopt;
    }
    auto bytes = glue::read_whole_file(path, largest_file);
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

} // namespace app
