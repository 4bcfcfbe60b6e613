// Endgame tables on the disk: a folder with a file for each layer; large ones are mapped into
// memory and so shared by all programs. Joins core/endgame with files.
#pragma once

#include "core/base/diagnostic.hpp"
#include "core/base/result.hpp"
#include "core/endgame/tables.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace glue {

/// A file's bytes, as long as this lives. A small file's are copied, so that nobody changes them; a
/// larger one is mapped, and whoever cuts it down in its place ends every program that uses it.
class FileBytes
{
  public:
    static constexpr std::size_t most_copied = std::size_t{4} << 20U;

    /// Null where there is no such file; otherwise why it cannot be read: no ordinary file is, and
    /// no pipe waited for.
    [[nodiscard]] static base::Result<std::unique_ptr<FileBytes>>
    open(const std::filesystem::path& path);
    ~FileBytes();
    FileBytes(const FileBytes&) = delete;
    FileBytes& operator=(const FileBytes&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const
    {
        return mapped_.empty() ? std::as_bytes(std::span(copy_)) : mapped_;
    }

  private:
    explicit FileBytes(std::string copy)
        : copy_(std::move(copy))
    {
    }
    explicit FileBytes(std::span<const std::byte> mapped)
        : mapped_(mapped)
    {
    }
    [[nodiscard]] static base::Result<std::unique_ptr<FileBytes>>
    map(const std::filesystem::path& path);

    std::string copy_;
    std::span<const std::byte> mapped_;
};

/// Where the tables are: in the folder that somebody named, or else in the cache. Empty where the
/// environment names no cache either.
[[nodiscard]] std::filesystem::path tables_folder(const std::string& named = "");

/// "endgame-08" and so on.
[[nodiscard]] std::filesystem::path layer_file(const std::filesystem::path& folder, int stones);

/// Each file is looked at to its end before it is used: what the tables say counts as proved.
class EndgameFiles
{
  public:
    /// Takes the layers of the folder with up to `stones` from the lowest on, up to one that is
    /// missing or damaged, or a stop. With 0 stones there are no tables yet.
    explicit EndgameFiles(std::filesystem::path folder,
                          int stones = endgame::most_ranked_stones,
                          const std::stop_token& stop = {});

    [[nodiscard]] const endgame::Tables& tables() const { return tables_; }
    /// What is wrong with the file at which the tables end; nothing if it is only missing.
    [[nodiscard]] const std::optional<base::Diagnostic>& damage() const { return damage_; }
    /// What is wrong where that file is missing and one behind it is there.
    [[nodiscard]] std::optional<base::Diagnostic> gap() const;
    /// One or the other.
    [[nodiscard]] std::optional<base::Diagnostic> fault() const
    {
        return damage_ ? damage_ : gap();
    }

    /// Takes the next layer if its file is there and sound and no stop comes before that is known;
    /// false otherwise.
    bool take_next(const std::stop_token& stop = {});
    /// Writes the next layer whole or not at all and takes it. Throws std::system_error, and
    /// std::runtime_error where the file is another one than was written.
    void add(int stones, std::span<const std::int8_t> values);

    /// The same without a file.
    void keep(int stones, std::span<const std::int8_t> values);

  private:
    bool take(const std::filesystem::path& path, int stones, const std::stop_token& stop = {});

    std::filesystem::path folder_;
    std::vector<std::vector<std::byte>> kept_;
    std::vector<std::unique_ptr<FileBytes>> files_;
    endgame::Tables tables_;
    std::optional<base::Diagnostic> damage_;
};

} // namespace glue
