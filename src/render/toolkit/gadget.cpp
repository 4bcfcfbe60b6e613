#include "render/toolkit/gadget.hpp"

namespace toolkit {

void Gadget::set_availability(Availability availability)
{
    if (availability_ != availability) {
        availability_ = availability;
        changed();
    }
}

void Gadget::set_focus(FocusMark focus)
{
    if (focus_ != focus) {
        focus_ = focus;
        on_focus(focus);
        changed();
    }
}

} // namespace toolkit
