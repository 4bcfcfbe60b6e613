#include "core/pairing/message.hpp"

#include "core/pairing/message_words.hpp"

#include <array>
#include <map>
#include <optional>
#include <utility>

namespace pairing {

namespace {

using Words = std::vector<std::string_view>;
using Parsed = std::optional<Message>;

constexpr int most_version = 999;

std::string joined(std::initializer_list<std::string> words)
{
    std::string line;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
}

std::string digits(std::uint64_t number)
{
    return std::to_string(number);
}

std::string_view word_of(Kind kind)
{
    return kind == Kind::human ? "human" : "computer";
}

std::optional<Kind> kind_from(std::string_view word)
{
    if (word != "human" && word != "computer") {
        return std::nullopt;
    }
    return word == "human" ? Kind::human : Kind::computer;
}

constexpr std::array<std::string_view, 3> verdicts{"none", "ordered", "stale"};

std::optional<Verdict> verdict_from(std::string_view word)
{
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        if (verdicts.at(i) == word) {
            return static_cast<Verdict>(i);
        }
    }
    return std::nullopt;
}

std::string print_deed(const Deed& deed)
{
    if (const auto* play = std::get_if<match::PlayPit>(&deed)) {
        return "Zug " + std::to_string(play->pit.number());
    }
    if (std::holds_alternative<match::Undo>(deed)) {
        return "Undo";
    }
    if (std::holds_alternative<match::NewGame>(deed)) {
        return "Neu";
    }
    const bool repetition = std::get<match::EndGame>(deed).ending == match::Ending::repetition;
    return repetition ? "Spielende repetition" : "Spielende";
}

/// From the words after the first `skipped`.
std::optional<Deed> deed_from(const Words& words, std::size_t skipped)
{
    const std::size_t count = words.size() - skipped;
    const std::string_view first = words.at(skipped);
    const std::string_view second = count == 2 ? words.at(skipped + 1) : std::string_view{};
    if (count == 2 && first == "Zug") {
        const auto number = words::number(second);
        const auto pit = mancala::Pit::from_number(static_cast<std::int64_t>(number.value_or(0)));
        return pit ? std::optional<Deed>(match::PlayPit{*pit}) : std::nullopt;
    }
    if (count == 2 && first == "Spielende" && second == "repetition") {
        return match::EndGame{match::Ending::repetition};
    }
    if (count != 1) {
        return std::nullopt;
    }
    if (first == "Undo") {
        return match::Undo{};
    }
    if (first == "Neu") {
        return match::NewGame{};
    }
    return first == "Spielende" ? std::optional<Deed>(match::EndGame{}) : std::nullopt;
}

std::string print_sitter(const Sitter& sitter)
{
    return "kind=" + std::string(word_of(sitter.kind)) + " name=" + words::name_word(sitter.name);
}

struct Printer
{
    std::string operator()(const Hello& hello) const
    {
        return joined({"hello", "protocol=" + to_string(hello.version),
                       "program=" + words::name_word(hello.program),
                       "pairing=" + words::hash_word(hello.pairing),
                       "stones=" + std::to_string(hello.stones),
                       "first=" + std::to_string(hello.first),
                       "seat=" + (hello.seat ? std::to_string(number_of(*hello.seat)) : "any"),
                       std::string("game=") + (hello.running ? "running" : "none"),
                       "moves=" + digits(hello.moves), "hash=" + words::hash_word(hello.hash),
                       print_sitter(hello.sitter)});
    }
    std::string operator()(const Refuse& refuse) const
    {
        return joined({"refuse", std::string(pairing::word_of(refuse.mismatch.matter)),
                       words::name_word(refuse.mismatch.mine),
                       words::name_word(refuse.mismatch.partners)});
    }
    std::string operator()(const Moves& moves) const
    {
        return joined({"moves", digits(moves.before), words::pits_word(moves.pits)});
    }
    std::string operator()(const State& state) const
    {
        return joined({"state", words::hash_word(state.pairing), digits(state.order),
                       digits(state.game), std::string(pairing::word_of(state.stage)),
                       digits(state.moves), words::hash_word(state.hash), digits(state.request),
                       std::string(verdicts.at(static_cast<std::size_t>(state.verdict)))});
    }
    std::string operator()(const Request& request) const
    {
        return joined({"request", digits(request.number), digits(request.order),
                       words::hash_word(request.hash), print_deed(request.deed)});
    }
    std::string operator()(const Order& order) const
    {
        return joined({"order", digits(order.number), digits(order.request),
                       words::hash_word(order.hash), print_deed(order.deed)});
    }
    std::string operator()(const Stale& stale) const
    {
        return joined({"stale", digits(stale.request)});
    }
    std::string operator()(const Again&) const { return "again"; }
    std::string operator()(const Seating& seating) const
    {
        return "seat " + print_sitter(seating.sitter);
    }
    std::string operator()(const Differ&) const { return "differ"; }
    std::string operator()(const Settle& settle) const
    {
        return settle.how == Settling::insist ? "settle mine" : "settle yours";
    }
    std::string operator()(const Bye&) const { return "bye"; }
    std::string operator()(const Unknown&) const { return "unknown"; }
};

using Keys = std::map<std::string_view, std::string_view>;

/// "key=value" each; nothing if one is not, or stands twice.
std::optional<Keys> keys_of(const Words& words)
{
    Keys keys;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view word = words.at(i);
        const std::size_t equal = word.find('=');
        if (equal == 0 || equal == std::string_view::npos ||
            !keys.emplace(word.substr(0, equal), word.substr(equal + 1)).second) {
            return std::nullopt;
        }
    }
    return keys;
}

