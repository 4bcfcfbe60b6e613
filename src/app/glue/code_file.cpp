#include "app/glue/code_file.hpp"

#include "app/glue/atomic_file.hpp"

#include <sys/stat.h>

#include <string>

namespace glue {

base::Result<std::string> read_code_file(const std::filesystem::path& file)
{
    constexpr std::size_t longest = 1024;
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    struct stat status
    {
    };
    if (::stat(file.c_str(), &status) == 0 && (status.st_mode & others) != 0) {
        return base::failure(
            {file.string(), 0, 0, "others can read this file; it must have mode 0600", ""});
    }
    return read_whole_file(file, longest);
}

void write_code_file(const std::filesystem::path& file, std::string_view code)
{
    write_private_file(file, std::string(code) + "\n");
}

} // namespace glue
