#include "app/editor/record_files.hpp"

#include "app/glue/atomic_file.hpp"

#include <filesystem>
#include <system_error>

namespace editor {

base::Result<mancala::Record> read_record_file(const std::string& path)
{
    const auto bytes = glue::read_whole_file(path, mancala::longest_record);
    if (!bytes) {
        return base::failure(bytes.error());
    }
    return mancala::read_record(*bytes, path);
}

std::optional<base::Diagnostic> write_text_file(const std::string& path, const std::string& text)
{
    try {
        if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty()) {
            std::filesystem::create_directories(folder);
        }
        glue::write_whole_file(path, text);
    } catch (const std::system_error& error) {
        return base::Diagnostic{path, 0, 0, error.code().message(), ""};
    }
    return std::nullopt;
}

} // namespace editor
