#include "app/glue/picture_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/settings_file.hpp"
#include "core/base/descriptor.hpp"
#include "core/base/text_lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <system_error>
#include <utility>

namespace glue {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view suffix = ".png";
constexpr mode_t for_all = 0666; // less what the user's mask forbids

[[noreturn]] void fail(int error, const fs::path& path)
{
    throw std::system_error(error, std::generic_category(), path.string());
}

fs::path home()
{
    const char* const value =
        std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe): nobody sets variables
    return value == nullptr ? "" : value;
}

/// The number in a name of that date; 0 for any other name.
int number_of(std::string_view name, std::string_view prefix)
{
    if (!name.starts_with(prefix) || !name.ends_with(suffix)) {
        return 0;
    }
    name = name.substr(prefix.size(), name.size() - prefix.size() - suffix.size());
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    constexpr int largest = 999'999;
    const bool whole = error == std::errc{} && end == name.data() + name.size();
    return whole && number > 0 && number <= largest ? number : 0;
}

int largest_number(const fs::path& folder, const std::string& prefix)
{
    int largest = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        largest = std::max(largest, number_of(entry.path().filename().string(), prefix));
    }
    return largest;
}

std::string three_digits(int number)
{
    const std::string digits = std::to_string(number);
    return std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

void write_picture(base::Descriptor file, const fs::path& path, std::span<const std::uint8_t> bytes)
{
    auto error =
        base::write_all(file.get(), {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (::close(file.release()) != 0 && !error) {
        error = {errno, std::generic_category()};
    }
    if (error) {
        std::error_code ignored;
        fs::remove(path, ignored); // half a picture is none
        fail(error.value(), path);
    }
}

/// The value of a line `XDG_PICTURES_DIR="..."`.
std::optional<std::string_view> pictures_value(std::string_view line)
{
    constexpr std::string_view key = "XDG_PICTURES_DIR=\"";
    line = base::trimmed(line);
    if (!line.starts_with(key) || line.size() == key.size() || !line.ends_with('"')) {
        return std::nullopt;
    }
    return line.substr(key.size(), line.size() - key.size() - 1);
}

} // namespace

fs::path desktop_pictures(std::string_view user_dirs, const fs::path& home)
{
    constexpr std::string_view in_home = "$HOME/";
    for (const std::string_view line : base::text_lines(user_dirs)) {
        const auto value = pictures_value(line);
        if (!value) {
            continue;
        }
        const bool relative = value->starts_with(in_home);
        const fs::path named = relative ? home / value->substr(in_home.size()) : fs::path(*value);
        const bool is_none = !named.is_absolute() || named.lexically_normal() == home / "";
        return is_none ? fs::path() : named;
    }
    return {};
}

fs::path picture_folder()
{
    constexpr std::size_t largest = std::size_t{64} * 1024;
    if (const fs::path config = config_folder().parent_path(); !config.empty()) {
        const auto user_dirs = read_whole_file(config / "user-dirs.dirs", largest);
        const fs::path pictures = user_dirs ? desktop_pictures(*user_dirs, home()) : fs::path();
        std::error_code error;
        if (!pictures.empty() && fs::is_directory(pictures, error)) {
            return pictures / "Mancala";
        }
    }
    const fs::path data = data_folder();
    return data.empty() ? data : data / "bilder";
}

fs::path write_new_picture(const fs::path& folder,
                           const std::string& date,
                           std::span<const std::uint8_t> bytes)
{
    fs::create_directories(folder);
    const std::string prefix = "mancala-" + date + "-";
    int number = largest_number(folder, prefix);
    while (true) {
        fs::path path = folder / (prefix + three_digits(++number) + std::string(suffix));
        // Fails where something has the name, so that two programs never take the same.
        constexpr int new_file = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
        if (base::Descriptor file{::open(path.c_str(), new_file, for_all)}) {
            write_picture(std::move(file), path, bytes);
            return path;
        }
        if (errno != EEXIST) {
            fail(errno, path);
        }
    }
}

std::string date_of_today()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return text.data();
}

std::string short_path(const fs::path& path)
{
    const std::string whole = path.string();
    const std::string start = home().string();
    const bool inside = start.size() > 1 && whole.starts_with(start + "/");
    return inside ? "~" + whole.substr(start.size()) : whole;
}

} // namespace glue
