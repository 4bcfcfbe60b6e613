// Looks into positions with the engine and says what it finds in the game's words. Beside the
// search, which has the best move and a value soon, a proof is tried where the tables are not far
// below. On the caller's thread; `analyst` has one of its own. Joins engine and mancala.
#pragma once

#include "app/glue/analysis.hpp"
#include "core/engine/net.hpp"
#include "core/engine/search.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>

namespace glue {

class BoardProof;

class Analyser
{
  public:
    /// Boards it remembers, 16 bytes each.
    static constexpr std::size_t usual_memory = std::size_t{1} << 21U;

    /// `known` must outlive it; null where there are no endgame tables.
    explicit Analyser(const engine::ExactValues* known = nullptr,
                      std::size_t memory = usual_memory);
    ~Analyser();
    Analyser(const Analyser&) = delete;
    Analyser& operator=(const Analyser&) = delete;

    /// What the next position is looked into with. With `fresh`, one thread and a budget of nodes
    /// alone the answer is the same on every machine.
    enum class Memory
    {
        fresh,
        kept ///< what was found of the positions before helps
    };
    struct Task
    {
        mancala::Position position; ///< the game must not be over
        AnalysisBudget budget{};
        std::stop_token stop{};
        unsigned threads = 1;
        Memory memory = Memory::fresh;
    };

    /// The last depth that was finished. `told` hears of each one, on this thread, and once more of
    /// the last where a proof has come since. It ends before the budget does once nothing more is
    /// to be found.
    [[nodiscard]] Analysis run(const Task& task,
                               const std::function<void(const Analysis&)>& told = {});

  private:
    class Run;

    const engine::ExactValues* known_;
    engine::Net net_;
    engine::Search search_;
    std::unique_ptr<BoardProof> proof_;
};

} // namespace glue
