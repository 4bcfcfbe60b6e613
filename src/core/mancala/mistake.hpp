// What may be wrong with a written record or position. The words for it are found elsewhere; each
// comment says which values they are given.
#pragma once

#include "core/base/result.hpp"

namespace mancala {

enum class Mistake
{
    no_record,
    no_version,    ///< the word in its place
    newer_version, ///< the version
    record_too_long,
    too_many_unknown, ///< lines that are not understood
    strange_word,     ///< the word: it begins neither a move nor a line of the header
    second_header,
    keyword_twice, ///< the keyword
    keyword_late,  ///< the keyword, which stands behind a move
    out_of_range,  ///< least, most, the word in the number's place
    no_result,
    no_start,          ///< the start is no position
    one_row_empty,     ///< of the start, and stones lie in the other
    wrong_total,       ///< stones of the start, as many as there should be
    no_move,           ///< the word in its place
    no_position_after, ///< a move
    wrong_number,      ///< the number that the move should have
    side_missing,      ///< other lines have the player to move
    side_unexpected,   ///< other lines have none
    game_over,         ///< before this move
    empty_pit,         ///< the pit
    other_to_move,     ///< the player who is to move
    does_not_follow,   ///< the position from the move
    cut_off,           ///< no move and no number of moves
    wrong_count,       ///< moves that there are, that there should be
    wrong_result,
    no_player,            ///< the word in a player's place
    wrong_position_words, ///< how many there are
    no_stones,            ///< most, the word in the number's place
    too_many_stones,      ///< most, as many as there are
    no_board,             ///< a drawn board with so many numbers
    count                 ///< of these, itself none
};

template <typename T>
using Read = base::Checked<T, Mistake>;

} // namespace mancala
