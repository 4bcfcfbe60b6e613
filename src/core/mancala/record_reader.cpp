// Reads a record line by line. The header's words come in any order before the first move; then
// every move is played by the rules and its position compared with the written one.
#include "core/base/encoding.hpp"
#include "core/mancala/record.hpp"
#include "core/mancala/record_line.hpp"
#include "core/mancala/record_words.hpp"

#include <optional>
#include <set>
#include <utility>

namespace mancala {

namespace {

namespace words = record_words;

using Fault = base::Fault<Mistake>;

/// Nothing when all is well, else what is wrong with the line.
using Complaint = std::optional<Fault>;

Fault wrong(Mistake mistake, std::vector<std::string> values = {})
{
    return {mistake, std::move(values), "", 0, 0};
}

Fault wrong(Mistake mistake, int number)
{
    return wrong(mistake, {std::to_string(number)});
}

constexpr std::size_t most_unknown_lines = 1000;

/// Takes the first line from the text, without its end: LF, CR or both.
std::string_view take_line(std::string_view& text)
{
    const std::size_t end = text.find_first_of("\r\n");
    const std::string_view line = text.substr(0, end);
    if (end == std::string_view::npos) {
        text = {};
        return line;
    }
    const bool both = text.substr(end, 2) == "\r\n";
    text.remove_prefix(end + (both ? 2 : 1));
    return line;
}

int stones_in(const Position& position)
{
    return stones_on_board(position) + position.score(Player::one) + position.score(Player::two);
}

bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool may_begin_keyword(char letter)
{
    const bool ascii_letter = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
    return ascii_letter || letter == '#' || letter == ';' || letter < 0;
}

class Reader
{
  public:
    explicit Reader(std::string file)
        : file_(std::move(file))
    {
    }

    Read<Record> read(std::string_view text);

  private:
    static Complaint take_header(std::string_view line);
    Complaint take(std::string_view line);
    Complaint take_keyword(std::string_view keyword, std::string_view value);
    static Complaint take_number(std::string_view value, int least, int most, int& number);
    Complaint take_start(std::string_view value);
    Complaint take_result(std::string_view value);
    Complaint take_move(std::string_view line);
    Complaint begin();
    Complaint take_sides(const Move& move, Sides written);
    Complaint play(const Move& move, const words::Written& written);
    Complaint finish();

