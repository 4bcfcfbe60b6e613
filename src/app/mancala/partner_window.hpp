// The window of the link to a partner on another machine: on one half one waits for him, on the
// other one calls him; below stands how the link is. Values come in by `show`, wishes go out as
// orders. Guide node "Verbindung".
#pragma once

#include "app/glue/partner_view.hpp"
#include "app/glue/texts.hpp"
#include "app/mancala/code_gadget.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <functional>
#include <string>

namespace app {

/// What the window wants done. All must be set.
struct PartnerWindowOrders
{
    std::function<void(const glue::PartnerOrder&)> order;
    std::function<void(const std::string&)> copy; ///< for pasting elsewhere
    std::function<void()> end;                    ///< the link; whoever gets it may ask first
    std::function<void()> close;
};

class PartnerWindow : public toolkit::Window
{
  public:
    PartnerWindow(const toolkit::Look& look, glue::Language language, PartnerWindowOrders orders);

    /// Brings the gadgets in line; what is just being typed stays.
    void show(const glue::PartnerView& partner);
    /// Whom to call is known already; the code is not.
    void ask_for_code(const std::string& address);

  private:
    void add_label(int y, glue::Text label);
    void add_line(int y, glue::Text words);
    toolkit::StringGadget& add_string(int y, int letters);
    toolkit::Button& add_button(raster::Rect box, glue::Text label, std::function<void()> on_click);
    void add_waiting();
    void add_calling();
    void add_state();
    void wait();
    void call();
    [[nodiscard]] std::string mistake() const;
    void show_reason();
    void offer_call();
    void show_place();
    [[nodiscard]] std::string hint() const;

    const toolkit::Look& look_;
    glue::Language language_;
    PartnerWindowOrders orders_;
    glue::PartnerView partner_;
    std::string mistake_; ///< in the code that stands there; shown until it is another
    toolkit::StringGadget* place_ = nullptr; ///< where to wait
    toolkit::Button* wait_ = nullptr;
    toolkit::TextGadget* hint_ = nullptr;
    CodeGadget* shown_code_ = nullptr;
    toolkit::StringGadget* host_ = nullptr; ///< whom to call
    toolkit::StringGadget* code_ = nullptr; ///< as told by the partner
    toolkit::Button* call_ = nullptr;
    toolkit::TextGadget* state_ = nullptr;
    toolkit::TextGadget* reason_ = nullptr;
    toolkit::Button* copy_ = nullptr;
    toolkit::Button* end_ = nullptr;
};

} // namespace app
