// mancala-guide: reads the command line and the file, prints.
#include "app/command_line/program.hpp"
#include "app/mancala_guide/task.hpp"

#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace mancala_guide;

constexpr command_line::Program program("mancala-guide", exit_bad_options);

int run(const Options& options)
{
    std::ifstream file(options.file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file) {
        return program.refuse(options.file + ": cannot be read", exit_bad_options);
    }
    const auto printed = answer(options, bytes);
    if (!printed) {
        return program.refuse(printed.error(), exit_bad_options);
    }
    std::cout << printed->text;
    return printed->status;
}

} // namespace

int main(int argc, const char** argv)
{
    return program.run([&] { return parse(argc, argv); }, run);
}
