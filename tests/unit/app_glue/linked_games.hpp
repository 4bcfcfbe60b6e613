// Two games in one process, linked without a network.
#pragma once

#include "app/glue/partner.hpp"
#include "support/desk.hpp"
#include "support/temporary_directory.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace support {

/// A wire with two ends; whoever listens first has the first.
struct Wire
{
    class End final : public ipc::LineLink
    {
      public:
        End(Wire& wire, std::size_t own)
            : wire_(wire)
            , own_(own)
        {
        }
        ~End() override { wire_.hang_up(own_); }
        End(const End&) = delete;
        End& operator=(const End&) = delete;

        std::string address() const override { return "127.0.0.1:4711"; }
        bool is_connected() const override { return wire_.up; }
        void send(std::string_view line) override { wire_.send(own_, std::string(line)); }
        void drop(std::string_view /*reason*/) override { wire_.cut(); }

      private:
        Wire& wire_;
        std::size_t own_;
    };

    explicit Wire(ipc::EventLoop& the_loop)
        : loop(the_loop)
    {
    }

    glue::LinkFactory factory()
    {
        return {[this](ipc::EventLoop&, const ipc::LinkAddress&, const ipc::PartnerCode& the_code,
                       ipc::LinkEvents the_events) {
                    code = the_code.text();
                    return take(0, std::move(the_events));
                },
                [this](ipc::EventLoop&, const ipc::LinkAddress&, const ipc::PartnerCode&,
                       ipc::LinkEvents the_events) { return take(1, std::move(the_events)); }};
    }
    std::unique_ptr<ipc::LineLink> take(std::size_t own, ipc::LinkEvents the_events)
    {
        events.at(own) = std::move(the_events);
        there.at(own) = true;
        if (there[0] && there[1]) {
            connect();
        }
        return std::make_unique<End>(*this, own);
    }
    void connect()
    {
        up = true;
        loop.post([this] {
            events[0].connected();
            events[1].connected();
        });
    }
    void send(std::size_t from, const std::string& line)
    {
        loop.post([this, from, line] {
            if (up && there.at(1 - from)) {
                events.at(1 - from).line(line);
            }
        });
    }
    void cut()
    {
        up = false;
        loop.post([this] {
            for (std::size_t i = 0; i < 2; ++i) {
                if (there.at(i)) {
                    events.at(i).lost("cut");
                }
            }
        });
    }
    void hang_up(std::size_t own)
    {
        there.at(own) = false;
        if (there.at(1 - own) && up) {
            loop.post([this] { cut(); });
        }
    }

    ipc::EventLoop& loop;
    std::array<ipc::LinkEvents, 2> events;
    std::array<bool, 2> there{};
    bool up = false;
    std::string code;
};

struct Table
{
    explicit Table(glue::GameConfig one = two_humans(), glue::GameConfig other = two_humans())
        : host_game(loop, std::move(one))
        , guest_game(loop, std::move(other))
    {
        host.emplace(loop, host_game, config());
        guest.emplace(loop, guest_game, config());
    }
    glue::PartnerConfig config()
    {
        glue::PartnerConfig one;
        one.version = "1.2.3";
        one.language = glue::Language::english;
        one.records = folder.path() / "records";
        one.code_file = folder.path() / "code";
        one.links = wire.factory();
        return one;
    }
    void link()
    {
        host->order(glue::ListenForPartner{});
        guest->order(glue::CallPartner{"127.0.0.1:4711", wire.code});
        run();
    }
    /// A command of a script at the host's port.
    std::string ask_host(const std::string& command)
    {
        const auto port = glue::port_commands({host_game, match::Origin::port, "1", [] {}});
        std::string answer;
        port.execute(command, ipc::ClientId{1},
                     [&](const ipc::Reply& reply) { answer = ipc::to_line(reply); });
        run();
        return answer;
    }
    /// What nobody ordered: a move on the guest's board alone.
    void spoil_guest(int pit = 1)
    {
        guest_game.perform_ordered(
            match::Restore{
                1, match::Line{mancala::initial(), {{mancala::Player::one, mancala::Pit(pit)}}}},
            match::Origin::partner);
    }
    /// Until nothing is left to do.
    void run()
    {
        for (int i = 0; i < 200; ++i) {
            loop.post([this] { loop.stop(); });
            loop.run();
        }
    }
    static std::string moves(const glue::Game& game)
    {
        return mancala::to_string(game.session().moves());
    }
    std::optional<match::Denial> play(glue::Game& game, int pit)
    {
        std::optional<match::Denial> answer;
        game.submit(match::PlayPit{mancala::Pit(pit)}, match::Origin::user,
                    [&](std::optional<match::Denial> denial) { answer = denial; });
        run();
        return answer;
    }

    TemporaryDirectory folder;
    ipc::EventLoop loop;
    Wire wire{loop};
    glue::Game host_game;
    glue::Game guest_game;
    std::optional<glue::Partner> host;
    std::optional<glue::Partner> guest;
};

} // namespace support
