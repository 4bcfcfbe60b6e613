#include "support/vectors.hpp"

#include <boost/json/src.hpp>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace support {

namespace {

namespace json = boost::json;

template <typename T>
std::vector<T> numbers(const json::value& value)
{
    return json::value_to<std::vector<T>>(value);
}

mancala::Position position_of(const json::object& o, const char* board, const char* stores)
{
    mancala::Position position;
    const auto pits = numbers<std::uint8_t>(o.at(board));
    const auto both = numbers<std::uint8_t>(o.at(stores));
    std::copy(pits.begin(), pits.end(), position.pits.begin());
    std::copy(both.begin(), both.end(), position.stores.begin());
    if (const auto* side = o.if_contains("side")) {
        position.to_move =
            side->to_number<int>() == 1 ? mancala::Player::one : mancala::Player::two;
    }
    return position;
}

MoveVector move_vector(const json::object& o)
{
    MoveVector v;
    v.category = o.at("cat").as_string().c_str();
    v.before = position_of(o, "board", "stores");
    v.move = mancala::Pit(o.at("move").to_number<int>());
    v.sow_pits = numbers<int>(o.at("sowPits"));
    v.sow_counts = numbers<int>(o.at("sowCounts"));
    v.sow_last = numbers<int>(o.at("sowLast"));
    v.relays = o.at("relays").to_number<int>();
    v.empty_opposite = o.at("emptyOpposite").as_bool();
    v.unswept = position_of(o, "rawBoard", "rawStores");
    v.after = position_of(o, "boardAfter", "storesAfter");
    v.extra_turn = o.at("extraTurn").as_bool();
    v.game_over = o.at("gameOver").as_bool();
    v.side_to_move = o.at("sideToMove").to_number<int>();
    return v;
}

WholeGame whole_game(const json::object& o)
{
    return {numbers<int>(o.at("moves")), numbers<int>(o.at("finalScore"))};
}

Vectors read()
{
    std::ifstream file(TEST_DATA_DIR "/mancala-vectors.json");
    if (!file) {
        throw std::runtime_error("tests/data/mancala-vectors.json is missing");
    }
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const json::value root = json::parse(text);
    Vectors all;
    for (const auto& v : root.at("vectors").as_array()) {
        all.moves.push_back(move_vector(v.as_object()));
    }
    for (const auto& g : root.at("games").as_array()) {
        all.games.push_back(whole_game(g.as_object()));
    }
    all.games.push_back(whole_game(root.at("modelGame").as_object()));
    const auto& perft = root.at("perft").as_object();
    all.start_perft = numbers<std::uint64_t>(perft.at("counts"));
    all.perft_by_first_pit = numbers<std::uint64_t>(perft.at("divide6"));
    for (const auto& p : perft.at("positions").as_array()) {
        const auto& o = p.as_object();
        all.perft_cases.push_back(
            {position_of(o, "board", "stores"), numbers<std::uint64_t>(o.at("counts"))});
    }
    for (const auto& b : root.at("bestTurn").at("cases").as_array()) {
        const auto& o = b.as_object();
        all.best_turns.push_back({position_of(o, "board", "stores"), o.at("gain").to_number<int>(),
                                  numbers<int>(o.at("line"))});
    }
    for (const auto& e : root.at("endgame").at("cases").as_array()) {
        const auto& o = e.as_object();
        all.endgames.push_back({position_of(o, "board", "stores"), o.at("stones").to_number<int>(),
                                o.at("value").to_number<int>()});
    }
    return all;
}

} // namespace

const Vectors& vectors()
{
    static const Vectors all = read();
    return all;
}

} // namespace support
