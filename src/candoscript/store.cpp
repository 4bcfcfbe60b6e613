#include "candoscript/store.hpp"

#include "candoscript/conversion.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/state.hpp"

namespace candoscript {

Store::Store(const Program& program)
    : state_(std::make_unique<State>(program))
{
}

Store::Store(Store&& other) noexcept = default;
Store& Store::operator=(Store&& other) noexcept = default;
Store::~Store() = default;

void Store::clear()
{
    state_ = std::make_unique<State>(state_->program);
}

std::optional<std::int32_t> Store::integer(std::string_view name) const
{
    Value* variable = state_->find(lower(name));
    if (variable == nullptr) {
        return std::nullopt;
    }
    try {
        const Value value = state_->read(*variable);
        if (value.is_nothing()) {
            return std::nullopt;
        }
        return integer_of(value);
    } catch (const Failure&) {
        // A whole array, or an alias that leads out of a host array: no number.
        return std::nullopt;
    }
}

std::vector<base::Diagnostic> Store::take_warnings()
{
    return std::exchange(state_->warnings, {});
}

} // namespace candoscript
