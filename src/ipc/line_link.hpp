// A line protocol between two programs on two machines, seen from one end: who is there is proved,
// what travels cannot be read, and a link that breaks comes back by itself. Knows no game. The
// loop's thread only (network.md, "What it promises").
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace ipc {

/// The longest line in bytes, without its end. A partner that sends more is cut off.
inline constexpr std::size_t longest_link_line = 16384;

/// Why nobody is connected, for those who say it in words of their own.
enum class LinkTrouble
{
    none,
    no_such_host,  ///< the name of the host is not known
    nobody_there,  ///< the host does not listen at this port, or cannot be reached
    no_answer,     ///< something took the call and stays silent
    wrong_code,    ///< the other side has another code
    no_partner,    ///< the other side is another program, or another version
    taken,         ///< the code has been used by another guest
    replaced,      ///< the same guest called from another program: this one calls no more
    cannot_listen, ///< the system takes no callers at the moment
};

/// Called on the loop's thread, never from inside a call of LineLink.
struct LinkEvents
{
    /// The partner has proved that he knows the code; lines travel. Also after each return.
    std::function<void()> connected = [] {};
    /// One line without its end.
    std::function<void(const std::string&)> line = [](const std::string&) {};
    /// The link that stood is gone; the reason is a line for the log. It tries again by itself.
    std::function<void(const std::string&)> lost = [](const std::string&) {};
    /// Something that the user should know while nobody is connected, such as a wrong code or an
    /// address where nobody listens: one line. Not repeated while it stays the same.
    std::function<void(const std::string&)> trouble = [](const std::string&) {};
};

class LineLink
{
  public:
    LineLink() = default;
    virtual ~LineLink() = default;
    LineLink(const LineLink&) = delete;
    LineLink& operator=(const LineLink&) = delete;

    /// The address that listens or is called, as "127.0.0.1:4711": with the port really taken.
    [[nodiscard]] virtual std::string address() const = 0;
    [[nodiscard]] virtual bool is_connected() const = 0;
    /// What `trouble` told last, while it lasts.
    [[nodiscard]] virtual LinkTrouble trouble() const { return LinkTrouble::none; }
    /// The machine that it was about: the one that is called, or a caller.
    [[nodiscard]] virtual std::string troubled_by() const { return address(); }
    /// Sends one line, without its end in the argument: UTF-8 without control characters, at most
    /// `longest_link_line` bytes. Does nothing while nobody is connected.
    virtual void send(std::string_view line) = 0;
    /// Ends the connection of the moment because the partner misbehaved; it may come back.
    virtual void drop(std::string_view reason) = 0;
    /// The same, and he was no partner yet: a host's code is free for whoever proves it next.
    virtual void turn_away(std::string_view reason) { drop(reason); }
};

} // namespace ipc
