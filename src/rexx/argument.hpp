// What the handlers of functions do with their arguments. For this folder's sources.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rexx/errors.hpp"
#include "rexx/functions.hpp"

namespace rexx {

/// Empty if it was left out.
[[nodiscard]] std::string text_of(const Arguments& arguments, std::size_t index);

/// The first letter in upper case; 0 if it was left out.
[[nodiscard]] char option_of(const Arguments& arguments, std::size_t index);

/// A whole number; nothing if it is none.
[[nodiscard]] std::optional<long> whole(std::string_view text);
/// The same as an `int`: the last one there is for what is beyond.
[[nodiscard]] std::optional<int> whole_int(std::string_view text);

[[nodiscard]] inline bool given(const Arguments& arguments, std::size_t index)
{
    return index < arguments.size() && arguments[index].has_value();
}

[[nodiscard]] inline Outcome value(std::string text)
{
    return {std::move(text), 0};
}
[[nodiscard]] inline Outcome truth(bool yes)
{
    return {yes ? "1" : "0", 0};
}
[[nodiscard]] inline Outcome bad_argument()
{
    return {"", error::argument};
}

/// An address as scripts see it: four bytes, the highest first.
[[nodiscard]] std::string address_bytes(std::uint32_t number);
[[nodiscard]] std::optional<std::uint32_t> address_of(std::string_view bytes);

/// The names with the separator between them.
template <typename Names>
[[nodiscard]] std::string joined(const Names& names, std::string_view separator)
{
    std::string text;
    for (const auto& name : names) {
        text += text.empty() ? "" : separator;
        text += name;
    }
    return text;
}

} // namespace rexx
