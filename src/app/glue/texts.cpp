#include "app/glue/texts.hpp"

#include <array>
#include <cstddef>

namespace glue {

namespace {

struct Row
{
    Text id;
    std::string_view german;
    std::string_view english;
};

constexpr std::size_t text_count = static_cast<std::size_t>(Text::count);

// clang-format off
constexpr std::array<Row, text_count> rows{{
    {Text::new_game, "NEUES SPIEL", "NEW GAME"},
    {Text::rules, "SPIELREGELN", "RULES"},
    {Text::take_back, "ZURÜCKNEHMEN", "TAKE BACK"},
    {Text::end_game, "SPIEL BEENDEN", "END GAME"},
    {Text::options, "OPTIONEN", "OPTIONS"},
    {Text::quit, "PROGRAMMENDE", "QUIT"},

    {Text::menu_project, "Projekt", "Project"},
    {Text::menu_new_game, "Neues Spiel", "New Game"},
    {Text::menu_end_game, "Spiel beenden", "End Game"},
    {Text::menu_quit, "Programmende", "Quit"},
    {Text::menu_utilities, "Utilities", "Utilities"},
    {Text::menu_editor, "Partie-Editor", "Record Editor"},
    {Text::menu_help_mode, "Hilfsmodus", "Help Mode"},
    {Text::menu_undo, "Zug rückgängig machen", "Take Back Move"},
    {Text::menu_extras, "Extras", "Extras"},
    {Text::menu_redo, "Zug wiederholen", "Replay Move"},
    {Text::menu_hint, "Zugvorschlag", "Hint"},
    {Text::menu_analysis, "Analyse", "Analysis"},
    {Text::board_in_words, "Brett in Worten", "Board in Words"},
    {Text::menu_picture, "Bildschirmfoto", "Screenshot"},
    {Text::menu_picture_as_shown, "Bildschirmfoto wie gezeigt", "Screenshot as Shown"},
    {Text::menu_scan_lines, "Zeilenlücken", "Scan Lines"},
    {Text::menu_flicker, "Flimmern", "Flicker"},
    {Text::menu_partner, "Verbindung ...", "Link ..."},
    {Text::partner_title, "Verbindung", "Link"},
    {Text::partner_wait_heading, "Auf den Partner warten", "Wait for the partner"},
    {Text::partner_call_heading, "Den Partner anrufen", "Call the partner"},
    {Text::partner_address, "Adresse :", "Address:"},
    {Text::partner_code, "Code :", "Code:"},
    {Text::partner_state, "Stand :", "State:"},
    {Text::partner_wait, "WARTEN", "WAIT"},
    {Text::partner_call, "ANRUFEN", "CALL"},
    {Text::partner_copy, "CODE KOPIEREN", "COPY CODE"},
    {Text::partner_end, "VERBINDUNG BEENDEN", "END LINK"},
    {Text::partner_local_hint, "127.0.0.1 gilt nur auf diesem Rechner; sonst die eigene nennen.",
     "127.0.0.1 is for this machine only; else name an address of yours."},
    {Text::partner_tell_hint, "Dem Partner sagen: %1", "Tell your partner: %1"},
    {Text::partner_code_place, "Hier erscheint der Code für den Partner.", "The code for your partner appears here."},
    {Text::partner_none, "keine Verbindung", "no link"},
    {Text::partner_waiting, "wartet auf den Partner", "waiting for the partner"},
    {Text::partner_connecting, "ruft %1 an ...", "calling %1 ..."},
    {Text::partner_linked, "verbunden mit %1", "linked with %1"},
    {Text::partner_separated, "getrennt von %1", "separated from %1"},
    {Text::partner_differing, "die beiden Spiele stimmen nicht überein", "the two games do not agree"},
    {Text::partner_refused, "abgelehnt", "refused"},
    {Text::partner_nobody, "Partner", "partner"},
    {Text::partner_sentence, "Verbindung: %1.", "Link: %1."},
    {Text::partner_away_title, "VERBINDUNG GETRENNT", "CONNECTION LOST"},
    {Text::partner_away, "%1 ist nicht zu erreichen.", "%1 cannot be reached."},
    {Text::partner_away_host, "Die Partie wartet: derselbe Code gilt weiter.", "The game waits: the same code is still good."},
    {Text::partner_away_guest, "Die Partie wartet. Es wird neu angerufen ...", "The game waits. Calling again ..."},
    {Text::partner_differing_question,
     "Die beiden Spiele stimmen nicht überein.\nMit welchem soll es weitergehen?\n\nBeide Zuglisten stehen in\n%1",
     "The two games do not agree.\nWhich of them shall go on?\n\nBoth lists of moves are in\n%1"},
    {Text::partner_mine, "Mit meinem", "With mine"},
    {Text::partner_theirs, "Mit dem des Partners", "With the partner's"},
    {Text::partner_part, "Verbindung beenden", "End the link"},
    {Text::partner_mine_told, "Dem Partner ist gesagt, dass Sie mit Ihrem weiterspielen wollen",
     "Your partner has been told that you want to go on with yours"},
    {Text::partner_refused_lines, "Die beiden Spiele passen nicht zusammen.\n\n%1",
     "The two games do not fit together.\n\n%1"},
    {Text::partner_end_question, "Möchten Sie die Verbindung mit\n%1 beenden?", "Do you want to end the link with %1?"},
    {Text::partner_end_running, "Die Partie läuft hier ohne den Partner weiter.",
     "The game goes on here without the partner."},
    {Text::partner_end_with_game, "Die Partie ist dann hier zu Ende.", "The game is over here then."},
    {Text::partner_quit_remark, "Die Verbindung mit %1 endet damit.", "The link with %1 ends with it."},
    {Text::help_mode_suffix, " (Hilfsmodus)", " (Help Mode)"},

    {Text::to_move, "%1 ist am Zug", "%1 to move"},
    {Text::thinking, "%1 überlegt ...", "%1 is thinking ..."},
    {Text::hint_awaited, "Zugvorschlag: wird gesucht ...", "Hint: looking for it ..."},
    {Text::hint_found, "Zugvorschlag: Mulde %1, am Ende %2", "Hint: pit %1, in the end %2"},
    {Text::analysis_value, "Wert :", "Value:"},
    {Text::analysis_depth, "Tiefe :", "Depth:"},
    {Text::analysis_line, "Linie :", "Line:"},
    {Text::analysis_even, "ausgeglichen", "even"},
    {Text::analysis_proved, "bewiesen", "proved"},
    {Text::analysis_estimated, "geschätzt", "estimated"},
    {Text::analysis_depth_words, "%1 (%2 Stellungen)", "%1 (%2 positions)"},
    {Text::analysis_depth_words_of_one, "%1 (eine Stellung)", "%1 (one position)"},
    {Text::analysis_found, "Am Ende %1, Tiefe %2, Linie %3", "In the end %1, depth %2, line %3"},
    {Text::paused, "Pause", "Paused"},
    {Text::press_new_game, "NEUES SPIEL beginnt die Partie", "NEW GAME starts the game"},
    {Text::board_ready, "%1 beginnt", "%1 begins"},
    {Text::game_over, "Das Spiel ist zu Ende", "The game is over"},

    {Text::wins, "%1 hat gewonnen!", "%1 has won!"},
    {Text::draw_result, "Unentschieden!", "A draw!"},
    {Text::points_line, "Punkte von %1: %2", "Points of %1: %2"},
    {Text::spoken_row, "Mulden %1 bis %2: %3.", "Pits %1 to %2: %3."},
    {Text::spoken_move, "Zuletzt hat %1 Mulde %2 gespielt.", "The last move was pit %2 by %1."},
    {Text::spoken_no_move, "Noch kein Zug.", "No move yet."},
    {Text::ended_early, "Das Spiel wurde vorzeitig beendet.", "The game was ended early."},
    {Text::ended_by_repetition, "Die Stellung stand zum dritten Mal.", "The position stood for the third time."},

    {Text::requester_title, "Mancala", "Mancala"},
    {Text::ok, "OK", "OK"},
    {Text::yes, "Ja", "Yes"},
    {Text::no, "Nein", "No"},
    {Text::quit_question, "Möchten Sie Mancala beenden?", "Do you want to quit Mancala?"},
    {Text::guide_contents, "_Inhalt", "_Contents"},
    {Text::guide_index, "Inde_x", "_Index"},
    {Text::guide_help, "_Hilfe", "_Help"},
    {Text::guide_retrace, "_Zurück", "_Retrace"},
    {Text::guide_previous, "Blättern <", "Browse <"},
    {Text::guide_next, "Blättern >", "Browse >"},
    {Text::guide_missing, "Die Anleitung wurde nicht gefunden.", "The guide was not found."},
    {Text::guide_replaced, "HilfsPfad: nicht lesbar ist\n%1\n\nGezeigt wird die Anleitung des Programms.",
     "HilfsPfad: cannot be read:\n%1\n\nThe program's own guide is shown."},
    {Text::guide_not_found, "nicht gefunden", "not found"},
    {Text::guide_picture_lost, "Das Bild kann nicht gezeigt werden:\n%1", "The picture cannot be shown:\n%1"},
    {Text::options_title, "Optionen", "Options"},
    {Text::player_row, "Spieler %1 :", "Player %1 :"},
    {Text::player_name, "Spieler %1", "Player %1"},
    {Text::load, "LADEN", "LOAD"},
    {Text::show_points, "Punktzahlen anzeigen", "Show points"},
    {Text::show_labels, "Muldenbeschriftung", "Label the pits"},
    {Text::sow_delay, "Zugverzögerung", "Delay when sowing"},
    {Text::sync, "Synchronisierung", "Synchronisation"},
    {Text::thinking_time, "Bedenkzeit des Meisters :", "Meister's thinking time:"},
    {Text::thinking_brief, "kurz", "brief"},
    {Text::save_settings, "EINSTELLUNGEN SPEICHERN", "SAVE SETTINGS"},
    {Text::close_options, "BEENDEN", "CLOSE"},
    {Text::colours, "Farben :", "Colours:"},
    {Text::damaged_palette, "Farben fehlerhaft: %1", "Faulty colours: %1"},
    {Text::settings_saved, "Einstellungen gespeichert", "Settings saved"},
    {Text::settings_lost, "Nicht gespeichert: %1", "Not saved: %1"},
    {Text::picture_saved, "Bild gespeichert: %1", "Picture saved: %1"},
    {Text::picture_lost, "Kein Bild: %1", "No picture: %1"},
    {Text::no_own_folder, "kein Ordner dafür (HOME fehlt)", "no folder for it (HOME is missing)"},

    {Text::editor_unsaved, " (nicht gespeichert)", " (not saved)"},
    {Text::editor_close, "EDITOR BEENDEN", "CLOSE EDITOR"},
    {Text::editor_load, "PARTIE LADEN", "LOAD GAME"},
    {Text::editor_save, "PARTIE SPEICHERN", "SAVE GAME"},
    {Text::editor_restore, "POSITION HERSTELLEN", "RESTORE POSITION"},
    {Text::editor_play_on, "AB HIER WEITERSPIELEN", "PLAY ON FROM HERE"},
    {Text::editor_listen, "Partie abhören", "Listen to game"},
    {Text::editor_print, "ZUGLISTE AUSGEBEN NACH >>>", "PRINT MOVES TO >>>"},
    {Text::editor_check, "ANALYSE", "ANALYSIS"},
    {Text::check_title, "Partie-Analyse", "Game Analysis"},
    {Text::check_run, "ANALYSIEREN", "ANALYSE"},
    {Text::check_stop, "ANHALTEN", "STOP"},
    {Text::check_progress, "%1 von %2", "%1 of %2"},
    {Text::check_lost, "%1 verliert %2", "%1 loses %2"},
    {Text::check_good, "%1 ist gut", "%1 is good"},
    {Text::check_better, "besser: Mulde %1", "better: pit %1"},
    {Text::editor_printer, "Drucker", "Printer"},
    {Text::editor_file, "Datei", "File"},
    {Text::replay_play, "ABSPIELEN", "PLAY"},
    {Text::replay_pause, "ANHALTEN", "PAUSE"},
    {Text::replay_slow, "langsam", "slow"},
    {Text::replay_medium, "mittel", "medium"},
    {Text::replay_fast, "schnell", "fast"},
    {Text::editor_start, "Anfang", "Start"},
    {Text::editor_after, "nach %1", "after %1"},
    {Text::editor_loaded, "%1 geladen, Züge: %2", "%1 loaded, moves: %2"},
    {Text::editor_saved, "%1 gespeichert", "%1 saved"},
    {Text::editor_printing, "Die Zugliste geht an den Drucker ...", "The moves go to the printer ..."},
    {Text::editor_printed, "Die Zugliste ist beim Drucker", "The printer has the moves"},
    {Text::editor_not_printed, "Nicht gedruckt:\n%1", "Not printed:\n%1"},
    {Text::editor_not_kept, "Die Partie im Editor ist verloren: %1", "The record in the editor is lost: %1"},
    {Text::printer_busy, "Die vorige Liste ist noch unterwegs.", "The last list is still under way."},
    {Text::printer_missing, "Das Programm %1 gibt es hier nicht.", "There is no program %1 here."},
    {Text::printer_failed, "%1 ist gescheitert.", "%1 failed."},
    {Text::editor_load_title, "Partie laden", "Load game"},
    {Text::editor_save_title, "Partie speichern", "Save game"},
    {Text::editor_menu_print, "Zugliste ausgeben", "Print moves"},
    {Text::editor_list_title, "Zugliste in eine Datei", "Moves to a file"},
    {Text::editor_list_name, "Zugliste", "moves"},
    {Text::editor_keep, "SPEICHERN", "SAVE"},
    {Text::editor_drop, "VERWERFEN", "DISCARD"},
    {Text::editor_unsaved_question, "Die Partie im Editor ist nicht gespeichert.", "The game in the editor is not saved."},
    {Text::editor_offer,
     "Das abgehörte Spiel ist durch ein anderes ersetzt.\nMöchten Sie es speichern? Züge: %1",
     "Another game has taken the place of the one listened to.\nDo you want to save it? Moves: %1"},
    {Text::editor_offers_dropped,
     "Weitere Spiele, für die kein Platz mehr war: %1",
     "More games for which there was no room: %1"},
    {Text::editor_at_start, "am Anfang", "at the start"},
    {Text::editor_after_move, "nach Zug %1", "after move %1"},
    {Text::editor_back_question, "Soll das Spiel zur Position %1 zurückgehen?", "Shall the game go back to the position %1?"},
    {Text::editor_back_remark,
     "Die Züge danach sind nicht verloren: \"Zug wiederholen\"\nbringt sie alle wieder, solange kein anderer gespielt wird.",
     "The moves after it are not lost: \"Replay Move\" brings all\nof them back as long as no other one is played."},
    {Text::editor_take_question,
     "Ab der Position %1 dieser Partie weiterspielen?",
     "Play on from the position %1 of this record?"},
    {Text::editor_game_ends,
     "Das laufende Spiel wird dafür abgebrochen und nicht gespeichert.",
     "The running game is broken off for it and not saved."},
    {Text::editor_game_goes, "Das Spiel auf dem Brett macht ihr Platz.", "The game on the board makes room for it."},
    {Text::editor_list_stays, "Die Liste im Editor bleibt ganz.", "The list in the editor stays whole."},
    {Text::editor_old_record,
     "Von dieser Partie aus kann man nicht weiterspielen:\nAlte Partien sagen nicht, wer am Zug ist.",
     "One cannot play on from this record:\nOld records do not say who is to move."},

    {Text::player_file_question, "Spielerdatei für Extern %1", "Player file for Extern %1"},
    {Text::cancel, "ABBRECHEN", "CANCEL"},
    {Text::lost_game_question,
     "Ein Spiel wurde unterbrochen:\n\n%1 gegen %2\nZüge bisher: %3\n\nWeiterspielen?",
     "A game was interrupted:\n\n%1 against %2\nMoves so far: %3\n\nGo on with it?"},
    {Text::lost_game_typed,
     "Ein Spiel wurde unterbrochen: %1 gegen %2, Züge: %3. Weiter nimmt es auf, Nein legt es zu den Partien.",
     "A game was interrupted: %1 against %2, moves: %3. Continue goes on with it, No puts it with the records."},
    {Text::lost_game_named,
     "ein Spiel wurde unterbrochen; weiter mit: mancala --record %1",
     "a game was interrupted; go on with: mancala --record %1"},
    {Text::lost_game_kept, "Aufgehoben: %1 in %2", "Kept: %1 in %2"},
    {Text::lost_game_stays, "Das unterbrochene Spiel bleibt, wo es ist: %1", "The interrupted game stays where it is: %1"},
    {Text::autosave_failed, "Das laufende Spiel wird nicht gesichert: %1", "The running game is not being saved: %1"},
    {Text::record_only_viewed,
     "%1 ist eine alte Partie und lässt sich nur ansehen: sie sagt nicht, wer am Zug ist",
     "%1 is an old record and can only be looked at: it does not say who is to move"},
    {Text::position_stones,
     "ein Spiel hat 12, 24 ... 108 Steine, die gewonnenen mitgezählt; hier sind es %1",
     "a game has 12, 24 ... 108 stones in all, with those won; here are %1"},
    {Text::position_over,
     "eine Reihe ist leer, das Spiel wäre zu Ende",
     "a row is empty, so the game would be over"},
    {Text::file_volumes, "LAUFWERKE", "VOLUMES"},
    {Text::file_parent, "VORIGE", "PARENT"},
    {Text::file_pattern, "Muster", "Pattern"},
    {Text::file_drawer, "Verzeichnis", "Drawer"},
    {Text::file_name, "Datei", "File"},
    {Text::file_drawer_note, "Verz.", "Drawer"},
    {Text::file_none, "Noch ist keine Datei gewählt", "No file is chosen yet"},
    {Text::file_missing, "\"%1\" gibt es nicht", "\"%1\" does not exist"},
    {Text::file_denied, "\"%1\": kein Zugriff", "\"%1\": access denied"},
    {Text::file_unreadable, "\"%1\" ist nicht lesbar", "\"%1\" cannot be read"},
    {Text::file_special, "\"%1\" ist keine gewöhnliche Datei", "\"%1\" is no ordinary file"},
    {Text::file_long_name, "Der Name ist zu lang: \"%1\"", "The name is too long: \"%1\""},
    {Text::file_no_volume, "Kein Laufwerk \"%1\"; siehe LAUFWERKE", "No volume \"%1\"; see VOLUMES"},
    {Text::file_wrong_pattern, "\"%1\" ist kein Muster", "\"%1\" is no pattern"},
    {Text::file_too_many, "Nur die ersten %1 Einträge", "Only the first %1 entries"},
    {Text::file_overwrite_question, "Datei überschreiben?\n\n%1", "Overwrite the file?\n\n%1"},
    {Text::file_overwrite, "ÜBERSCHREIBEN", "OVERWRITE"},
    {Text::place_home, "Zuhause", "Home"},
    {Text::place_records, "Partien", "Records"},
    {Text::place_data, "Programmdaten", "Program data"},
    {Text::place_root, "Dateisystem", "File system"},
    {Text::about_title, "Programminfo", "About"},
    {Text::about_lines,
     "Mancala %1 (%2)\n\nNach dem Amiga-Spiel von Oliver Grätz,\n1994-96, geschrieben in CanDo.\n\nNeu geschrieben von den Mancala-Entwicklern\n\nARexx-Port: %3",
     "Mancala %1 (%2)\n\nAfter the Amiga game by Oliver Grätz,\n1994-96, written in CanDo.\n\nWritten anew by the Mancala developers\n\nARexx port: %3"},
    {Text::greetings_title, "Greetings", "Greetings"},
    {Text::greetings_lines,
     "Dank an Oliver Grätz für das Spiel,\nan alle, die es auf dem Amiga gespielt haben,\nund an alle, die Computerspieler dafür schreiben.",
     "Thanks to Oliver Grätz for the game,\nto all who played it on the Amiga,\nand to all who write computer players for it."},

    {Text::random_pit_played, "%1; zufällige Mulde gespielt", "%1; a random pit is played"},
    {Text::extern_missing, "%1: keine Spielerdatei geladen", "%1: no player file is loaded"},
    {Text::player_file_unreadable, "die Datei lässt sich nicht lesen", "the file cannot be read"},
    {Text::player_file_too_long, "das Skript ist länger als 1 MiB", "the script is longer than 1 MiB"},
    {Text::player_file_header,
     "keine Spielerdatei: Zeile 1 muss \"Nop; Mancala.Extern\" sein",
     "no player file: line 1 must be \"Nop; Mancala.Extern\""},
    {Text::player_file_comment,
     "Zeile 2 muss \"Nop; \" und ein Kommentar sein",
     "line 2 must be \"Nop; \" and a comment"},
    {Text::no_answer, "%1: keine Mulde genannt", "%1: no pit named"},
    {Text::outside_board, "%1: %2 ist keine Mulde", "%1: %2 is no pit"},
    {Text::empty_pit_answer, "%1: Mulde %2 ist leer", "%1: pit %2 is empty"},

    {Text::not_possible, "Nicht möglich: %1", "Not possible: %1"},
    {Text::denied_no_game, "es läuft kein Spiel", "no game is running"},
    {Text::denied_empty_pit, "diese Mulde ist leer", "this pit is empty"},
    {Text::denied_computer, "der Computer ist am Zug", "the computer is to move"},
    {Text::denied_human, "ein Mensch ist am Zug", "a human is to move"},
    {Text::denied_undo, "es gibt nichts zurückzunehmen", "there is nothing to take back"},
    {Text::denied_redo, "es gibt nichts zu wiederholen", "there is nothing to replay"},
    {Text::denied_paused, "das Spiel macht Pause", "the game is paused"},
    {Text::denied_hook, "der Synchron-Aufruf läuft noch", "the sync call is still running"},
    {Text::denied_position, "diese Position gibt es nicht", "there is no such position"},
    {Text::denied_partner, "der Partner ist am Zug", "the partner is to move"},
    {Text::denied_linked, "das geht nicht, solange das Spiel verbunden ist",
     "this is not possible while the game is linked"},
    {Text::denied_separated, "der Partner ist nicht zu erreichen", "the partner cannot be reached"},
    {Text::denied_awaiting, "der Partner hat noch nicht geantwortet", "the partner has not answered yet"},
    {Text::denied_overtaken, "der Partner kam zuvor", "the partner was first"},

    {Text::link_no_address, "keine Adresse: %1", "no address: %1"},
    {Text::link_not_numeric, "gewartet wird an einer Adresse aus Zahlen, nicht an %1",
     "waiting takes an address of numbers, not %1"},
    {Text::link_cannot_wait, "an %1 lässt sich nicht warten: %2", "waiting at %1 is not possible: %2"},
    {Text::link_waiting, "Warte auf einen Partner an %1, Code %2", "Waiting for a partner at %1, code %2"},
    {Text::link_waiting_file, "Warte auf einen Partner an %1, Code in %2", "Waiting for a partner at %1, code in %2"},
    {Text::link_connecting, "Rufe %1", "Calling %1"},
    {Text::link_stands, "Verbunden mit %1", "Linked with %1"},
    {Text::link_lost, "Getrennt von %1", "Separated from %1"},
    {Text::link_differs, "Die Spiele sind ungleich; beide Zuglisten: %1", "The games differ; both lists of moves: %1"},
    {Text::link_how_to_settle, "Wessen Züge gelten? Eigene oder Partner, oder Ende der Verbindung",
     "Whose moves hold? Mine or Partner, or End of the link"},
    {Text::link_refused, "Keine Verbindung: %1", "No link: %1"},
    {Text::link_ended, "Verbindung beendet", "The link has ended"},
    {Text::link_left, "der Partner hat sie beendet", "the partner has ended it"},
    {Text::link_trouble, "Verbindung: %1", "Link: %1"},
    {Text::link_cut_off, "Partner abgewiesen: %1", "Partner cut off: %1"},
    {Text::link_insisted, "Der Partner will mit seiner Zugliste weiterspielen",
     "The partner wants to go on with his list of moves"},
    {Text::link_ask_code, "Partner-Code:", "Partner code:"},
    {Text::mismatch_protocol, "Protokoll %1, beim Partner %2", "protocol %1, the partner has %2"},
    {Text::mismatch_program, "Version %1, beim Partner %2", "version %1, the partner has %2"},
    {Text::mismatch_stones, "%1 Steine je Mulde, beim Partner %2", "%1 stones per pit, the partner has %2"},
    {Text::mismatch_first, "Spieler %1 beginnt, beim Partner %2", "player %1 begins, at the partner's %2"},
    {Text::mismatch_seat, "Platz %1 hier und Platz %2 dort", "seat %1 here and seat %2 there"},
    {Text::mismatch_game, "hier: %1, Partner: %2 - erst SPIEL BEENDEN",
     "here: %1, partner: %2 - END GAME first"},
    {Text::mismatch_no_game, "kein Spiel", "no game"},
    {Text::mismatch_running, "Spiel (Züge: %1)", "game (moves: %1)"},
    {Text::trouble_no_host, "diesen Rechner gibt es nicht", "there is no such machine"},
    {Text::trouble_nobody, "dort wartet niemand", "nobody waits there"},
    {Text::trouble_no_answer, "keine Antwort", "no answer"},
    {Text::trouble_wrong_code, "falscher Code", "wrong code"},
    {Text::trouble_no_partner, "kein passendes Programm", "no program that fits"},
    {Text::trouble_taken, "der Code ist schon verbraucht", "the code has been used already"},
    {Text::trouble_replaced, "ein anderes Programm hat übernommen", "another program has taken over"},
    {Text::trouble_cannot_listen, "das System nimmt keine Anrufe an", "the system takes no calls"},
    {Text::code_file_open, "andere können diese Datei lesen; sie braucht den Modus 0600",
     "others can read this file; it must have mode 0600"},
    {Text::code_missing, "der Partner-Code fehlt", "the partner code is missing"},
    {Text::code_foreign, "ein Zeichen, das kein Code hat", "a character that no code has"},
    {Text::code_short, "der Code ist zu kurz", "the code is too short"},
    {Text::code_long, "der Code ist zu lang", "the code is too long"},
    {Text::code_mistyped, "der Code enthält einen Tippfehler", "the code is mistyped"},
    {Text::misdeed_unreadable, "eine Zeile, die keine ist", "a line that is none"},
    {Text::misdeed_out_of_turn, "eine Zeile zur falschen Zeit", "a line at the wrong time"},
    {Text::misdeed_illegal, "gegen die Regeln", "against the rules"},
    {Text::misdeed_flood, "zu viele Zeilen", "too many lines"},
    {Text::difference_head, "Mancala: zwei verbundene Spiele sind ungleich. Steine je Mulde: %1",
     "Mancala: two linked games differ. Stones per pit: %1"},
    {Text::difference_mine, "Eigenes Spiel: Züge %1, Stand %2, Prüfzahl nach den Regeln %3",
     "Own game: moves %1, stage %2, hash by the rules %3"},
    {Text::difference_partners, "Spiel des Partners: Züge %1, Stand %2, Prüfzahl nach den Regeln %3",
     "The partner's game: moves %1, stage %2, hash by the rules %3"},
    {Text::difference_common, "Gleiche Züge am Anfang: %1", "Equal moves at the start: %1"},
    {Text::difference_board, "Eigenes Brett jetzt, Prüfzahl %1:", "Own board now, hash %1:"},
    {Text::hook_not_started, "Synchron-Befehl %1: %2", "sync command %1: %2"},
    {Text::hook_exited, "Synchron-Befehl endet mit %1", "sync command ends with %1"},
    {Text::hook_killed, "Synchron-Befehl endet durch Signal %1", "sync command ends by signal %1"},
    {Text::hook_too_long, "Synchron-Befehl läuft %1 s; keiner wartet mehr",
     "sync command runs %1 s; nobody waits any more"},
    {Text::hook_too_many, "%1 alte Synchron-Befehle laufen noch; kein neuer",
     "%1 old sync commands still run; no new one"},
    {Text::hook_says, "Synchron-Befehl: %1", "sync command: %1"},

    {Text::move_played, "Zug %1: %2 spielt Mulde %3.", "Move %1: %2 plays pit %3."},
    {Text::taken_back, "Zurückgenommen.", "Taken back."},
    {Text::replayed, "Wiederholt.", "Replayed."},
    {Text::new_game_begun, "Neues Spiel.", "New game."},
    {Text::position_restored, "Weiter nach Zug %1.", "Going on after move %1."},
    {Text::text_welcome,
     "Mancala %1. Eine Zahl von 1 bis 12 spielt eine Mulde, Help nennt die Befehle, Quit beendet.",
     "Mancala %1. A number from 1 to 12 plays a pit, Help names the commands, Quit ends."},
    {Text::no_port, "kein Port: %1", "no port: %1"},
    {Text::endgame_damaged, "eine unbrauchbare Endspieltabelle zählt nicht: %1", "an unusable endgame table does not count: %1"},
    {Text::no_display, "kein Bildschirm gefunden (%1), Textmodus", "no display found (%1), text mode"},
    {Text::store, "Zielfeld von %1: %2", "Store of %1: %2"},

    {Text::won_high_1, "Das war ja ein Spaziergang!", "That was a walk in the park!"},
    {Text::won_high_2, "Soll ich es das nächste Mal mit verbundenen Augen versuchen?", "Shall I try it blindfolded next time?"},
    {Text::won_1, "Klar gewonnen. Noch eine Partie?", "A clear win. Another game?"},
    {Text::won_2, "Das Zählen der Steine liegt mir eben.", "Counting stones is what I am good at."},
    {Text::won_narrowly_1, "Das war knapp, aber es hat gereicht.", "That was close, but it was enough."},
    {Text::won_narrowly_2, "Ein paar Steine mehr, und Sie hätten mich gehabt.", "A few more stones and you would have had me."},
    {Text::draw_1, "Unentschieden? Damit kann ich leben.", "A draw? I can live with that."},
    {Text::draw_2, "Wir sind uns ebenbürtig.", "We are a match for each other."},
    {Text::lost_narrowly_1, "Nur ganz knapp verloren!", "Lost by a whisker!"},
    {Text::lost_narrowly_2, "Ein Zug anders, und ich hätte gewonnen.", "One move different and I would have won."},
    {Text::lost_1, "Gut gespielt. Ich verlange Revanche!", "Well played. I want a return match!"},
    {Text::lost_2, "Da habe ich wohl etwas übersehen.", "I must have overlooked something."},
    {Text::lost_high_1, "Das war ein Debakel. Meine Hochachtung!", "That was a rout. My compliments!"},
    {Text::lost_high_2, "Könnten Sie mir das beibringen?", "Could you teach me that?"},
}};
// clang-format on

constexpr bool rows_stand_in_order()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].id != static_cast<Text>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(rows_stand_in_order(),
              "texts.cpp: a row is missing or stands elsewhere than in the enum");

constexpr std::size_t remarks_per_comment = 2;

} // namespace

