#include "app/mancala/partner_window.hpp"

#include "app/glue/partner_reasons.hpp"
#include "app/glue/short_text.hpp"
#include "app/mancala/partner_words.hpp"

#include <utility>
#include <variant>

namespace app {

namespace {

using glue::PartnerRole;
using glue::Text;
using raster::Rect;
using toolkit::Availability;

// Where things stand, in the window's coordinates.
constexpr Rect window_box{38, 92, 564, 212};
constexpr int left = 12;
constexpr int right = 552;
constexpr int gap = 8;
constexpr int label_width = 72;
constexpr int gadgets_left = left + label_width + gap;
constexpr int button_width = 160;
constexpr int button_left = right - button_width;
constexpr int height = toolkit::metrics::button_height;
constexpr int text_top = 3; ///< of a label beside a gadget
constexpr int text_height = 8;
constexpr int wait_heading = 17;
constexpr int wait_row = 30;
constexpr int hint_row = 49;
constexpr int code_top = 61;
constexpr int code_height = 24;
constexpr int call_heading = 96;
constexpr int host_row = 109;
constexpr int code_row = 127;
constexpr int state_row = 153;
constexpr int reason_row = 172;
constexpr int bottom_row = 190;

constexpr int place_letters = 80;
constexpr int host_letters = 260; ///< the longest name of a host and its port
constexpr int code_letters = 64;
constexpr int line_letters = 67;    ///< across the window
constexpr int address_letters = 47; ///< the longest IPv6 address with port

constexpr const char* help_node = "Verbindung";
constexpr const char* local_address = "127.0.0.1";

/// Leaves a gadget alone that shows it already, since setting it draws it anew.
void bring_in_line(toolkit::StringGadget& gadget, const std::string& text)
{
    if (gadget.text() != text) {
        gadget.set_text(text);
    }
}

Availability when(bool possible)
{
    return possible ? Availability::enabled : Availability::ghosted;
}

} // namespace

PartnerWindow::PartnerWindow(const toolkit::Look& look,
                             glue::Language language,
                             PartnerWindowOrders orders)
    : Window(
          toolkit::WindowKind::framed, window_box, std::string(text(language, Text::partner_title)))
    , look_(look)
    , language_(language)
    , orders_(std::move(orders))
{
    add_waiting();
    add_calling();
    add_state();
    place_->set_text(local_address);
    set_on_close([this] { orders_.close(); });
}

void PartnerWindow::add_label(int y, Text label)
{
    const std::string words(text(language_, label));
    const int width = look_.text_width(words);
    add<toolkit::TextGadget>(Rect{left + label_width - width, y + text_top, width, text_height},
                             help_node, words, toolkit::TextFrame::none);
}

void PartnerWindow::add_line(int y, Text words)
{
    add<toolkit::TextGadget>(Rect{left, y, right - left, text_height}, help_node,
                             std::string(text(language_, words)), toolkit::TextFrame::none);
}

toolkit::StringGadget& PartnerWindow::add_string(int y, int letters)
{
    return add<toolkit::StringGadget>(
        Rect{gadgets_left, y, button_left - gap - gadgets_left, height}, help_node, letters);
}

toolkit::Button& PartnerWindow::add_button(Rect box, Text label, std::function<void()> on_click)
{
    return add<toolkit::Button>(box, glue::text(language_, label), help_node, std::move(on_click));
}

void PartnerWindow::add_waiting()
{
    add_line(wait_heading, Text::partner_wait_heading);
    add_label(wait_row, Text::partner_address);
    place_ = &add_string(wait_row, place_letters);
    wait_ = &add_button({button_left, wait_row, button_width, height}, Text::partner_wait,
                        [this] { wait(); });
    hint_ = &add<toolkit::TextGadget>(Rect{left, hint_row, right - left, text_height}, help_node,
                                      "", toolkit::TextFrame::none);
    shown_code_ = &add<CodeGadget>(Rect{left, code_top, right - left, code_height}, help_node,
                                   std::string(text(language_, Text::partner_code_place)));
}

void PartnerWindow::add_calling()
{
    add_line(call_heading, Text::partner_call_heading);
    add_label(host_row, Text::partner_address);
    host_ = &add_string(host_row, host_letters);
    host_->set_on_change([this](const std::string&) { offer_call(); });
    host_->set_on_enter([this](const std::string&) { focus(*code_); });
    add_label(code_row, Text::partner_code);
    code_ = &add_string(code_row, code_letters);
    code_->set_on_change([this](const std::string&) {
        mistake_.clear();
        show_reason();
        offer_call();
    });
    code_->set_on_enter([this](const std::string&) { call(); });
    call_ = &add_button({button_left, code_row, button_width, height}, Text::partner_call,
                        [this] { call(); });
}

void PartnerWindow::add_state()
{
    add_label(state_row, Text::partner_state);
    state_ = &add<toolkit::TextGadget>(Rect{gadgets_left, state_row, right - gadgets_left, height},
                                       help_node, "", toolkit::TextFrame::recessed);
    reason_ = &add<toolkit::TextGadget>(Rect{left, reason_row, right - left, text_height},
                                        help_node, "", toolkit::TextFrame::none);
    copy_ = &add_button({left, bottom_row, button_width, height}, Text::partner_copy,
                        [this] { orders_.copy(partner_.code); });
    end_ = &add_button({button_left, bottom_row, button_width, height}, Text::partner_end,
                       [this] { orders_.end(); });
}

void PartnerWindow::wait()
{
    orders_.order(glue::ListenForPartner{listening_place(place_->text())});
}

/// The code is a secret: it leaves the window with the order. What is no code stays, to be mended.
void PartnerWindow::call()
{
    if (!call_->is_enabled()) {
        return;
    }
    mistake_ = mistake();
    show_reason();
    if (!mistake_.empty()) {
        return;
    }
    orders_.order(glue::CallPartner{host_->text(), code_->text()});
    code_->set_text("");
    offer_call();
}

/// In the code that stands there; empty if it is one.
std::string PartnerWindow::mistake() const
{
    const auto code = ipc::PartnerCode::read(code_->text());
    const auto* wrong = std::get_if<ipc::CodeMistake>(&code);
    return wrong != nullptr ? glue::reason_text(language_, *wrong) : std::string();
}

void PartnerWindow::show_reason()
{
    reason_->set_text(glue::shortened(mistake_.empty() ? partner_.reason : mistake_, line_letters));
}

void PartnerWindow::offer_call()
{
    call_->set_availability(
        when(is_idle(partner_.phase) && !host_->text().empty() && !code_->text().empty()));
}

std::string PartnerWindow::hint() const
{
    if (partner_.code.empty()) {
        return std::string(text(language_, Text::partner_local_hint));
    }
    return text(language_, Text::partner_tell_hint,
                {glue::shortened(partner_.address, address_letters)});
}

/// Of a link that stands or is wanted: the address in the half to which it belongs.
void PartnerWindow::show_place()
{
    if (!is_idle(partner_.phase) && !partner_.address.empty()) {
        bring_in_line(partner_.role == PartnerRole::host ? *place_ : *host_, partner_.address);
    }
}

void PartnerWindow::ask_for_code(const std::string& address)
{
    host_->set_text(address);
    focus(*code_);
}

void PartnerWindow::show(const glue::PartnerView& partner)
{
    partner_ = partner;
    show_place();
    const Availability beginning = when(is_idle(partner.phase));
    place_->set_availability(beginning);
    wait_->set_availability(beginning);
    host_->set_availability(beginning);
    code_->set_availability(beginning);
    offer_call();
    copy_->set_availability(when(!partner.code.empty()));
    end_->set_availability(when(!is_idle(partner.phase)));
    hint_->set_text(hint());
    shown_code_->set_text(partner.code);
    state_->set_text(partner_state(partner, language_));
    show_reason();
}

} // namespace app
