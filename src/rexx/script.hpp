// A script as it was read: its lines, its encoding, and its text for the interpreter. And where
// scripts are looked for.
#pragma once

#include "core/base/result.hpp"
#include "core/workbench/volumes.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rexx/rewriter.hpp"

namespace rexx {

enum class Encoding
{
    utf8,
    latin1
};

struct Script
{
    std::string name;           ///< as it was called
    std::filesystem::path path; ///< empty for a program in a string
    Encoding encoding = Encoding::utf8;
    std::vector<std::string> lines; ///< as they were written
    Rewriting code;
};

/// A first line `#!...` becomes a comment; a Ctrl-Z at the end does not count.
[[nodiscard]] Script make_script(std::string name, std::filesystem::path path, std::string bytes);

/// The file of that name: with a folder or volume only there, else in the current directory, then
/// in REXX:. `.rexx` may be left out, case does not count. Nothing if there is none.
[[nodiscard]] std::optional<std::filesystem::path> find_script(std::string_view name,
                                                               const workbench::Volumes& volumes);

/// Reads a script that was found.
[[nodiscard]] base::Result<Script> read_script(std::string name, const std::filesystem::path& path);

/// Text that came from outside (UTF-8) in the bytes of a script.
[[nodiscard]] std::string to_script(std::string_view text, Encoding encoding);

} // namespace rexx
