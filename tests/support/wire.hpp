// A link within one process that needs no network, and can be cut.
#pragma once

#include "app/glue/link_factory.hpp"
#include "ipc/event_loop.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
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
        ipc::LinkTrouble trouble() const override { return wire_.trouble; }
        std::string troubled_by() const override { return wire_.troubled_by; }
        void send(std::string_view line) override { wire_.send(own_, std::string(line)); }
        /// What was said before still arrives.
        void drop(std::string_view /*reason*/) override
        {
            wire_.loop.post([&wire = wire_] { wire.cut(); });
        }
        void turn_away(std::string_view reason) override
        {
            ++wire_.turned_away;
            drop(reason);
        }

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
        ++sent;
        loop.post([this, from, line] {
            if (up && there.at(1 - from)) {
                events.at(1 - from).line(line);
            }
        });
    }
    /// Nobody is there for that end, because of a machine.
    void worry(std::size_t own, ipc::LinkTrouble why, const std::string& machine)
    {
        trouble = why;
        troubled_by = machine;
        loop.post([this, own] { events.at(own).trouble("words for a log"); });
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
    int sent = 0; ///< lines of both ends
    int turned_away = 0;
    std::string code;
    ipc::LinkTrouble trouble = ipc::LinkTrouble::none;
    std::string troubled_by;
};

} // namespace support
