#include "rexx/script.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace rexx {

namespace {

namespace fs = std::filesystem;

constexpr char control_z = '\x1A';
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_file(const fs::path& path)
{
    std::error_code ignored;
    return fs::exists(path, ignored) && !fs::is_directory(path, ignored);
}

std::optional<fs::path> with_or_without_ending(const fs::path& path)
{
    fs::path longer = path;
    longer += ".rexx";
    for (const fs::path& candidate : {path, longer}) {
        fs::path spelt = workbench::as_on_disk(candidate);
        if (is_file(spelt)) {
            return spelt;
        }
    }
    return std::nullopt;
}

std::optional<fs::path> first_of(const workbench::Named<workbench::Place>& place)
{
    if (place && place->kind == workbench::PlaceKind::file) {
        for (const fs::path& path : place->paths) {
            if (auto found = with_or_without_ending(path)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

} // namespace

Script make_script(std::string name, fs::path path, std::string bytes)
{
    while (!bytes.empty() && bytes.back() == control_z) {
        bytes.pop_back();
    }
    if (bytes.starts_with(byte_order_mark)) {
        bytes.erase(0, byte_order_mark.size());
    }
    Script script{std::move(name),
                  std::move(path),
                  base::is_utf8(bytes) ? Encoding::utf8 : Encoding::latin1,
                  {},
                  {}};
    for (const std::string_view line : base::text_lines(bytes)) {
        script.lines.emplace_back(line);
    }
    if (bytes.starts_with("#!")) {
        const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        bytes.replace(0, end, "/**/");
    }
    script.code = rewrite(bytes);
    return script;
}

std::optional<fs::path> find_script(std::string_view name, const workbench::Volumes& volumes)
{
    const auto place = volumes.find(name);
    if (auto found = first_of(place)) {
        return found;
    }
    if (name.empty() || name.find_first_of("/:") != std::string_view::npos) {
        return std::nullopt;
    }
    return first_of(volumes.find("REXX:" + std::string(name)));
}

base::Result<Script> read_script(std::string name, const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file.is_open() || file.bad()) {
        return base::failure({path.string(), 0, 0, "the script cannot be read", ""});
    }
    return make_script(std::move(name), fs::absolute(path), std::move(bytes));
}

std::string to_script(std::string_view text, Encoding encoding)
{
    if (encoding == Encoding::latin1 && base::is_utf8(text)) {
        return base::latin1_from_utf8(text);
    }
    return std::string(text);
}

} // namespace rexx
