// Many games with random timing over a network that delays, repeats and breaks. Each run has a
// seed.
#include <array>

#include "two_programs.hpp"

TEST_SUITE_BEGIN("core/pairing/network");

namespace {

struct Faults
{
    unsigned cut = 0;    ///< of a thousand steps
    unsigned repeat = 0; ///< likewise, of lines delivered
};

class Runner
{
  public:
    Runner(std::uint64_t seed, Faults faults, Player hosts_seat)
        : pair(both_human(), hosts_seat)
        , dice_(seed)
        , faults_(faults)
    {
        pair.link();
    }

    /// Lines travel for a while; sometimes the link breaks and comes back.
    void some_steps(std::uint64_t most)
    {
        for (std::uint64_t i = dice_.below(most + 1); i > 0; --i) {
            step();
        }
    }

    void act(Program& program)
    {
        const std::uint64_t kind = dice_.below(20);
        if (kind < 16) {
            play(program);
        } else if (kind < 18) {
            program.want(undo);
        } else {
            program.want(kind < 19 ? neu : spielende);
        }
    }

    void play(Program& program)
    {
        const auto pits = mancala::pits_with_stones(program.session().position());
        program.want(match::PlayPit{pits.at(dice_.below(pits.size()))});
    }

    void end()
    {
        if (!up_) {
            reconnect();
        }
        pair.settle();
        pair.check_equal();
        CHECK(pair.a->side().bond() == pairing::Bond::linked);
        CHECK(pair.b->side().bond() == pairing::Bond::linked);
        CHECK(pair.b->decided == pair.b->wanted);
        CHECK(pair.a->session().phase() == pair.b->session().phase());
    }

    Pair pair;
    int cuts = 0;

  private:
    void step()
    {
        if (!up_) {
            if (dice_.below(4) == 0) {
                reconnect();
            }
        } else if (dice_.below(1000) < faults_.cut) {
            pair.cut();
            up_ = false;
            ++cuts;
        } else {
            Program& from = dice_.below(2) == 0 ? *pair.a : *pair.b;
            if (!from.sent.empty() && dice_.below(1000) < faults_.repeat) {
                from.sent.push_front(from.sent.front());
            }
            (void)(&from == pair.a.get() ? pair.deliver_to_b() : pair.deliver_to_a());
        }
    }
    void reconnect()
    {
        pair.connect();
        up_ = true;
    }

    base::Rng dice_;
    Faults faults_;
    bool up_ = true;
};

constexpr Faults calm{};
constexpr Faults rough{.cut = 30, .repeat = 100};

Player seat_of_run(std::uint64_t seed)
{
    return seed % 2 == 0 ? Player::one : Player::two;
}

/// A few moves, then both want something at nearly the same time.
void cross(std::uint64_t seed, const pairing::Deed& one, const pairing::Deed& other, Faults faults)
{
    Runner runner(seed, faults, seat_of_run(seed));
    base::Rng dice(seed);
    const std::uint64_t moves = 1 + dice.below(8);
    runner.pair.a->want(neu);
    for (std::uint64_t i = 0; i < moves; ++i) {
        runner.pair.settle();
        const auto& session = runner.pair.a->session();
        if (session.phase() != match::Phase::running) {
            break;
        }
        const bool hosts = session.seats().of(session.position().to_move).is_here();
        runner.play(hosts ? *runner.pair.a : *runner.pair.b);
    }
    const auto want = [&](Program& program, const pairing::Deed& deed) {
        std::holds_alternative<match::PlayPit>(deed) ? runner.play(program) : program.want(deed);
    };
    const bool swap = dice.below(2) == 0;
    want(*runner.pair.a, swap ? other : one);
    runner.some_steps(3);
    want(*runner.pair.b, swap ? one : other);
    runner.some_steps(3);
    runner.end();
}

} // namespace

TEST_CASE("1000 runs of each crossing, on a calm and on a rough network: both sides agree")
{
    const std::array<std::pair<pairing::Deed, pairing::Deed>, 7> crossings{{{undo, zug(1)},
                                                                            {undo, undo},
                                                                            {neu, zug(1)},
                                                                            {spielende, zug(1)},
                                                                            {neu, undo},
                                                                            {neu, neu},
                                                                            {spielende, undo}}};
    for (const auto& [one, other] : crossings) {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            CAPTURE(seed);
            cross(seed, one, other, calm);
            cross(seed, one, other, rough);
        }
    }
}

TEST_CASE("1000 runs of Undo twice x Zug")
{
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        Runner runner(seed, calm, seat_of_run(seed));
        runner.pair.a->want(neu);
        for (int i = 0; i < 6; ++i) {
            runner.act(i % 2 == 0 ? *runner.pair.a : *runner.pair.b);
            runner.pair.settle();
        }
        Program& undoing = seed % 4 < 2 ? *runner.pair.a : *runner.pair.b;
        Program& playing = seed % 4 < 2 ? *runner.pair.b : *runner.pair.a;
        undoing.want(undo);
        runner.some_steps(2);
        undoing.want(undo);
        runner.some_steps(2);
        runner.play(playing);
        runner.end();
    }
}

TEST_CASE("random games with every action from both sides, repeated lines and hundreds of cuts")
{
    int cuts = 0;
    std::size_t moves = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Runner runner(seed, rough, seat_of_run(seed));
        base::Rng dice(seed + 1);
        for (int i = 0; i < 150; ++i) {
            runner.act(dice.below(2) == 0 ? *runner.pair.a : *runner.pair.b);
            runner.some_steps(6);
        }
        runner.end();
        cuts += runner.cuts;
        moves += runner.pair.a->session().moves().size();
    }
    CHECK(cuts > 200);
    CHECK(moves > 300);
}

TEST_CASE("one of the programs dies and is started anew at random moments: it gets the whole list")
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Runner runner(seed, calm, seat_of_run(seed));
        base::Rng dice(seed + 2);
        for (int death = 0; death < 4; ++death) {
            for (int i = 0; i < 12; ++i) {
                runner.act(dice.below(2) == 0 ? *runner.pair.a : *runner.pair.b);
                runner.some_steps(4);
            }
            runner.pair.cut();
            if (dice.below(2) == 0) {
                runner.pair.a = std::make_unique<Program>();
                runner.pair.a->be_host(seat_of_run(seed), 100 + static_cast<std::uint64_t>(death),
                                       pairing::Host::Code::kept);
            } else {
                runner.pair.b = std::make_unique<Program>();
                runner.pair.b->be_guest();
            }
            runner.pair.connect();
            runner.end();
        }
    }
}

TEST_SUITE_END();
