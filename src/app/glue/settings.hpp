// What `EINSTELLUNGEN SPEICHERN` keeps, and its text file: joins match with the texts' languages.
// Guide node "Optionen". One `key = value` a line; `;` or `#` begins a comment line:
//
//     version = 1
//     name1 = Spieler 1
//     player1 = mensch
//     points = on
#pragma once

#include "app/glue/board_art.hpp"
#include "app/glue/effect.hpp"
#include "app/glue/seat_players.hpp"
#include "app/glue/texts.hpp"
#include "app/glue/thinking.hpp"
#include "core/base/diagnostic.hpp"
#include "core/match/seats.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace glue {

inline constexpr int settings_version = 1;

struct Settings
{
    int version = settings_version; ///< of the file; a later program's number is kept
    match::Seats seats = match::first_run_seats();
    ExternFiles extern_files;
    BoardOptions board;
    bool sow_delay = true;               ///< `Zugverzögerung`
    bool sync = false;                   ///< `Synchronisierung`; nothing happens without a hook
    Thinking thinking = Thinking::brief; ///< `Bedenkzeit`
    std::string colours;                 ///< name of a palette or a file; empty: the first run's
    Effect effect = Effect::none;        ///< over the picture on the window
    std::optional<Language> language;    ///< nothing: as the locale says
    std::vector<std::string> foreign;    ///< comments and lines of other programs, written back
};

struct ReadSettings
{
    Settings settings;
    std::vector<base::Diagnostic> complaints; ///< one for each line that was lost
};

/// In which language to complain: the settings may name it themselves.
using ComplaintLanguage = std::function<Language(const Settings&)>;

/// Reads the text, UTF-8 or Latin-1, with any line ends. Never fails: a damaged line costs itself
/// alone, of two lines with one key the first holds. `file` is named in the complaints.
[[nodiscard]] ReadSettings read_settings(std::string_view text,
                                         const std::string& file,
                                         const ComplaintLanguage& language_for);

/// The text of the file; reading it gives the settings back. Control characters become '?'.
[[nodiscard]] std::string print_settings(const Settings& settings);

} // namespace glue
