#include "app/glue/script_player.hpp"

#include "candoscript/compiler.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/parser.hpp"
#include "candoscript/run.hpp"
#include "core/base/encoding.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

namespace glue {

namespace {

constexpr std::string_view first_line = "Nop; Mancala.Extern";
constexpr std::string_view comment_mark = "Nop; ";
constexpr std::size_t longest_comment = 43;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// ---- what a script sees of the game, guide node "Vars"
// -------------------------------------------

constexpr const char* answer = "F";

candoscript::Host host_of(const mancala::Position& position)
{
    using namespace candoscript;
    using enum mancala::Player;
    return {.variables = {HostNumber{"AmZug", mancala::number_of(position.to_move)},
                          HostNumber{"AufBrett", mancala::stones_on_board(position)},
                          HostNumber{"EvenPoint", mancala::even_score(position)},
                          HostArray{"Brett", {position.pits.begin(), position.pits.end()}},
                          HostArray{"Summe", {row_sum(position, one), row_sum(position, two)}},
                          HostRecords{"Spieler",
                                      "Punkte",
                                      {position.stores.begin(), position.stores.end()}}},
            .answers = {answer}};
}

// ---- the file, guide node "Format"
// ---------------------------------------------------------------

/// Takes a line off the front; without its end.
std::string_view take_line(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    return line;
}

base::Diagnostic refusal(const std::string& name, int line, std::string_view reason)
{
    return {name, line, 1, std::string(reason), ""};
}

/// What line 2 says, or why it is no comment line.
base::Result<std::string>
comment_of(const std::string& name, std::string_view line, Language language)
{
    if (line == comment_mark.substr(0, comment_mark.size() - 1)) {
        return std::string();
    }
    if (line.substr(0, comment_mark.size()) != comment_mark) {
        return base::failure(refusal(name, 2, text(language, Text::player_file_comment)));
    }
    return base::escape_control(
        candoscript::utf8_from_latin1(line.substr(comment_mark.size(), longest_comment)));
}

base::Diagnostic named(base::Diagnostic diagnostic, const std::string& name)
{
    diagnostic.file = name;
    return diagnostic;
}

// ---- the player
// ----------------------------------------------------------------------------------

class ScriptPlayer final : public players::Player
{
  public:
    ScriptPlayer(PlayerFile file, OnScriptWarning on_warning)
        : file_(std::move(file))
        , on_warning_(std::move(on_warning))
        , store_(file_.program)
    {
    }

    void new_game() override { store_.clear(); }

    players::Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override
    {
        base::Budget own(std::min(budget.left(), candoscript::usual_budget), budget.stop_token());
        const std::uint64_t before = own.left();
        base::Rng random(seed);
        const auto outcome = candoscript::run(store_, host_of(position), random, own);
        static_cast<void>(budget.spend(before - own.left()));
        warn();
        if (const auto* error = std::get_if<base::Diagnostic>(&outcome)) {
            return {.failure = named(*error, file_.name)};
        }
        if (const auto* over = std::get_if<candoscript::OutOfBudget>(&outcome)) {
            return {.failure = out_of_budget(*over, before)};
        }
        if (std::holds_alternative<candoscript::Stopped>(outcome)) {
            return {};
        }
        return {.pit = store_.integer(answer)};
    }

  private:
    [[nodiscard]] base::Diagnostic out_of_budget(const candoscript::OutOfBudget& over,
                                                 std::uint64_t commands) const
    {
        return refusal(file_.name, over.line,
                       "the script was stopped after " + std::to_string(commands) + " commands");
    }

    void warn()
    {
        for (const base::Diagnostic& warning : store_.take_warnings()) {
            if (on_warning_) {
                on_warning_(named(warning, file_.name));
            }
        }
    }

    PlayerFile file_;
    OnScriptWarning on_warning_;
    candoscript::Store store_; ///< of file_.program
};

} // namespace

base::Result<PlayerFile>
read_player_file(const std::string& name, std::string_view bytes, Language language)
{
    if (bytes.substr(0, byte_order_mark.size()) == byte_order_mark) {
        bytes.remove_prefix(byte_order_mark.size());
    }
    const std::string source = base::latin1_from_utf8(base::utf8_from_utf8_or_latin1(bytes));
    std::string_view rest = source;
    if (take_line(rest) != first_line) {
        return base::failure(refusal(name, 1, text(language, Text::player_file_header)));
    }
    auto comment = comment_of(name, take_line(rest), language);
    if (!comment) {
        return base::failure(comment.error());
    }
    // Both lines are commands that do nothing, so the whole file is the script and lines count from
    // the file's first.
    auto program = candoscript::load(source);
    if (!program) {
        return base::failure(named(program.error(), name));
    }
    return PlayerFile{name, std::move(*comment), std::move(*program)};
}

base::Result<PlayerFile> load_player_file(const std::string& path, Language language)
{
    // A device or a pipe could block, even the opening of it, or never end.
    std::error_code unknown;
    std::ifstream file;
    if (std::filesystem::is_regular_file(path, unknown)) {
        file.open(path, std::ios::binary);
    }
    if (!file.is_open()) {
        return base::failure(refusal(path, 0, text(language, Text::player_file_unreadable)));
    }
    std::string bytes(candoscript::longest_source + 1, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    if (bytes.size() > candoscript::longest_source) {
        return base::failure(refusal(path, 0, text(language, Text::player_file_too_long)));
    }
    return read_player_file(path, bytes, language);
}

std::unique_ptr<players::Player> make_script_player(PlayerFile file, OnScriptWarning on_warning)
{
    return std::make_unique<ScriptPlayer>(std::move(file), std::move(on_warning));
}

} // namespace glue
