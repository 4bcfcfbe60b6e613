#include "app/mancala_solve/solving.hpp"

#include "app/mancala_solve/beginning.hpp"
#include "app/mancala_solve/shell_word.hpp"
#include "core/engine/net.hpp"
#include "core/engine/search.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace mancala_solve {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

std::string signed_text(int value)
{
    return (value > 0 ? "+" : "") + std::to_string(value);
}

std::string millions(std::uint64_t nodes)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(nodes < 100'000 ? 3 : 1)
         << static_cast<double>(nodes) / 1e6 << " M";
    return text.str();
}

/// One proof from its beginning or its checkpoint to its end.
class Solving
{
  public:
    Solving(const Options& options,
            Beginning beginning,
            const endgame::Tables& tables,
            std::ostream& out)
        : options_(options)
        , beginning_(std::move(beginning))
        , known_(tables)
        , net_(engine::built_in_weights())
        , table_(beginning_.megabytes << 20U)
        , prover_({net_, &known_}, table_)
        , out_(out)
        , proof_(beginning_.proof)
    {
    }

    int run(const std::stop_token& stop)
    {
        if (!take_entries(stop)) {
            out_ << "stopped before all of the checkpoint was read; it stays as it is" << std::endl;
            return exit_open;
        }
        if (!options_.checkpoint.empty() && !exists(options_.checkpoint)) {
            write_checkpoint(proof_); // a folder that takes no files: better now
            if (options_.resume) {
                out_ << options_.checkpoint.string() << " is not there: a new proof\n";
            }
        }
        const int stones = mancala::stones_on_board(proof_.position);
        proof_.standing.lower = std::max(proof_.standing.lower, -stones);
        proof_.standing.upper = std::min(proof_.standing.upper, stones);
        introduce();
        nodes_before_ = proof_.standing.nodes;
        prover::Limits limits{.nodes = options_.nodes, .stop = stop};
        if (options_.time) {
            limits.deadline = begun_ + *options_.time;
        }
        constexpr std::chrono::milliseconds often{1000};
        prover_.tell_each(often, [this](const prover::Progress& now) { tell(now); });
        const prover::Solver::Way way{
            .guess = guess(stop),
            .threads = options_.threads,
            .told = [this](const prover::Standing& standing, int depth) { tell(standing, depth); }};
        const auto board = engine::packed(proof_.position);
        proof_.standing =
            prover::Solver(prover_).run(board, proof_.goal, proof_.standing, limits, way);
        return conclude(board);
    }

  private:
    /// False if a stop came first: then not all is in the table that the file holds.
    bool take_entries(const std::stop_token& stop)
    {
        const bool all = !beginning_.checkpoint || beginning_.checkpoint->pour(table_, stop);
        beginning_.checkpoint.reset(); // its bytes need not stay in memory
        return all;
    }

    void introduce()
    {
        out_ << mancala::position_line(proof_.position) << ": "
             << mancala::stones_on_board(proof_.position) << " stones, tables up to "
             << std::max(0, known_.most_stones_known()) << ", hash "
             << (table_.size() * sizeof(prover::ProofTable::Record) >> 20U) << " MB, "
             << options_.threads << (options_.threads == 1 ? " thread" : " threads") << std::endl;
        if (proof_.standing.nodes > 0) {
            out_ << "goes on after depth " << proof_.standing.turns << ", "
                 << millions(proof_.standing.nodes) << " nodes, " << seconds(proof_.time)
                 << " s: " << proved(proof_.standing) << std::endl;
        }
    }

