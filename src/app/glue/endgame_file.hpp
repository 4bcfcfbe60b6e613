// Endgame tables on the disk: a folder with a file for each layer, mapped into memory and so shared
// by all programs. Joins core/endgame with files.
#pragma once

#include "core/base/diagnostic.hpp"
#include "core/endgame/tables.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace glue {

/// A file's bytes, as long as this lives.
class MappedFile
{
  public:
    /// Null where there is no ordinary file that can be read, or an empty one.
    [[nodiscard]] static std::unique_ptr<MappedFile> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

  private:
    explicit MappedFile(std::span<const std::byte> bytes)
        : bytes_(bytes)
    {
    }
    std::span<const std::byte> bytes_;
};

/// "endgame-08" and so on.
[[nodiscard]] std::filesystem::path layer_file(const std::filesystem::path& folder, int stones);

/// How much of a file is looked at before it is used.
enum class Trust : std::uint8_t
{
    checksum, ///< all of it
    header    ///< of a large one the header alone: thirty stones are gigabytes
};

class EndgameFiles
{
  public:
    /// No tables yet.
    explicit EndgameFiles(std::filesystem::path folder, Trust trust);
    /// Takes the layers of the folder from the lowest on, up to one that is missing or damaged.
    explicit EndgameFiles(std::filesystem::path folder);

    [[nodiscard]] const endgame::Tables& tables() const { return tables_; }
    /// What is wrong with the file at which the tables end; nothing if it is only missing.
    [[nodiscard]] const std::optional<base::Diagnostic>& damage() const { return damage_; }

    /// Takes the next layer if its file is there and sound; false otherwise.
    bool take_next();
    /// Takes all that follow.
    void take_all();
    /// Writes the next layer whole or not at all and takes it. Throws std::system_error, and
    /// std::runtime_error where the file is another one than was written.
    void add(int stones, std::span<const std::int8_t> values);

    /// The same without a file.
    void keep(int stones, std::span<const std::int8_t> values);

  private:
    bool take(const std::filesystem::path& path, int stones, Trust trust);

    std::filesystem::path folder_;
    Trust trust_;
    std::vector<std::vector<std::byte>> kept_;
    std::vector<std::unique_ptr<MappedFile>> files_;
    endgame::Tables tables_;
    std::optional<base::Diagnostic> damage_;
};

} // namespace glue
