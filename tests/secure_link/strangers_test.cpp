// Those who call and are no partner.
#include "ipc/link_channel.hpp"
#include "ipc/secure_link.hpp"
#include "ipc/tls_context.hpp"
#include "support/tries.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "link_under_test.hpp"

using namespace std::chrono_literals;
using boost::asio::ip::tcp;
using link_test::End;
using link_test::LinkUnderTest;

namespace {

/// A plain connection to the host.
tcp::socket plain_call(LinkUnderTest& both)
{
    tcp::socket socket(both.guest_loop.context());
    socket.connect({boost::asio::ip::make_address(both.address().host), both.address().port});
    return socket;
}

/// How long the host takes until it has hung up on somebody who says this.
std::chrono::milliseconds time_until_hung_up(LinkUnderTest& both, const std::string& words)
{
    const auto begin = std::chrono::steady_clock::now();
    tcp::socket socket = plain_call(both);
    boost::system::error_code error;
    boost::asio::write(socket, boost::asio::buffer(words), error);
    bool hung_up = false;
    std::vector<char> answer(1000);
    std::function<void()> listen = [&] {
        socket.async_read_some(boost::asio::buffer(answer),
                               [&](boost::system::error_code failed, std::size_t) {
                                   hung_up = bool(failed);
                                   if (!failed) {
                                       listen();
                                   }
                               });
    };
    listen();
    both.until([&] { return hung_up; });
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 begin);
}

/// A guest who knows the code and calls himself whatever he likes.
class NamedGuest
{
  public:
    NamedGuest(LinkUnderTest& both, const std::string& name, ipc::FrameKind first_word)
        : tls_(ipc::LinkSide::guest, ipc::link_key(both.code))
    {
        tcp::socket socket = plain_call(both);
        channel_ = std::make_shared<ipc::LinkChannel>(
            both.guest_loop, tls_, base::Descriptor(socket.release()), both.limits);
        channel_->start(10s, {[this, name, first_word] { channel_->send(first_word, name); },
                              [this](const ipc::LinkFrame& frame) {
                                  answers.push_back(ipc::to_bytes(frame.kind, frame.text));
                              },
                              [this](const ipc::LinkEnd& end) { ends.push_back(end.reason); }});
    }
    ~NamedGuest() { channel_->close(); }
    NamedGuest(const NamedGuest&) = delete;
    NamedGuest& operator=(const NamedGuest&) = delete;

    void send(ipc::FrameKind kind, const std::string& text) { channel_->send(kind, text); }

    std::vector<std::string> answers;
    std::vector<std::string> ends;

  private:
    ipc::TlsContext tls_;
    std::shared_ptr<ipc::LinkChannel> channel_;
};

} // namespace

TEST_SUITE_BEGIN("ipc/secure_link strangers");

TEST_CASE("a wrong code is refused and both are told so, once")
{
    LinkUnderTest both;
    both.call_with(ipc::PartnerCode::fresh(), both.guest);
    both.until([&] { return !both.guest.troubles.empty() && !both.host.troubles.empty(); });
    CHECK(both.guest.link->trouble() == ipc::LinkTrouble::wrong_code);
    CHECK(both.host.link->trouble() == ipc::LinkTrouble::wrong_code);
    CHECK(both.host.troubles.front() == "a caller from 127.0.0.1 has a wrong code");
    CHECK(both.guest.troubles.front() ==
          both.host.link->address() + ": the other side has another code");
    End partner;
    both.call(partner);
    both.until([&] { return partner.connected == 1; });
    CHECK(both.guest.connected == 0);
    CHECK(both.guest.troubles.size() == 1);
    CHECK(both.host.link->trouble() == ipc::LinkTrouble::none);
}

TEST_CASE("each further caller without the code waits longer, up to a most")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.distrust = {100ms, 400ms};
    LinkUnderTest both(limits);
    const std::string words = "GET / HTTP/1.0\r\n\r\n";
    const auto first = time_until_hung_up(both, words);
    const auto second = time_until_hung_up(both, words);
    const auto third = time_until_hung_up(both, words);
    const auto fourth = time_until_hung_up(both, words);
    CHECK(second >= 95ms);
    CHECK(third >= 195ms);
    CHECK(fourth >= 395ms);
    CHECK(support::least([&] { return time_until_hung_up(both, words); }, 795ms) < 795ms);
    MESSAGE(first.count(), " ", second.count(), " ", third.count(), " ", fourth.count(), " ms");
    CHECK(both.host.link->trouble() == ipc::LinkTrouble::no_partner);
    // A proof makes good again: the next stranger waits as little as the first ones.
    const auto after_a_proof = [&] {
        const int before = both.host.connected;
        both.call(both.guest);
        both.until([&] { return both.host.connected > before; });
        return time_until_hung_up(both, words);
    };
    CHECK(support::least(after_a_proof, 395ms) < 395ms);
}

TEST_CASE("the partner gets in past a crowd that calls all the time with wrong codes")
{
    LinkUnderTest both;
    std::vector<End> crowd(20);
    for (End& stranger : crowd) {
        both.call_with(ipc::PartnerCode::fresh(), stranger);
    }
    both.until([&] { return crowd.back().troubles.size() + crowd.front().troubles.size() == 2; });
    both.connect();
    both.guest.link->send("here");
    both.until([&] { return both.host.lines.size() == 1; });
    CHECK(both.host.lost.empty());
}

