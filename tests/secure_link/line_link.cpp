// One end of a secure link as a program: lines of standard input go to the partner, what the link
// tells goes to standard output, a word and a text on each line. For the tests in this folder.
//
//   line_link listen [ADDRESS:]PORT CODE [quick]     line_link call HOST:PORT CODE [quick]
//
// The code may be "new"; it is told. "quick" makes all pauses short, and leaves pings and limits as
// they are. "drop REASON" after a backslash drops the partner.
#include "ipc/event_loop.hpp"
#include "ipc/line_buffer.hpp"
#include "ipc/partner_code.hpp"
#include "ipc/port_error.hpp"
#include "ipc/secure_link.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <unistd.h>

#include <array>
#include <chrono>
#include <iostream>
#include <string>
#include <variant>
#include <vector>

namespace {

void tell(const std::string& word, const std::string& text)
{
    std::cout << word << ' ' << text << std::endl;
}

class Program
{
  public:
    explicit Program(const std::vector<std::string>& words)
        : input_(loop_.context(), ::dup(STDIN_FILENO))
    {
        const ipc::PartnerCode code = code_from(words.at(2));
        tell("code", code.text());
        const ipc::LinkEvents events{[] { tell("connected", ""); },
                                     [](const std::string& line) { tell("line", line); },
                                     [](const std::string& reason) { tell("lost", reason); },
                                     [](const std::string& text) { tell("trouble", text); }};
        const ipc::LinkLimits limits = words.size() > 3 ? quick() : ipc::LinkLimits{};
        link_ = words.at(0) == "listen"
                    ? ipc::listen_for_partner(loop_, ipc::listening_address(words.at(1)).value(),
                                              code, events, limits)
                    : ipc::call_partner(loop_, ipc::calling_address(words.at(1)).value(), code,
                                        events, limits);
        tell("address", link_->address());
    }

    void run()
    {
        read();
        loop_.run();
    }

  private:
    static ipc::LinkLimits quick()
    {
        ipc::LinkLimits limits;
        limits.distrust = {std::chrono::milliseconds(10), std::chrono::milliseconds(100)};
        limits.redial = {std::chrono::milliseconds(10), std::chrono::milliseconds(100)};
        return limits;
    }

    static ipc::PartnerCode code_from(const std::string& text)
    {
        return text == "new" ? ipc::PartnerCode::fresh()
                             : std::get<ipc::PartnerCode>(ipc::PartnerCode::read(text));
    }

    void read()
    {
        input_.async_read_some(boost::asio::buffer(piece_),
                               [this](boost::system::error_code error, std::size_t size) {
                                   if (error) {
                                       link_.reset();
                                       loop_.stop();
                                       return;
                                   }
                                   lines_.append({piece_.data(), size});
                                   while (const auto line = lines_.next()) {
                                       obey(std::string(*line));
                                   }
                                   read();
                               });
    }

    void obey(const std::string& line)
    {
        const std::string drop = "\\drop ";
        if (line.rfind(drop, 0) == 0) {
            link_->drop(line.substr(drop.size()));
        } else {
            link_->send(line);
        }
    }

    ipc::EventLoop loop_;
    boost::asio::posix::stream_descriptor input_;
    std::array<char, 4096> piece_{};
    ipc::LineBuffer lines_{ipc::longest_link_line};
    std::unique_ptr<ipc::LineLink> link_;
};

} // namespace

int main(int argc, char** argv)
{
    try {
        Program({argv + 1, argv + argc}).run();
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
