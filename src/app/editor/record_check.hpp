// The analysis of a record: what each position is worth, and so what each move has lost. It is
// looked into from the end to the start, since what is known of later positions helps with earlier
// ones. Asks for one position after the other; who answers is no business of it. Guide node
// "PAnalyse".
#pragma once

#include "app/glue/analysis.hpp"
#include "core/mancala/record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace editor {

/// Positions are numbered by the moves before them, moves by the position before them. Values are
/// in hundredths of a stone.
class RecordCheck
{
  public:
    /// So much is spent on each position; some tenths of a second.
    static constexpr glue::AnalysisBudget budget{.nodes = 300'000, .time = std::chrono::seconds(2)};
    /// A move that has lost less is as good as the best: estimates are no better.
    static constexpr int notable = 100;

    /// This is the record now. What was found of other positions goes.
    void follow(const mancala::Record& record);
    void begin() { runs_ = true; }
    void stop() { runs_ = false; }

    /// The position to be looked into now; nothing when all are known or it is stopped.
    [[nodiscard]] std::optional<std::size_t> wanted() const;
    /// The same, itself: the record may be another one by now.
    [[nodiscard]] std::optional<mancala::Position> wanted_position() const;
    /// What was found; of a position that is not wanted it means nothing.
    void take(const glue::Analysis& analysis);

    [[nodiscard]] bool is_running() const { return wanted().has_value(); }
    [[nodiscard]] std::size_t positions() const { return found_.size(); }
    [[nodiscard]] std::size_t known() const;
    /// Grows whenever something else is known.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    /// What player 1 will be ahead in the end; negative: player 2.
    [[nodiscard]] std::optional<int> margin(std::size_t position) const;
    /// By how much the move was worse than the best one; 0 for less than `notable`.
    [[nodiscard]] std::optional<int> lost(std::size_t move) const;
    /// Nothing where the game is over.
    [[nodiscard]] const glue::Analysis* analysis(std::size_t position) const;

  private:
    struct Found
    {
        mancala::Position position;
        bool ends = false; ///< the game, by the rules or because it came again
        std::optional<int> margin;
        std::optional<glue::Analysis> analysis;
    };

    std::vector<Found> found_;
    std::vector<mancala::Move> moves_;
    bool runs_ = false;
    std::uint64_t revision_ = 0;
};

} // namespace editor
