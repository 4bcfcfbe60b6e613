#include "app/glue/hook_program.hpp"

#include "app/glue/reasons.hpp"
#include "core/base/encoding.hpp"

#include <chrono>
#include <system_error>
#include <utility>

namespace glue {

namespace {

/// What stands behind the dot of "Mancala.1".
std::string number_of_port(const std::string& name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos ? "0" : name.substr(dot + 1);
}

/// A line on the screen has room for the reason, too.
std::string last_part(const std::string& program)
{
    const std::string name = program.substr(program.find_last_of('/') + 1);
    return name.empty() ? program : name;
}

} // namespace

HookProgram::HookProgram(ipc::EventLoop& loop, Setup setup)
    : setup_(std::move(setup))
    , runner_(loop,
              {.ended = [this](const ipc::HookEnd& end) { on_end(end); },
               .line = [this](const std::string& line) { on_line(line); }},
              setup_.limits)
{
}

void HookProgram::start(const std::vector<std::string>& words)
{
    const std::string port = setup_.port_name();
    ipc::ChildOrder order{setup_.command, {{"MANCALA_PORT", port}}};
    if (!port.empty() && order.words.front() == setup_.rexx_launcher) {
        order.words.insert(order.words.begin() + 1, "--port=" + port);
    }
    order.words.push_back(number_of_port(port));
    order.words.insert(order.words.end(), words.begin(), words.end());
    runner_.start(order);
}

void HookProgram::on_line(const std::string& line)
{
    std::string shown = base::escape_control(base::utf8_from_utf8_or_latin1(line));
    setup_.log(text(setup_.language, Text::hook_says, {shown}));
    if (!shown.empty()) {
        last_line_ = std::move(shown);
    }
}

void HookProgram::on_end(const ipc::HookEnd& end)
{
    if (const std::string line = std::exchange(last_line_, {}); !line.empty()) {
        setup_.said(line); // a complaint comes after it and is seen
    }
    if (end.kind == ipc::HookEnd::Kind::done) {
        failed_ = false;
        too_long_ = false;
    } else {
        bool& told = end.kind == ipc::HookEnd::Kind::too_long ? too_long_ : failed_;
        if (!std::exchange(told, true)) {
            setup_.tell(complaint(end));
        }
    }
    setup_.ended();
}

std::string HookProgram::complaint(const ipc::HookEnd& end) const
{
    using Kind = ipc::HookEnd::Kind;
    const auto filled = [&](Text id, const std::string& value) {
        return text(setup_.language, id, {value});
    };
    switch (end.kind) {
    case Kind::not_started:
        return text(setup_.language, Text::hook_not_started,
                    {last_part(setup_.command.front()),
                     reason_text(setup_.language, {end.number, std::generic_category()})});
    case Kind::exited: return filled(Text::hook_exited, std::to_string(end.number));
    case Kind::killed: return filled(Text::hook_killed, std::to_string(end.number));
    case Kind::too_many: return filled(Text::hook_too_many, std::to_string(end.number));
    case Kind::too_long:
    case Kind::done: break;
    }
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(setup_.limits.wait);
    return filled(Text::hook_too_long, std::to_string(seconds.count()));
}

} // namespace glue
