// A value or the reason why there is none. The single place that names the expected library.
#pragma once

#include "core/base/diagnostic.hpp"

#include <tl/expected.hpp>

#include <utility>

namespace base {

template <typename T>
using Result = tl::expected<T, Diagnostic>;

/// Turns a diagnostic into the failed side of any Result.
[[nodiscard]] inline tl::unexpected<Diagnostic> failure(Diagnostic diagnostic)
{
    return tl::unexpected<Diagnostic>(std::move(diagnostic));
}

} // namespace base
