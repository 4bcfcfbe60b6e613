#include "app/mancala_match/interrupt.hpp"

namespace mancala_match {

Interrupt::Interrupt()
    : termination_(loop_, [this] { asked_.request_stop(); })
    , thread_([this] { loop_.run(); })
{
}

Interrupt::~Interrupt()
{
    loop_.stop();
}

} // namespace mancala_match
