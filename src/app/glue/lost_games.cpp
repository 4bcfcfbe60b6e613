#include "app/glue/lost_games.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/record_seats.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace glue {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view record_stem = "spiel-";
constexpr std::string_view record_suffix = ".partie";
constexpr std::string_view temporary_stem = ".mancala-"; ///< of write_whole_file

struct Found
{
    fs::path file;
    fs::file_time_type time;
};

std::vector<Found> files_in(const fs::path& folder, std::string_view stem, std::string_view suffix)
{
    std::vector<Found> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        std::error_code gone;
        const auto time = entry->last_write_time(gone);
        if (!gone && name.starts_with(stem) && name.ends_with(suffix)) {
            files.push_back({entry->path(), time});
        }
    }
    return files;
}

/// A file half written by a program that was killed; one being written now is younger.
void sweep(const fs::path& folder)
{
    const auto old = fs::file_time_type::clock::now() - std::chrono::minutes(10);
    for (const Found& file : files_in(folder, temporary_stem, "")) {
        std::error_code ignored;
        if (file.time < old) {
            fs::remove(file.file, ignored);
        }
    }
}

/// Throws std::system_error that names the folder first and nothing else.
void make_folder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw std::system_error(error, folder.string());
    }
}

std::optional<GamePlace> take_quietly(const fs::path& file)
{
    try {
        return GamePlace::take(file);
    } catch (const std::system_error&) {
        return std::nullopt; // a place that takes no locks: nobody can say whose it is
    }
}

std::optional<LostGame> read_lost_game(const fs::path& file)
{
    auto place = take_quietly(file);
    if (!place) {
        return std::nullopt;
    }
    const auto bytes = read_whole_file(file, mancala::longest_record);
    if (!bytes) {
        return std::nullopt;
    }
    auto record = mancala::read_record(*bytes, file.string());
    if (!record || !can_go_on(*record) || record->moves.empty()) {
        return std::nullopt;
    }
    return LostGame{std::move(*place), std::move(*record)};
}

/// "unterbrochen-2026-11-30-0855"
std::string name_for(fs::file_time_type lost)
{
    const auto time = std::chrono::file_clock::to_sys(lost);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(
        std::chrono::time_point_cast<std::chrono::system_clock::duration>(time));
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    std::array<char, 32> name{};
    const std::size_t length =
        std::strftime(name.data(), name.size(), "unterbrochen-%Y-%m-%d-%H%M", &parts);
    return {name.data(), length};
}

fs::path unused_name(const fs::path& folder, const std::string& stem)
{
    fs::path file = folder / (stem + std::string(record_suffix));
    for (int number = 2; fs::exists(file); ++number) {
        file = folder / (stem + "-" + std::to_string(number) + std::string(record_suffix));
    }
    return file;
}

} // namespace

GamePlace::GamePlace(fs::path file, LockFile lock)
    : file_(std::move(file))
    , lock_(std::move(lock))
{
}

std::optional<GamePlace> GamePlace::take(const fs::path& file)
{
    auto lock = LockFile::take(fs::path(file).replace_extension(".lock"));
    return lock ? std::optional(GamePlace(file, std::move(*lock))) : std::nullopt;
}

GamePlace GamePlace::take_free(const fs::path& folder)
{
    make_folder(folder);
    for (int number = 1;; ++number) {
        const fs::path file = folder / (std::string(record_stem) + std::to_string(number) +
                                        std::string(record_suffix));
        if (auto place = take(file); place && !fs::exists(file)) {
            return std::move(*place);
        }
    }
}

void GamePlace::write(std::string_view text) const
{
    write_whole_file(file_, text);
}

void GamePlace::clear() const
{
    std::error_code ignored;
    fs::remove(file_, ignored);
}

std::optional<LostGame> find_lost_game(const fs::path& folder)
{
    sweep(folder);
    auto files = files_in(folder, record_stem, record_suffix);
    std::ranges::sort(files, std::greater<>(), &Found::time);
    const bool may_be_too_many = files.size() > most_lost_games;
    std::optional<LostGame> newest;
    std::size_t games = 0; // what is damaged takes no good game's place
    for (const Found& one : files) {
        if (newest && !may_be_too_many) {
            break;
        }
        auto game = read_lost_game(one.file);
        if (game && ++games > most_lost_games) {
            game->place.clear();
        } else if (game && !newest) {
            newest = std::move(game);
        }
    }
    return newest;
}

bool is_game_place(const fs::path& file, const fs::path& folder)
{
    std::error_code unknown;
    const std::string name = file.filename().string();
    return !folder.empty() && name.starts_with(record_stem) && name.ends_with(record_suffix) &&
           fs::equivalent(fs::absolute(file, unknown).parent_path(), folder, unknown);
}

std::optional<GamePlace> take_lost_game(const fs::path& file)
{
    return take_quietly(fs::absolute(file));
}

fs::path put_aside(const LostGame& game, const fs::path& folder)
{
    make_folder(folder);
    fs::path file = unused_name(folder, name_for(fs::last_write_time(game.place.file())));
    write_whole_file(file, mancala::print_record(game.record));
    game.place.clear();
    return file;
}

fs::path put_aside(const mancala::Record& record, const fs::path& folder)
{
    make_folder(folder);
    fs::path file = unused_name(folder, name_for(fs::file_time_type::clock::now()));
    write_whole_file(file, mancala::print_record(record));
    return file;
}

} // namespace glue
