// Joins match and players: which player sits in a seat, the player files of Extern 1 and 2
// included. Guide nodes "Normal", "Gemein", "Taktik", "ExP", "LoadEx".
#pragma once

#include "app/glue/computer_turn.hpp"
#include "app/glue/script_player.hpp"
#include "app/glue/texts.hpp"
#include "app/glue/thinking.hpp"
#include "core/match/seats.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace engine {
class ExactValues;
}

namespace glue {

/// The files of Extern 1 and Extern 2; empty for none.
using ExternFiles = std::array<std::string, 2>;

/// One of these files as the options window shows it.
struct ExternNote
{
    std::string path; ///< of the file that is loaded; empty for none
    std::string note; ///< its comment, or why the last one was refused

    bool operator==(const ExternNote&) const = default;
};
using ExternNotes = std::array<ExternNote, 2>;

class PlayerFactory
{
  public:
    explicit PlayerFactory(Language language = Language::german)
        : language_(language)
    {
    }

    /// Loads the file of an extern kind, or says why not and keeps the one before.
    std::optional<base::Diagnostic> load(match::SeatKind kind, const std::string& path);

    [[nodiscard]] const ExternNotes& files() const { return notes_; }

    /// Of the Meister players made from now on.
    void set_thinking(Thinking thinking) { thinking_ = thinking; }
    [[nodiscard]] Thinking thinking() const { return thinking_; }
    /// What Meister will know for certain; it must outlive him.
    void know(const engine::ExactValues& values) { known_ = &values; }
    /// Null for nothing.
    [[nodiscard]] const engine::ExactValues* known() const { return known_; }

    /// A new player; none for a human. An extern kind without a file gets one that names no pit and
    /// says why.
    [[nodiscard]] std::unique_ptr<players::Player> make(match::SeatKind kind) const;
    [[nodiscard]] SeatPlayers make(const match::Seats& seats) const;

  private:
    Language language_;
    Thinking thinking_ = Thinking::brief;
    const engine::ExactValues* known_ = nullptr;
    std::array<std::optional<PlayerFile>, 2> loaded_;
    ExternNotes notes_;
};

} // namespace glue
