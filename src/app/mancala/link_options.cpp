#include "app/mancala/link_options.hpp"

#include "app/glue/code_file.hpp"
#include "app/glue/partner_reasons.hpp"
#include "app/glue/settings_file.hpp"
#include "core/base/version.hpp"
#include "ipc/link_address.hpp"
#include "ipc/partner_code.hpp"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <utility>
#include <variant>

namespace app {

namespace {

base::Diagnostic wrong(const std::string& option, std::string reason)
{
    return {option, 0, 0, std::move(reason), ""};
}

/// A guest's code. Without a file it is typed, where somebody can type.
base::Result<std::string> code_of(const LinkWords& words, const Options& options)
{
    if (!words.code_file) {
        return options.face == Face::headless
                   ? base::Result<std::string>(base::failure(
                         wrong("--connect",
                               std::string(text(options.language, glue::Text::code_missing)))))
                   : std::string();
    }
    auto bytes = glue::read_code_file(*words.code_file, options.language);
    if (!bytes) {
        return bytes;
    }
    const auto code = ipc::PartnerCode::read(*bytes);
    if (const auto* mistake = std::get_if<ipc::CodeMistake>(&code)) {
        return base::failure(wrong(*words.code_file, reason_text(options.language, *mistake)));
    }
    return std::get<ipc::PartnerCode>(code).text();
}

/// An option that nothing would come of: only the window can begin a link later.
std::optional<base::Diagnostic> without_effect(const LinkWords& words, const Options& options)
{
    const auto needs_a_link = [&](const char* option) {
        return wrong(option, std::string(text(options.language, glue::Text::link_wanted)));
    };
    if (words.code_file && words.code_file->empty()) {
        return wrong("--code-file", std::string(text(options.language, glue::Text::code_missing)));
    }
    if (words.listen || words.connect || options.face == Face::automatic) {
        return std::nullopt;
    }
    return words.code_file ? std::optional(needs_a_link("--code-file"))
           : words.seat    ? std::optional(needs_a_link("--seat"))
                           : std::nullopt;
}

} // namespace

void add_link_options(CLI::App& app, LinkWords& words)
{
    auto* listen =
        app.add_option("--listen", words.listen, "wait for a partner's game on another machine")
            ->option_text("[ADDRESS:]PORT");
    app.add_option("--connect", words.connect, "link with the game that waits there")
        ->option_text("HOST:PORT")
        ->excludes(listen);
    app.add_option("--code-file", words.code_file, "holds the partner code; --listen writes it")
        ->option_text("FILE");
    app.add_option("--seat", words.seat, "the own seat in a linked game")
        ->check(CLI::Range(1, 2))
        ->option_text("1|2");
}

std::optional<base::Diagnostic> take_link(const LinkWords& words, Options& options)
{
    using glue::Text;
    if (auto refusal = without_effect(words, options)) {
        return refusal;
    }
    options.code_file = words.code_file.value_or("");
    if (words.seat) {
        options.link_seat = mancala::player_from_number(*words.seat);
    }
    const auto no_address = [&](const char* option, const std::string& word) {
        return wrong(option,
                     text(options.language, Text::link_no_address, {word.empty() ? "\"\"" : word}));
    };
    if (words.listen) {
        if (!ipc::listening_address(*words.listen)) {
            return no_address("--listen", *words.listen);
        }
        options.link = glue::ListenForPartner{*words.listen};
    }
    if (words.connect) {
        if (!ipc::calling_address(*words.connect)) {
            return no_address("--connect", *words.connect);
        }
        auto code = code_of(words, options);
        if (!code) {
            return code.error();
        }
        options.link = glue::CallPartner{*words.connect, std::move(*code)};
    }
    return std::nullopt;
}

glue::PartnerConfig partner_config(const Options& options)
{
    glue::PartnerConfig config;
    config.language = options.language;
    config.version = base::version;
    config.seat = options.link_seat;
    config.code_file = options.code_file;
    // What is no terminal may be a log that others read.
    const bool is_read_at_once = options.face != Face::headless && ::isatty(STDOUT_FILENO) == 1;
    config.code_told = is_read_at_once ? glue::CodeTold::openly : glue::CodeTold::by_file;
    config.records = glue::data_folder();
    return config;
}

} // namespace app
