#include "core/endgame/built_tables.hpp"

#include "core/endgame/layer_builder.hpp"

namespace endgame {

BuiltTables::BuiltTables(int most_stones, const Workers& workers)
{
    for (int stones = Tables::least_stones; stones <= most_stones; ++stones) {
        const auto values = build_layer(stones, tables_, workers);
        if (!values) {
            return;
        }
        bytes_.push_back(pack_layer(stones, *values));
        tables_.add(PackedLayer::read(bytes_.back(), "memory").value());
    }
}

} // namespace endgame
