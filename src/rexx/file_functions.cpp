// OPEN and what works on open files.
#include "rexx/argument.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

Outcome open(const Arguments& arguments, Machine& machine)
{
    OpenMode mode = OpenMode::read;
    switch (option_of(arguments, 2)) {
    case '\0':
    case 'R': break;
    case 'W': mode = OpenMode::write; break;
    case 'A': mode = OpenMode::append; break;
    default: return bad_argument();
    }
    return truth(machine.level->files.open(text_of(arguments, 0), text_of(arguments, 1), mode));
}

Outcome close(const Arguments& arguments, Machine& machine)
{
    return truth(machine.level->files.close(text_of(arguments, 0)));
}

Outcome read_line(const Arguments& arguments, Machine& machine)
{
    Stream* const stream = machine.level->files.find(text_of(arguments, 0));
    if (stream == nullptr) {
        return bad_argument();
    }
    return value(machine.read_line(*stream));
}

Outcome read_characters(const Arguments& arguments, Machine& machine)
{
    Stream* const stream = machine.level->files.find(text_of(arguments, 0));
    const std::optional<long> size = given(arguments, 1) ? whole(text_of(arguments, 1)) : 1;
    if (stream == nullptr || !size || *size < 0) {
        return bad_argument();
    }
    const auto count = static_cast<std::size_t>(*size);
    if (stream->text() == Stream::Text::terminal && machine.encoding() == Encoding::latin1) {
        return value(
            to_script(stream->read_characters(count, machine.interrupt), Encoding::latin1));
    }
    return value(stream->read(count, machine.interrupt));
}

Outcome write(const Arguments& arguments, Machine& machine, std::string_view end)
{
    Stream* const stream = machine.level->files.find(text_of(arguments, 0));
    if (stream == nullptr) {
        return bad_argument();
    }
    const std::string bytes = text_of(arguments, 1) + std::string(end);
    return value(std::to_string(stream->write(bytes) ? bytes.size() : 0));
}

Outcome write_line(const Arguments& arguments, Machine& machine)
{
    return write(arguments, machine, "\n");
}

Outcome write_characters(const Arguments& arguments, Machine& machine)
{
    return write(arguments, machine, "");
}

/// A file that is not open has nothing to read: loops that wait for its end shall stop.
Outcome at_end(const Arguments& arguments, Machine& machine)
{
    const Stream* const stream = machine.level->files.find(text_of(arguments, 0));
    return truth(stream == nullptr || stream->at_end());
}

Outcome seek(const Arguments& arguments, Machine& machine)
{
    Stream* const stream = machine.level->files.find(text_of(arguments, 0));
    const std::optional<long> offset = whole(text_of(arguments, 1));
    Stream::From from = Stream::From::current;
    switch (option_of(arguments, 2)) {
    case '\0':
    case 'C': break;
    case 'B': from = Stream::From::begin; break;
    case 'E': from = Stream::From::end; break;
    default: return bad_argument();
    }
    if (stream == nullptr || !offset) {
        return bad_argument();
    }
    const std::optional<long> place = stream->seek(*offset, from);
    return place ? value(std::to_string(*place)) : value("-1");
}

} // namespace

FunctionTable file_functions()
{
    return {
        {"OPEN", 2, 3, "(file, name [, Read|Write|Append]): 1 if it is open", open},
        {"CLOSE", 1, 1, "(file): 1 if it was open", close},
        {"READLN", 1, 1, "(file): the next line", read_line},
        {"READCH", 1, 2, "(file [, count]): the next characters, usually one", read_characters},
        {"WRITELN", 2, 2, "(file, text): characters written, with the line end", write_line},
        {"WRITECH", 2, 2, "(file, text): characters written", write_characters},
        {"EOF", 1, 1, "(file): 1 once a read has met the end", at_end},
        {"SEEK", 2, 3, "(file, offset [, Begin|Current|End]): the new place", seek},
    };
}

} // namespace rexx
