// Every sentence the program shows, each once a language. German as in 1996, English beside it; no
// other file holds words for people. Port commands, hook words and CanDo names are no texts: they
// are the same in every language.
#pragma once

#include "core/match/action.hpp"
#include "core/match/comment.hpp"
#include "core/match/seats.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace glue {

enum class Language
{
    german,
    english
};

/// "de" and "en".
[[nodiscard]] std::optional<Language> language_named(std::string_view code);

/// English if the locale's language is English, else German. Argument: value of LC_ALL, LC_MESSAGES
/// or LANG.
[[nodiscard]] Language language_of_locale(std::string_view locale);

/// The names are those of the rows in texts.cpp.
enum class Text
{
    new_game,
    rules,
    take_back,
    end_game,
    options,
    quit,
    menu_project,
    menu_new_game,
    menu_end_game,
    menu_quit,
    menu_utilities,
    menu_editor,
    menu_help_mode,
    menu_undo,
    menu_extras,
    menu_redo,
    board_in_words,
    menu_picture,
    menu_picture_as_shown,
    menu_scan_lines,
    menu_flicker,
    help_mode_suffix,
    to_move,
    thinking,
    paused,
    press_new_game,
    board_ready,
    game_over,
    wins,
    draw_result,
    points_line,
    spoken_row,
    spoken_move,
    spoken_no_move,
    ended_early,
    ended_by_repetition,
    requester_title,
    ok,
    yes,
    no,
    quit_question,
    guide_contents,
    guide_index,
    guide_help,
    guide_retrace,
    guide_previous,
    guide_next,
    guide_missing,
    guide_replaced,
    guide_not_found,
    guide_picture_lost,
    options_title,
    player_row,
    player_name,
    load,
    show_points,
    show_labels,
    sow_delay,
    sync,
    save_settings,
    close_options,
    colours,
    damaged_palette,
    settings_saved,
    settings_lost,
    picture_saved,
    picture_lost,
    no_own_folder,
    editor_unsaved,
    editor_close,
    editor_load,
    editor_save,
    editor_restore,
    editor_play_on,
    editor_listen,
    editor_print,
    editor_printer,
    editor_file,
    replay_play,
    replay_pause,
    replay_slow,
    replay_medium,
    replay_fast,
    editor_start,
    editor_after,
    editor_loaded,
    editor_saved,
    editor_printing,
    editor_printed,
    editor_not_printed,
    editor_not_kept,
    printer_busy,
    printer_missing,
    printer_failed,
    editor_load_title,
    editor_save_title,
    editor_menu_print,
    editor_list_title,
    editor_list_name,
    editor_keep,
    editor_drop,
    editor_unsaved_question,
    editor_offer,
    editor_at_start,
    editor_after_move,
    editor_back_question,
    editor_back_remark,
    editor_take_question,
    editor_game_ends,
    editor_game_goes,
    editor_list_stays,
    editor_old_record,
    player_file_question,
    cancel,
    lost_game_question,
    lost_game_typed,
    lost_game_named,
    lost_game_kept,
    lost_game_stays,
    autosave_failed,
    record_only_viewed,
    file_volumes,
    file_parent,
    file_pattern,
    file_drawer,
    file_name,
    file_drawer_note,
    file_none,
    file_missing,
    file_denied,
    file_unreadable,
    file_special,
    file_long_name,
    file_no_volume,
    file_wrong_pattern,
    file_too_many,
    file_overwrite_question,
    file_overwrite,
    place_home,
    place_records,
    place_data,
    place_root,
    about_title,
    about_lines,
    greetings_title,
    greetings_lines,
    random_pit_played,
    extern_missing,
    player_file_unreadable,
    player_file_too_long,
    player_file_header,
    player_file_comment,
    no_answer,
    outside_board,
    empty_pit_answer,
    not_possible,
    denied_no_game,
    denied_empty_pit,
    denied_computer,
    denied_human,
    denied_undo,
    denied_redo,
    denied_paused,
    denied_position,
    move_played,
    taken_back,
    replayed,
    new_game_begun,
    position_restored,
    text_welcome,
    no_port,
    no_display,
    store,
    won_high_1,
    won_high_2,
    won_1,
    won_2,
    won_narrowly_1,
    won_narrowly_2,
    draw_1,
    draw_2,
    lost_narrowly_1,
    lost_narrowly_2,
    lost_1,
    lost_2,
    lost_high_1,
    lost_high_2,
    count ///< number of texts, no text
};

/// UTF-8; several lines are separated by line feeds.
[[nodiscard]] std::string_view text(Language language, Text id);

/// The text with %1, %2, ... replaced.
[[nodiscard]] std::string
text(Language language, Text id, std::initializer_list<std::string_view> values);

/// One of the computer's remarks that fit the outcome; the seed chooses.
[[nodiscard]] std::string_view
comment_text(Language language, match::Comment comment, std::uint64_t seed);

[[nodiscard]] std::string_view denial_text(Language language, match::Denial denial);

/// The kinds keep their names of 1996 but for the word "Mensch".
[[nodiscard]] std::string_view seat_title(Language language, match::SeatKind kind);

} // namespace glue
