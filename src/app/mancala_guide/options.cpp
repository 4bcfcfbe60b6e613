#include "app/mancala_guide/options.hpp"

#include <CLI/CLI.hpp>

namespace mancala_guide {

namespace {

constexpr int widest = 1000;

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Prints an AmigaGuide file or checks it. Nothing in it is run.", "mancala-guide");
    command_line::introduce(
        app, "Exit status: 0 done, 1 the check found something, 2 wrong options, no such file\n"
             "or node.");
    Options options;
    bool html = false;
    bool check = false;
    app.add_option("FILE", options.file, "the guide")->required();
    app.add_option("NODE", options.node, "one node only; without it all are printed");
    app.add_option("--width", options.width, "characters a line, where the guide wraps")
        ->check(CLI::Range(1, widest))
        ->capture_default_str();
    bool text = false;
    auto* text_flag = app.add_flag("--text", text, "plain text; the default");
    auto* html_flag = app.add_flag("--html", html, "a page of HTML")->excludes(text_flag);
    app.add_flag("--check", check, "list second nodes of a name and links that lead nowhere")
        ->excludes(text_flag)
        ->excludes(html_flag);
    if (const auto end = command_line::read(app, argc, argv)) {
        return *end;
    }
    if (html) {
        options.output = Output::html;
    } else if (check) {
        options.output = Output::check;
    }
    return options;
}

} // namespace mancala_guide