std::optional<Language> language_named(std::string_view code)
{
    if (code == "de") {
        return Language::german;
    }
    return code == "en" ? std::optional(Language::english) : std::nullopt;
}

Language language_of_locale(std::string_view locale)
{
    return locale.substr(0, 2) == "en" ? Language::english : Language::german;
}

std::string_view text(Language language, Text id)
{
    const Row& row = rows.at(static_cast<std::size_t>(id));
    return language == Language::german ? row.german : row.english;
}

std::string text(Language language, Text id, std::initializer_list<std::string_view> values)
{
    std::string filled;
    const std::string_view pattern = text(language, id);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool mark = pattern[i] == '%' && i + 1 < pattern.size();
        const auto index = mark ? static_cast<std::size_t>(pattern[i + 1] - '1') : values.size();
        if (index < values.size()) {
            filled += *(values.begin() + index);
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

std::string_view comment_text(Language language, match::Comment comment, std::uint64_t seed)
{
    const auto first = static_cast<std::size_t>(Text::won_high_1) +
                       remarks_per_comment * static_cast<std::size_t>(comment);
    return text(language, static_cast<Text>(first + seed % remarks_per_comment));
}

std::string_view denial_text(Language language, match::Denial denial)
{
    const auto first = static_cast<std::size_t>(Text::denied_no_game);
    return text(language, static_cast<Text>(first + static_cast<std::size_t>(denial)));
}

std::string_view seat_title(Language language, match::SeatKind kind)
{
    if (kind == match::SeatKind::human && language == Language::english) {
        return "Human";
    }
    return match::title(kind);
}

} // namespace glue
