// What a command answers, and how that looks on the wire: return code, then the result or a stable
// number and a sentence. Codes as in ARexx.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ipc {

enum class ReturnCode
{
    ok = 0,
    warn = 5,
    error = 10,
    fail = 20
};

struct Reply
{
    ReturnCode code = ReturnCode::ok;
    int number = 0;                  ///< of the error table; 0 if ok
    std::optional<std::string> text; ///< the result if ok (may be empty), else the sentence

    bool operator==(const Reply&) const = default;
};

/// Done, nothing to tell.
[[nodiscard]] Reply done();
/// Done, with a result.
[[nodiscard]] Reply result(std::string text);
/// Not possible now (5).
[[nodiscard]] Reply refuse(int number, std::string text);
/// Bad command or argument (10).
[[nodiscard]] Reply bad(int number, std::string text);
/// Failure (20).
[[nodiscard]] Reply failed(int number, std::string text);

/// The answer line without its line feed. Always one line: control bytes in the text are written as
/// \xNN.
[[nodiscard]] std::string to_line(const Reply& reply);

/// The other direction, for clients. Nothing if the line is no answer.
[[nodiscard]] std::optional<Reply> reply_from_line(std::string_view line);

} // namespace ipc
