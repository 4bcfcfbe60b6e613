#include "app/glue/endgame_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/settings_file.hpp"
#include "core/base/descriptor.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cassert>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace glue {

namespace fs = std::filesystem;

namespace {

base::Diagnostic about(const fs::path& path, std::string reason)
{
    return {path.string(), 0, 0, std::move(reason), ""};
}

} // namespace

base::Result<std::unique_ptr<FileBytes>> FileBytes::open(const fs::path& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (error == std::errc::no_such_file_or_directory) {
        return nullptr;
    }
    if (fs::is_regular_file(status) && fs::file_size(path, error) > most_copied && !error) {
        return map(path);
    }
    auto copy = read_whole_file(path, most_copied);
    if (!copy) {
        return base::failure(std::move(copy.error()));
    }
    copy->shrink_to_fit();
    return std::unique_ptr<FileBytes>(new FileBytes(std::move(*copy)));
}

base::Result<std::unique_ptr<FileBytes>> FileBytes::map(const fs::path& path)
{
    const base::Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    void* start = MAP_FAILED;
    if (file && ::fstat(file.get(), &status) == 0) {
        const auto length = static_cast<std::size_t>(status.st_size);
        start = ::mmap(nullptr, length, PROT_READ, MAP_SHARED, file.get(), 0);
    }
    if (start == MAP_FAILED) {
        return base::failure(about(path, std::generic_category().message(errno)));
    }
    return std::unique_ptr<FileBytes>(new FileBytes(
        {static_cast<const std::byte*>(start), static_cast<std::size_t>(status.st_size)}));
}

FileBytes::~FileBytes()
{
    if (!mapped_.empty()) {
        ::munmap(const_cast<std::byte*>(mapped_.data()), mapped_.size());
    }
}

fs::path tables_folder(const std::string& named)
{
    return named.empty() ? cache_folder() : fs::path(named);
}

fs::path layer_file(const fs::path& folder, int stones)
{
    return folder / ((stones < 10 ? "endgame-0" : "endgame-") + std::to_string(stones));
}

EndgameFiles::EndgameFiles(fs::path folder, int stones, const std::stop_token& stop)
    : folder_(std::move(folder))
{
    while (tables_.most_stones() < stones && take_next(stop)) {
    }
}

bool EndgameFiles::take_next(const std::stop_token& stop)
{
    const int stones = tables_.most_stones() + 1;
    return stones <= endgame::most_ranked_stones && !folder_.empty() &&
           take(layer_file(folder_, stones), stones, stop);
}

bool EndgameFiles::take(const fs::path& path, int stones, const std::stop_token& stop)
{
    damage_.reset();
    auto file = FileBytes::open(path);
    if (!file || !*file) {
        damage_ = file ? std::nullopt : std::optional(file.error());
        return false;
    }
    const auto layer = endgame::PackedLayer::read((*file)->bytes(), path.string(), stop);
    if (!layer) {
        if (!stop.stop_requested()) {
            damage_ = layer.error();
        }
        return false;
    }
    if (layer->stones() != stones) {
        damage_ = about(path, "an endgame table for another number of stones");
        return false;
    }
    files_.push_back(std::move(*file));
    tables_.add(*layer);
    return true;
}

std::optional<base::Diagnostic> EndgameFiles::gap() const
{
    if (damage_ || folder_.empty()) {
        return std::nullopt;
    }
    const int missing = tables_.most_stones() + 1;
    std::error_code unknown;
    if (exists(layer_file(folder_, missing), unknown)) {
        return std::nullopt; // nobody wanted it
    }
    for (int stones = missing + 1; stones <= endgame::most_ranked_stones; ++stones) {
        if (exists(layer_file(folder_, stones), unknown)) {
            return about(layer_file(folder_, missing),
                         "is missing, and what lies behind it is of no use: " +
                             layer_file("", stones).string());
        }
    }
    return std::nullopt;
}

void EndgameFiles::add(int stones, std::span<const std::int8_t> values)
{
    assert(stones == tables_.most_stones() + 1);
    const fs::path path = layer_file(folder_, stones);
    const std::vector<std::byte> bytes = endgame::pack_layer(stones, values);
    write_whole_file(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (!take(path, stones)) {
        throw std::runtime_error(path.string() + ": cannot be read back");
    }
}

void EndgameFiles::keep(int stones, std::span<const std::int8_t> values)
{
    assert(stones == tables_.most_stones() + 1);
    kept_.push_back(endgame::pack_layer(stones, values));
    tables_.add(endgame::PackedLayer::read(kept_.back(), "memory").value());
}

} // namespace glue
