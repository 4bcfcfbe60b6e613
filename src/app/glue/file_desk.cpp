#include "app/glue/file_desk.hpp"

#include <memory>
#include <system_error>

namespace glue {

namespace {

namespace fs = std::filesystem;

toolkit::FileRequesterWords words_for(Language language, const FileQuestion& question)
{
    const auto word = [language](Text id) { return std::string(text(language, id)); };
    return {.title = question.title,
            .accept = word(question.accept),
            .volumes = word(Text::file_volumes),
            .parent = word(Text::file_parent),
            .cancel = word(Text::cancel),
            .pattern = word(Text::file_pattern),
            .drawer = word(Text::file_drawer),
            .file = word(Text::file_name),
            .drawer_note = word(Text::file_drawer_note),
            .no_file = word(Text::file_none),
            .missing = word(Text::file_missing),
            .wrong_pattern = word(Text::file_wrong_pattern),
            .overwrite_question = word(Text::file_overwrite_question),
            .overwrite = word(Text::file_overwrite)};
}

bool is_drawer(const fs::path& path)
{
    std::error_code error;
    return !path.empty() && fs::is_directory(path, error);
}

} // namespace

toolkit::FileRequest
file_request(Language language, const FileQuestion& question, const std::string& drawer)
{
    return {.words = words_for(language, question),
            .purpose = question.purpose,
            .drawer = drawer,
            .file = question.file.filename().string(),
            .pattern = question.pattern,
            .help_node = question.help_node};
}

fs::path FileDesk::first_drawer(const FileQuestion& question) const
{
    const auto remembered = remembered_.find(question.subject);
    const fs::path last = remembered == remembered_.end() ? fs::path() : remembered->second;
    const fs::path data =
        question.data_drawer.empty() ? fs::path() : places_.data / question.data_drawer;
    for (const fs::path& drawer :
         {question.file.parent_path(), last, data, places_.records, places_.home}) {
        if (is_drawer(drawer)) {
            return fs::absolute(drawer);
        }
    }
    return "/";
}

void FileDesk::ask(toolkit::Screen& screen,
                   const FileQuestion& question,
                   toolkit::FileRequester::OnFile on_file)
{
    if (question.purpose == toolkit::FilePurpose::save && !places_.records.empty()) {
        std::error_code error; // then it is not offered
        fs::create_directories(places_.records, error);
    }
    toolkit::ask_file(
        screen, file_request(language_, question, first_drawer(question).string()),
        std::make_unique<DiskDrawers>(language_, places_),
        [this, subject = question.subject, on_file = std::move(on_file)](const std::string& path) {
            remembered_[subject] = fs::path(path).parent_path();
            on_file(path);
        });
}

} // namespace glue