std::string_view value_of(const Keys& keys, std::string_view key)
{
    const auto found = keys.find(key);
    return found == keys.end() ? std::string_view{} : found->second;
}

std::optional<Version> version_from(std::string_view word)
{
    const std::size_t dot = word.find('.');
    const auto major = words::number(word.substr(0, dot));
    const auto minor =
        dot == std::string_view::npos ? std::nullopt : words::number(word.substr(dot + 1));
    if (!major || !minor || *major > most_version || *minor > most_version) {
        return std::nullopt;
    }
    return Version{static_cast<int>(*major), static_cast<int>(*minor)};
}

std::optional<Sitter> sitter_from(const Keys& keys)
{
    const auto kind = kind_from(value_of(keys, "kind"));
    auto name = words::name(value_of(keys, "name"));
    return kind && name ? std::optional(Sitter{*kind, std::move(*name)}) : std::nullopt;
}

/// "any" leaves it open.
bool read_seat(std::string_view word, std::optional<mancala::Player>& seat)
{
    if (word == "1" || word == "2") {
        seat = word == "1" ? mancala::Player::one : mancala::Player::two;
    }
    return seat || word == "any";
}

/// Of another major version nothing but that number is understood.
Parsed hello_from(const Words& words)
{
    const auto keys = keys_of(words);
    const auto version = keys ? version_from(value_of(*keys, "protocol")) : std::nullopt;
    if (!version) {
        return std::nullopt;
    }
    Hello hello;
    hello.version = *version;
    if (version->major != own_protocol.major) {
        return hello;
    }
    const auto program = words::name(value_of(*keys, "program"));
    const auto pairing = words::hash(value_of(*keys, "pairing"));
    const auto stones = words::number(value_of(*keys, "stones"));
    const auto first = words::number(value_of(*keys, "first"));
    const auto moves = words::number(value_of(*keys, "moves"));
    const auto hash = words::hash(value_of(*keys, "hash"));
    const auto sitter = sitter_from(*keys);
    const std::string_view game = value_of(*keys, "game");
    const bool reads = program && !program->empty() && pairing && stones &&
                       *stones <= most_version && first && *first <= most_version && moves &&
                       hash && sitter && (game == "none" || game == "running") &&
                       read_seat(value_of(*keys, "seat"), hello.seat);
    if (!reads) {
        return std::nullopt;
    }
    hello.program = *program;
    hello.pairing = *pairing;
    hello.stones = static_cast<int>(*stones);
    hello.first = static_cast<int>(*first);
    hello.running = game == "running";
    hello.moves = static_cast<std::size_t>(*moves);
    hello.hash = *hash;
    hello.sitter = *sitter;
    return hello;
}

