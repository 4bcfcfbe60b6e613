// How much memory and disk space is free. Joins no rooms.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace glue {

/// Bytes; nothing where the system does not say.
struct Room
{
    std::optional<std::uint64_t> memory; ///< to be had without anything going to the disk for it
    std::optional<std::uint64_t> disk;
};

[[nodiscard]] std::optional<std::uint64_t> free_memory();

/// The memory, and the disk of a folder, which may be missing yet.
[[nodiscard]] Room room_at(const std::filesystem::path& folder);

} // namespace glue
