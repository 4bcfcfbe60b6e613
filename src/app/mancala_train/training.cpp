#include "app/mancala_train/training.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/lock_file.hpp"
#include "app/mancala_train/learner.hpp"
#include "app/mancala_train/sealed.hpp"
#include "app/mancala_train/self_play.hpp"
#include "core/base/rng.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <iomanip>
#include <memory>
#include <optional>
#include <sstream>
#include <utility>

namespace mancala_train {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view weights_kind = "Mancala-Train weights 1\n";

/// The search of the first round knows nothing yet: what was played tells more.
constexpr float trust_of_first_round = 0.3F;

std::string plan_text(const Plan& plan)
{
    std::ostringstream text;
    text << "--games " << plan.games << " --nodes " << plan.nodes << " --window " << plan.window
         << " --epochs " << plan.epochs << " --trust " << plan.trust << " --seed " << plan.seed
         << '\n';
    return text.str();
}

/// As long as the samples of the largest plan that memory holds.
constexpr std::size_t longest_file = 100'000'000'000;

base::Result<std::string> read_whole(const fs::path& path)
{
    return glue::read_whole_file(path, longest_file);
}

base::Diagnostic trouble(const fs::path& file, std::string text)
{
    base::Diagnostic diagnostic;
    diagnostic.file = file.string();
    diagnostic.text = std::move(text);
    return diagnostic;
}

class Training
{
  public:
    Training(const Options& options, const Listener& listener)
        : options_(options)
        , listener_(listener)
        , folder_(options.folder)
        , learner_(options.plan.seed)
    {
    }

    /// Takes what the folder holds; nothing if all is well. Throws where it or the output cannot be
    /// written.
    std::optional<base::Diagnostic> take_up()
    {
        fs::create_directories(folder_);
        lock_ = glue::LockFile::take(folder_ / "lock");
        if (!lock_) {
            return trouble(folder_, "another training is using it");
        }
        glue::check_whole_file(options_.output);
        if (auto reason = take_plan()) {
            return reason;
        }
        while (done_ < options_.plan.rounds && has(done_ + 1)) {
            ++done_;
        }
        for (int round = done_ + 2; round <= options_.plan.rounds; ++round) {
            if (has(round)) {
                return trouble(file_of(done_ + 1, "weights"),
                               "is missing, though round " + std::to_string(round) + " is there");
            }
        }
        return done_ == 0 ? std::nullopt : take_rounds();
    }

    void play_round()
    {
        const int round = done_ + 1;
        const SelfPlay games{
            .games = options_.plan.games,
            .nodes = options_.plan.nodes,
            .seed = base::derive_seed(options_.plan.seed, static_cast<std::uint64_t>(round)),
            .jobs = options_.jobs};
        auto samples = play_games(games, *evaluation(), [&](std::uint64_t games_done) {
            listener_.progress(round, games_done);
        });
        glue::write_whole_file(file_of(round, "samples"), write_samples(samples));
        const std::size_t count = samples.size();
        remember(std::move(samples));
        const double error = learner_.learn(all_samples(), lessons(round));
        glue::write_whole_file(file_of(round, "weights"), seal(weights_kind, learner_.weights()));
        done_ = round;
        write_output();
        tell(round, count, error);
    }

    [[nodiscard]] int done() const { return done_; }
    void write_output() const
    {
        glue::write_whole_file(options_.output, engine::write_net(learner_.rounded()));
    }

  private:
    [[nodiscard]] fs::path file_of(int round, const char* what) const
    {
        return folder_ / ("round-" + std::to_string(round) + "." + what);
    }

    [[nodiscard]] bool has(int round) const { return fs::exists(file_of(round, "weights")); }

    [[nodiscard]] std::optional<base::Diagnostic> take_plan() const
    {
        const fs::path file = folder_ / "plan";
        const std::string plan = plan_text(options_.plan);
        if (!fs::exists(file)) {
            glue::write_whole_file(file, plan);
            return std::nullopt;
        }
        const auto found = read_whole(file);
        if (!found) {
            return found.error();
        }
        if (found->empty()) {
            return trouble(file, "empty; nothing tells by which plan the rounds here were played");
        }
        if (*found != plan) {
            return trouble(file, "the rounds here belong to another plan: " +
                                     found->substr(0, found->find('\n')));
        }
        return std::nullopt;
    }

    std::optional<base::Diagnostic> take_rounds()
    {
        const fs::path path = file_of(done_, "weights");
        auto weights = read_whole(path).and_then([&](const std::string& bytes) {
            return unseal<float>(weights_kind, bytes, path.string());
        });
        if (!weights || weights->size() != Learner::weight_count) {
            return weights ? trouble(path, "weights of another shape") : weights.error();
        }
        learner_ = Learner(std::move(*weights));
        for (int round = std::max(1, done_ - options_.plan.window + 1); round <= done_; ++round) {
            const fs::path samples_path = file_of(round, "samples");
            auto samples = read_whole(samples_path).and_then([&](const std::string& bytes) {
                return read_samples(bytes, samples_path.string());
            });
            if (!samples) {
                return samples.error();
            }
            remember(std::move(*samples));
        }
        listener_.line("goes on after round " + std::to_string(done_));
        return std::nullopt;
    }

    void remember(std::vector<Sample> samples)
    {
        window_.push_back(std::move(samples));
        if (window_.size() > static_cast<std::size_t>(options_.plan.window)) {
            window_.pop_front();
        }
    }

    [[nodiscard]] std::vector<Sample> all_samples() const
    {
        std::vector<Sample> all;
        for (const auto& samples : window_) {
            all.insert(all.end(), samples.begin(), samples.end());
        }
        return all;
    }

    [[nodiscard]] std::unique_ptr<engine::Evaluation> evaluation() const
    {
        if (done_ == 0) {
            return std::make_unique<engine::StoresAlone>();
        }
        return std::make_unique<engine::Net>(learner_.rounded());
    }

    [[nodiscard]] Lessons lessons(int round) const
    {
        Lessons lessons;
        lessons.epochs = options_.plan.epochs;
        lessons.trust =
            round == 1 ? std::min(trust_of_first_round, options_.plan.trust) : options_.plan.trust;
        lessons.seed = static_cast<std::uint64_t>(round);
        return lessons;
    }

    void tell(int round, std::size_t samples, double error) const
    {
        std::ostringstream text;
        text << "round " << round << ": " << samples << " boards, mean squared error " << std::fixed
             << std::setprecision(3) << error << " stones squared";
        listener_.line(text.str());
    }

    const Options& options_;
    const Listener& listener_;
    fs::path folder_;
    std::optional<glue::LockFile> lock_; ///< of the folder
    Learner learner_;
    int done_ = 0;
    std::deque<std::vector<Sample>> window_;
};

} // namespace

base::Result<int> train(const Options& options, const Listener& listener)
{
    Training training(options, listener);
    if (auto reason = training.take_up()) {
        return base::failure(std::move(*reason));
    }
    const int before = training.done();
    if (before > 0) {
        training.write_output();
    }
    while (training.done() < options.plan.rounds) {
        training.play_round();
    }
    return training.done() - before;
}

} // namespace mancala_train
