#include "app/glue/partner.hpp"

#include "app/glue/game.hpp"

namespace glue {

Partner::Partner(Game& game)
    : game_(game)
{
}

void Partner::order(const PartnerOrder& /*wanted*/)
{
    game_.tell_state();
}

} // namespace glue
