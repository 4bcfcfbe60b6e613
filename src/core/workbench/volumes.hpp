// The volumes of AmigaDOS and what stands for them here: one table for all programs, so that a name
// like `RAM:Executer.skript` or `REXX:Synchron.rexx` means the same file to each of them.
#pragma once

#include "core/workbench/name_fault.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace workbench {

/// What decides where the volumes lie. Every string is empty if the variable is unset.
struct VolumeEnvironment
{
    std::string home;        ///< $HOME
    std::string runtime_dir; ///< $XDG_RUNTIME_DIR; empty too if there is no such directory
    std::string config_home; ///< $XDG_CONFIG_HOME
    std::string data_home;   ///< $XDG_DATA_HOME
    std::string rexx_dir;    ///< $MANCALA_REXX_DIR
    std::filesystem::path program_folder;
    std::uint32_t user = 0;
};

/// What the process was started with; the folder of the program is looked up.
[[nodiscard]] VolumeEnvironment volume_environment(std::uint32_t user);

enum class PlaceKind
{
    file,    ///< or a directory
    nil,     ///< NIL: takes everything and is always at its end
    printer, ///< PRT:
    console  ///< CON: RAW: and `*`, the terminal
};

struct Place
{
    PlaceKind kind = PlaceKind::file;
    /// Where to look, in this order; a new file goes to the first. Never empty for a file.
    std::vector<std::filesystem::path> paths;

    bool operator==(const Place&) const = default;
};

enum class Missing
{
    stays,
    is_made ///< every Amiga had it
};

struct Volume
{
    std::string name; ///< with its colon, in upper case
    Place root;
    Missing missing = Missing::stays;
};

class Volumes
{
  public:
    explicit Volumes(const VolumeEnvironment& environment);

    /// What a name means. `Vol:dir/name` as on AmigaDOS: case of the volume does not count, a slash
    /// with nothing before it goes up, but never above the volume. A name without a volume is a
    /// path of this system and stays as it is. Nothing is looked up on the disk.
    [[nodiscard]] Named<Place> find(std::string_view name) const;

    [[nodiscard]] const std::vector<Volume>& list() const { return volumes_; }

    /// The same for a program that may write there: ENV: and S: are made for this user alone when
    /// they are first named. Where that cannot be, opening fails.
    [[nodiscard]] Named<Place> find_or_make(std::string_view name) const;

  private:
    /// Null if there is none of that word.
    [[nodiscard]] const Volume* volume_of(std::string_view word) const;

    std::vector<Volume> volumes_;
};

/// The path as the disk spells it: each part that is not there takes the first name, in order of
/// the alphabet, that differs in the case of ASCII letters only. What is not found stays as it is.
[[nodiscard]] std::filesystem::path as_on_disk(const std::filesystem::path& path);

/// The path of a file place that is there, in its spelling on the disk; if none is, where a new
/// file would go.
[[nodiscard]] std::filesystem::path as_on_disk(const Place& place);

} // namespace workbench
