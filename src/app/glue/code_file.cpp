#include "app/glue/code_file.hpp"

#include "app/glue/atomic_file.hpp"

#include <sys/stat.h>

#include <optional>
#include <string>

namespace glue {

namespace {

constexpr std::size_t longest = 1024;

/// Nothing if it can be one, or cannot even be looked at.
std::optional<std::string> objection(const std::filesystem::path& file, Language language)
{
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    struct stat status
    {
    };
    if (::stat(file.c_str(), &status) != 0) {
        return std::nullopt;
    }
    if (!S_ISREG(status.st_mode)) {
        return text(language, Text::file_special, {file.filename().string()});
    }
    if ((status.st_mode & others) != 0) {
        return std::string(text(language, Text::code_file_open));
    }
    return static_cast<std::size_t>(status.st_size) > longest
               ? std::optional(std::string(text(language, Text::code_long)))
               : std::nullopt;
}

} // namespace

base::Result<std::string> read_code_file(const std::filesystem::path& file, Language language)
{
    if (const auto reason = objection(file, language)) {
        return base::failure({file.string(), 0, 0, *reason, ""});
    }
    return read_whole_file(file, longest, language);
}

void write_code_file(const std::filesystem::path& file, std::string_view code)
{
    write_private_file(file, std::string(code) + "\n");
}

} // namespace glue
