#include "rexx/files.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace rexx {

namespace {

namespace fs = std::filesystem;

using workbench::PlaceKind;

base::Descriptor copy_of(int descriptor)
{
    return base::Descriptor(::fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
}

int flags_of(OpenMode mode)
{
    switch (mode) {
    case OpenMode::read: return O_RDONLY;
    case OpenMode::write: return O_RDWR | O_CREAT | O_TRUNC;
    case OpenMode::append: break;
    }
    return O_RDWR | O_CREAT | O_APPEND;
}

base::Descriptor open_path(const fs::path& path, OpenMode mode)
{
    const mode_t rights = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    base::Descriptor file(::open(path.c_str(), flags_of(mode) | O_CLOEXEC, rights));
    struct stat status = {};
    if (file && (::fstat(file.get(), &status) != 0 || S_ISDIR(status.st_mode))) {
        return {};
    }
    return file;
}

} // namespace

Terminal::Terminal()
    : in(copy_of(STDIN_FILENO), {}, Stream::Text::terminal)
    , out({}, copy_of(STDOUT_FILENO), Stream::Text::terminal)
    , error({}, copy_of(STDERR_FILENO), Stream::Text::terminal)
{
}

Files::Files(Terminal& terminal, const workbench::Volumes& volumes)
    : terminal_(terminal)
    , volumes_(volumes)
{
}

bool Files::open(const std::string& logical, std::string_view file, OpenMode mode)
{
    if (find(logical) != nullptr) {
        return false;
    }
    const auto place = volumes_.find(base::utf8_from_utf8_or_latin1(file));
    if (!place) {
        return false;
    }
    if (place->kind == PlaceKind::console) {
        streams_.try_emplace(logical, copy_of(STDIN_FILENO), copy_of(STDOUT_FILENO),
                             Stream::Text::terminal);
        return true;
    }
    base::Descriptor opened;
    if (place->kind == PlaceKind::nil) {
        opened = open_path("/dev/null", OpenMode::append);
    } else if (place->kind == PlaceKind::file) {
        opened = open_path(workbench::as_on_disk(*place), mode);
    }
    if (!opened) {
        return false;
    }
    streams_.try_emplace(logical, std::move(opened), base::Descriptor(), Stream::Text::bytes);
    return true;
}

bool Files::close(const std::string& logical)
{
    return streams_.erase(logical) > 0;
}

Stream* Files::find(const std::string& logical)
{
    const auto found = streams_.find(logical);
    if (found != streams_.end()) {
        return &found->second;
    }
    if (base::same_word(logical, "STDIN")) {
        return &terminal_.in;
    }
    if (base::same_word(logical, "STDOUT")) {
        return &terminal_.out;
    }
    return base::same_word(logical, "STDERR") ? &terminal_.error : nullptr;
}

std::vector<std::string> Files::names() const
{
    std::vector<std::string> names{"STDIN", "STDOUT", "STDERR"};
    for (const auto& [name, stream] : streams_) {
        names.push_back(name);
    }
    return names;
}

} // namespace rexx
