#include "app/editor/record_files.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/reasons.hpp"

#include <filesystem>
#include <system_error>

namespace editor {

base::Result<mancala::Record>
record_in(std::string_view bytes, const std::string& path, glue::Language language)
{
    return mancala::read_record(bytes, path).map_error([&](const auto& fault) {
        return glue::in_words(language, fault);
    });
}

base::Result<mancala::Record> read_record_file(const std::string& path, glue::Language language)
{
    const auto bytes = glue::read_whole_file(path, mancala::longest_record, language);
    if (!bytes) {
        return base::failure(bytes.error());
    }
    return record_in(*bytes, path, language);
}

std::optional<base::Diagnostic>
write_text_file(const std::string& path, const std::string& text, glue::Language language)
{
    try {
        if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty()) {
            std::filesystem::create_directories(folder);
        }
        glue::write_whole_file(path, text);
    } catch (const std::system_error& error) {
        return base::Diagnostic{path, 0, 0, glue::reason_text(language, error.code()), ""};
    }
    return std::nullopt;
}

void serve_files(Services& services, glue::Language language)
{
    services.read_record = [language](const std::string& path) {
        return read_record_file(path, language);
    };
    services.write = [language](const std::string& path, const std::string& text) {
        return write_text_file(path, text, language);
    };
}

} // namespace editor
