// The command line of mancala (mancala.md, section 9).
#pragma once

#include "app/glue/partner_view.hpp"
#include "app/glue/seat_players.hpp"
#include "app/glue/settings.hpp"
#include "app/glue/texts.hpp"
#include "core/mancala/record.hpp"
#include "core/match/seats.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace app {

/// automatic: a window where there is a display, else the text face.
enum class Face
{
    automatic,
    text,
    headless
};

/// whole: whole multiples of a pixel only. fitted: as large as the window allows.
enum class Scaling
{
    whole,
    fitted
};

struct Options
{
    Face face = Face::automatic;
    match::Seats seats = match::first_run_seats();
    glue::ExternFiles extern_files; ///< of the command line; the others are in the settings
    glue::Settings settings;        ///< from their file
    std::filesystem::path settings_file;
    /// Of `--record` or `--position`: the game begins where it ends.
    std::optional<mancala::Record> record;
    std::string record_file;             ///< of `--record`; empty without it
    std::string guide_path;              ///< `HilfsPfad`, a file that exists; empty: our own guide
    std::string sync_command;            ///< `SynchronBefehl` as written; empty for none
    std::vector<std::string> sync_words; ///< what to start for it; none if that cannot be done
    std::vector<std::string> complaints; ///< about settings and ToolTypes; a line each
    std::optional<glue::PartnerOrder> link;   ///< of `--listen` or `--connect`
    std::string code_file;                    ///< of `--code-file`; empty for none
    std::optional<mancala::Player> link_seat; ///< of `--seat`
    int stones_per_pit = 4;
    std::uint64_t seed = 0; ///< as given, or random
    glue::Language language = glue::Language::german;
    std::string palette;           ///< name or file; empty for the first run's
    std::string aspect = "square"; ///< square, ntsc or fill
    int scale = 0;                 ///< of the window at the start; 0: as large as fits
    Scaling scaling = Scaling::whole;
    bool fullscreen = false;
    std::string screenshot; ///< file for the first picture; empty for none
};

/// The options, or the exit code when --help, --version or a mistake has been answered on the
/// terminal.
[[nodiscard]] std::variant<Options, int> parse_options(int argc, const char* const* argv);

} // namespace app
