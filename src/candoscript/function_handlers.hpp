// The functions of the language, one C++ function each, grouped as in the manual. Only the table in
// functions.cpp names them.
#pragma once

#include "candoscript/functions.hpp"

namespace candoscript {

using Arguments = std::span<Value>;

// number_functions.cpp
Value absolute(Context& context, Arguments arguments);
Value sign(Context& context, Arguments arguments);
Value largest(Context& context, Arguments arguments);
Value smallest(Context& context, Arguments arguments);
Value limit(Context& context, Arguments arguments);
Value random(Context& context, Arguments arguments);
Value to_integer(Context& context, Arguments arguments);
Value to_text(Context& context, Arguments arguments);
Value to_logical(Context& context, Arguments arguments);
Value match(Context& context, Arguments arguments);
Value type_name(Context& context, Arguments arguments);
Value evaluate_expression(Context& context, Arguments arguments);
Value verify_expression(Context& context, Arguments arguments);

// text_functions.cpp
Value ascii(Context& context, Arguments arguments);
Value character(Context& context, Arguments arguments);
Value number_of_chars(Context& context, Arguments arguments);
Value lower_case(Context& context, Arguments arguments);
Value upper_case(Context& context, Arguments arguments);
Value dupe_string(Context& context, Arguments arguments);
Value trim_string(Context& context, Arguments arguments);
Value insert_chars(Context& context, Arguments arguments);
Value remove_chars(Context& context, Arguments arguments);
Value find_chars(Context& context, Arguments arguments);
Value get_chars(Context& context, Arguments arguments);
Value left_justify(Context& context, Arguments arguments);
Value right_justify(Context& context, Arguments arguments);
Value center_string(Context& context, Arguments arguments);
Value bump_revision(Context& context, Arguments arguments);

// word_functions.cpp
Value find_word(Context& context, Arguments arguments);
Value get_word(Context& context, Arguments arguments);
Value position_of_word(Context& context, Arguments arguments);
Value number_of_words(Context& context, Arguments arguments);

// array_functions.cpp
Value number_of_array_entries(Context& context, Arguments arguments);
Value first_array_index(Context& context, Arguments arguments);
Value last_array_index(Context& context, Arguments arguments);
Value next_array_index(Context& context, Arguments arguments);
Value previous_array_index(Context& context, Arguments arguments);
Value search_array(Context& context, Arguments arguments);

} // namespace candoscript
