// Texts. Positions count characters from 1.
#include "candoscript/conversion.hpp"
#include "candoscript/function_handlers.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/text_search.hpp"

#include <algorithm>

namespace candoscript {

namespace {

std::size_t not_negative(std::int32_t number)
{
    return static_cast<std::size_t>(std::max(0, number));
}

/// Characters `start` to `start`+`length`-1 as far as they lie inside a text of `size`; 0-based.
struct Stretch
{
    std::size_t begin = 0;
    std::size_t length = 0;
};

Stretch stretch(std::size_t size, std::int32_t start, std::int32_t length)
{
    const auto last = static_cast<std::int64_t>(size);
    const std::int64_t begin = std::clamp<std::int64_t>(std::int64_t{start} - 1, 0, last);
    const std::int64_t end =
        std::clamp<std::int64_t>(std::int64_t{start} - 1 + std::max(0, length), begin, last);
    return {static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)};
}

/// Blanks that are missing to `width`; checked before they are made.
std::size_t missing(const std::string& text, std::int32_t width)
{
    const std::size_t wanted = not_negative(width);
    if (wanted > Heap::longest_text) {
        throw Failure{ErrorCode::out_of_memory, "a text may hold 1 MiB"};
    }
    return wanted > text.size() ? wanted - text.size() : 0;
}

std::string blanks(std::size_t count)
{
    std::string result;
    result.resize(count, ' ');
    return result;
}

bool is_space(char character)
{
    return character == ' ' || character == '\t';
}

} // namespace

Value ascii(Context& /*context*/, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    return Value::of(
        text.empty() ? 0 : static_cast<std::int32_t>(static_cast<unsigned char>(text.front())));
}

Value character(Context& context, Arguments arguments)
{
    return Value::of(context.heap, std::string(1, static_cast<char>(integer_of(arguments[0]))));
}

Value number_of_chars(Context& /*context*/, Arguments arguments)
{
    return Value::of(static_cast<std::int32_t>(text_of(arguments[0]).size()));
}

Value lower_case(Context& context, Arguments arguments)
{
    return Value::of(context.heap, lower(std::string_view(text_of(arguments[0]))));
}

Value upper_case(Context& context, Arguments arguments)
{
    return Value::of(context.heap, upper(std::string_view(text_of(arguments[0]))));
}

Value dupe_string(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::size_t times = not_negative(integer_of(arguments[1]));
    if (text.empty() || times == 0) {
        return Value::of(context.heap, "");
    }
    if (times > Heap::longest_text / text.size()) {
        throw Failure{ErrorCode::out_of_memory, "a text may hold 1 MiB"};
    }
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        result += text;
    }
    return Value::of(context.heap, std::move(result));
}

Value trim_string(Context& context, Arguments arguments)
{
    std::string result;
    for (const char character : text_of(arguments[0])) {
        if (!is_space(character)) {
            result += character;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (!result.empty() && result.back() == ' ') {
        result.pop_back();
    }
    return Value::of(context.heap, std::move(result));
}

Value insert_chars(Context& context, Arguments arguments)
{
    const std::string source = text_of(arguments[0]);
    std::string destination = text_of(arguments[1]);
    const std::size_t after = not_negative(integer_of(arguments[2]));
    destination.insert(std::min(after, destination.size()), source);
    return Value::of(context.heap, std::move(destination));
}

Value remove_chars(Context& context, Arguments arguments)
{
    std::string text = text_of(arguments[0]);
    const Stretch part = stretch(text.size(), integer_of(arguments[1]), integer_of(arguments[2]));
    return Value::of(context.heap, text.erase(part.begin, part.length));
}

Value find_chars(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::string wanted = text_of(arguments[1]);
    const std::int32_t start = arguments.size() > 2 ? integer_of(arguments[2]) : 1;
    // Character by character, which is slower than copying.
    context.heap.add_work(8 * (text.size() + wanted.size()));
    const std::size_t found = find_text(text, wanted, not_negative(std::max(1, start) - 1));
    return Value::of(found == std::string::npos ? 0 : static_cast<std::int32_t>(found) + 1);
}

Value get_chars(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const Stretch part = stretch(text.size(), integer_of(arguments[1]), integer_of(arguments[2]));
    return Value::of(context.heap, text.substr(part.begin, part.length));
}

Value left_justify(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    return Value::of(context.heap, text + blanks(missing(text, integer_of(arguments[1]))));
}

Value right_justify(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    return Value::of(context.heap, blanks(missing(text, integer_of(arguments[1]))) + text);
}

Value center_string(Context& context, Arguments arguments)
{
    const std::string text = text_of(arguments[0]);
    const std::size_t count = missing(text, integer_of(arguments[1]));
    return Value::of(context.heap, blanks(count / 2) + text + blanks(count - count / 2));
}

Value bump_revision(Context& context, Arguments arguments)
{
    // "X", "Copy of X", "Copy 2 of X", "Copy 3 of X" ...
    const std::string text = text_of(arguments[0]);
    constexpr std::string_view first = "Copy of ";
    constexpr std::string_view word = "Copy ";
    if (text.compare(0, first.size(), first) == 0) {
        return Value::of(context.heap, "Copy 2 of " + text.substr(first.size()));
    }
    const std::size_t end = text.find(" of ", word.size());
    if (text.compare(0, word.size(), word) == 0 && end != std::string::npos) {
        const std::string digits = text.substr(word.size(), end - word.size());
        if (!digits.empty() && digits.size() < 9 &&
            std::all_of(digits.begin(), digits.end(), is_digit)) {
            return Value::of(context.heap,
                             "Copy " + std::to_string(std::stoi(digits) + 1) + text.substr(end));
        }
    }
    return Value::of(context.heap, std::string(first) + text);
}

} // namespace candoscript
