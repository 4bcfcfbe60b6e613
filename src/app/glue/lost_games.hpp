// Where running games lie on the disk: a record for each instance of the program and beside it a
// lock that only a living one holds. A record without a living owner is a lost game: its program
// crashed, was killed or ended by a signal. Joins core/mancala with files.
#pragma once

#include "app/glue/lock_file.hpp"
#include "core/mancala/record.hpp"

#include <filesystem>
#include <optional>
#include <string_view>

namespace glue {

/// The place of one running game, ours as long as this object lives. The file stays behind.
class GamePlace
{
  public:
    /// The first place of the folder that nobody has and where no game lies. Makes the folder.
    /// Throws std::system_error where nothing can be made.
    [[nodiscard]] static GamePlace take_free(const std::filesystem::path& folder);
    /// The place of that file; nothing while somebody else has it. Throws likewise.
    [[nodiscard]] static std::optional<GamePlace> take(const std::filesystem::path& file);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// Whole or not at all. Throws std::system_error.
    void write(std::string_view text) const;
    /// No game is there any more.
    void clear() const;

  private:
    GamePlace(std::filesystem::path file, LockFile lock);

    std::filesystem::path file_;
    LockFile lock_;
};

struct LostGame
{
    GamePlace place;
    mancala::Record record;
};

/// More lost games than these are not kept: the oldest go. Only those that can go on count.
inline constexpr std::size_t most_lost_games = 32;

/// The newest lost game that can go on; its place is ours from now on. Nothing if there is none or
/// nothing can be read. Clears away what crashes in the midst of writing have left.
[[nodiscard]] std::optional<LostGame> find_lost_game(const std::filesystem::path& folder);

/// The file is one that we write and clear away ourselves, not a record of the user.
[[nodiscard]] bool is_game_place(const std::filesystem::path& file,
                                 const std::filesystem::path& folder);

/// The place of a lost game; nothing if its program lives.
[[nodiscard]] std::optional<GamePlace> take_lost_game(const std::filesystem::path& file);

/// Moves its record to the folder under a name that tells when it was lost; gives the file. Throws
/// std::system_error, and the record then stays where it is.
std::filesystem::path put_aside(const LostGame& game, const std::filesystem::path& folder);

/// Likewise for a record that lies nowhere yet and is lost now.
std::filesystem::path put_aside(const mancala::Record& record, const std::filesystem::path& folder);

} // namespace glue
