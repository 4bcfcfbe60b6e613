// Lines of a partner: what reads is written back as it was, and neither host nor guest does
// anything that the rules of the game forbid, whatever comes.
#include "core/pairing/guest.hpp"
#include "core/pairing/host.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

void demand(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

match::Seats two_humans()
{
    return {{match::Seat{match::SeatKind::human, "A"}, match::Seat{match::SeatKind::human, "B"}}};
}

class Program final : public pairing::Outside
{
  public:
    Program()
        : session_(two_humans())
    {
    }

    void observe(pairing::Host& host)
    {
        session_.observe([&host](const match::Event& event) { host.did(event); });
    }

    [[nodiscard]] const match::Session& session() const override { return session_; }
    void send(const std::string& line) override { demand(pairing::parse(line).has_value()); }
    void perform(const match::Action& action, match::Origin origin) override
    {
        demand(origin == match::Origin::partner);
        demand(!session_.submit(action, origin));
    }
    void linked(const pairing::Sitter& /*partner*/) override {}
    void seated(const pairing::Sitter& /*partner*/) override {}
    void refused(const pairing::Mismatch& /*mismatch*/) override {}
    void cut_off(pairing::Misdeed /*misdeed*/) override {}
    void differ(const pairing::Standing& /*mine*/, const pairing::Standing& /*partners*/) override
    {
    }
    void insisted() override {}
    void left() override {}

  private:
    match::Session session_;
};

template <typename Side>
void listen(Side& side, std::string_view text)
{
    side.connected();
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        side.line(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        side.settle(pairing::Settling::give_way);
    }
}

void check_line(std::string_view line)
{
    const auto message = pairing::parse(line);
    if (!message || std::holds_alternative<pairing::Unknown>(*message)) {
        return;
    }
    const std::string written = pairing::print(*message);
    const auto again = pairing::parse(written);
    demand(again.has_value() && pairing::print(*again) == written);
    demand(std::holds_alternative<pairing::Hello>(*message) ||
           std::holds_alternative<pairing::Seating>(*message) || written == line);
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_line(text.substr(0, text.find('\n')));
    Program one;
    pairing::Host host(one, {"0.1.0", mancala::Player::one, {pairing::Kind::human, "A"}}, 1,
                       pairing::Host::Code::kept);
    one.observe(host);
    listen(host, text);
    Program other;
    pairing::Guest guest(other, {"0.1.0", std::nullopt, {pairing::Kind::human, "B"}});
    listen(guest, text);
    return 0;
}
