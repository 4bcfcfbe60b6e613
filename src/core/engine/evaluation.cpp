#include "core/engine/evaluation.hpp"

namespace engine {

int StoresAlone::value(const Board& /*board*/) const
{
    return 0;
}

} // namespace engine
