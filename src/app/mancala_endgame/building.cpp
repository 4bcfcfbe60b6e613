#include "app/mancala_endgame/building.hpp"

#include "core/endgame/layer_builder.hpp"

#include <chrono>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace mancala_endgame {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr double bytes_a_board = 0.625;
/// Measured with some 20 stones; a slower machine is told better after the first layers.
constexpr double usual_cost = 0.6e-6;

std::string with_unit(double number, double step, const std::vector<const char*>& units)
{
    std::size_t unit = 0;
    while (number >= step && unit + 1 < units.size()) {
        number /= step;
        ++unit;
    }
    std::ostringstream text;
    text << std::fixed << std::setprecision(number < 10 && unit > 0 ? 1 : 0) << number << ' '
         << units[unit];
    return text.str();
}

std::string size_text(double bytes)
{
    return with_unit(bytes, 1000, {"bytes", "kB", "MB", "GB", "TB"});
}

std::string time_text(double seconds)
{
    constexpr double minute = 60;
    return seconds < 2 * minute ? with_unit(seconds, 1000, {"s"})
                                : with_unit(seconds / minute, minute, {"min", "h"});
}

/// Boards of the layers after `known` up to `most`.
double boards_between(int known, int most)
{
    double boards = 0;
    for (int stones = known + 1; stones <= most; ++stones) {
        boards += static_cast<double>(endgame::boards_with(stones));
    }
    return boards;
}

/// Lines about the steps of a layer that takes long.
class Progress
{
  public:
    Progress(int stones, std::ostream& out)
        : stones_(stones)
        , out_(out)
    {
    }
    void operator()(int round, std::uint64_t changed)
    {
        constexpr Seconds pause{5};
        if (Clock::now() - told_ < pause) {
            return;
        }
        told_ = Clock::now();
        out_ << "  " << stones_ << " stones: round " << round << ", " << changed
             << " boards changed" << std::endl;
    }

  private:
    int stones_;
    std::ostream& out_;
    Clock::time_point told_ = Clock::now();
};

/// Processor time of all threads, in seconds.
double processor_time()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double size_of(const std::filesystem::path& path)
{
    return static_cast<double>(file_size(path));
}

void build_layer(glue::EndgameFiles& files, int stones, const Options& options, std::ostream& out)
{
    const auto start = Clock::now();
    const double used = processor_time();
    const auto values = endgame::build_layer(
        stones, files.tables(), {.threads = options.threads, .stop = {}}, Progress(stones, out));
    files.add(stones, values.value());
    const auto boards = static_cast<double>(values->size());
    const double seconds = Seconds(Clock::now() - start).count();
    out << stones << " stones: " << values->size() << " boards, " << std::fixed
        << std::setprecision(1) << seconds << " s, " << std::setprecision(2)
        << (processor_time() - used) / boards * 1e6 << " us a board and core, "
        << size_text(size_of(glue::layer_file(options.folder, stones)));
    if (const double left = boards_between(stones, options.stones); left > 0 && stones >= 10) {
        out << ", about " << time_text(left * seconds / boards) << " to go";
    }
    out << std::endl;
}

} // namespace

namespace {

std::optional<base::Diagnostic>
more_than(const char* what, double wanted, std::optional<std::uint64_t> there)
{
    if (!there || wanted <= static_cast<double>(*there)) {
        return std::nullopt;
    }
    return base::Diagnostic{"", 0, 0,
                            std::string("not enough ") + what + ": " + size_text(wanted) +
                                " wanted, " + size_text(static_cast<double>(*there)) + " free",
                            ""};
}

/// The finished tables need not lie in memory all at once.
std::optional<base::Diagnostic> lacking(int known, const Options& options, const glue::Room& room)
{
    const auto working = static_cast<double>(endgame::memory_to_build(options.stones));
    auto lack =
        more_than("disk space", boards_between(known, options.stones) * bytes_a_board, room.disk);
    return lack ? lack : more_than("memory", working, room.memory);
}

} // namespace

std::string forecast(int known, const Options& options)
{
    const double boards = boards_between(known, options.stones);
    const double tables = boards_between(1, options.stones) * bytes_a_board;
    const auto working = static_cast<double>(endgame::memory_to_build(options.stones));
    return size_text(boards * bytes_a_board) + " for new tables in " + options.folder.string() +
           ", up to " + size_text(working + tables) + " of memory (" + size_text(working) +
           " and the tables), about " + time_text(boards * usual_cost / options.threads) +
           " with " + std::to_string(options.threads) +
           (options.threads == 1 ? " thread" : " threads");
}

std::optional<base::Diagnostic>
build(glue::EndgameFiles& files, const Options& options, const glue::Room& room, std::ostream& out)
{
    const int known = files.tables().most_stones();
    if (known >= options.stones) {
        out << "The tables reach to " << known << " stones already.\n";
        return files.damage();
    }
    if (files.damage()) {
        out << base::to_string(*files.damage()) << "; it is built anew\n";
    }
    out << forecast(known, options) << std::endl;
    if (auto lack = lacking(known, options, room)) {
        return lack;
    }
    create_directories(options.folder);
    while (files.tables().most_stones() < options.stones) {
        // Behind a damaged layer there may be sound ones.
        if (!files.take_next()) {
            build_layer(files, files.tables().most_stones() + 1, options, out);
        }
    }
    return std::nullopt;
}

} // namespace mancala_endgame
