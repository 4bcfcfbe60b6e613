#include "app/mancala_match/saved_games.hpp"

#include "core/base/checksum.hpp"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <optional>
#include <sstream>

namespace mancala_match {

namespace {

using tournament::Conduct;
using tournament::GameReport;

constexpr std::string_view kind_line = "mancala-match games 1";
constexpr std::string_view games_begin = "games";
constexpr std::string_view game_word = "game";

/// One word: what would end it or be no character as %NN, nothing as "-".
std::string packed(std::string_view text)
{
    if (text.empty()) {
        return "-";
    }
    std::ostringstream word;
    word << std::hex << std::uppercase << std::setfill('0');
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte <= ' ' || byte == 0x7F || c == '%' || text == "-") {
            word << '%' << std::setw(2) << static_cast<unsigned>(byte);
        } else {
            word << c;
        }
    }
    return word.str();
}

template <typename Number>
std::optional<Number> number_in(std::string_view word, int base = 10)
{
    Number number{};
    const char* const end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, number, base);
    return error == std::errc{} && last == end ? std::optional(number) : std::nullopt;
}

std::optional<std::string> unpacked(std::string_view word)
{
    if (word == "-") {
        return "";
    }
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            text += word[i];
            continue;
        }
        const std::string_view digits = word.substr(i + 1, 2);
        const auto byte = number_in<unsigned>(digits, 16);
        if (!byte || digits.size() != 2) {
            return std::nullopt;
        }
        text += static_cast<char>(*byte);
        i += 2;
    }
    return text;
}

/// "error=3,empty=1", "-" for none.
std::string counts_word(const tournament::Counts& counts)
{
    std::string word;
    for (const auto& [reason, times] : counts) {
        word += (word.empty() ? "" : ",") + reason + "=" + std::to_string(times);
    }
    return word.empty() ? "-" : word;
}

std::optional<tournament::Counts> counts_in(std::string_view word)
{
    tournament::Counts counts;
    while (!word.empty() && word != "-") {
        const std::string_view part = word.substr(0, word.find(','));
        const std::size_t equals = std::min(part.find('='), part.size());
        const auto times = number_in<std::uint64_t>(part.substr(std::min(equals + 1, part.size())));
        if (!times) {
            return std::nullopt;
        }
        counts[std::string(part.substr(0, equals))] = *times;
        word.remove_prefix(std::min(part.size() + 1, word.size()));
    }
    return counts;
}

std::string hexadecimal(std::uint64_t number)
{
    std::ostringstream text;
    text << std::hex << std::setfill('0') << std::setw(16) << number;
    return text.str();
}

/// The words of a line one by one. The first that is missing or not what it should be is kept, and
/// all further ones count for nothing.
class LineReader
{
  public:
    explicit LineReader(std::string_view line)
        : line_(line)
    {
    }

    std::string_view word()
    {
        const std::size_t begin = std::min(at_, line_.size());
        const std::size_t end = std::min(line_.find(' ', begin), line_.size());
        column_ = static_cast<int>(begin) + 1;
        at_ = end + 1;
        return line_.substr(begin, end - begin);
    }

    template <typename Value>
    Value take(std::optional<Value> (*read)(std::string_view), const char* what)
    {
        auto value = read(word());
        if (!value) {
            complain(what);
        }
        return value.value_or(Value{});
    }

    void complain(const std::string& reason)
    {
        if (reason_.empty()) {
            reason_ = reason;
            reason_column_ = column_;
        }
    }

    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] int column() const { return reason_column_; }

  private:
    std::string_view line_;
    std::size_t at_ = 0;
    int column_ = 1;
    std::string reason_;
    int reason_column_ = 0;
};

template <typename Number>
std::optional<Number> decimal(std::string_view word)
{
    return number_in<Number>(word);
}

std::string conduct_words(const Conduct& conduct)
{
    return std::to_string(conduct.moves) + " " + std::to_string(conduct.thinking.count()) + " " +
           counts_word(conduct.failures) + " " + packed(conduct.first_message);
}

