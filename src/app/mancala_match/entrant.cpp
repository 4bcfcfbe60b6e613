#include "app/mancala_match/entrant.hpp"

#include "app/glue/script_player.hpp"
#include "core/engine/meister.hpp"
#include "core/players/roster.hpp"

#include <charconv>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

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
    return glue::load_player_file(path).map([&](const glue::PlayerFile& file) {
        return Entrant{word + " " + path, [file] { return glue::make_script_player(file); }};
    });
}

base::Result<engine::NetWeights> weights_in(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file) {
        base::Diagnostic diagnostic = diagnostic_of("cannot be read");
        diagnostic.file = path;
        return base::failure(diagnostic);
    }
    return engine::read_net(bytes, path);
}

/// "meister", then after a colon the nodes of a move, then after another a file of weights.
base::Result<Entrant> meister_entrant(const std::string& word)
{
    std::istringstream words(word);
    std::string part;
    std::getline(words, part, ':');
    std::uint64_t nodes = engine::Meister::usual_nodes;
    if (std::getline(words, part, ':')) {
        const char* end = part.data() + part.size();
        const auto [last, error] = std::from_chars(part.data(), end, nodes);
        if (error != std::errc{} || last != end || nodes == 0) {
            return base::failure(diagnostic_of("no number of nodes: " + part));
        }
    }
    auto weights = std::getline(words, part) ? weights_in(part) : engine::built_in_weights();
    return std::move(weights).map([&](const engine::NetWeights& read) {
        return Entrant{word,
                       [nodes, read] { return std::make_unique<engine::Meister>(nodes, read); }};
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
        return Entrant{word, [kind = *kind] { return players::make_player(kind); }};
    }
    std::string text = "no such player: " + word + " (there are";
    for (const players::Kind kind : players::all_kinds) {
        text += " " + std::string(players::name(kind));
    }
    return base::failure(diagnostic_of(text + " meister[:NODES[:WEIGHTS]] extern1 extern2)"));
}

} // namespace mancala_match
