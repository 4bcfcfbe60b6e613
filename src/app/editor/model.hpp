// The record in the editor without its window: the list, which of its positions is chosen and which
// shown, listening to the game, what is not yet saved, and what may be done now. Guide node "PEd".
#pragma once

#include "app/glue/heard_moves.hpp"
#include "core/mancala/record.hpp"
#include "core/match/action.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace editor {

using glue::Listening;

enum class GameState
{
    absent, ///< the program has no game
    idle,
    running
};

/// What the editor must know of the game beside it.
struct Surroundings
{
    GameState game = GameState::absent;
    bool paused = false; ///< by a script: it takes nothing from a user now
    bool linked = false; ///< with another one over a network

    bool operator==(const Surroundings&) const = default;
};

/// Positions are numbered by the moves before them: 0 is the start.
class Model
{
  public:
    [[nodiscard]] const mancala::Record& record() const { return record_; }
    [[nodiscard]] std::size_t moves() const { return record_.moves.size(); }
    /// The file that it came from or went to; empty if there is none.
    [[nodiscard]] const std::string& path() const { return path_; }
    /// There are moves that no file holds.
    [[nodiscard]] bool is_unsaved() const { return unsaved_ && moves() > 0; }
    [[nodiscard]] Listening listening() const { return listening_; }
    [[nodiscard]] const Surroundings& surroundings() const { return surroundings_; }
    /// Grows whenever the list changes.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    /// A number beyond the list means its end.
    void choose(std::size_t number);
    /// The position on the small board.
    [[nodiscard]] std::optional<std::size_t> shown() const { return shown_; }
    /// Puts the chosen position there, if that is allowed.
    void restore();

    /// Ghosted otherwise: without a game there is nothing to listen to.
    [[nodiscard]] bool may_listen() const { return surroundings_.game != GameState::absent; }
    /// Nobody shall count stones by a running game that is listened to.
    [[nodiscard]] bool may_restore() const;
    [[nodiscard]] bool may_play_on() const;
    /// What AB HIER WEITERSPIELEN asks of the game.
    [[nodiscard]] match::Restore restoration() const;

    void set_surroundings(const Surroundings& surroundings);
    /// Nothing is heard before the game's history has come.
    void set_listening(Listening listening);
    /// News of the game. Gives back a record that had to give way to another game unsaved.
    std::optional<mancala::Record> hear(const glue::HeardMoves& heard,
                                        const std::array<std::string, 2>& names);
    /// A record from a file; listening ends.
    void load(mancala::Record record, std::string path);
    /// The record as it was at that revision is in that file now; of one that has given way to
    /// another that means nothing.
    void mark_saved(std::string path, std::uint64_t revision);

  private:
    [[nodiscard]] std::optional<mancala::Record> begin(const glue::HeardMoves& heard);
    void go_on(const glue::HeardMoves& heard);
    void follow_names(const std::array<std::string, 2>& names);
    void hide_what_is_forbidden();

    mancala::Record record_;
    std::string path_;
    bool unsaved_ = false;
    Listening listening_ = Listening::off;
    bool awaits_history_ = false; ///< listening was switched on, nothing has come yet
    /// The game's names when it was last heard of; none before.
    std::optional<std::array<std::string, 2>> heard_names_;
    Surroundings surroundings_;
    std::size_t chosen_ = 0;
    std::optional<std::size_t> shown_;
    std::uint64_t revision_ = 0;
    std::uint64_t first_revision_ = 0; ///< of this record, not of the one before
};

} // namespace editor
