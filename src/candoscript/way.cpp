#include "candoscript/way.hpp"

namespace candoscript {

namespace {

const Value* element_of(const Value& table, const Step& step)
{
    if (step.field != nullptr) {
        return table.as_table().find(*step.field);
    }
    check_index(table, step.index);
    return table.as_table().find(step.index);
}

void write_checked(Value& place, Way way, Value value, Heap& heap)
{
    if (way.empty()) {
        place = std::move(value);
        return;
    }
    if (!place.is_table()) {
        place = Value::table(heap);
    }
    const Step& step = way.front();
    if (step.field == nullptr) {
        check_index(place, step.index);
    }
    Table& table = place.own_table();
    Value& element = step.field != nullptr ? table.at(*step.field) : table.at(step.index);
    write_checked(element, way.subspan(1), std::move(value), heap);
    table.set_depth_for(element);
}

} // namespace

void check_index(const Value& table, std::int32_t index)
{
    if (table.is_fixed() && table.as_table().dense(index) == nullptr) {
        throw Failure{ErrorCode::index_out_of_range,
                      "index " + std::to_string(index) + " is out of range"};
    }
}

const Value* read_way(const Value& root, Way way)
{
    const Value* place = &root;
    for (const Step& step : way) {
        if (!place->is_table()) {
            return nullptr;
        }
        place = element_of(*place, step);
        if (place == nullptr) {
            return nullptr;
        }
    }
    return place;
}

void write_way(Value& root, Way way, Value value, Heap& heap)
{
    if (depth_of(value) + static_cast<int>(way.size()) > Table::deepest) {
        throw Failure{ErrorCode::nested_too_deeply, "arrays are nested too deeply"};
    }
    write_checked(root, way, std::move(value), heap);
}

void erase_way(Value& root, Way way)
{
    if (way.empty()) {
        root = Value();
        return;
    }
    if (!root.is_table() || element_of(root, way.front()) == nullptr) {
        return;
    }
    const Step& step = way.front();
    Table& table = root.own_table();
    if (way.size() > 1) {
        erase_way(step.field != nullptr ? table.at(*step.field) : table.at(step.index),
                  way.subspan(1));
    } else if (step.field != nullptr) {
        table.erase(*step.field);
    } else {
        table.erase(step.index);
    }
}

Table& table_at(Value& root, Way way, Heap& heap)
{
    const Value* found = read_way(root, way);
    if (found != nullptr && found->is_fixed()) {
        throw Failure{ErrorCode::fixed_size, "the size of this array is fixed"};
    }
    if (found == nullptr || !found->is_table()) {
        write_way(root, way, Value::table(heap), heap);
    }
    Value* place = &root;
    for (const Step& step : way) {
        Table& table = place->own_table();
        place = step.field != nullptr ? &table.at(*step.field) : &table.at(step.index);
    }
    return place->own_table();
}

} // namespace candoscript
