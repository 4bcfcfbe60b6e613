#include "support/windows.hpp"

namespace stage {

app::WindowSettings settings_in(glue::Language language)
{
    app::WindowSettings settings;
    settings.language = language;
    settings.preferences.board.labels = true;
    settings.themes = {{"Rottöne"}, {"Grüntöne"},  {"Blautöne"},
                       {"Graurot"}, {"Brauntöne"}, {"Workbench"}};
    settings.version = "10.10.10";
    settings.date = "30.12.2026";
    settings.port_name = "Mancala.10";
    return settings;
}

app::GuideDesk guide_in(glue::Language language)
{
    const bool german = language == glue::Language::german;
    return {"",
            std::string(TEST_SOURCE_DIR) + "/../guide/" +
                (german ? "mancala.guide" : "mancala_en.guide"),
            language};
}

namespace {

/// All that can be undone and redone, so that nothing is ghosted.
glue::GameView all_possible()
{
    glue::GameView view = game_of_two();
    view.can_undo = true;
    view.can_redo = true;
    return view;
}

void visit_board(glue::Language language, const Visit& visit)
{
    for (const auto phase : {match::Phase::ready, match::Phase::running, match::Phase::over}) {
        Stage stage(settings_in(language));
        glue::GameView view = all_possible();
        view.phase = phase;
        stage.take(view);
        stage.type(toolkit::Key::escape); // the end requester
        visit(stage, "board");
    }
}

void visit_menus(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    stage.take(all_possible());
    stage.type(toolkit::Key::menu);
    for (const toolkit::Menu& menu : stage.window.screen().menus().menus()) {
        stage.type(toolkit::Key::right); // the last step is back at the first
        visit(stage, "menu " + menu.title);
    }
}

/// Each remark of the computer in both its forms, with names as long as they can be.
void visit_ends(glue::Language language, const Visit& visit)
{
    for (int remark = 0; remark <= static_cast<int>(match::Comment::lost_high); ++remark) {
        for (std::uint8_t seed = 0; seed < 2; ++seed) {
            Stage stage(settings_in(language));
            glue::GameView view = game_of_two();
            view.seats.both[1] = {match::SeatKind::gemein, std::string(32, 'W')};
            view.phase = match::Phase::over;
            view.ending = match::Ending::repetition;
            view.comment = static_cast<match::Comment>(remark);
            view.position.stores = {seed, 0};
            stage.take(view);
            visit(stage, "end requester");
        }
    }
}

void visit_requesters(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    stage.take(game_of_two());
    stage.window.ask_quit();
    visit(stage, "quit requester");
    stage.type(toolkit::Key::escape);
    stage.ask(glue::Request::about);
    visit(stage, "about requester");
    stage.type(toolkit::Key::escape);
    stage.ask(glue::Request::greetings);
    visit(stage, "greetings requester");
    stage.type(toolkit::Key::escape);
    glue::Update lost = news(game_of_two());
    lost.lost = {{std::string(32, 'W'), std::string(32, 'M')}, 1234};
    stage.window.take({lost}, stage.now);
    visit(stage, "lost game requester");
    stage.type(toolkit::Key::escape);
    stage.type(toolkit::Key::f2);
    visit(stage, "board in words");
}

/// With each type of player and each theme in its cycle gadget.
void visit_options(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    glue::GameView view = game_of_two();
    view.extern_files[0] = {"/p/a.cando", std::string(43, 'W')};
    view.extern_files[1] = {"", std::string(100, 'W')};
    stage.take(view);
    stage.click({320, 367});
    for (const match::SeatKindName& kind : match::seat_kinds) {
        view.seats.both[0].kind = kind.kind;
        ++view.change;
        stage.take(view);
        visit(stage, "options window");
    }
}

/// The window of the link, and what the other windows say of it, with names, addresses and reasons
/// as long as they can be.
void visit_partner(glue::Language language, const Visit& visit)
{
    using enum glue::PartnerPhase;
    for (const auto phase : {none, waiting, connecting, linked, separated, differing, refused}) {
        for (const auto role : {glue::PartnerRole::host, glue::PartnerRole::guest}) {
            Stage stage(settings_in(language));
            glue::GameView view = linked_game(phase);
            view.partner.role = role;
            view.partner.name = std::string(32, 'W');
            view.partner.address = "[2001:0db8:85a3:0000:0000:8a2e:0370:7334]:65535";
            view.partner.reason = std::string(70, 'W') + " " + std::string(50, 'W');
            view.partner.file = "/p/" + std::string(80, 'W');
            stage.take(view);
            visit(stage, "partner on the board");
            stage.type(toolkit::Key::escape);
            stage.open_partner();
            visit(stage, "partner window");
            stage.click({498, 289});
            visit(stage, "question about the end of the link");
            stage.type(toolkit::Key::escape);
            stage.window.ask_quit();
            visit(stage, "quit requester");
            stage.type(toolkit::Key::escape);
            stage.command(U'e');
            visit(stage, "question about the end of the game");
        }
    }
}

void visit_player_file(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    stage.take(game_of_two());
    stage.click({320, 367});
    stage.click({186, 188});
    visit(stage, "file requester");
}

/// The panel of the analysis and the hint on the board, with names and numbers as long as they can
/// be.
void visit_analysis(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    glue::GameView view = game_of_two();
    view.seats.both[0].name = std::string(32, 'W');
    stage.take(view);
    stage.command(U't');
    visit(stage, "hint awaited");
    glue::AnalysisNews news = found(view.position);
    news.analysis.nodes = 9'999'999'999;
    news.analysis.depth = 100;
    news.analysis.value = 9'990;
    news.analysis.line.insert(news.analysis.line.end(), 40,
                              {mancala::Player::two, mancala::Pit(12)});
    stage.window.take(news);
    visit(stage, "hint given");
    stage.command(U'a');
    visit(stage, "analysis begins");
    stage.window.take(news);
    visit(stage, "analysis");
    view.phase = match::Phase::over;
    ++view.change;
    stage.take(view);
    stage.type(toolkit::Key::escape);
    visit(stage, "analysis of a game that is over");
}

/// A record with names and a path as long as they can be, at its start, after a move, and asked
/// about.
void visit_editor(glue::Language language, const Visit& visit)
{
    using toolkit::Key;
    Stage stage(settings_in(language));
    glue::GameView view = game_of_two();
    stage.take(view);
    mancala::Record record;
    record.names = {std::string(60, 'W'), std::string(60, 'M')};
    record.moves = {{mancala::Player::one, mancala::Pit(1)}};
    record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
    stage.window.open_editor(record, "/p/" + std::string(80, 'W') + ".partie");
    visit(stage, "record editor");
    stage.type(Key::end);
    visit(stage, "record editor");
    stage.type(Key::tab);
    for (int gadget = 0; gadget < 16; ++gadget) {
        stage.type(Key::tab);
        stage.type(Key::enter); // plays, asks, closes
        visit(stage, "record editor");
        stage.type(Key::escape);
        if (stage.window.screen().windows().size() == 1) {
            stage.window.open_editor(record, "");
        }
    }
}

/// The analysis of a record, with names as long as they can be, before and behind its end.
void visit_check(glue::Language language, const Visit& visit)
{
    using toolkit::Key;
    Stage stage(settings_in(language));
    stage.take(game_of_two());
    mancala::Record record;
    record.names = {std::string(60, 'W'), std::string(60, 'M')};
    record.moves = {{mancala::Player::one, mancala::Pit(1)}};
    record.line.push_back(mancala::play(record.line.back(), mancala::Pit(1)).position);
    stage.window.open_editor(record, "");
    toolkit::KeyEvent key;
    key.symbol = U'a';
    stage.window.handle(key);
    visit(stage, "analysis of a record");
    for (const std::size_t number : {1U, 0U}) {
        glue::AnalysisNews news = found(record.line.at(number));
        news.is_last = true;
        news.analysis.value = number == 1 ? 9'990 : -9'990;
        stage.window.take_for_editor(news);
        visit(stage, "analysis of a record");
    }
    stage.type(Key::end);
    visit(stage, "analysis of a record");
}

void visit_guide(glue::Language language, const Visit& visit)
{
    Stage stage(settings_in(language));
    stage.take(game_of_two());
    app::GuideDesk guide = guide_in(language);
    guide.show(stage.window.screen(), "Regeln");
    visit(stage, "guide");
}

} // namespace

void each_window(glue::Language language, const Visit& visit)
{
    visit_board(language, visit);
    visit_menus(language, visit);
    visit_ends(language, visit);
    visit_requesters(language, visit);
    visit_options(language, visit);
    visit_partner(language, visit);
    visit_analysis(language, visit);
    visit_player_file(language, visit);
    visit_editor(language, visit);
    visit_check(language, visit);
    visit_guide(language, visit);
}

} // namespace stage
