#include "app/glue/endgame_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/settings_file.hpp"
#include "core/base/descriptor.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cassert>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace glue {

namespace fs = std::filesystem;

std::unique_ptr<MappedFile> MappedFile::open(const fs::path& path)
{
    // Opening a pipe would wait for its other end.
    const base::Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    void* start = MAP_FAILED;
    std::size_t length = 0;
    if (file && ::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode)) {
        length = static_cast<std::size_t>(status.st_size);
        start = ::mmap(nullptr, length, PROT_READ, MAP_SHARED, file.get(), 0);
    }
    if (start == MAP_FAILED) {
        return nullptr;
    }
    return std::unique_ptr<MappedFile>(
        new MappedFile({static_cast<const std::byte*>(start), length}));
}

MappedFile::~MappedFile()
{
    ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

fs::path tables_folder(const std::string& named)
{
    return named.empty() ? cache_folder() : fs::path(named);
}

fs::path layer_file(const fs::path& folder, int stones)
{
    return folder / ((stones < 10 ? "endgame-0" : "endgame-") + std::to_string(stones));
}

EndgameFiles::EndgameFiles(fs::path folder, int stones)
    : folder_(std::move(folder))
{
    while (tables_.most_stones() < stones && take_next()) {
    }
}

bool EndgameFiles::take_next(const std::stop_token& stop)
{
    const int stones = tables_.most_stones() + 1;
    return stones <= endgame::most_ranked_stones && take(layer_file(folder_, stones), stones, stop);
}

bool EndgameFiles::take(const fs::path& path, int stones, const std::stop_token& stop)
{
    damage_.reset();
    auto file = MappedFile::open(path);
    if (!file) {
        return false;
    }
    const auto layer = endgame::PackedLayer::read(file->bytes(), path.string(), stop);
    if (!layer) {
        damage_ = layer.error();
        return false;
    }
    if (layer->stones() != stones) {
        damage_ = {path.string(), 0, 0, "an endgame table for another number of stones", ""};
        return false;
    }
    files_.push_back(std::move(file));
    tables_.add(*layer);
    return true;
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
