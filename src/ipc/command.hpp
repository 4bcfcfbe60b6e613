// The commands of a port as one table: name, number of arguments, help and handler in a row. Works
// on lines of text and knows no socket, so a terminal or a test uses it as a port does.
#pragma once

#include "ipc/error_number.hpp"
#include "ipc/reply.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ipc {

/// One connection; never used twice while the program runs.
enum class ClientId : std::uint64_t
{
};

/// Called exactly once on the loop's thread, at once or later.
using Answer = std::function<void(const Reply&)>;

struct Call
{
    std::string_view command; ///< as the table spells it
    std::vector<std::string> arguments;
    ClientId client{};
};

struct Command
{
    std::string name;
    int least = 0; ///< fewest arguments
    int most = 0;  ///< most arguments
    std::string help;
    std::function<void(const Call&, Answer)> run;
    int count_error = error_number::argument_count; ///< number of the answer to a wrong count
};

class CommandTable
{
  public:
    explicit CommandTable(std::vector<Command> commands);

    /// Runs one line (without its end; UTF-8 or Latin-1). A line that is no call of a command of
    /// the table is answered at once.
    void execute(std::string_view line, ClientId client, Answer answer) const;

    const std::vector<Command>& commands() const { return commands_; }

  private:
    const Command* find(std::string_view name) const;

    std::vector<Command> commands_;
};

/// The words of a line: separated by blanks and tabs; a word that begins with ' or " goes on to the
/// same mark, blanks included, or to the end of the line.
[[nodiscard]] std::vector<std::string> split_words(std::string_view line);

/// A whole number without sign, at most 18 digits, the whole word.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view word);

/// One word as it must stand in a line so that `split_words` gives it back; nothing if no spelling
/// does that (control bytes, both kinds of quotes).
[[nodiscard]] std::optional<std::string> quote_word(std::string_view word);

} // namespace ipc
