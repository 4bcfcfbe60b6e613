// The instructions of a compiled script: one row each with its operands and what it does. The enum
// and the rows stand in the same order; a check below keeps them so. The interpreter and the
// listing read both.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace candoscript {

enum class Op : std::uint8_t
{
    halt,
    move,
    clear,
    add,
    subtract,
    multiply,
    divide_whole,
    modulo,
    binary,
    unary,
    jump,
    jump_true,
    jump_false,
    jump_equal,
    jump_unequal,
    jump_less,
    jump_less_equal,
    loop_enter,
    loop_next,
    loop_step,
    loop_test,
    get_index,
    get_field,
    get_path,
    set_index,
    add_element,
    set_path,
    erase_path,
    insert_entry,
    remove_entry,
    sort,
    search_flags,
    call,
    bind_alias,
    foreign,
    routine,
    error_routine,
    nothing
};

struct OpRow
{
    Op op;
    std::string_view name;
    std::string_view operands; ///< r register, n number, p path, > jump target; - unused
    std::string_view effect;
};

// clang-format off
constexpr std::array op_rows = {
    OpRow{Op::halt,            "halt",            "----", "end of the script"},
    OpRow{Op::move,            "move",            "rr--", "a = b"},
    OpRow{Op::clear,           "clear",           "r---", "a = Nothing"},
    OpRow{Op::add,             "add",             "rrr-", "a = b + c"},
    OpRow{Op::subtract,        "subtract",        "rrr-", "a = b - c"},
    OpRow{Op::multiply,        "multiply",        "rrr-", "a = b * c"},
    OpRow{Op::divide_whole,    "divide_whole",    "rrr-", "a = b % c"},
    OpRow{Op::modulo,          "modulo",          "rrr-", "a = b MOD c"},
    OpRow{Op::binary,          "binary",          "rrrn", "a = b (operator d) c"},
    OpRow{Op::unary,           "unary",           "rr-n", "a = (operator d) b"},
    OpRow{Op::jump,            "jump",            "--->", "go on at d"},
    OpRow{Op::jump_true,       "jump_true",       "r-->", "to d if a is TRUE"},
    OpRow{Op::jump_false,      "jump_false",      "r-->", "to d if a is FALSE"},
    OpRow{Op::jump_equal,      "jump_equal",      "-rr>", "to d if b = c"},
    OpRow{Op::jump_unequal,    "jump_unequal",    "-rr>", "to d if b <> c"},
    OpRow{Op::jump_less,       "jump_less",       "-rr>", "to d if b < c"},
    OpRow{Op::jump_less_equal, "jump_less_equal", "-rr>", "to d if b <= c"},
    OpRow{Op::loop_enter,      "loop_enter",      "rrn>", "settle step b+1 for counter a, limit b; to d if no pass"},
    OpRow{Op::loop_next,       "loop_next",       "rr->", "a += b+1; to d unless past limit b"},
    OpRow{Op::loop_step,       "loop_step",       "rr--", "a += b+1"},
    OpRow{Op::loop_test,       "loop_test",       "rr->", "to d unless a is past limit b"},
    OpRow{Op::get_index,       "get_index",       "rrr-", "a = b[c]"},
    OpRow{Op::get_field,       "get_field",       "rr-n", "a = b.(name d)"},
    OpRow{Op::get_path,        "get_path",        "rrrp", "a = b followed by path d, keys from c"},
    OpRow{Op::set_index,       "set_index",       "rrr-", "a[b] = c"},
    OpRow{Op::add_element,     "add_element",     "rrr-", "a[b] = a[b] + c"},
    OpRow{Op::set_path,        "set_path",        "rrrp", "a followed by path d = b, keys from c"},
    OpRow{Op::erase_path,      "erase_path",      "r-rp", "forget a followed by path d, keys from c"},
    OpRow{Op::insert_entry,    "insert_entry",    "rrrp", "gap at index b in the array a, path d, keys from c"},
    OpRow{Op::remove_entry,    "remove_entry",    "rrrp", "entry b out of the array a, path d, keys from c"},
    OpRow{Op::sort,            "sort",            "rrrn", "sort the array a by key b; keys from c, order d"},
    OpRow{Op::search_flags,    "search_flags",    "---n", "SearchArray looks by flags d"},
    OpRow{Op::call,            "call",            "rrnn", "a = function d of c values from b, which are forgotten"},
    OpRow{Op::bind_alias,      "bind_alias",      "rr--", "a becomes another name of what text b names"},
    OpRow{Op::foreign,         "foreign",         "---n", "warn once that name d does nothing here"},
    OpRow{Op::routine,         "routine",         "-r--", "fail: there is no routine b"},
    OpRow{Op::error_routine,   "error_routine",   "-r--", "remember routine b for errors"},
    OpRow{Op::nothing,         "nothing",         "----", "only counts commands"},
};
// clang-format on

[[nodiscard]] constexpr bool rows_match_enum()
{
    for (std::size_t i = 0; i < op_rows.size(); ++i) {
        if (op_rows[i].op != static_cast<Op>(i)) {
            return false;
        }
    }
    return op_rows.size() == static_cast<std::size_t>(Op::nothing) + 1;
}
static_assert(rows_match_enum());

[[nodiscard]] constexpr const OpRow& row_of(Op op)
{
    return op_rows[static_cast<std::size_t>(op)];
}

} // namespace candoscript
