#include "app/command_line/rules.hpp"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cmath>
#include <cstdint>

namespace command_line {

namespace {

/// Whether all of the text is a number of this kind; it is then in `number`.
template <typename Number>
bool is_number(const std::string& text, Number& number)
{
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && last == end;
}

} // namespace

std::string whole_number(const std::string& text)
{
    std::uint64_t number = 0;
    const bool octal = text.size() > 1 && text.front() == '0';
    return is_number(text, number) && !octal
               ? ""
               : "no whole number from 0 to 18446744073709551615: " + text;
}

std::string finite_number(const std::string& text)
{
    double number = 0;
    return is_number(text, number) && std::isfinite(number) ? "" : "no number: " + text;
}

std::string file_name(const std::string& text)
{
    return text.empty() ? "the name of a file is missing" : "";
}

void add_jobs(CLI::App& app, unsigned& jobs)
{
    constexpr unsigned most_jobs = 64;
    app.add_option("--jobs", jobs, "threads")
        ->check(CLI::Range(1U, most_jobs))
        ->type_name("J")
        ->capture_default_str();
}

CLI::Option* add_threads(CLI::App& app, unsigned& threads, const std::string& what)
{
    constexpr unsigned most_threads = 256;
    return app.add_option("--threads", threads, what)->check(CLI::Range(1U, most_threads));
}

CLI::Option* add_tables(CLI::App& app, std::string& folder)
{
    return app
        .add_option("--tables,--folder", folder,
                    "where the endgame tables are; mancala in the cache folder")
        ->type_name("FOLDER");
}

} // namespace command_line
