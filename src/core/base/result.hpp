// A value or the reason why there is none. The single place that names the expected library.
#pragma once

#include "core/base/diagnostic.hpp"
#include "core/base/fault.hpp"

#include <tl/expected.hpp>

#include <utility>

namespace base {

template <typename T>
using Result = tl::expected<T, Diagnostic>;

/// The same where the reason has no words yet.
template <typename T, typename Kind>
using Checked = tl::expected<T, Fault<Kind>>;

/// Turns a diagnostic into the failed side of any Result.
[[nodiscard]] inline tl::unexpected<Diagnostic> failure(Diagnostic diagnostic)
{
    return tl::unexpected<Diagnostic>(std::move(diagnostic));
}

template <typename Kind>
[[nodiscard]] tl::unexpected<Fault<Kind>> failure(Fault<Kind> fault)
{
    return tl::unexpected<Fault<Kind>>(std::move(fault));
}

} // namespace base
