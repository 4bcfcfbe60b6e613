// One side of two linked games: what host and guest have in common. It learns of lines and of what
// its own side does, and says through `Outside` what is to be sent and done. Knows no socket, no
// clock and no thread. The rules stand in guide/verbindung.md.
#pragma once

#include "core/pairing/block.hpp"
#include "core/pairing/message.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace pairing {

/// Why a partner is cut off.
enum class Misdeed
{
    unreadable,
    out_of_turn, ///< a message that has no place here
    illegal,     ///< against the rules, or for a seat that is not his
    flood
};

/// What a side needs of the program around it. Nothing of it may call back into the side, but
/// `perform` must have told it of the change, where it is a host, when it returns.
class Outside
{
  public:
    Outside() = default;
    virtual ~Outside() = default;
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;

    [[nodiscard]] virtual const match::Session& session() const = 0;
    virtual void send(const std::string& line) = 0;
    /// Does what has been ordered, whatever the user does at the moment.
    virtual void perform(const match::Action& action, match::Origin origin) = 0;
    /// Both sides stand equal; from now on actions cross. Also after each return.
    virtual void linked(const Sitter& partner) = 0;
    virtual void seated(const Sitter& partner) = 0;
    /// The programs do not fit; nothing more will be said.
    virtual void refused(const Mismatch& mismatch) = 0;
    virtual void cut_off(Misdeed misdeed) = 0;
    /// The games are not the same; `settle` is asked for.
    virtual void differ(const Standing& mine, const Standing& partners) = 0;
    /// The partner wants to go on with his list; told once for each difference and connection.
    virtual void insisted() = 0;
    /// The partner has ended the link.
    virtual void left() = 0;
};

/// apart: nobody is connected. greeting: connected, not yet agreed.
enum class Bond
{
    apart,
    greeting,
    linked,
    differing,
    refused
};

class Side
{
  public:
    Side(const Side&) = delete;
    Side& operator=(const Side&) = delete;
    virtual ~Side() = default;

    [[nodiscard]] Bond bond() const { return bond_; }
    /// A game has been linked since this side began, so that what comes now is a return.
    [[nodiscard]] bool was_linked() const { return pairing_ != 0; }

    void connected();
    void lost() { bond_ = Bond::apart; }
    void line(std::string_view line);

    /// Somebody else sits here now, or under another name.
    void seat(const Sitter& sitter);
    /// The user's answer when the games differ; nothing happens where they do not.
    void settle(Settling how);
    void say_goodbye();

  protected:
    Side(Outside& outside, Self self, match::Home partners_home);

    [[nodiscard]] virtual State state() const = 0;
    /// Whether a partner who says that he comes back may be right.
    [[nodiscard]] virtual bool believes_return() const { return true; }
    virtual void greeted() = 0;
    /// The partner's whole list, when it was awaited.
    virtual void on_block(const State& state, const Standing& standing) = 0;
    [[nodiscard]] virtual bool awaits_block() const { return bond_ == Bond::greeting; }
    /// The games differ: nothing goes on before that is settled.
    virtual void stop() {}
    virtual void give_way() = 0;
    virtual void partner_gives_way() {}
    virtual void on(const Request& /*request*/) { misdeed(Misdeed::out_of_turn); }
    virtual void on(const Order& /*order*/) { misdeed(Misdeed::out_of_turn); }
    virtual void on(const Stale& /*stale*/) { misdeed(Misdeed::out_of_turn); }
    virtual void on(const Again& /*again*/) { misdeed(Misdeed::out_of_turn); }

    [[nodiscard]] const match::Session& session() const { return outside_.session(); }
    void send(const Message& message) { outside_.send(print(message)); }
    void send_block();
    void set_linked();
    void misdeed(Misdeed misdeed);
    /// A message that changes nothing; too many of them are a flood.
    void ignore();
    /// Our standing and the partner's exclude each other.
    void find_difference();
    void compare_with(const Standing& partners);
    /// Makes the session stand so.
    void adopt(const Standing& standing, const Restoration& restore);
    [[nodiscard]] mancala::Player own_seat() const;

    Outside& outside_;
    Self self_;
    match::Home partners_home_;
    Bond bond_ = Bond::apart;
    std::uint64_t pairing_ = 0;
    std::uint64_t order_ = 0; ///< number of the last order
    std::uint64_t game_ = 0;
    std::optional<Hello> partner_;          ///< since he said hello on this connection
    std::optional<Standing> partners_list_; ///< while the games differ

  private:
    [[nodiscard]] Hello hello() const;
    void take(const Message& message);
    void on_hello(const Hello& hello);
    void on_refuse(const Refuse& refuse);
    void on_state(const State& state);
    void on_seating(const Seating& seating);
    void on_differ();
    void on_settle(const Settle& settle);
    void seat_partner();

    BlockReader block_;
    int ignored_ = 0;
    bool compares_ = false; ///< the next list is for comparison only
    bool insisted_ = false; ///< the partner was told so; once for each difference is enough
    bool partner_insisted_ = false;
};

} // namespace pairing
