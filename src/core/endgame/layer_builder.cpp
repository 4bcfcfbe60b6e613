#include "core/endgame/layer_builder.hpp"

#include "core/endgame/unsowing.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>

namespace endgame {

namespace {

constexpr std::uint64_t word_bits = 64;
/// Some tenths of a millisecond: so soon a stop is seen.
constexpr std::uint64_t boards_a_piece = 1U << 10U;
constexpr std::uint64_t words_a_piece = boards_a_piece / word_bits;
constexpr int no_exit = -127;

/// A bit for each board, set from several threads.
class Marks
{
  public:
    explicit Marks(std::uint64_t boards)
        : words_((boards + word_bits - 1) / word_bits)
    {
    }
    void set(std::uint64_t rank)
    {
        const std::uint64_t bit = std::uint64_t{1} << rank % word_bits;
        const std::atomic_ref<std::uint64_t> word(words_[rank / word_bits]);
        if ((word.load(std::memory_order_relaxed) & bit) == 0) {
            word.fetch_or(bit, std::memory_order_relaxed);
        }
    }
    [[nodiscard]] std::uint64_t words() const { return words_.size(); }
    [[nodiscard]] std::uint64_t take(std::uint64_t word) { return std::exchange(words_[word], 0); }
    [[nodiscard]] std::uint64_t count() const
    {
        std::uint64_t sum = 0;
        for (const std::uint64_t word : words_) {
            sum += static_cast<std::uint64_t>(std::popcount(word));
        }
        return sum;
    }

  private:
    std::vector<std::uint64_t> words_;
};

/// Values only ever grow away from 0 on their way to the true ones: what is above 0 was forced by
/// the player to move, what is below by the other. So boards may be updated in any order and from
/// several threads, and whatever was never forced stays 0: endless play.
class Layer
{
  public:
    Layer(int stones, const Tables& below, const Workers& workers)
        : stones_(stones)
        , below_(below)
        , workers_(workers)
        , exits_(boards_with(stones))
        , values_(boards_with(stones))
        , changed_(boards_with(stones))
        , next_changed_(boards_with(stones))
        , doubtful_(boards_with(stones))
    {
    }

    void find_exits();
    void sweep();
    void update();
    [[nodiscard]] std::uint64_t changed() const { return changed_.count(); }
    [[nodiscard]] std::vector<std::int8_t> take_values() { return std::move(values_); }

  private:
    template <class Visit>
    void for_all(const Visit& visit);
    template <class Visit>
    void for_marked(Marks& marks, const Visit& visit);
    template <class Visit>
    void for_bits(std::uint64_t first, std::uint64_t bits, const Visit& visit);

    [[nodiscard]] int value(std::uint64_t rank)
    {
        return std::atomic_ref<std::int8_t>(values_[rank]).load(std::memory_order_relaxed);
    }
    [[nodiscard]] int exit_of(std::uint64_t rank) const { return exits_[rank]; }
    void find_exit(const engine::Board& board, std::uint64_t rank);
    [[nodiscard]] int best_of(const engine::Board& board, std::uint64_t rank);
    void look_again(const engine::Board& board, std::uint64_t rank, Marks& marks);
    void raise(std::uint64_t rank, int value);
    void tell_origins(const engine::Board& board, std::uint64_t rank);

