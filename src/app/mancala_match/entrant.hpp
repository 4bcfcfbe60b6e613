// Who takes part in a match: a player's word on the command line and how to make one.
#pragma once

#include "core/base/result.hpp"
#include "core/endgame/built_tables.hpp"
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

/// Endgame tables in memory.
struct KnownEndgames
{
    explicit KnownEndgames(int stones)
        : tables(stones)
    {
    }
    endgame::BuiltTables tables;
    endgame::TableValues values{tables.tables()};
};

struct Entrant
{
    std::string name;
    Measure measure = Measure::work;
    /// A checksum of the file that he is made of or of Meister's weights; 0 for who has none.
    std::uint64_t content = 0;
    /// A player of one's own for each thread.
    std::function<std::unique_ptr<players::Player>()> make;
    /// What the players know; it must outlive them.
    std::unique_ptr<KnownEndgames> known = nullptr;
};

/// The player of that word, or what is wrong with it or with its file. The words extern1 and
/// extern2 mean the player files given; "meister:3000:FILE" is Meister with so many nodes a move
/// and the weights of a file, both of which may be left out; "20ms" or "2s" in place of the nodes
/// is a time. A further ":14" behind the file, whose name may be empty, is for endgame tables up to
/// 14 stones instead of 12; they are built here, so that nothing depends on the machine.
[[nodiscard]] base::Result<Entrant> entrant(const std::string& word,
                                            const std::array<std::string, 2>& extern_files = {});

} // namespace mancala_match