Parsed refuse_from(const Words& words)
{
    const auto matter = words.size() == 4 ? matter_from(words[1]) : std::nullopt;
    const auto mine = matter ? words::name(words[2]) : std::nullopt;
    const auto partners = mine ? words::name(words[3]) : std::nullopt;
    return partners ? Parsed(Refuse{{*matter, *mine, *partners}}) : std::nullopt;
}

Parsed moves_from(const Words& words)
{
    const auto before = words.size() == 3 ? words::number(words[1]) : std::nullopt;
    auto pits =
        before && words[2].size() <= most_pits_in_line ? words::pits(words[2]) : std::nullopt;
    return pits ? Parsed(Moves{static_cast<std::size_t>(*before), std::move(*pits)}) : std::nullopt;
}

Parsed state_from(const Words& words)
{
    if (words.size() != 9) {
        return std::nullopt;
    }
    const auto pairing = words::hash(words[1]);
    const auto order = words::number(words[2]);
    const auto game = words::number(words[3]);
    const auto stage = stage_from(words[4]);
    const auto moves = words::number(words[5]);
    const auto hash = words::hash(words[6]);
    const auto request = words::number(words[7]);
    const auto verdict = verdict_from(words[8]);
    const bool reads = pairing && order && game && stage && moves && *moves <= most_moves && hash &&
                       request && verdict;
    return reads ? Parsed(State{*pairing, *order, *game, *stage, static_cast<std::size_t>(*moves),
                                *hash, *request, *verdict})
                 : std::nullopt;
}

/// `request` and `order` have the same words; nothing unless they read.
template <typename T>
Parsed deed_message(const Words& words)
{
    constexpr std::size_t words_before_deed = 4;
    if (words.size() <= words_before_deed) {
        return std::nullopt;
    }
    const auto one = words::number(words[1]);
    const auto other = words::number(words[2]);
    const auto hash = words::hash(words[3]);
    const auto deed = deed_from(words, words_before_deed);
    return one && other && hash && deed ? Parsed(T{*one, *other, *hash, *deed}) : std::nullopt;
}

Parsed stale_from(const Words& words)
{
    const auto request = words.size() == 2 ? words::number(words[1]) : std::nullopt;
    return request ? Parsed(Stale{*request}) : std::nullopt;
}

Parsed seating_from(const Words& words)
{
    const auto keys = keys_of(words);
    const auto sitter = keys ? sitter_from(*keys) : std::nullopt;
    return sitter ? Parsed(Seating{*sitter}) : std::nullopt;
}

Parsed settle_from(const Words& words)
{
    if (words.size() != 2 || (words[1] != "mine" && words[1] != "yours")) {
        return std::nullopt;
    }
    return Settle{words[1] == "mine" ? Settling::insist : Settling::give_way};
}

template <typename T>
Parsed alone(const Words& words)
{
    return words.size() == 1 ? Parsed(T{}) : std::nullopt;
}

using Reader = Parsed (*)(const Words&);

constexpr std::array<std::pair<std::string_view, Reader>, 12> readers{{
    {"hello", hello_from},
    {"refuse", refuse_from},
    {"moves", moves_from},
    {"state", state_from},
    {"request", deed_message<Request>},
    {"order", deed_message<Order>},
    {"stale", stale_from},
    {"again", alone<Again>},
    {"seat", seating_from},
    {"differ", alone<Differ>},
    {"settle", settle_from},
    {"bye", alone<Bye>},
}};

base::Result<Message> unreadable(std::string reason)
{
    return base::failure({"", 0, 0, std::move(reason), ""});
}

} // namespace

std::string print(const Message& message)
{
    return std::visit(Printer{}, message);
}

base::Result<Message> parse(std::string_view line)
{
    constexpr std::size_t most_words = 64;
    if (line.size() > longest_line) {
        return unreadable("a line is too long");
    }
    Words words;
    while (const auto word = words::take(line)) {
        words.push_back(*word);
    }
    if (!line.empty() || words.empty() || words.size() > most_words) {
        return unreadable("a line does not consist of words");
    }
    for (const auto& [name, read] : readers) {
        if (name == words.front()) {
            const Parsed message = read(words);
            return message ? base::Result<Message>(*message)
                           : unreadable("a line is wrong: " + std::string(name));
        }
    }
    return Unknown{};
}

} // namespace pairing
