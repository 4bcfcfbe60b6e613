// ARexx source as Regina understands it. Regina refuses or misreads some clauses of ARexx; those
// are replaced by clauses of standard REXX that call functions of ours (names beginning with MRX_).
// Every clause stays on its line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rexx {

/// One clause that was replaced, for those who show source to people.
struct Change
{
    int line = 1;
    std::string before; ///< the clause as it was written; empty for one that was put in
    std::string after;

    bool operator==(const Change&) const = default;
};

struct Rewriting
{
    std::string text;
    std::vector<Change> changes;
};

/// A whole script. Never fails: what cannot be understood stays as it is, for Regina to refuse.
[[nodiscard]] Rewriting rewrite(std::string_view source);

/// The text of an INTERPRET instruction: the same, without what belongs to the end of a script.
[[nodiscard]] std::string rewrite_clauses(std::string_view clauses);

} // namespace rexx
