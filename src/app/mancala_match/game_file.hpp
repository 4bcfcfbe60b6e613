// The file from which a match goes on. Each game that is over stands in it before the next begins.
#pragma once

#include "app/mancala_match/match.hpp"
#include "app/mancala_match/saved_games.hpp"
#include "core/base/descriptor.hpp"

#include <filesystem>
#include <memory>
#include <mutex>

namespace mancala_match {

class GameFile
{
  public:
    /// Begins the file, or takes it up, and locks it as long as the object lives, by whatever name
    /// others find it. A failure where it is damaged, belongs to a match with other settings or is
    /// in use; it is left untouched then. Throws std::system_error where nothing can be written.
    [[nodiscard]] static base::Result<std::unique_ptr<GameFile>>
    open(const std::filesystem::path& path, const Settings& settings);

    /// The game of that number if it is over; any thread.
    [[nodiscard]] const tournament::GameReport* find(std::uint64_t number) const;

    /// Any thread; a game that is not yet in it. Throws std::system_error where it cannot be
    /// written. A kill of the program loses nothing that was added.
    void add(std::uint64_t number, const tournament::GameReport& report);

  private:
    GameFile(std::filesystem::path path, base::Descriptor file, SavedGames saved);

    std::filesystem::path path_;
    base::Descriptor file_; ///< holds the lock
    const SavedGames saved_;
    std::mutex mutex_;
};

/// What the games of a match depend on: not their number, nor a test that may end
/// the match before, nor how they are shown.
[[nodiscard]] Settings settings_of(const Plan& plan);

} // namespace mancala_match