    int stones_;
    const Tables& below_;
    const Workers& workers_;
    std::vector<std::int8_t> exits_; ///< the best move that leaves the layer
    std::vector<std::int8_t> values_;
    Marks changed_;
    Marks next_changed_;
    Marks doubtful_; ///< a move of theirs has become worse
};

template <class Visit>
void Layer::for_all(const Visit& visit)
{
    in_pieces(workers_, values_.size(), boards_a_piece, [&](Range range) {
        engine::Board board = board_at(stones_, range.begin);
        for (std::uint64_t rank = range.begin; rank < range.end; ++rank) {
            if (!is_over(board)) {
                visit(board, rank);
            }
            board = rank + 1 < range.end ? next_board(board) : board;
        }
    });
}

/// Takes the marks away.
template <class Visit>
void Layer::for_marked(Marks& marks, const Visit& visit)
{
    in_pieces(workers_, marks.words(), words_a_piece, [&](Range range) {
        for (std::uint64_t word = range.begin; word < range.end; ++word) {
            if (const std::uint64_t bits = marks.take(word); bits != 0) {
                for_bits(word * word_bits, bits, visit);
            }
        }
    });
}

/// The boards of a word's bits, the first of which has this rank. There is one.
template <class Visit>
void Layer::for_bits(std::uint64_t first, std::uint64_t bits, const Visit& visit)
{
    auto at = first + static_cast<std::uint64_t>(std::countr_zero(bits));
    engine::Board board = board_at(stones_, at);
    visit(board, at);
    for (bits &= bits - 1; bits != 0; bits &= bits - 1) {
        for (const auto to = first + static_cast<std::uint64_t>(std::countr_zero(bits)); at < to;
             ++at) {
            board = next_board(board);
        }
        visit(board, at);
    }
}

void Layer::find_exits()
{
    for_all([this](const engine::Board& board, std::uint64_t rank) { find_exit(board, rank); });
}

void Layer::find_exit(const engine::Board& board, std::uint64_t rank)
{
    int best = no_exit;
    bool may_stay = false;
    for (int slot = 0; slot < engine::slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const engine::Step step = engine::play(board, slot);
        if (step.next == engine::Next::over) {
            best = std::max(best, step.gain);
        } else if (step.gain == 0) {
            may_stay = true;
        } else {
            const int rest = below_.value(step.board);
            best = std::max(best, step.gain + (step.next == engine::Next::same ? rest : -rest));
        }
    }
    exits_[rank] = static_cast<std::int8_t>(best);
    values_[rank] = static_cast<std::int8_t>(may_stay ? std::max(best, 0) : best);
}

int Layer::best_of(const engine::Board& board, std::uint64_t rank)
{
    int best = exit_of(rank);
    for (int slot = 0; slot < engine::slots; ++slot) {
        // No stone is banked only where the first lap ends before the own store.
        const int stones = board.stones(slot);
        if (stones == 0 ||
            stones > (2 * engine::slots - 1 - engine::row_slots - slot) % engine::slots) {
            continue;
        }
        const engine::Step step = engine::play(board, slot);
        if (step.gain == 0 && step.next == engine::Next::other) {
            best = std::max(best, -value(rank_of(step.board)));
        }
    }
    return best;
}

void Layer::look_again(const engine::Board& board, std::uint64_t rank, Marks& marks)
{
    const int best = best_of(board, rank);
    if (best != values_[rank]) {
        std::atomic_ref<std::int8_t>(values_[rank])
            .store(static_cast<std::int8_t>(best), std::memory_order_relaxed);
        marks.set(rank);
    }
}

void Layer::sweep()
{
    for_all([this](const engine::Board& board, std::uint64_t rank) {
        look_again(board, rank, changed_);
    });
}

void Layer::raise(std::uint64_t rank, int value)
{
    const std::atomic_ref<std::int8_t> place(values_[rank]);
    std::int8_t old = place.load(std::memory_order_relaxed);
    while (old < value) {
        if (place.compare_exchange_weak(old, static_cast<std::int8_t>(value),
                                        std::memory_order_relaxed)) {
            next_changed_.set(rank);
            return;
        }
    }
}

void Layer::tell_origins(const engine::Board& board, std::uint64_t rank)
{
    const int here = value(rank);
    thread_local Origins origins;
    find_origins(board, origins);
    for (const engine::Board& origin : origins) {
        const std::uint64_t from = rank_of(origin);
        if (here < 0) {
            raise(from, -here);
        } else if (const int old = value(from); old <= 0 && old > -here) {
            doubtful_.set(from);
        }
    }
}

void Layer::update()
{
    for_marked(changed_, [this](const engine::Board& board, std::uint64_t rank) {
        tell_origins(board, rank);
    });
    for_marked(doubtful_, [this](const engine::Board& board, std::uint64_t rank) {
        if (values_[rank] <= 0 && values_[rank] > exits_[rank]) {
            look_again(board, rank, next_changed_);
        }
    });
    std::swap(changed_, next_changed_);
}

} // namespace

std::uint64_t memory_to_build(int stones)
{
    const std::uint64_t boards = boards_with(stones);
    return 2 * boards + 3 * boards / 8;
}

std::optional<std::vector<std::int8_t>>
build_layer(int stones, const Tables& below, const Workers& workers, const RoundDone& told)
{
    assert(below.most_stones() + 1 >= stones);
    Layer layer(stones, below, workers);
    layer.find_exits();
    int round = 0;
    const auto tell = [&](std::uint64_t changed) {
        if (told) {
            told(round, changed);
        }
        ++round;
        return changed != 0 && !workers.stop.stop_requested();
    };
    tell(0);
    layer.sweep();
    while (tell(layer.changed())) {
        layer.update();
    }
    return workers.stop.stop_requested() ? std::nullopt : std::optional(layer.take_values());
}

} // namespace endgame
