// A program from its first word to its exit status.
#pragma once

#include "app/command_line/saying.hpp"
#include "core/base/diagnostic.hpp"

#include <exception>
#include <new>
#include <string_view>
#include <variant>

namespace command_line {

/// With what a program ends that has no more to do than to say something.
[[nodiscard]] constexpr int status_of(int printed)
{
    return printed;
}
[[nodiscard]] inline int status_of(const Saying& saying)
{
    return say(saying);
}

/// The text and whatever was printed before on standard output. Throws std::runtime_error where
/// something was lost.
void print(std::string_view text);

/// Throws it; for what was printed by other means.
[[noreturn]] void lose_output();

/// What a program prints while it works.
enum class Output
{
    answer,
    log ///< whoever reads it may go
};

class Program
{
  public:
    /// `failed` is the exit status where the world says no. A program without a name complains
    /// without one.
    constexpr Program(std::string_view name, int failed, Output output = Output::answer)
        : name_(name)
        , failed_(failed)
        , output_(output)
    {
    }

    /// "name: reason" on standard error.
    void complain(std::string_view reason) const;
    void complain(const base::Diagnostic& diagnostic) const;

    /// The same. Gives `status`, to end with.
    template <typename Reason>
    [[nodiscard]] int refuse(const Reason& reason, int status) const
    {
        complain(reason);
        return status;
    }

    /// `parse` gives the options, or with what to end at once; `work` does what they say and gives
    /// the exit status. What either throws is a complaint, and so is a lost answer: a full disk
    /// is no success.
    template <typename Parse, typename Work>
    int run(Parse parse, Work work) const
    {
        try {
            const auto parsed = parse();
            const auto* const options = std::get_if<0>(&parsed);
            const int status = options != nullptr ? work(*options) : status_of(std::get<1>(parsed));
            if (options == nullptr || output_ == Output::answer) {
                print("");
            }
            return status;
        } catch (const std::bad_alloc&) {
            return refuse("there is not enough memory", failed_);
        } catch (const std::exception& error) {
            return refuse(error.what(), failed_);
        }
    }

  private:
    std::string_view name_;
    int failed_;
    Output output_;
};

} // namespace command_line
