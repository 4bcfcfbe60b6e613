#include "candoscript/name_use.hpp"

#include "candoscript/latin1.hpp"

namespace candoscript {

namespace {

class NameCollector
{
  public:
    void block(const Block& statements)
    {
        for (const Statement& statement : statements) {
            std::visit([&](const auto& node) { this->look(node); }, statement.node);
        }
    }

    NameUse names;

  private:
    void changed(const Place& place) { names.assigned.insert(lower(place.name)); }

    void look(const Let& let)
    {
        for (const Assignment& assignment : let.assignments) {
            changed(assignment.target);
            const auto* call = std::get_if<Call>(&assignment.value->node);
            if (call != nullptr && same_word(call->name, "Alias")) {
                names.aliased.insert(lower(assignment.target.name));
            }
        }
    }
    void look(const Local& local)
    {
        for (const Assignment& item : local.assignments) {
            changed(item.target);
        }
    }
    void look(const If& node)
    {
        for (const Branch& branch : node.branches) {
            block(branch.body);
        }
        if (node.otherwise) {
            block(*node.otherwise);
        }
    }
    void look(const Loop& loop)
    {
        if (const auto* counted = std::get_if<Counted>(&loop.head)) {
            changed(counted->counter);
        }
        block(loop.body);
    }
    void look(const ChangeEntry& node) { changed(node.array); }
    void look(const SortArray& node) { changed(node.array); }
    // The others change no variable.
    template <typename Node>
    void look(const Node& /*node*/)
    {
    }
};

} // namespace

NameUse name_use(const Script& script)
{
    NameCollector collector;
    collector.block(script.body);
    return std::move(collector.names);
}

} // namespace candoscript
