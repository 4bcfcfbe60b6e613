// Texts of users, names above all, cut to the room there is.
#pragma once

#include "render/toolkit/short_text.hpp"

namespace glue {

using toolkit::shortened;
using toolkit::shortened_in_front;

} // namespace glue
