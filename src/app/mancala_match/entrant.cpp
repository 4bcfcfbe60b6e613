#include "app/mancala_match/entrant.hpp"

#include "app/glue/atomic_file.hpp"
#include "app/glue/script_player.hpp"
#include "core/base/checksum.hpp"
#include "core/engine/meister.hpp"
#include "core/players/roster.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>
#include <variant>

namespace mancala_match {

namespace {

constexpr std::array<std::string_view, 2> extern_words{"extern1", "extern2"};
constexpr std::string_view meister_word = "meister";

base::Diagnostic diagnostic_of(std::string text)
{
    base::Diagnostic diagnostic;
    diagnostic.text = std::move(text);
    return diagnostic;
}

base::Result<Entrant> extern_entrant(const std::string& word, const std::string& path)
{
    if (path.empty()) {
        return base::failure(diagnostic_of(word + " needs --" + word + " FILE"));
    }
    constexpr std::size_t most_bytes = 10'000'000;
    const auto bytes = glue::read_whole_file(path, most_bytes);
    if (!bytes) {
        return base::failure(bytes.error());
    }
    return glue::read_player_file(path, *bytes).map([&](const glue::PlayerFile& file) {
        return Entrant{word + " " + path, Measure::work, base::checksum(*bytes),
                       [file](const auto* /*tables*/) { return glue::make_script_player(file); }};
    });
}

base::Result<engine::NetWeights> weights_in(const std::string& path)
{
    constexpr std::size_t most_bytes = 10'000'000;
    return glue::read_whole_file(path, most_bytes).and_then([&](const std::string& bytes) {
        return engine::read_net(bytes, path);
    });
}

/// What Meister may spend on a move: nodes or time.
using Effort = std::variant<std::uint64_t, std::chrono::milliseconds>;

/// "3000", "20ms" or "2s"; nothing for anything else, a time beyond an hour included.
std::optional<Effort> effort_in(std::string_view text)
{
    constexpr std::uint64_t most_milliseconds = 3'600'000;
    std::uint64_t number = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit = text.substr(static_cast<std::size_t>(last - text.data()));
    if (error != std::errc{} || number == 0) {
        return std::nullopt;
    }
    if (unit.empty()) {
        return number;
    }
    const std::uint64_t unit_length = unit == "s" ? 1000 : 1;
    if ((unit != "ms" && unit != "s") || number > most_milliseconds / unit_length) {
        return std::nullopt;
    }
    return std::chrono::milliseconds(number * unit_length);
}

/// What stands between the colons behind "meister", and the usual where it is left out.
struct MeisterParts
{
    static constexpr int usual_stones = 12;
    static constexpr int most_stones = 20;

