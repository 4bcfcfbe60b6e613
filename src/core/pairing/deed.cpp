#include "core/pairing/deed.hpp"

namespace pairing {

match::Action action_of(const Deed& deed)
{
    return std::visit([](const auto& each) { return match::Action(each); }, deed);
}

std::optional<Deed> deed_of(const match::Action& action)
{
    if (const auto* play = std::get_if<match::PlayPit>(&action)) {
        return *play;
    }
    if (std::holds_alternative<match::Undo>(action)) {
        return match::Undo{};
    }
    if (std::holds_alternative<match::NewGame>(action)) {
        return match::NewGame{};
    }
    if (const auto* end = std::get_if<match::EndGame>(&action)) {
        return *end;
    }
    return std::nullopt;
}

} // namespace pairing
