#include "render/toolkit/file_pattern.hpp"

#include "core/base/encoding.hpp"

#include <algorithm>
#include <bitset>

namespace toolkit {

namespace {

using Node = FilePattern::Node;
using Kind = FilePattern::Kind;
using Range = FilePattern::Range;

char32_t small(char32_t character)
{
    const bool latin = character >= U'A' && character <= U'Z';
    const bool accented = character >= 0xC0 && character <= 0xDE && character != 0xD7;
    return latin || accented ? character + 0x20 : character;
}

// --- reading -------------------------------------------------------------------------------------

class Reader
{
  public:
    explicit Reader(std::u32string text)
        : text_(std::move(text))
    {
    }

    std::optional<Node> read()
    {
        auto root = choice();
        return at_ == text_.size() ? std::move(root) : std::nullopt;
    }

    [[nodiscard]] std::size_t remembering() const { return remembering_; }

  private:
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] bool next_is(char32_t character) const
    {
        return !at_end() && text_[at_] == character;
    }

    bool skip(char32_t character)
    {
        const bool found = next_is(character);
        at_ += found ? 1 : 0;
        return found;
    }

    char32_t take() { return text_[at_++]; }

    /// After an apostrophe the character as it is; alone at the end it is one itself.
    char32_t take_escaped()
    {
        const char32_t first = take();
        return first == U'\'' && !at_end() ? take() : first;
    }

    std::optional<Node> choice()
    {
        Node node{Kind::choice, {}, {}, 0};
        do {
            auto part = sequence();
            if (!part) {
                return std::nullopt;
            }
            node.parts.push_back(std::move(*part));
        } while (skip(U'|'));
        return node;
    }

    std::optional<Node> sequence()
    {
        Node node;
        while (!at_end() && !next_is(U'|') && !next_is(U')')) {
            auto part = item();
            if (!part) {
                return std::nullopt;
            }
            node.parts.push_back(std::move(*part));
        }
        return node;
    }

    std::optional<Node> item()
    {
        if (skip(U'#')) {
            return around(Kind::repeat);
        }
        if (skip(U'~')) {
            return around(Kind::opposite);
        }
        if (skip(U'(')) {
            auto inner = choice();
            return inner && skip(U')') ? std::move(inner) : std::nullopt;
        }
        if (skip(U'[')) {
            return character_class();
        }
        if (skip(U'%')) {
            return Node{};
        }
        if (skip(U'?')) {
            return Node{Kind::exception, {}, {}, 0};
        }
        if (skip(U'*')) {
            return Node{Kind::repeat, {}, {Node{Kind::exception, {}, {}, 0}}, remembering_++};
        }
        const char32_t character = take_escaped();
        return Node{Kind::character, {{character, character}}, {}, 0};
    }

    std::optional<Node> around(Kind kind)
    {
        if (at_end() || next_is(U'|') || next_is(U')')) {
            return std::nullopt;
        }
        auto inner = item();
        if (!inner) {
            return std::nullopt;
        }
        return Node{kind, {}, {std::move(*inner)}, remembering_++};
    }

    std::optional<Node> character_class()
    {
        Node node{skip(U'~') ? Kind::exception : Kind::character, {}, {}, 0};
        while (!at_end() && !next_is(U']')) {
            Range range;
            range.first = take_escaped();
            range.last = range.first;
            if (at_ + 1 < text_.size() && text_[at_] == U'-' && text_[at_ + 1] != U']') {
                ++at_;
                range.last = take_escaped();
            }
            node.ranges.push_back(range);
        }
        return skip(U']') ? std::optional(std::move(node)) : std::nullopt;
    }

    std::u32string text_;
    std::size_t at_ = 0;
    std::size_t remembering_ = 0;
};

// --- matching ------------------------------------------------------------------------------------

/// Places between the characters of a name: 0 is before the first one.
using Places = std::bitset<FilePattern::longest_name + 1>;

/// Follows all ways through the pattern at once. What leads from one place to many, repetitions and
/// opposites, is worked out once for each place.
class Matcher
{
  public:
    Matcher(std::u32string_view name, std::size_t remembering)
        : name_(name)
        , known_(remembering, std::vector<std::optional<Places>>(name.size() + 1))
    {
    }

    Places ends(const Node& node, const Places& starts)
    {
        switch (node.kind) {
        case Kind::character:
        case Kind::exception: return after_character(node, starts);
        case Kind::sequence: return after_sequence(node, starts);
        case Kind::choice: return after_choice(node, starts);
        case Kind::repeat:
        case Kind::opposite: return after_remembering(node, starts);
        }
        return {};
    }

  private:
    [[nodiscard]] static bool fits(const Node& node, char32_t character)
    {
        const bool listed = std::ranges::any_of(node.ranges, [&](const Range& range) {
            return range.first <= character && character <= range.last;
        });
        return listed == (node.kind == Kind::character);
    }

    [[nodiscard]] Places after_character(const Node& node, const Places& starts) const
    {
        Places fitting;
        for (std::size_t i = 0; i < name_.size(); ++i) {
            fitting.set(i, starts[i] && fits(node, name_[i]));
        }
        return fitting << 1U;
    }

    Places after_sequence(const Node& node, Places places)
    {
        for (const Node& part : node.parts) {
            if (places.none()) {
                break;
            }
            places = ends(part, places);
        }
        return places;
    }

    Places after_choice(const Node& node, const Places& starts)
    {
        Places places;
        for (const Node& part : node.parts) {
            places |= ends(part, starts);
        }
        return places;
    }

    Places after_remembering(const Node& node, const Places& starts)
    {
        Places places;
        for (std::size_t i = 0; i <= name_.size(); ++i) {
            if (starts[i] && !(node.kind == Kind::repeat && places[i])) {
                places |= node.kind == Kind::repeat ? repeated_from(node, i) : from(node, i);
            }
        }
        return places;
    }

    /// Where the part of the node leads from there; for an opposite, where it does not.
    const Places& from(const Node& node, std::size_t place)
    {
        auto& known = known_.at(node.number).at(place);
        if (!known) {
            Places led = ends(node.parts.front(), Places().set(place));
            if (node.kind == Kind::opposite) {
                led = ~led & (~Places() << place);
            }
            known = led;
        }
        return *known;
    }

    Places repeated_from(const Node& node, std::size_t place)
    {
        Places reached;
        reached.set(place);
        for (std::size_t i = place; i <= name_.size(); ++i) { // a part never leads back
            if (reached[i]) {
                reached |= from(node, i);
            }
        }
        return reached;
    }

    std::u32string_view name_;
    std::vector<std::vector<std::optional<Places>>> known_;
};

} // namespace

std::u32string folded(std::string_view name)
{
    std::u32string characters = base::characters_from_utf8_or_latin1(name);
    std::ranges::transform(characters, characters.begin(), small);
    return characters;
}

std::optional<FilePattern> FilePattern::parse(std::string_view text)
{
    std::u32string characters = folded(text);
    if (characters.empty()) {
        return FilePattern();
    }
    if (characters.size() > longest) {
        return std::nullopt;
    }
    Reader reader(std::move(characters));
    auto root = reader.read();
    return root ? std::optional(FilePattern(std::move(*root), reader.remembering())) : std::nullopt;
}

bool FilePattern::matches(std::u32string_view name) const
{
    if (!root_) {
        return true;
    }
    const std::u32string_view looked_at = name.substr(0, longest_name);
    Matcher matcher(looked_at, remembering_);
    return matcher.ends(*root_, Places().set(0))[looked_at.size()];
}

} // namespace toolkit
