#include "app/glue/board_proof.hpp"

#include <algorithm>

namespace glue {

namespace {

/// Beyond it a minute does not suffice but by luck.
constexpr int reach = 10;
/// As many again leave room for what is not to be replaced.
constexpr std::size_t bytes_a_node = 32;
constexpr std::size_t least_memory = std::size_t{1} << 20U;
constexpr std::size_t growth = 4;

std::size_t memory_for(std::uint64_t nodes)
{
    std::size_t bytes = least_memory;
    while (bytes < BoardProof::most_memory && nodes > bytes / bytes_a_node) {
        bytes *= growth;
    }
    return bytes;
}

void copy(const prover::ProofTable& from, prover::ProofTable& to)
{
    std::vector<prover::ProofTable::Record> records(4096);
    std::size_t bucket = 0;
    do {
        std::size_t copied = 0;
        bucket = from.copy(bucket, records, copied);
        for (const auto& record : std::span(records).first(copied)) {
            to.restore(record);
        }
    } while (bucket != 0);
}

} // namespace

struct BoardProof::Workshop
{
    Workshop(const prover::Prover::Help& help, std::size_t memory)
        : bytes(memory)
        , table(memory)
        , prover(help, table)
    {
    }

    std::size_t bytes;
    prover::ProofTable table;
    prover::Prover prover;
};

BoardProof::BoardProof(const engine::Evaluation& evaluation, const engine::ExactValues* known)
    : evaluation_(evaluation)
    , known_(known)
{
}

BoardProof::~BoardProof() = default;

bool BoardProof::is_in_reach(const engine::Board& board) const
{
    const int known = known_ == nullptr ? 0 : known_->most_stones_known();
    return engine::stones_on(board) <= std::min(known + reach, prover::most_stones);
}

void BoardProof::begin(const engine::Board& board)
{
    board_ = board;
    standing_ = {};
    nodes_ = 0;
}

void BoardProof::forget()
{
    workshop_.reset();
    remembered_ = 0;
}

/// For so many nodes more.
void BoardProof::make_room(std::uint64_t nodes)
{
    const std::uint64_t most = most_memory / bytes_a_node;
    const std::size_t bytes = memory_for(remembered_ + std::min(nodes, most));
    if (workshop_ && workshop_->bytes >= bytes) {
        return;
    }
    auto larger = std::make_unique<Workshop>(prover::Prover::Help{evaluation_, known_}, bytes);
    if (workshop_) {
        copy(workshop_->table, larger->table);
    }
    workshop_ = std::move(larger);
}

void BoardProof::go_on(int guess, const prover::Limits& limits)
{
    make_room(limits.nodes);
    const std::uint64_t before = standing_.nodes;
    standing_ =
        prover::Solver(workshop_->prover).run(board_, {}, standing_, limits, {.guess = guess});
    nodes_ += standing_.nodes - before;
    remembered_ += standing_.nodes - before;
}

std::optional<int> BoardProof::value() const
{
    return standing_.exact() ? std::optional(standing_.lower) : std::nullopt;
}

std::vector<int> BoardProof::line(const prover::Limits& limits)
{
    auto line = prover::proved_line(board_, standing_.lower, workshop_->table, known_);
    return line.empty() ? line_by_proof(limits) : line;
}

/// For when the moves that proved the value are not remembered: other proofs needed the room, or
/// what holds is not the move's alone, as where the board comes again.
std::vector<int> BoardProof::line_by_proof(prover::Limits limits)
{
    for (int turns = 1; turns <= prover::Prover::most_turns && limits.nodes > 0; ++turns) {
        for (int slot = 0; slot < engine::slots; ++slot) {
            if (board_.stones(slot) > 0 && keeps(slot, turns, limits)) {
                return line_after(slot, engine::play(board_, slot));
            }
        }
    }
    return {};
}

/// Whether that is shown at this depth. Takes from the limits, all if they end it.
bool BoardProof::keeps(int slot, int turns, prover::Limits& limits)
{
    const engine::Step step = engine::play(board_, slot);
    const prover::Claim claim{prover::Kind::at_least, standing_.lower};
    if (step.next == engine::Next::over) {
        return claim.holds(step.gain);
    }
    const auto found = workshop_->prover.prove(step.board, claim.after(step.gain, step.next),
                                               {turns, turns}, limits);
    nodes_ += found.nodes;
    limits.nodes -= found.ended ? limits.nodes : std::min(limits.nodes, found.nodes);
    return found.verdict == prover::Verdict::proved;
}

/// A move that keeps the value, and what is known to follow.
std::vector<int> BoardProof::line_after(int slot, const engine::Step& step) const
{
    const int rest =
        step.next == engine::Next::same ? standing_.lower - step.gain : step.gain - standing_.lower;
    auto line = step.next == engine::Next::over
                    ? std::vector<int>{}
                    : prover::proved_line(step.board, rest, workshop_->table, known_);
    line.insert(line.begin(), slot);
    return line;
}

} // namespace glue