    Effort effort = engine::Meister::usual_nodes;
    engine::Manner manner;
    std::string weights = {}; ///< a file
    int stones = usual_stones;
};

base::Result<int> stones_in(const std::string& text)
{
    int stones = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, stones);
    if (error != std::errc{} || last != end || stones < 1 || stones > MeisterParts::most_stones) {
        return base::failure(diagnostic_of("no number of stones from 1 to " +
                                           std::to_string(MeisterParts::most_stones) + ": " +
                                           text));
    }
    return stones;
}

/// "2threads".
std::optional<unsigned> threads_in(std::string_view word)
{
    constexpr unsigned most_threads = 64;
    unsigned threads = 0;
    const auto [last, error] = std::from_chars(word.data(), word.data() + word.size(), threads);
    const std::string_view unit = word.substr(static_cast<std::size_t>(last - word.data()));
    const bool is_right = error == std::errc{} && unit == "threads" && threads >= 2;
    return is_right && threads <= most_threads ? std::optional(threads) : std::nullopt;
}

/// The words behind the effort, each with a plus before it.
base::Result<engine::Manner> manner_in(std::string_view words)
{
    engine::Manner manner;
    while (!words.empty()) {
        words.remove_prefix(1);
        const std::string_view word = words.substr(0, words.find('+'));
        words.remove_prefix(word.size());
        if (word == "vary") {
            manner.tolerance = engine::Manner::usual_tolerance;
        } else if (const auto threads = threads_in(word)) {
            manner.threads = *threads;
        } else {
            return base::failure(diagnostic_of("no such word behind meister's nodes or time (there "
                                               "are +vary and +2threads to +64threads): +" +
                                               std::string(word)));
        }
    }
    return manner;
}

/// What a move may cost and how the player goes about it: "3000+vary".
base::Result<MeisterParts> effort_and_manner_in(const std::string& text)
{
    const std::size_t plus = std::min(text.find('+'), text.size());
    const auto effort = effort_in(std::string_view(text).substr(0, plus));
    if (!effort) {
        return base::failure(
            diagnostic_of("neither nodes nor a time up to an hour (as 3000, 20ms or 2s): " + text));
    }
    const auto manner = manner_in(std::string_view(text).substr(plus));
    if (!manner) {
        return base::failure(manner.error());
    }
    if (manner->threads > 1 && std::holds_alternative<std::uint64_t>(*effort)) {
        return base::failure(diagnostic_of(
            "several threads need a time, for by nodes no two runs would play the same: " + text));
    }
    return MeisterParts{*effort, *manner};
}

/// In what stands behind the effort. A colon before anything but a number belongs to the name of
/// the file, unless there is no name.
std::size_t colon_before_stones(const std::string& rest)
{
    const std::size_t last = rest.rfind(':');
    const bool is_number = last != std::string::npos && last + 1 < rest.size() &&
                           rest.find_first_not_of("0123456789", last + 1) == std::string::npos;
    if (is_number) {
        return last;
    }
    return rest.starts_with(':') ? 0 : std::string::npos;
}

base::Result<MeisterParts> meister_parts(const std::string& word)
{
    MeisterParts parts;
    std::istringstream words(word);
    std::string part;
    std::getline(words, part, ':');
    if (std::getline(words, part, ':') || word.back() == ':') {
        const auto read = effort_and_manner_in(part);
        if (!read) {
            return base::failure(read.error());
        }
        parts = *read;
    }
    std::getline(words, parts.weights);
    const std::size_t colon = colon_before_stones(parts.weights);
    if (colon != std::string::npos) {
        const auto stones = stones_in(parts.weights.substr(colon + 1));
        if (!stones) {
            return base::failure(stones.error());
        }
        parts.stones = *stones;
        parts.weights.resize(colon);
    }
    return parts;
}

/// "meister", then after colons what a move may cost, a file of weights, and the stones up to which
/// endgame tables are built.
base::Result<Entrant> meister_entrant(const std::string& word)
{
    const auto parts = meister_parts(word);
    if (!parts) {
        return base::failure(parts.error());
    }
    const bool timed = std::holds_alternative<std::chrono::milliseconds>(parts->effort);
    auto weights = parts->weights.empty() ? engine::built_in_weights() : weights_in(parts->weights);
    return std::move(weights).map([&](const engine::NetWeights& read) {
        const auto make = [effort = parts->effort, manner = parts->manner,
                           read](const engine::ExactValues* tables) {
            return std::visit(
                [&](auto amount) {
                    return std::make_unique<engine::Meister>(amount, read, tables, manner);
                },
                effort);
        };
        const bool varies = timed || parts->manner.tolerance > 0;
        return Entrant{word,
                       timed ? Measure::clock : Measure::work,
                       base::checksum(engine::write_net(read)),
                       make,
                       parts->stones,
                       varies ? Chance::possible : Chance::none};
    });
}

} // namespace

base::Result<Entrant> entrant(const std::string& word,
                              const std::array<std::string, 2>& extern_files)
{
    for (std::size_t i = 0; i < extern_words.size(); ++i) {
        if (word == extern_words.at(i)) {
            return extern_entrant(word, extern_files.at(i));
        }
    }
    if (word == meister_word || word.starts_with(std::string(meister_word) + ":")) {
        return meister_entrant(word);
    }
    if (const auto kind = players::kind_named(word)) {
        const auto make = [kind = *kind](const auto* /*tables*/) {
            return players::make_player(kind);
        };
        const bool draws_lots = *kind != players::Kind::gemein;
        return Entrant{
            word, Measure::work, 0, make, 0, draws_lots ? Chance::possible : Chance::none};
    }
    std::string text = "no such player: " + word + " (there are";
    for (const players::Kind kind : players::all_kinds) {
        text += " " + std::string(players::name(kind));
    }
    return base::failure(diagnostic_of(
        text + " meister[:NODES|TIME[+vary][+2threads][:WEIGHTS[:STONES]]] extern1 extern2)"));
}

} // namespace mancala_match
