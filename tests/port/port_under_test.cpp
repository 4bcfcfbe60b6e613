#include "port_under_test.hpp"

#include "ipc/unix_socket.hpp"

#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace port_test {

ipc::PortPlace place_in(const support::TemporaryDirectory& directory)
{
    return ipc::port_place("Probe", {directory.path().string(), "", ::geteuid()});
}

Desk::Desk()
    : table_(commands())
{
}

ipc::PortHandlers Desk::handlers()
{
    return {[this](std::string_view line, ipc::ClientId client, ipc::Answer answer) {
                table_.execute(line, client, std::move(answer));
            },
            [this](ipc::ClientId client) {
                ++gone_;
                for (auto* waiters : {&held_, &for_held_, &for_gone_, &for_message_}) {
                    std::erase_if(*waiters,
                                  [client](const Waiter& w) { return w.client == client; });
                }
                answer_waiters();
            },
            [this](const std::string& message) {
                messages_.push_back(message);
                answer_waiters();
            }};
}

std::vector<ipc::Command> Desk::commands()
{
    const auto wait_in = [this](std::vector<Waiter>& waiters) {
        return [this, &waiters](const ipc::Call& call, ipc::Answer answer) {
            const std::string number = call.arguments.empty() ? "0" : call.arguments.front();
            waiters.push_back({call.client, std::stoul(number), std::move(answer)});
            answer_waiters();
        };
    };
    return {{"Echo", 0, 5000, "",
             [](const ipc::Call& call, const ipc::Answer& answer) {
                 std::string text;
                 for (const std::string& word : call.arguments) {
                     text += (text.empty() ? "" : " ") + word;
                 }
                 answer(ipc::result(text));
             }},
            {"Count", 0, 0, "",
             [this](const ipc::Call&, const ipc::Answer& answer) {
                 answer(ipc::result(std::to_string(++count_)));
             }},
            {"Blob", 1, 1, "",
             [](const ipc::Call& call, const ipc::Answer& answer) {
                 answer(ipc::result(std::string(std::stoul(call.arguments.front()), 'x')));
             }},
            {"Fail", 0, 0, "",
             [](const ipc::Call&, const ipc::Answer&) {
                 throw std::system_error(ENOSPC, std::generic_category(), "disk");
             }},
            {"Hold", 0, 0, "", wait_in(held_)},
            {"Release", 0, 0, "",
             [this](const ipc::Call&, const ipc::Answer& answer) {
                 for (const Waiter& waiter : std::exchange(held_, {})) {
                     waiter.answer(ipc::result("released"));
                 }
                 answer(ipc::done());
             }},
            {"AwaitHeld", 1, 1, "", wait_in(for_held_)},
            {"AwaitGone", 1, 1, "", wait_in(for_gone_)},
            {"AwaitMessage", 1, 1, "", wait_in(for_message_)}};
}

void Desk::answer_waiters()
{
    answer_from(for_held_, held_.size());
    answer_from(for_gone_, gone_);
    answer_from(for_message_, messages_.size());
}

/// Those whose number is reached; one who waits for a message gets it as the result.
void Desk::answer_from(std::vector<Waiter>& waiters, std::size_t reached)
{
    for (Waiter& waiter : std::exchange(waiters, {})) {
        if (waiter.number > reached) {
            waiters.push_back(std::move(waiter));
        } else {
            const bool message = &waiters == &for_message_;
            waiter.answer(ipc::result(message ? messages_.at(waiter.number - 1) : ""));
        }
    }
}

PortUnderTest::PortUnderTest(ipc::PortLimits limits)
    : port_(loop_, place_in(directory_), desk_.handlers(), limits)
    , path_(port_.path())
    , thread_([this] { loop_.run(); })
{
}

PortUnderTest::~PortUnderTest()
{
    loop_.stop();
}

void PortUnderTest::close()
{
    loop_.post([this] {
        port_.close();
        loop_.stop();
    });
    thread_.join();
}

RawClient::RawClient(const std::string& path)
    : socket_(ipc::open_stream(ipc::Blocking::yes))
{
    const timeval patience{10, 0};
    ::setsockopt(socket_.get(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket_.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    const int error = ipc::connect_to(socket_, path);
    if (error != 0) {
        throw std::system_error(error, std::generic_category(), path);
    }
}

bool RawClient::send(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t size = ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (size < 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

std::size_t RawClient::send_without_waiting(std::string_view bytes)
{
    const ssize_t size =
        ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    return size < 0 ? 0 : static_cast<std::size_t>(size);
}

std::string RawClient::line()
{
    std::size_t feed = 0;
    while ((feed = unread_.find('\n')) == std::string::npos) {
        std::array<char, 65536> bytes{};
        const ssize_t size = ::recv(socket_.get(), bytes.data(), bytes.size(), 0);
        if (size == 0 || (size < 0 && errno == ECONNRESET)) {
            return "<end>";
        }
        if (size < 0) {
            return "<nothing>";
        }
        unread_.append(bytes.data(), static_cast<std::size_t>(size));
    }
    std::string line = unread_.substr(0, feed);
    unread_.erase(0, feed + 1);
    return line;
}

std::string RawClient::ask(std::string_view line)
{
    send(std::string(line) + "\n");
    return this->line();
}

void RawClient::end_input()
{
    ::shutdown(socket_.get(), SHUT_WR);
}

} // namespace port_test
