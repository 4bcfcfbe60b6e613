// Joins the game with the program of a partner on another machine (core/pairing over an
// ipc::LineLink): takes what the user asks of the link, says how it stands, and lets the host's
// order come before what is wanted here. The loop's thread only (network.md).
#pragma once

#include "app/glue/link_factory.hpp"
#include "app/glue/partner_view.hpp"
#include "app/glue/referee.hpp"
#include "app/glue/texts.hpp"
#include "core/base/result.hpp"
#include "core/pairing/guest.hpp"
#include "core/pairing/host.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace ipc {
class EventLoop;
}

namespace glue {

class Game;

/// How a waiting host says its code: a log that others may read gets only the name of the file.
enum class CodeTold
{
    openly,
    by_file
};

struct PartnerConfig
{
    Language language = Language::german;
    std::string version; ///< of the program
    /// The seat of this side; nothing: 1 for a host, and for a guest the one that is left.
    std::optional<mancala::Player> seat{};
    /// A host's code is written there, or read if it is there already; empty for none.
    std::filesystem::path code_file{};
    CodeTold code_told = CodeTold::openly;
    std::filesystem::path records{}; ///< where both lists are written when the games differ
    LinkFactory links = secure_links();
};

class Partner final : private Referee, private pairing::Outside
{
  public:
    Partner(ipc::EventLoop& loop, Game& game, PartnerConfig config);
    ~Partner() override;
    Partner(const Partner&) = delete;
    Partner& operator=(const Partner&) = delete;

    void order(const PartnerOrder& wanted);
    /// How the link stands; each change of it is told to the game's observers as `state`.
    [[nodiscard]] const PartnerView& view() const override { return view_; }
    /// The program ends; the partner is told so only if the user wanted it.
    enum class End
    {
        for_good,
        may_return
    };
    void close(End end);

  private:
    void listen(const ListenForPartner& wanted);
    void call(const CallPartner& wanted);
    /// Unlinks; both go on with what they have.
    void end_link(std::string reason);
    void abandon();
    /// Gives the link up and tells why; empty for the user's own wish.
    void conclude(PartnerPhase phase, std::string reason);
    /// The same when the partner has said so: not from inside of what is then gone.
    void abandon_soon(PartnerPhase phase, std::string reason);
    void begin(PartnerRole role);
    [[nodiscard]] base::Result<std::optional<ipc::PartnerCode>> kept_code() const;
    void forget_code() const;
    [[nodiscard]] std::optional<match::Seats> seats_alone() const;
    [[nodiscard]] ipc::LinkEvents events();

    void on_connected();
    void on_line(const std::string& line);
    void on_farewell(const std::string& line, bool is_goodbye);
    void hear_waiting();
    void forget_waiting();
    void on_lost();
    void forget_insistence();
    void on_trouble(const std::string& line);
    void on_change(const match::Event& event);

    [[nodiscard]] std::optional<match::Denial>
    objection(const match::Action& action) const override;
    bool takes(const match::Action& action, match::Origin origin, const Decided& decided) override;
    [[nodiscard]] bool holds_up_players() const override;
    bool settle(Settlement how) override;
    bool ends_link(const match::Action& action, const Decided& decided) override;

    [[nodiscard]] const match::Session& session() const override;
    void send(const std::string& line) override;
    void perform(const match::Action& action, match::Origin origin) override;
    void linked(const pairing::Sitter& partner) override;
    void seated(const pairing::Sitter& partner) override;
    void refused(const pairing::Mismatch& mismatch) override;
    void cut_off(pairing::Misdeed misdeed) override;
    void differ(const pairing::Standing& mine, const pairing::Standing& partners) override;
    void insisted() override;
    void left() override;

    void write_lists(const std::string& lists);
    [[nodiscard]] bool differs_too_often();
    [[nodiscard]] pairing::Outside& outside() { return *this; }
    [[nodiscard]] pairing::Side* side();
    [[nodiscard]] bool was_linked();
    void sit_down();
    void show(PartnerPhase phase, std::string reason = "");
    void tell_phase();

    ipc::EventLoop& loop_;
    Game& game_;
    PartnerConfig config_;
    PartnerView view_;
    match::Seats seats_before_;             ///< as they were before the link
    match::Seat seat_taken_;                ///< the own one, as the link made it
    std::string lists_;                     ///< as `difference_file_` has them
    std::filesystem::path difference_file_; ///< of this pairing; empty before its first difference
    int differences_ = 0;                   ///< in quick succession
    std::chrono::steady_clock::time_point last_difference_;
    std::optional<pairing::Host> host_;
    std::optional<pairing::Guest> guest_;
    std::unique_ptr<ipc::LineLink> link_;
    std::uint64_t links_ = 0;               ///< begun so far
    bool abandoning_ = false;               ///< the link ends once nobody is inside of it
    std::deque<std::string> waiting_lines_; ///< for the end of a pause
    bool parted_ = false; ///< the host has left; what he ordered before waits likewise
};

} // namespace glue
