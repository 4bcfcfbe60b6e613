#include "app/mancala_match/game_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/base/checksum.hpp"
#include "core/base/version.hpp"
#include "core/mancala/notation.hpp"

#include <sstream>
#include <system_error>

namespace mancala_match {

namespace {

base::Result<SavedGames> take_up(const std::filesystem::path& path, const Settings& settings)
{
    constexpr std::size_t most_bytes = 4'000'000'000;
    auto saved = glue::read_whole_file(path, most_bytes).and_then([&](const std::string& text) {
        return read_saved_games(text, path.string());
    });
    if (saved) {
        if (const std::string other = difference(saved->settings, settings); !other.empty()) {
            return base::failure(
                {path.string(), 0, 0, "the games are of another match: " + other, ""});
        }
    }
    return saved;
}

std::string text_of(const std::optional<tournament::Hypotheses>& sprt)
{
    if (!sprt) {
        return "";
    }
    std::ostringstream text;
    text.precision(17);
    text << sprt->elo0 << ',' << sprt->elo1 << ',' << sprt->alpha << ',' << sprt->beta;
    return text.str();
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
    return entrant.content == 0 ? "" : std::to_string(entrant.content);
}

} // namespace

GameFile::GameFile(std::filesystem::path path, glue::LockFile lock, SavedGames saved)
    : path_(std::move(path))
    , lock_(std::move(lock))
    , saved_(std::move(saved))
    , file_(path_, std::ios::binary | std::ios::app)
{
    if (!file_) {
        throw std::system_error(errno, std::generic_category(), path_.string());
    }
}

base::Result<std::unique_ptr<GameFile>> GameFile::open(const std::filesystem::path& path,
                                                       const Settings& settings)
{
    auto lock = glue::LockFile::take(path.string() + ".lock");
    if (!lock) {
        return base::failure({path.string(), 0, 0, "another match is using it", ""});
    }
    SavedGames saved;
    if (std::filesystem::exists(path)) {
        auto games = take_up(path, settings);
        if (!games) {
            return base::failure(games.error());
        }
        saved = std::move(*games);
        if (file_size(path) > saved.whole) {
            resize_file(path, saved.whole);
        }
    } else {
        glue::write_whole_file(path, saved_settings(settings));
    }
    return std::unique_ptr<GameFile>(new GameFile(path, std::move(*lock), std::move(saved)));
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
    file_ << line << std::flush;
    if (!file_) {
        throw std::system_error(errno, std::generic_category(), path_.string());
    }
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
            {"budget", limited ? std::to_string(options.budget) : ""},
            {"sprt", text_of(options.sprt)}};
}

} // namespace mancala_match
