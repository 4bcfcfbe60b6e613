#include "rexx/functions.hpp"

#include <algorithm>
#include <charconv>
#include <exception>
#include <limits>
#include <unordered_map>
#include <utility>

#include "rexx/argument.hpp"
#include "rexx/clause.hpp"

namespace rexx {

namespace {

constexpr int function_failed = 12;

FunctionTable all_functions()
{
    FunctionTable all;
    for (auto* const part : {file_functions, disk_functions, system_functions, packet_functions,
                             memory_functions, text_functions, rewriter_functions}) {
        for (const Function& function : part()) {
            all.push_back(function);
        }
    }
    return all;
}

} // namespace

const FunctionTable& functions()
{
    static const FunctionTable table = all_functions();
    return table;
}

const Function* find_function(std::string_view name)
{
    static const auto rows = [] {
        std::unordered_map<std::string_view, const Function*> map;
        for (const Function& function : functions()) {
            map.emplace(function.name, &function);
        }
        return map;
    }();
    const auto found = rows.find(upper(name));
    return found == rows.end() ? nullptr : found->second;
}

Outcome call(const Function& function, const Arguments& arguments, Machine& machine)
{
    if (arguments.size() < function.least || arguments.size() > function.most) {
        return {"", error::argument_count};
    }
    try {
        return function.run(arguments, machine);
    } catch (const std::exception&) {
        return {"", function_failed};
    }
}

std::string text_of(const Arguments& arguments, std::size_t index)
{
    return given(arguments, index) ? *arguments[index] : "";
}

char option_of(const Arguments& arguments, std::size_t index)
{
    const std::string text = upper(text_of(arguments, index));
    return text.empty() ? '\0' : text.front();
}

std::optional<long> whole(std::string_view text)
{
    while (text.starts_with(' ')) {
        text.remove_prefix(1);
    }
    while (text.ends_with(' ')) {
        text.remove_suffix(1);
    }
    if (text.starts_with('+')) {
        text.remove_prefix(1);
    }
    long number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc{} && stop == end && !text.empty() ? std::optional(number)
                                                                : std::nullopt;
}

std::optional<int> whole_int(std::string_view text)
{
    using Limits = std::numeric_limits<int>;
    const std::optional<long> number = whole(text);
    if (!number) {
        return std::nullopt;
    }
    return static_cast<int>(std::clamp<long>(*number, Limits::min(), Limits::max()));
}

std::string address_bytes(std::uint32_t number)
{
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

std::optional<std::uint32_t> address_of(std::string_view bytes)
{
    if (bytes.size() != 4) {
        return std::nullopt;
    }
    std::uint32_t number = 0;
    for (const char byte : bytes) {
        number = number << 8U | static_cast<unsigned char>(byte);
    }
    return number;
}

} // namespace rexx
