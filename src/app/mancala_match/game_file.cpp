#include "app/mancala_match/game_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/base/checksum.hpp"
#include "core/base/version.hpp"
#include "core/mancala/notation.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

namespace mancala_match {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path)
{
    throw std::system_error(errno, std::generic_category(), path.string());
}

base::Result<base::Descriptor> refused(const std::filesystem::path& path, const char* reason)
{
    return base::failure({path.string(), 0, 0, reason, ""});
}

/// The file, made if it is missing, and ours alone until it is closed. The lock is on the file and
/// not on a name, so that it holds for every name the file has.
base::Result<base::Descriptor> open_locked(const std::filesystem::path& path)
{
    constexpr mode_t for_all = 0666; // less what the user's mask forbids
    base::Descriptor file(
        ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, for_all));
    if (!file && errno == EISDIR) {
        return refused(path, "not an ordinary file");
    }
    struct stat status = {};
    if (!file || ::fstat(file.get(), &status) != 0) {
        fail(path);
    }
    if (!S_ISREG(status.st_mode)) {
        return refused(path, "not an ordinary file");
    }
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) {
            return refused(path, "another match is using it");
        }
        fail(path);
    }
    return file;
}

void append(const base::Descriptor& file, std::string_view bytes, const std::filesystem::path& path)
{
    if (const auto error = base::write_all(file.get(), bytes)) {
        throw std::system_error(error, path.string());
    }
}

/// The games in the file; nothing where it is new, or was cut off before the first could begin.
base::Result<SavedGames> take_up(const std::filesystem::path& path, const Settings& settings)
{
    constexpr std::size_t most_bytes = 4'000'000'000;
    auto saved = glue::read_whole_file(path, most_bytes).and_then([&](const std::string& text) {
        const std::string begin = saved_settings(settings);
        return begin != text && begin.starts_with(text) ? SavedGames{}
                                                        : read_saved_games(text, path.string());
    });
    if (saved && saved->whole > 0) {
        if (const std::string other = difference(saved->settings, settings); !other.empty()) {
            return base::failure(
                {path.string(), 0, 0, "the games are of another match: " + other, ""});
        }
    }
    return saved;
}

std::string text_of(const Plan& plan, Opening opening)
{
    switch (opening) {
    case Opening::random: return "random";
    case Opening::none: return "none";
    case Opening::first: return "first";
    case Opening::listed: break;
    }
    std::string list;
    for (const OpeningLine& line : plan.openings) {
        list += line.start ? mancala::position_line(*line.start) + " " : "";
        for (const mancala::Pit pit : line.moves) {
            list += std::to_string(pit.number()) + " ";
        }
        list += "\n";
    }
    return "list " + std::to_string(base::checksum(list));
}

std::string text_of_content(const Entrant& entrant)
{
    const std::string tables =
        entrant.table_stones == 0
            ? ""
            : " with tables up to " + std::to_string(entrant.table_stones) + " stones";
    return entrant.content == 0 ? "" : std::to_string(entrant.content) + tables;
}

} // namespace

GameFile::GameFile(std::filesystem::path path, base::Descriptor file, SavedGames saved)
    : path_(std::move(path))
    , file_(std::move(file))
    , saved_(std::move(saved))
{
}

base::Result<std::unique_ptr<GameFile>> GameFile::open(const std::filesystem::path& path,
                                                       const Settings& settings)
{
    auto file = open_locked(path);
    if (!file) {
        return base::failure(file.error());
    }
    auto saved = take_up(path, settings);
    if (!saved) {
        return base::failure(saved.error());
    }
    if (::ftruncate(file->get(), static_cast<off_t>(saved->whole)) != 0) {
        fail(path);
    }
    if (saved->whole == 0) {
        append(*file, saved_settings(settings), path);
    }
    return std::unique_ptr<GameFile>(new GameFile(path, std::move(*file), std::move(*saved)));
}

const tournament::GameReport* GameFile::find(std::uint64_t number) const
{
    const auto found = saved_.games.find(number);
    return found == saved_.games.end() ? nullptr : &found->second;
}

void GameFile::add(std::uint64_t number, const tournament::GameReport& report)
{
    const std::string line = saved_game(number, report);
    const std::scoped_lock lock(mutex_);
    append(file_, line, path_);
}

Settings settings_of(const Plan& plan)
{
    const Options& options = plan.options;
    const bool limited = options.budget != base::Budget::unlimited;
    return {{"version", std::string(base::version)},
            {"player1", plan.entrants[0].name},
            {"content1", text_of_content(plan.entrants[0])},
            {"player2", plan.entrants[1].name},
            {"content2", text_of_content(plan.entrants[1])},
            {"seed", std::to_string(options.seed)},
            {"opening", text_of(plan, options.opening)},
            {"stones", std::to_string(options.stones)},
            {"budget", limited ? std::to_string(options.budget) : ""}};
}

} // namespace mancala_match
