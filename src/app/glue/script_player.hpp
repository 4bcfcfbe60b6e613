// Joins players and candoscript: a player file of 1996 as a player. Guide nodes "Extern", "Format",
// "Vars". The names that a script sees of the game stand in script_player.cpp alone.
#pragma once

#include "app/glue/texts.hpp"
#include "candoscript/program.hpp"
#include "core/base/result.hpp"
#include "core/players/player.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace glue {

/// A player file that was read and is in order.
struct PlayerFile
{
    std::string name;    ///< the file, for messages
    std::string comment; ///< what its second line says, cut to 43 characters
    candoscript::Program program;
};

/// Reads the bytes of a player file, Latin-1 or UTF-8. The first mistake is the failure, its line
/// counted from the file's first. The language is that of the messages about the file; those about
/// the script's own words are English (F44).
[[nodiscard]] base::Result<PlayerFile> read_player_file(const std::string& name,
                                                        std::string_view bytes,
                                                        Language language = Language::english);

/// The same from disk. A file that cannot be read is a failure, too.
[[nodiscard]] base::Result<PlayerFile> load_player_file(const std::string& path,
                                                        Language language = Language::english);

/// Told of each name of the Amiga that the script uses in vain, once a name and game. Called by
/// `choose`.
using OnScriptWarning = std::function<void(const base::Diagnostic&)>;

/// A player with variables of its own, which live until `new_game`. What goes wrong in the script
/// is the failure of its choice. A choice takes at most candoscript::usual_budget commands.
[[nodiscard]] std::unique_ptr<players::Player> make_script_player(PlayerFile file,
                                                                  OnScriptWarning on_warning = {});

} // namespace glue
