// What mancala-guide prints for a guide.
#pragma once

#include "app/mancala_guide/options.hpp"
#include "core/base/result.hpp"

#include <string>
#include <string_view>

namespace mancala_guide {

struct Answer
{
    int status = exit_done;
    std::string text; ///< for standard output
};

/// Fails if there is no such node.
[[nodiscard]] base::Result<Answer> answer(const Options& options, std::string_view bytes);

} // namespace mancala_guide