    std::string file_;
    Record record_;
    std::set<std::string_view> seen_; ///< keywords of the header
    std::optional<words::Written> start_;
    std::optional<std::array<int, 2>> result_;
    std::optional<int> move_count_;
    bool began_ = false; ///< the first move has come: the header is complete
};

Read<Record> Reader::read(std::string_view text)
{
    int number = 1;
    Complaint complaint = take_header(words::trimmed(take_line(text)));
    while (!complaint && !text.empty()) {
        ++number;
        const std::string_view line = words::trimmed(take_line(text));
        complaint = line.empty() ? std::nullopt : take(line);
    }
    if (!complaint) {
        complaint = finish();
    }
    if (complaint) {
        complaint->file = file_;
        complaint->line = number;
        return base::failure(std::move(*complaint));
    }
    return std::move(record_);
}

Complaint Reader::take_header(std::string_view line)
{
    std::string_view rest = line;
    if (words::take_word(rest) != words::header) {
        return wrong(Mistake::no_record);
    }
    const std::optional<int> version = words::number_in(rest);
    if (!version || *version < 1) {
        return wrong(Mistake::no_version, {words::quoted(rest)});
    }
    if (*version > words::version) {
        return wrong(Mistake::newer_version, *version);
    }
    return std::nullopt;
}

Complaint Reader::take(std::string_view line)
{
    if (is_digit(line.front())) {
        return take_move(line);
    }
    if (!may_begin_keyword(line.front())) {
        std::string_view rest = line;
        return wrong(Mistake::strange_word, {words::quoted(words::take_word(rest))});
    }
    std::string_view value = line;
    const std::string_view keyword = words::take_word(value);
    const std::set<std::string_view> known{words::players[0], words::players[1], words::stones,
                                           words::move_count, words::result,     words::start};
    if (keyword == words::header) {
        return wrong(Mistake::second_header);
    }
    if (!known.contains(keyword)) {
        record_.unknown_lines.emplace_back(line);
        return record_.unknown_lines.size() <= most_unknown_lines
                   ? std::nullopt
                   : Complaint(wrong(Mistake::too_many_unknown));
    }
    if (began_ || !seen_.insert(*known.find(keyword)).second) {
        return wrong(began_ ? Mistake::keyword_late : Mistake::keyword_twice,
                     {std::string(keyword)});
    }
    return take_keyword(keyword, value);
}

Complaint Reader::take_keyword(std::string_view keyword, std::string_view value)
{
    if (keyword == words::stones) {
        return take_number(value, least_stones_per_pit, most_stones_per_pit,
                           record_.stones_per_pit);
    }
    if (keyword == words::move_count) {
        return take_number(value, 0, longest_record, move_count_.emplace());
    }
    if (keyword == words::result) {
        return take_result(value);
    }
    if (keyword == words::start) {
        return take_start(value);
    }
    record_.names.at(keyword == words::players[0] ? 0 : 1) = words::plain_name(std::string(value));
    return std::nullopt;
}

Complaint Reader::take_number(std::string_view value, int least, int most, int& number)
{
    const std::optional<int> read = words::number_in(value);
    if (!read || *read < least || *read > most) {
        return wrong(Mistake::out_of_range,
                     {std::to_string(least), std::to_string(most), words::quoted(value)});
    }
    number = *read;
    return std::nullopt;
}

Complaint Reader::take_start(std::string_view value)
{
    start_ = words::position_in(value);
    if (!start_) {
        return wrong(Mistake::no_start);
    }
    if (is_over(start_->position) && stones_on_board(start_->position) > 0) {
        return wrong(Mistake::one_row_empty);
    }
    return std::nullopt;
}

Complaint Reader::take_result(std::string_view value)
{
    const auto one = words::number_in(words::take_word(value));
    const auto two = words::number_in(value);
    if (!one || !two) {
        return wrong(Mistake::no_result);
    }
    result_ = {*one, *two};
    return std::nullopt;
}

/// The header is complete: the start can be checked.
Complaint Reader::begin()
{
    began_ = true;
    record_.line.front() = initial(record_.stones_per_pit);
    if (!start_) {
        return std::nullopt;
    }
    const int stones = record_.stones_per_pit * Pit::count;
    if (stones_in(start_->position) != stones) {
        return wrong(Mistake::wrong_total,
                     {std::to_string(stones_in(start_->position)), std::to_string(stones)});
    }
    record_.line.front() = start_->position;
    record_.sides = start_->sides;
    return std::nullopt;
}

Complaint Reader::take_move(std::string_view line)
{
    if (!began_) {
        if (auto complaint = begin()) {
            return complaint;
        }
    }
    std::string_view rest = line;
    const std::string_view word = words::take_word(rest);
    const auto numbered = words::move_in(word);
    if (!numbered) {
        return wrong(Mistake::no_move, {words::quoted(word)});
    }
    const auto written = words::position_in(rest);
    if (!written) {
        return wrong(Mistake::no_position_after);
    }
    if (numbered->number != static_cast<int>(record_.moves.size()) + 1) {
        return wrong(Mistake::wrong_number, static_cast<int>(record_.moves.size()) + 1);
    }
    if (auto complaint = take_sides(numbered->move, written->sides)) {
        return complaint;
    }
    return play(numbered->move, *written);
}

/// An old record does not say who began; without a start line the first move's line tells its age.
Complaint Reader::take_sides(const Move& move, Sides written)
{
    if (record_.moves.empty() && (record_.sides == Sides::missing || !start_)) {
        record_.sides = start_ ? Sides::missing : written;
        if (record_.sides == Sides::missing) {
            record_.line.front().to_move = move.player;
        }
    }
    if (written != record_.sides) {
        return wrong(written == Sides::missing ? Mistake::side_missing : Mistake::side_unexpected);
    }
    return std::nullopt;
}

Complaint Reader::play(const Move& move, const words::Written& written)
{
    const Position& before = record_.line.back();
    if (const auto refused = refusal(before, move.pit)) {
        return *refused == Refusal::game_over ? wrong(Mistake::game_over)
                                              : wrong(Mistake::empty_pit, move.pit.number());
    }
    if (move.player != before.to_move) {
        return wrong(Mistake::other_to_move, number_of(before.to_move));
    }
    Position after = mancala::play(before, move.pit).position;
    const Player to_move = after.to_move;
    if (written.sides == Sides::missing) {
        after.to_move = written.position.to_move;
    }
    if (after != written.position) {
        return wrong(Mistake::does_not_follow);
    }
    after.to_move = to_move;
    record_.moves.push_back(move);
    record_.line.push_back(after);
    return std::nullopt;
}

Complaint Reader::finish()
{
    if (!began_) {
        if (auto complaint = begin()) {
            return complaint;
        }
    }
    const int moves = static_cast<int>(record_.moves.size());
    if (moves == 0 && !move_count_) {
        return wrong(Mistake::cut_off);
    }
    if (move_count_ && *move_count_ != moves) {
        return wrong(Mistake::wrong_count, {std::to_string(moves), std::to_string(*move_count_)});
    }
    const Position& last = record_.line.back();
    if (result_ && *result_ != std::array{last.score(Player::one), last.score(Player::two)}) {
        return wrong(Mistake::wrong_result);
    }
    return std::nullopt;
}

} // namespace

Read<Record> read_record(std::string_view bytes, const std::string& file)
{
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (bytes.size() > longest_record) {
        return base::failure(Fault{Mistake::record_too_long, {}, file, 0, 0});
    }
    if (bytes.substr(0, byte_order_mark.size()) == byte_order_mark) {
        bytes.remove_prefix(byte_order_mark.size());
    }
    return Reader(file).read(base::utf8_from_utf8_or_latin1(bytes));
}

} // namespace mancala
