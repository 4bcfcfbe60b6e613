#include "app/glue/difference_file.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/mancala/notation.hpp"
#include "core/pairing/message_words.hpp"

#include <algorithm>
#include <vector>

namespace glue {

namespace {

/// The list with the player of each move; as far as the rules allow it.
std::string list_of(const pairing::Standing& standing, int stones)
{
    std::vector<mancala::Move> moves;
    mancala::Position now = mancala::initial(stones);
    for (const mancala::Pit pit : standing.pits) {
        if (mancala::refusal(now, pit)) {
            return mancala::to_string(moves) + " ...";
        }
        moves.push_back({now.to_move, pit});
        now = mancala::play(now, pit).position;
    }
    return mancala::to_string(moves);
}

std::string hash_by_rules(const pairing::Standing& standing, int stones)
{
    const auto restored = pairing::restoration(standing, stones);
    return restored ? pairing::words::hash_word(restored->hash) : "-";
}

std::size_t equal_moves(const pairing::Standing& one, const pairing::Standing& other)
{
    const auto shorter = static_cast<std::ptrdiff_t>(std::min(one.pits.size(), other.pits.size()));
    const auto end = one.pits.begin() + shorter;
    return static_cast<std::size_t>(std::mismatch(one.pits.begin(), end, other.pits.begin()).first -
                                    one.pits.begin());
}

} // namespace

std::string difference_text(Language language,
                            const match::Session& session,
                            const std::array<pairing::Standing, 2>& lists)
{
    constexpr std::array heads{Text::difference_mine, Text::difference_partners};
    const int stones = session.stones_per_pit();
    std::string lines =
        glue::text(language, Text::difference_head, {std::to_string(stones)}) + "\n";
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const auto& list = lists.at(i);
        lines += "\n" +
                 text(language, heads.at(i),
                      {std::to_string(list.pits.size()), pairing::word_of(list.stage),
                       hash_by_rules(list, stones)}) +
                 "\n" + list_of(list, stones) + "\n";
    }
    return lines + "\n" +
           text(language, Text::difference_common,
                {std::to_string(equal_moves(lists[0], lists[1]))}) +
           "\n" +
           text(language, Text::difference_board,
                {pairing::words::hash_word(pairing::hash_of(session))}) +
           "\n" + mancala::draw(session.position()) + "\n";
}

std::filesystem::path write_difference(const std::filesystem::path& folder, const std::string& text)
{
    std::filesystem::create_directories(folder);
    for (int number = 1;; ++number) {
        auto file = folder / ("Verbindung-" + std::to_string(number) + ".txt");
        if (!std::filesystem::exists(std::filesystem::symlink_status(file))) {
            write_whole_file(file, text);
            return file;
        }
    }
}

} // namespace glue
