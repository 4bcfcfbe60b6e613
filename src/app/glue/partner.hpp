// Joins the game with the program of a partner on another machine: takes what the user asks of the
// link and says how it stands. The loop's thread only (network.md).
#pragma once

#include "app/glue/partner_view.hpp"

namespace glue {

class Game;

class Partner
{
  public:
    explicit Partner(Game& game);

    void order(const PartnerOrder& wanted);
    /// How the link stands; each change of it is told to the game's observers as `state`.
    [[nodiscard]] const PartnerView& view() const { return view_; }

  private:
    Game& game_;
    PartnerView view_;
};

} // namespace glue
