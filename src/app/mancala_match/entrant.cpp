#include "app/mancala_match/entrant.hpp"

#include "app/glue/script_player.hpp"
#include "core/players/roster.hpp"

namespace mancala_match {

namespace {

constexpr std::array<std::string_view, 2> extern_words{"extern1", "extern2"};

base::Result<Entrant> extern_entrant(const std::string& word, const std::string& path)
{
    if (path.empty()) {
        base::Diagnostic diagnostic;
        diagnostic.text = word + " needs --" + word + " FILE";
        return base::failure(diagnostic);
    }
    return glue::load_player_file(path).map([&](const glue::PlayerFile& file) {
        return Entrant{word + " " + path, [file] { return glue::make_script_player(file); }};
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
    if (const auto kind = players::kind_named(word)) {
        return Entrant{word, [kind = *kind] { return players::make_player(kind); }};
    }
    base::Diagnostic diagnostic;
    diagnostic.text = "no such player: " + word + " (there are";
    for (const players::Kind kind : players::all_kinds) {
        diagnostic.text += " " + std::string(players::name(kind));
    }
    diagnostic.text += " extern1 extern2)";
    return base::failure(diagnostic);
}

} // namespace mancala_match
