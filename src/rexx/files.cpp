#include "rexx/files.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace rexx {

namespace {

namespace fs = std::filesystem;

using workbench::PlaceKind;

constexpr std::array<const char*, 3> of_processes{"STDIN", "STDOUT", "STDERR"};

/// The logical name as it is kept.
std::string key_of(const std::string& logical)
{
    for (const char* const name : of_processes) {
        if (base::same_word(logical, name)) {
            return name;
        }
    }
    return logical;
}

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
    const std::string name = key_of(logical);
    if (find(name) != nullptr) {
        return false;
    }
    const auto place = volumes_.find_or_make(base::utf8_from_utf8_or_latin1(file));
    if (!place) {
        return false;
    }
    if (place->kind == PlaceKind::console) {
        if (closed_.erase(name) == 0) {
            streams_.try_emplace(name, copy_of(STDIN_FILENO), copy_of(STDOUT_FILENO),
                                 Stream::Text::terminal);
        }
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
    streams_.try_emplace(name, std::move(opened), base::Descriptor(), Stream::Text::bytes);
    return true;
}

bool Files::close(const std::string& logical)
{
    const std::string name = key_of(logical);
    if (streams_.erase(name) > 0) {
        return true;
    }
    const bool open = of_process(name) != nullptr;
    if (open) {
        closed_.insert(name);
    }
    return open;
}

Stream* Files::find(const std::string& logical)
{
    const std::string name = key_of(logical);
    const auto found = streams_.find(name);
    return found != streams_.end() ? &found->second : of_process(name);
}

Stream* Files::of_process(const std::string& name)
{
    if (closed_.contains(name)) {
        return nullptr;
    }
    if (name == "STDIN") {
        return &terminal_.in;
    }
    if (name == "STDOUT") {
        return &terminal_.out;
    }
    return name == "STDERR" ? &terminal_.error : nullptr;
}

std::vector<std::string> Files::names() const
{
    std::vector<std::string> names;
    for (const char* const name : of_processes) {
        if (!closed_.contains(name)) {
            names.emplace_back(name);
        }
    }
    for (const auto& [name, stream] : streams_) {
        names.push_back(name);
    }
    return names;
}

} // namespace rexx
