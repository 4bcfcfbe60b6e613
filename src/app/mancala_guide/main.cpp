// mancala-guide: reads the command line and the file, prints.
#include "app/mancala_guide/task.hpp"

#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

using namespace mancala_guide;

int refuse(const std::string& reason)
{
    std::cerr << "mancala-guide: " << reason << '\n';
    return exit_bad_options;
}

int run(const Options& options)
{
    std::ifstream file(options.file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file) {
        return refuse(options.file + ": cannot be read");
    }
    const auto printed = answer(options, bytes);
    if (!printed) {
        return refuse(base::to_string(printed.error()));
    }
    std::cout << printed->text << std::flush;
    return printed->status;
}

} // namespace

int main(int argc, const char** argv)
{
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::get<int>(parsed) : run(*options);
    } catch (const std::exception& error) {
        return refuse(error.what());
    }
}
