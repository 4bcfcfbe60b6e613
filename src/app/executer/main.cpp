// executer: runs scripts that are copied into a directory.
#include "app/command_line/program.hpp"
#include "app/executer/executer.hpp"
#include "app/executer/options.hpp"
#include "core/workbench/volumes.hpp"
#include "ipc/port_name.hpp"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr const char* base_name = "Mancala";
constexpr int status_error = 10;
constexpr command_line::Program program("executer", 20, command_line::Output::log);

/// What may be made because it is ours alone: RAM:, with the folder above it.
void make_ram(const fs::path& ram)
{
    ipc::prepare_with_parent({base_name, ram.string(), "", ::geteuid()});
}

/// The path from the root, without a slash at its end.
fs::path from_the_root(const fs::path& path)
{
    fs::path whole = fs::absolute(path).lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path();
}

int run(const executer::Options& options)
{
    const auto environment = workbench::volume_environment(::geteuid());
    const workbench::Volumes volumes(environment);
    const auto place = volumes.find(options.directory);
    if (!place || place->kind != workbench::PlaceKind::file) {
        return program.refuse(
            place ? options.directory + " is no folder" : to_string(place.error()), status_error);
    }
    const fs::path ram = volumes.find("RAM:").value().paths.front();
    executer::Surroundings around{from_the_root(workbench::as_on_disk(*place)), [] {},
                                  environment.program_folder / "mancala-rx"};
    if (around.directory == from_the_root(ram)) {
        around.prepare = [ram] { make_ram(ram); };
    }
    return executer::run(around, options.span, std::cout, std::cerr);
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    return program.run([&] { return executer::parse(words, MANCALA_VERSION); }, run);
}