TEST_CASE("who connects and says nothing, or half a word, is sent away")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.proof = 100ms;
    LinkUnderTest both(limits);
    const std::string begin_of_tls("\x16\x03\x01\x02", 4);
    CHECK(time_until_hung_up(both, "") >= 95ms);
    CHECK(time_until_hung_up(both, begin_of_tls) >= 95ms);
    both.connect();
}

TEST_CASE("a crowd that holds its connections open does not keep the partner out")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.proof = 30s;
    LinkUnderTest both(limits);
    std::vector<tcp::socket> crowd;
    for (int i = 0; i < 100; ++i) {
        crowd.push_back(plain_call(both));
        both.host_loop.context().poll();
    }
    both.connect();
}

TEST_CASE("a code is good for one guest")
{
    LinkUnderTest both;
    both.connect();
    NamedGuest other(both, "somebody else", ipc::FrameKind::hello);
    both.until([&] { return !other.ends.empty(); });
    CHECK(other.answers == std::vector<std::string>{"refused taken\n"});
    CHECK(both.host.link->is_connected());
    both.guest.link.reset();
    both.until([&] { return !both.host.link->is_connected(); });
    NamedGuest later(both, "somebody else", ipc::FrameKind::hello);
    both.until([&] { return !later.ends.empty(); });
    CHECK(later.answers == std::vector<std::string>{"refused taken\n"});
}

TEST_CASE("whom the program turns away has not used up the code, not even if he is gone already")
{
    LinkUnderTest both;
    {
        NamedGuest first(both, "somebody else", ipc::FrameKind::hello);
        both.until([&] { return both.host.connected == 1; });
        both.host.link->turn_away("the games do not fit");
        CHECK(!both.host.link->is_connected());
        both.until([&] { return !first.ends.empty(); });
        CHECK(first.ends.front() == "the partner ended it: the games do not fit");
    }
    {
        NamedGuest second(both, "a third one", ipc::FrameKind::hello);
        both.until([&] { return both.host.connected == 2; });
    }
    both.until([&] { return both.host.lost.size() == 2; });
    both.host.link->turn_away("the games do not fit");
    both.call(both.guest);
    both.until([&] { return both.host.connected == 3; });
    NamedGuest late(both, "a third one", ipc::FrameKind::hello);
    both.until([&] { return !late.ends.empty(); });
    CHECK(late.answers == std::vector<std::string>{"refused taken\n"});
}

TEST_CASE("a guest who is refused says that the code is taken, and asks again later")
{
    LinkUnderTest both;
    {
        NamedGuest other(both, "somebody else", ipc::FrameKind::hello);
        both.until([&] { return both.host.connected == 1; });
        both.call(both.guest);
        both.until([&] { return !both.guest.troubles.empty(); });
    }
    CHECK(both.guest.link->trouble() == ipc::LinkTrouble::taken);
    CHECK(both.host.link->is_connected());
}

TEST_CASE("a guest who does not say hello first is sent away")
{
    LinkUnderTest both;
    NamedGuest rude(both, "Zug 3", ipc::FrameKind::line);
    both.until([&] { return !rude.ends.empty(); });
    CHECK(rude.ends.front() == "the partner ended it: a guest says hello first");
    CHECK(both.host.connected == 0);
    both.connect();
}

TEST_CASE("a partner who says a word out of place is dropped")
{
    LinkUnderTest both;
    NamedGuest guest(both, "anybody", ipc::FrameKind::hello);
    both.until([&] { return both.host.connected == 1; });
    NamedGuest again(both, "anybody", ipc::FrameKind::hello);
    both.until([&] { return both.host.connected == 2 && !guest.ends.empty(); });
    CHECK(guest.answers.back() == "refused replaced\n");
    again.send(ipc::FrameKind::hello, "twice");
    both.until([&] { return both.host.lost.size() == 2; });
    CHECK(both.host.lost.back() == "the partner spoke out of turn");
}

TEST_CASE("a partner who had to be cut off may come back, later and later")
{
    ipc::LinkLimits limits = link_test::quick_limits();
    limits.distrust = {100ms, 400ms};
    LinkUnderTest both(limits);
    both.connect();
    for (const auto pause : {95ms, 195ms, 395ms}) {
        const auto begin = std::chrono::steady_clock::now();
        const int before = both.host.connected;
        both.host.link->drop("an illegal move");
        both.until([&] { return both.host.connected > before; });
        CHECK(std::chrono::steady_clock::now() - begin >= pause);
    }
}

TEST_CASE("a host that is no partner is named, and called again")
{
    LinkUnderTest both;
    both.host.link.reset();
    tcp::acceptor other(both.host_loop.context(),
                        {boost::asio::ip::make_address("127.0.0.1"), both.address().port});
    int calls = 0;
    std::function<void()> answer = [&] {
        other.async_accept([&](boost::system::error_code error, tcp::socket caller) {
            if (!error) {
                ++calls;
                boost::asio::write(caller, boost::asio::buffer("220 Amiga SMTP\r\n", 16), error);
                answer();
            }
        });
    };
    answer();
    both.call(both.guest);
    both.until([&] { return calls >= 3; });
    CHECK(!both.guest.troubles.empty());
    CHECK(both.guest.connected == 0);
    other.close();
    both.until([&] { return both.guest.link->trouble() == ipc::LinkTrouble::nobody_there; });
}

TEST_SUITE_END();
