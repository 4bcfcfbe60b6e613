// Words of a text: runs of characters that are no delimiters. The delimiter is the blank unless
// the script names others.
#include "candoscript/conversion.hpp"
#include "candoscript/function_handlers.hpp"

#include <bitset>
#include <optional>

namespace candoscript {

namespace {

struct Word
{
    std::size_t begin;
    std::string_view text;
};

/// Hands out the words of a text one by one.
class WordWalk
{
  public:
    WordWalk(std::string_view text, std::string_view delimiters)
        : text_(text)
    {
        for (const char character : delimiters) {
            is_delimiter_.set(static_cast<unsigned char>(character));
        }
    }

    std::optional<Word> next()
    {
        while (position_ < text_.size() && at_delimiter()) {
            ++position_;
        }
        const std::size_t begin = position_;
        while (position_ < text_.size() && !at_delimiter()) {
            ++position_;
        }
        if (begin == position_) {
            return std::nullopt;
        }
        return Word{begin, text_.substr(begin, position_ - begin)};
    }

  private:
    [[nodiscard]] bool at_delimiter() const
    {
        return is_delimiter_.test(static_cast<unsigned char>(text_[position_]));
    }

    std::string_view text_;
    std::bitset<256> is_delimiter_;
    std::size_t position_ = 0;
};

std::string delimiters(Context& context, Arguments arguments, std::size_t at)
{
    // Going through a text character by character is slower than copying it.
    context.heap.add_work(8 * text_of(arguments[0]).size());
    return at < arguments.size() ? text_of(arguments[at]) : " ";
}

std::optional<Word> nth_word(std::string_view text, std::string_view delimiters, std::int32_t n)
{
    WordWalk walk(text, delimiters);
    std::optional<Word> word;
    for (std::int32_t i = 0; i < n; ++i) {
        word = walk.next();
        if (!word) {
            return std::nullopt;
        }
    }
    return word;
}

} // namespace

Value find_word(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::string wanted = text_of(arguments[1]);
    const std::int32_t start = arguments.size() > 2 ? integer_of(arguments[2]) : 1;
    const std::string separators = delimiters(context, arguments, 3);
    WordWalk walk(text, separators);
    std::int32_t number = 1;
    for (auto word = walk.next(); word; word = walk.next(), ++number) {
        if (number >= start && word->text == wanted) {
            return Value::of(number);
        }
    }
    return Value::of(0);
}

Value get_word(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::string separators = delimiters(context, arguments, 2);
    const auto word = nth_word(text, separators, integer_of(arguments[1]));
    return Value::of(context.heap, word ? std::string(word->text) : std::string());
}

Value position_of_word(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::string separators = delimiters(context, arguments, 2);
    const auto word = nth_word(text, separators, integer_of(arguments[1]));
    return Value::of(word ? static_cast<std::int32_t>(word->begin) + 1 : 0);
}

Value number_of_words(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::string separators = delimiters(context, arguments, 1);
    WordWalk walk(text, separators);
    std::int32_t count = 0;
    while (walk.next()) {
        ++count;
    }
    return Value::of(count);
}

} // namespace candoscript
