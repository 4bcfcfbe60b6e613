// mancala-rx: runs ARexx scripts of 1996.
#include "app/command_line/program.hpp"
#include "app/mancala_rx/options.hpp"
#include "core/workbench/volumes.hpp"
#include "ipc/port_name.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "rexx/errors.hpp"
#include "rexx/interpreter.hpp"
#include "rexx/port_hosts.hpp"

namespace {

constexpr const char* base_name = "Mancala";
constexpr int status_error = 10;
constexpr command_line::Program program("", 20);

/// All words as one argument, each as it is.
std::string joined(const std::vector<std::string>& words, std::size_t first)
{
    std::string text;
    for (std::size_t index = first; index < words.size(); ++index) {
        text += (index == first ? "" : " ") + words[index];
    }
    return text;
}

/// A file of that name, or a program in the word itself; nothing if it can be neither.
std::optional<rexx::Script> script_of(const std::string& word, const workbench::Volumes& volumes)
{
    if (const auto path = rexx::find_script(word, volumes)) {
        auto script = rexx::read_script(word, *path);
        if (!script) {
            std::cerr << base::to_string(script.error()) << "\n";
            return std::nullopt;
        }
        return std::move(*script);
    }
    if (word.find_first_of(" \t\n'\";") != std::string::npos) {
        return rexx::make_script("STRING", {}, word);
    }
    std::cerr << "mancala-rx: there is no script " << word << "\n";
    return std::nullopt;
}

int not_found()
{
    return rexx::error_severity(rexx::error::program_not_found);
}

int check_all(const std::vector<std::string>& words, const workbench::Volumes& volumes)
{
    int status = 0;
    for (const std::string& word : words) {
        const auto script = script_of(word, volumes);
        if (!script) {
            status = std::max(status, not_found());
        } else if (const auto fault = rexx::check(*script)) {
            std::cerr << base::to_string(*fault) << "\n";
            status = status_error;
        }
    }
    return status;
}

std::string own_program()
{
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).string();
}

int tell_error(const rexx::Ending& ending)
{
    const int status = rexx::exit_status(ending);
    if (ending.error != 0) {
        std::cerr << "Command returned " << status << "/" << ending.error << ": "
                  << rexx::error_text(ending.error) << "\n";
    }
    return status;
}

/// RAM: is there from the start, for this user alone. A place that is not safe is left alone; files
/// cannot be opened there then.
void make_ram(const workbench::Volumes& volumes)
{
    try {
        const std::filesystem::path ram = volumes.find("RAM:").value().paths.front();
        ipc::prepare_with_parent({base_name, ram.string(), "", ::geteuid()});
    } catch (const std::exception& error) {
        std::cerr << "RAM: cannot be used: " << error.what() << "\n";
    }
}

int run_script(const mancala_rx::Options& options, const workbench::Volumes& volumes)
{
    const auto script = script_of(options.words.front(), volumes);
    if (!script) {
        return not_found();
    }
    if (const auto fault = rexx::check(*script)) {
        std::cerr << base::to_string(*fault) << "\n";
        return status_error;
    }
    make_ram(volumes);
    rexx::Interrupt interrupt;
    const ipc::PortPlace place = ipc::port_place(base_name);
    rexx::PortHosts hosts(place, interrupt);
    rexx::Setup setup{volumes, hosts, interrupt, place, own_program(), options.default_host};
    if (options.talk == mancala_rx::Talk::commands) {
        setup.on_command = [](const std::string& host, const std::string& command) {
            std::cerr << "[" << host << "] " << command << "\n";
        };
    }
    rexx::Interpreter interpreter(std::move(setup));
    const rexx::SignalGuard guard(interrupt, rexx::Regina::halt);
    rexx::Arguments arguments;
    if (options.words.size() > 1) {
        arguments.emplace_back(rexx::to_script(joined(options.words, 1), script->encoding));
    }
    const rexx::Ending ending = interpreter.run(*script, arguments, rexx::CallKind::command);
    if (interpreter.has_lost_output()) {
        command_line::lose_output();
    }
    return tell_error(ending);
}

int run(const mancala_rx::Options& options)
{
    const workbench::Volumes volumes(workbench::volume_environment(::geteuid()));
    return options.task == mancala_rx::Task::check ? check_all(options.words, volumes)
                                                   : run_script(options, volumes);
}

} // namespace

int main(int argc, char** argv)
{
    // A script whose reader has gone ends as any other and closes its ports.
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string> words(argv + 1, argv + argc);
    return program.run([&] { return mancala_rx::parse(words, MANCALA_VERSION); }, run);
}