    /// What the player Meister thinks of it; asked only where it is of use. Nearly always as odd or
    /// even as the stones: only endless play leaves some of them to nobody.
    int guess(const std::stop_token& stop)
    {
        if (proof_.goal != prover::Goal{}) {
            return 0;
        }
        constexpr std::uint64_t nodes = 300'000;
        constexpr std::size_t boards = 1 << 18;
        engine::Search search(net_, &known_, boards);
        engine::Limits limits{.nodes = nodes, .stop = stop};
        if (options_.time) {
            limits.deadline = Clock::now() + *options_.time / 10; // the rest is for the proof
        }
        const auto report = search.run(engine::packed(proof_.position), limits);
        if (report.turns == 0) {
            return 0; // stopped before it knew anything
        }
        const int stones = mancala::stones_on_board(proof_.position);
        const double pairs = (static_cast<double>(report.value) / engine::unit + stones) / 2;
        const int value = 2 * static_cast<int>(std::lround(pairs)) - stones;
        out_ << "guess " << signed_text(value) << std::endl;
        return value;
    }

    [[nodiscard]] static std::string seconds(Seconds time)
    {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << time.count();
        return text.str();
    }

    [[nodiscard]] std::chrono::milliseconds spent() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun_);
    }

    /// That no value is beyond the stones on the board needs no proof; it is said only where it
    /// answers the question.
    [[nodiscard]] std::string proved(const prover::Standing& standing) const
    {
        const int stones = mancala::stones_on_board(proof_.position);
        const auto asked = {proof_.goal.at_least, proof_.goal.below};
        const auto is_answer = [&](const auto& answers) {
            return std::any_of(asked.begin(), asked.end(), [&](const std::optional<int>& bound) {
                return bound && answers(*bound);
            });
        };
        const bool from = standing.lower > -stones ||
                          is_answer([&](int bound) { return bound <= standing.lower; });
        const bool to =
            standing.upper < stones || is_answer([&](int bound) { return bound > standing.upper; });
        if (!from && !to) {
            return "nothing known yet";
        }
        const std::string lower = signed_text(standing.lower);
        const std::string upper = signed_text(standing.upper);
        return standing.exact() ? "proved: value " + lower
               : from && to     ? "proved: value " + lower + " to " + upper
               : from           ? "proved: at least " + lower
                                : "proved: less than " + signed_text(standing.upper + 1);
    }

    /// Nodes, time, rate and how full the table is.
    void write_effort(std::uint64_t nodes)
    {
        const double rate = Seconds(spent()).count();
        const auto own = static_cast<double>(nodes - nodes_before_);
        out_ << millions(nodes) << " nodes, " << seconds(proof_.time + spent()) << " s, "
             << std::fixed << std::setprecision(2) << (rate > 0 ? own / rate / 1e6 : 0.0)
             << " M/s, hash " << std::lround(table_.fill() * 100) << " %" << std::endl;
        told_ = Clock::now();
    }

    /// Days of work stand in a file for somebody; without one nobody would hear of them.
    void want_listener() const
    {
        if (!out_ && options_.checkpoint.empty()) {
            throw std::runtime_error("the output cannot be written");
        }
    }

    /// A depth is done or a bound proved.
    void tell(const prover::Standing& standing, int depth)
    {
        const bool better =
            standing.lower > proof_.standing.lower || standing.upper < proof_.standing.upper;
        out_ << "depth " << depth << ": ";
        if (better) {
            out_ << proved(standing) << ", ";
        }
        write_effort(standing.nodes);
        proof_.standing = standing;
        want_listener();
        if (better && is_due(pause_after_bound())) {
            save_now(proof_);
        }
    }

    void tell(const prover::Progress& now)
    {
        want_listener();
        constexpr std::chrono::seconds quiet{60};
        if (Clock::now() - told_ >= quiet) {
            out_ << "  at depth " << now.turns << ": ";
            write_effort(nodes_before_ + now.nodes);
        }
        if (is_due(options_.save_each)) {
            Proof between = proof_;
            between.standing.nodes = nodes_before_ + now.nodes;
            save_now(between);
        }
    }

    [[nodiscard]] bool is_due(Clock::duration pause) const
    {
        return !options_.checkpoint.empty() && Clock::now() - saved_ >= pause;
    }

    /// A bound may have taken days; but several may come within a second, and a large file takes
    /// its time.
    [[nodiscard]] Clock::duration pause_after_bound() const
    {
        constexpr std::chrono::seconds least{10};
        constexpr int times_its_own = 20;
        return std::min<Clock::duration>(
            options_.save_each, std::max<Clock::duration>(least, times_its_own * save_time_));
    }

    void save_now(Proof now)
    {
        const auto start = Clock::now();
        now.time += spent();
        if (try_to_save(now)) {
            out_ << "  checkpoint " << options_.checkpoint.string() << std::endl;
        }
        saved_ = Clock::now();
        save_time_ = saved_ - start;
    }

    void write_checkpoint(const Proof& proof)
    {
        beginning_.owned->replace([&] { save(options_.checkpoint, proof, table_); });
    }

    /// A disk that is full now need not be so later: the old checkpoint stays, the proof goes on.
    bool try_to_save(const Proof& proof)
    {
        try {
            write_checkpoint(proof);
            return true;
        } catch (const std::system_error& error) {
            out_ << "  no checkpoint: " << error.what() << std::endl;
            return false;
        }
    }

    /// The answer first: it stands whatever becomes of the file.
    int conclude(const engine::Board& board)
    {
        proof_.time += spent();
        const bool answered = answer(board);
        if (!options_.checkpoint.empty() && !try_to_save(proof_)) {
            return exit_failed;
        }
        if (!answered) {
            write_way_on();
        }
        return answered ? exit_done : exit_open;
    }

    /// False if something is open.
    bool answer(const engine::Board& board)
    {
        const prover::Standing& standing = proof_.standing;
        const bool answered = standing.answers(proof_.goal);
        out_ << (answered ? "" : "open; ") << proved(standing) << " for player "
             << (proof_.position.to_move == mancala::Player::one ? 1 : 2) << ", "
             << millions(standing.nodes) << " nodes, " << seconds(proof_.time) << " s\n";
        if (standing.exact()) {
            write_line(board);
        }
        out_.flush();
        return answered;
    }

    void write_way_on()
    {
        if (proof_.standing.turns >= prover::Prover::most_turns) {
            out_ << "no deeper search can be made: it ends here" << std::endl;
        } else if (!options_.checkpoint.empty()) {
            out_ << "goes on with: mancala-solve --resume --checkpoint "
                 << as_word(options_.checkpoint.string()) << " --hash " << beginning_.megabytes
                 << " --threads " << options_.threads;
            if (std::error_code none; is_directory(options_.tables, none)) {
                out_ << " --tables " << as_word(options_.tables.string());
            }
            if (options_.save_each != Options{}.save_each) {
                out_ << " --save-each " << options_.save_each.count();
            }
            out_ << std::endl;
        }
    }

    void write_line(const engine::Board& board)
    {
        mancala::Position now = proof_.position;
        out_ << "line";
        for (const int slot : prover::proved_line(board, proof_.standing.lower, table_, &known_)) {
            const mancala::Pit pit = engine::pit_at(slot, now.to_move);
            out_ << ' ' << pit.number();
            now = mancala::play(now, pit).position;
        }
        out_ << '\n';
    }

    const Options& options_;
    Beginning beginning_;
    endgame::TableValues known_;
    engine::Net net_;
    prover::ProofTable table_;
    prover::Prover prover_;
    std::ostream& out_;
    Proof proof_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point told_ = begun_;
    Clock::time_point saved_ = begun_;
    Clock::duration save_time_{0};
    std::uint64_t nodes_before_ = 0;
};

} // namespace

base::Result<int> solve(const Options& options,
                        const endgame::Tables& tables,
                        const std::stop_token& stop,
                        std::ostream& out)
{
    auto beginning = begin(options);
    if (!beginning) {
        return base::failure(std::move(beginning.error()));
    }
    return Solving(options, std::move(*beginning), tables, out).run(stop);
}

} // namespace mancala_solve
