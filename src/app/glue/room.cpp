#include "app/glue/room.hpp"

#include <fstream>
#include <limits>
#include <string>
#include <system_error>

namespace glue {

namespace fs = std::filesystem;

std::optional<std::uint64_t> free_memory()
{
    std::ifstream file("/proc/meminfo");
    constexpr std::uint64_t kilobyte = 1024;
    std::string name;
    while (file >> name) {
        std::uint64_t number = 0;
        if (name == "MemAvailable:" && file >> number) {
            return number * kilobyte;
        }
        file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    return std::nullopt;
}

Room room_at(const fs::path& folder)
{
    std::error_code error;
    fs::path there = fs::absolute(folder, error);
    while (there.has_relative_path() && !fs::exists(there, error)) {
        there = there.parent_path();
    }
    const fs::space_info space = fs::space(there, error);
    Room room{free_memory(), std::nullopt};
    if (!error) {
        room.disk = space.available;
    }
    return room;
}

} // namespace glue
