// Who takes part in a match: a player's word on the command line and how to make one.
#pragma once

#include "core/base/result.hpp"
#include "core/engine/evaluation.hpp"
#include "core/players/player.hpp"

#include <array>
#include <functional>
#include <memory>
#include <string>

namespace mancala_match {

/// What ends a player's thinking. Only the clock makes the games of two runs differ.
enum class Measure
{
    work,
    clock
};

/// Whether he may play two games differently that begin alike.
enum class Chance
{
    possible, ///< he draws lots, or may, or thinks by the clock
    none
};

struct Entrant
{
    std::string name;
    Measure measure = Measure::work;
    /// A checksum of the file that he is made of or of Meister's weights; 0 for who has none.
    std::uint64_t content = 0;
    /// A player of one's own for each thread. He plays from the tables, which must outlive him;
    /// null for none.
    std::function<std::unique_ptr<players::Player>(const engine::ExactValues* tables)> make;
    /// The endgame tables that he is to have; 0 for none.
    int table_stones = 0;
    Chance chance = Chance::possible;
};

/// The player of that word, or what is wrong with it or with its file. The words extern1 and
/// extern2 mean the player files given; "meister:3000:FILE" is Meister with so many nodes a move
/// and the weights of a file, both of which may be left out; "20ms" or "2s" in place of the nodes
/// is a time; "+vary" behind either lets the seed choose among moves about as good, "+2threads"
/// behind a time is for so many threads a move. A further ":14" behind the file, whose name may be
/// empty, is for endgame tables up to 14 stones instead of 12.
[[nodiscard]] base::Result<Entrant> entrant(const std::string& word,
                                            const std::array<std::string, 2>& extern_files = {});

} // namespace mancala_match