Conduct conduct_in(LineReader& line)
{
    Conduct conduct;
    conduct.moves = line.take(decimal<std::uint64_t>, "a number of moves expected");
    conduct.thinking =
        std::chrono::nanoseconds(line.take(decimal<std::int64_t>, "a time expected"));
    conduct.failures = line.take(counts_in, "failures expected");
    conduct.first_message = line.take(unpacked, "a message expected");
    return conduct;
}

/// The sum at the end fits what stands before it.
bool is_sound(std::string_view line)
{
    const std::size_t blank = line.rfind(' ');
    return blank != std::string_view::npos &&
           line.substr(blank + 1) == hexadecimal(base::checksum(line.substr(0, blank)));
}

void read_game(LineReader& line, SavedGames& saved)
{
    const auto number = line.take(decimal<std::uint64_t>, "the number of a game expected");
    if (saved.games.contains(number)) {
        line.complain("game " + std::to_string(number) + " stands here twice");
    }
    GameReport report;
    report.margin = line.take(decimal<int>, "a margin expected");
    report.ending = line.take(unpacked, "an ending expected");
    report.conduct[0] = conduct_in(line);
    report.conduct[1] = conduct_in(line);
    saved.games.emplace(number, std::move(report));
}

/// Which lines may come next.
enum class Part
{
    kind,
    settings,
    games
};

/// Puts a line into its place and tells what comes next; the reader knows what was wrong.
Part read_line(std::string_view text, Part part, LineReader& line, SavedGames& saved)
{
    if (part == Part::kind) {
        if (text != kind_line) {
            line.complain("no games that mancala-match has saved");
        }
        return Part::settings;
    }
    if (text == games_begin && part == Part::settings) {
        return Part::games;
    }
    const std::string_view word = line.word();
    if (part == Part::settings) {
        saved.settings.push_back(
            {std::string(word), line.take(unpacked, "the value of a setting expected")});
    } else if (word != game_word || !is_sound(text)) {
        line.complain("a damaged line: it does not fit the sum at its end");
    } else {
        read_game(line, saved);
    }
    return part;
}

} // namespace

std::string saved_settings(const Settings& settings)
{
    std::string text = std::string(kind_line) + "\n";
    for (const Setting& setting : settings) {
        text += setting.name + " " + packed(setting.value) + "\n";
    }
    return text + std::string(games_begin) + "\n";
}

std::string saved_game(std::uint64_t number, const GameReport& report)
{
    const std::string line = std::string(game_word) + " " + std::to_string(number) + " " +
                             std::to_string(report.margin) + " " + packed(report.ending) + " " +
                             conduct_words(report.conduct[0]) + " " +
                             conduct_words(report.conduct[1]);
    return line + " " + hexadecimal(base::checksum(line)) + "\n";
}

base::Result<SavedGames> read_saved_games(std::string_view text, const std::string& file)
{
    SavedGames saved;
    Part part = Part::kind;
    int number = 0;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos;
         end = text.find('\n', saved.whole)) {
        const std::string_view line = text.substr(saved.whole, end - saved.whole);
        LineReader reader(line);
        ++number;
        part = read_line(line, part, reader, saved);
        if (!reader.reason().empty()) {
            return base::failure(
                {file, number, reader.column(), reader.reason(), std::string(line)});
        }
        saved.whole = end + 1;
    }
    if (part != Part::games) {
        return base::failure({file, number + 1, 1, "no games that mancala-match has saved", ""});
    }
    return saved;
}

std::string difference(const Settings& here, const Settings& now)
{
    const auto value = [](const Settings& settings, const std::string& name) {
        const auto found = std::find_if(settings.begin(), settings.end(),
                                        [&](const Setting& one) { return one.name == name; });
        return found == settings.end() || found->value.empty() ? "nothing" : found->value;
    };
    Settings all = here;
    all.insert(all.end(), now.begin(), now.end());
    std::string text;
    std::vector<std::string> named;
    for (const Setting& setting : all) {
        const std::string then = value(here, setting.name);
        const std::string wanted = value(now, setting.name);
        const bool told = std::find(named.begin(), named.end(), setting.name) != named.end();
        if (then != wanted && !told) {
            named.push_back(setting.name);
            text.append(text.empty() ? "" : "; ").append(setting.name);
            text.append(" is ").append(then).append(" here and ").append(wanted).append(" now");
        }
    }
    return text;
}

} // namespace mancala_match
