// What Regina says about a script while it runs and fails, turned into what ARexx said: the clauses
// as they were written, our numbers of the errors, return codes of commands.
#pragma once

#include <string>
#include <string_view>

#include "rexx/level.hpp"

namespace rexx {

class Trace
{
  public:
    explicit Trace(Level& level)
        : level_(level)
    {
    }

    /// One line of Regina in, what is to be shown (with line ends) out; often nothing.
    [[nodiscard]] std::string take(std::string_view line);

    /// What is to be shown of a command that failed, once the script goes on behind it.
    [[nodiscard]] std::string settle();

    /// What was held back, when the script has ended.
    [[nodiscard]] std::string finish();

    /// The error that ended the script, 0 if none did.
    [[nodiscard]] int error() const { return error_; }
    /// Its line; 0 if it is not known.
    [[nodiscard]] int error_line() const { return error_line_; }

  private:
    std::string take_clause(std::string_view line, std::size_t mark);
    void take_error(std::string_view line);
    void take_detail(std::string_view line);

    Level& level_;
    int line_ = 0; ///< of the clause shown last
    int error_ = 0;
    int error_line_ = 0;
    int path_ = 0; ///< clauses shown of those that led to an error
    std::string detail_;
    bool held_ = false; ///< an error is known and not shown yet
};

} // namespace rexx
