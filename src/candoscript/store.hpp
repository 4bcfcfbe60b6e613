// What a script remembers from call to call: all its variables, until a new game clears them.
#pragma once

#include "candoscript/host.hpp"
#include "candoscript/program.hpp"
#include "core/base/diagnostic.hpp"

#include <memory>
#include <optional>

namespace candoscript {

struct State;

class Store
{
  public:
    /// The program must outlive the store.
    explicit Store(const Program& program);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    Store(Store&& other) noexcept;
    Store& operator=(Store&& other) noexcept;
    ~Store();

    /// Everything is forgotten, the warnings already given included.
    void clear();

    /// The variable converted to an integer; nothing if it is unassigned or a whole array.
    [[nodiscard]] std::optional<std::int32_t> integer(std::string_view name) const;

    /// One for each name that needs the Amiga, the first time it is met. Given once.
    [[nodiscard]] std::vector<base::Diagnostic> take_warnings();

    [[nodiscard]] State& state() { return *state_; }

  private:
    std::unique_ptr<State> state_;
};

} // namespace candoscript
