#include "app/editor/record_files.hpp"
#include "support/fake_drawers.hpp"
#include "support/stage.hpp"

#include <array>
#include <memory>
#include <utility>
#include <variant>

namespace stage {

namespace {

/// An order for the link in words.
std::string words_of(const glue::PartnerOrder& order)
{
    if (const auto* wait = std::get_if<glue::ListenForPartner>(&order)) {
        return "wait at " + wait->address;
    }
    if (const auto* call = std::get_if<glue::CallPartner>(&order)) {
        return "call " + call->address + " with " + call->code;
    }
    if (const auto* settle = std::get_if<glue::SettleDifference>(&order)) {
        constexpr std::array words{"go on with mine", "go on with the partner's", "part"};
        return words.at(static_cast<std::size_t>(settle->how));
    }
    return "end the link";
}

} // namespace

app::WindowOrders Stage::game_orders()
{
    app::WindowOrders wanted;
    wanted.submit = [this](const match::Action& action) { actions.push_back(action); };
    wanted.shown = [this](std::uint64_t change) { shown.push_back(change); };
    wanted.end_pause = [this] { orders.emplace_back("end pause"); };
    wanted.set_sync = [this](app::Sync sync) {
        orders.emplace_back(sync == app::Sync::on ? "sync on" : "sync off");
    };
    wanted.set_thinking = [this](glue::Thinking thinking) {
        orders.push_back("think " + std::string(word_of(thinking)));
    };
    wanted.quit = [this] { orders.emplace_back("quit"); };
    wanted.answer_offer = [this](app::OfferAnswer answer) {
        orders.emplace_back(answer == app::OfferAnswer::go_on ? "go on" : "put aside");
    };
    wanted.load_extern = [this](match::SeatKind kind, const std::string& path) {
        orders.push_back("load " + std::string(match::title(kind)) + ": " + path);
    };
    wanted.tell = [this](const std::string& lines) { orders.push_back("tell " + lines); };
    wanted.order_partner = [this](const glue::PartnerOrder& order) {
        orders.push_back(words_of(order));
    };
    wanted.analysis = analysis_orders();
    return wanted;
}

app::WindowOrders Stage::window_orders(glue::Language language)
{
    app::WindowOrders wanted = game_orders();
    wanted.show_guide = [this](const std::string& node) { orders.push_back("guide " + node); };
    wanted.editor = editor_services();
    wanted.take_picture = [this](app::Picture picture) {
        orders.emplace_back(picture == app::Picture::raw ? "picture" : "picture as shown");
    };
    wanted.show_effect = [this](glue::Effect effect) {
        orders.push_back("effect " + std::string(word_of(effect)));
    };
    wanted.copy = [this](const std::string& text) { orders.push_back("copy " + text); };
    wanted.ask_file = [language](toolkit::Screen& screen, const glue::FileQuestion& question,
                                 auto on_file) {
        toolkit::ask_file(screen, glue::file_request(language, question, "/p"),
                          std::make_unique<support::FakeDrawers>(), std::move(on_file));
    };
    wanted.show_theme = [this](std::size_t theme) {
        orders.push_back("theme " + std::to_string(theme));
    };
    wanted.save = [this](const glue::Settings& kept) -> std::optional<base::Diagnostic> {
        saved.push_back(kept);
        return save_refusal;
    };
    return wanted;
}

app::AnalysisOrders Stage::analysis_orders()
{
    app::AnalysisOrders wanted;
    wanted.look_into = [this](const mancala::Position& position,
                              const glue::AnalysisBudget& budget) {
        looked_into.push_back({position, budget});
    };
    wanted.stop = [this] { orders.emplace_back("stop looking"); };
    return wanted;
}

/// Files are named in the window itself; what is in them is here.
editor::Services Stage::editor_services()
{
    editor::Services services;
    services.read_record = [this](const std::string& path) {
        return editor::record_in(files[path], path, glue::Language::german);
    };
    services.write = [this](const std::string& path,
                            const std::string& words) -> std::optional<base::Diagnostic> {
        files[path] = words;
        return std::nullopt;
    };
    services.look_into = [this](const mancala::Position& position,
                                const glue::AnalysisBudget& budget) {
        checked.push_back({position, budget});
    };
    services.print = [this](const std::string& words) { orders.push_back("print " + words); };
    services.listen = [this](glue::Listening listening) {
        orders.emplace_back(listening == glue::Listening::on ? "listen" : "stop listening");
    };
    return services;
}

} // namespace stage
