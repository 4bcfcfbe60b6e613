#include "link_under_test.hpp"

#include "ipc/secure_link.hpp"

#include <boost/asio/io_context.hpp>
#include <doctest/doctest.h>

#include <chrono>
#include <stdexcept>

using namespace std::chrono_literals;

namespace link_test {

namespace {

void drive(const std::function<bool()>& condition, const std::vector<ipc::EventLoop*>& loops)
{
    const auto end = std::chrono::steady_clock::now() + 60s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) {
            throw std::runtime_error("it did not happen within 60 s");
        }
        for (ipc::EventLoop* loop : loops) {
            loop->context().run_one_for(1ms);
        }
    }
}

} // namespace

ipc::LinkLimits quick_limits()
{
    ipc::LinkLimits limits;
    limits.ping_every = 50ms;
    limits.silence = 2000ms;
    limits.distrust = {20ms, 100ms};
    limits.redial = {5ms, 50ms};
    limits.farewell = 200ms;
    return limits;
}

ipc::LinkEvents End::events()
{
    return {[this] { ++connected; }, [this](const std::string& line) { lines.push_back(line); },
            [this](const std::string& reason) { lost.push_back(reason); },
            [this](const std::string& text) { troubles.push_back(text); }};
}

LinkUnderTest::LinkUnderTest(const ipc::LinkLimits& the_limits)
    : limits(the_limits)
{
    listen();
}

void LinkUnderTest::listen()
{
    host.link.reset(); // so that the port is free
    host.link = ipc::listen_for_partner(host_loop, address_, code, host.events(), limits);
    address_ = ipc::calling_address(host.link->address()).value();
}

void LinkUnderTest::call(End& the_guest)
{
    call_with(code, the_guest);
}

void LinkUnderTest::call_with(const ipc::PartnerCode& the_code, End& the_guest)
{
    the_guest.link = ipc::call_partner(guest_loop, address_, the_code, the_guest.events(), limits);
}

void LinkUnderTest::connect()
{
    call(guest);
    until([this] { return guest.connected == 1 && host.connected == 1; });
}

void LinkUnderTest::until(const std::function<bool()>& condition)
{
    drive(condition, {&host_loop, &guest_loop});
}

void LinkUnderTest::until_host(const std::function<bool()>& condition)
{
    drive(condition, {&host_loop});
}

} // namespace link_test
