// Two programs with a session each and a network between them that delays, repeats and breaks: all
// by a seed, without a socket or a clock.
#pragma once

#include "core/base/rng.hpp"
#include "core/pairing/guest.hpp"
#include "core/pairing/host.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using mancala::Pit;
using mancala::Player;
using match::Origin;

inline match::Seats both_human()
{
    return {{match::Seat{match::SeatKind::human, "A"}, match::Seat{match::SeatKind::human, "B"}}};
}

/// What a side does outside of itself; lines wait in `sent`.
class Program final : public pairing::Outside
{
  public:
    explicit Program(match::Seats seats = both_human(), int stones = 4)
        : own_session(std::move(seats), stones)
    {
        own_session.observe([this](const match::Event& event) {
            if (host) {
                host->did(event);
            }
        });
    }

    /// As `kept` it is one that was started anew and may have been linked before.
    void be_host(Player seat = Player::one,
                 std::uint64_t pairing = 77,
                 pairing::Host::Code code = pairing::Host::Code::fresh,
                 std::string version = "1.0")
    {
        host.emplace(*this,
                     pairing::Self{std::move(version), seat, {pairing::Kind::human, "Hanna"}},
                     pairing, code);
    }
    void be_guest(std::optional<Player> seat = std::nullopt, std::string version = "1.0")
    {
        guest.emplace(*this,
                      pairing::Self{std::move(version), seat, {pairing::Kind::human, "Gerd"}});
    }
    pairing::Side& side()
    {
        return host ? static_cast<pairing::Side&>(*host) : static_cast<pairing::Side&>(*guest);
    }

    /// As a program does what its user wants; a guest's refusals go to `denied`.
    void want(const pairing::Deed& deed)
    {
        if (guest) {
            ++wanted;
            guest->want(deed, Origin::user, [this](std::optional<match::Denial> denial) {
                ++decided;
                denied = denial;
            });
        } else if (side().bond() == pairing::Bond::linked) {
            denied = own_session.submit(pairing::action_of(deed), Origin::user);
        }
    }

    [[nodiscard]] const match::Session& session() const override { return own_session; }
    void send(const std::string& line) override { sent.push_back(line); }
    void perform(const match::Action& action, Origin origin) override
    {
        const auto refusal = own_session.submit(action, origin);
        CHECK_FALSE(refusal.has_value());
    }
    void linked(const pairing::Sitter& partner) override
    {
        ++links;
        partners_name = partner.name;
    }
    void seated(const pairing::Sitter& partner) override { partners_name = partner.name; }
    void refused(const pairing::Mismatch& why) override { mismatch = why; }
    void cut_off(pairing::Misdeed why) override { misdeed = why; }
    void differ(const pairing::Standing& mine, const pairing::Standing& partners) override
    {
        ++differences;
        lists = {mine, partners};
    }
    void insisted() override { ++insistences; }
    void left() override { ++farewells; }

    match::Session own_session;
    std::optional<pairing::Host> host;
    std::optional<pairing::Guest> guest;
    std::deque<std::string> sent;
    std::optional<match::Denial> denied;
    std::optional<pairing::Mismatch> mismatch;
    std::optional<pairing::Misdeed> misdeed;
    std::vector<pairing::Standing> lists;
    std::string partners_name;
    int wanted = 0;
    int decided = 0;
    int links = 0;
    int differences = 0;
    int insistences = 0;
    int farewells = 0;
};

/// Both and the lines between them.
struct Pair
{
    explicit Pair(const match::Seats& seats = both_human(), Player hosts_seat = Player::one)
        : a(std::make_unique<Program>(seats))
        , b(std::make_unique<Program>(seats))
    {
        a->be_host(hosts_seat);
        b->be_guest();
    }

    void connect() const
    {
        a->sent.clear();
        b->sent.clear();
        a->side().connected();
        b->side().connected();
    }
    /// What is on its way is lost.
    void cut() const
    {
        a->sent.clear();
        b->sent.clear();
        a->side().lost();
        b->side().lost();
    }
    bool deliver_to_b() const { return deliver(*a, *b); }
    bool deliver_to_a() const { return deliver(*b, *a); }
    /// Until nothing is on its way any more.
    void settle() const
    {
        while (deliver_to_a() || deliver_to_b()) {
        }
    }
    void link() const
    {
        connect();
        settle();
    }
    void check_equal() const
    {
        CHECK(a->own_session.moves() == b->own_session.moves());
        CHECK(a->own_session.position() == b->own_session.position());
        CHECK(pairing::hash_of(a->own_session) == pairing::hash_of(b->own_session));
        CHECK(a->differences == 0);
        CHECK(b->differences == 0);
        CHECK_FALSE(a->misdeed);
        CHECK_FALSE(b->misdeed);
    }

    std::unique_ptr<Program> a; ///< the host
    std::unique_ptr<Program> b; ///< the guest

  private:
    static bool deliver(Program& from, Program& to)
    {
        if (from.sent.empty()) {
            return false;
        }
        const std::string line = from.sent.front();
        from.sent.pop_front();
        to.side().line(line);
        return true;
    }
};

inline pairing::Deed zug(int pit)
{
    return match::PlayPit{Pit(pit)};
}
inline const pairing::Deed undo = match::Undo{};
inline const pairing::Deed neu = match::NewGame{};
inline const pairing::Deed spielende = match::EndGame{};

inline std::string moves_of(const Program& program)
{
    return mancala::to_string(program.own_session.moves());
}
