#include "app/glue/atomic_file.hpp"
#include "app/glue/endgame_file.hpp"
#include "core/endgame/layer_builder.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <string_view>

using namespace glue;

namespace {

void build(const std::filesystem::path& folder, int most_stones)
{
    EndgameFiles files(folder);
    for (int stones = files.tables().most_stones() + 1; stones <= most_stones; ++stones) {
        files.add(stones, endgame::build_layer(stones, files.tables()).value());
    }
}

} // namespace

TEST_CASE("endgame tables that were written are read by another program")
{
    const support::TemporaryDirectory folder;
    build(folder.path(), 6);
    const EndgameFiles files(folder.path());
    CHECK(files.tables().most_stones() == 6);
    CHECK_FALSE(files.damage().has_value());
    const engine::Board last_stones{.mine = 0x01, .theirs = 0x01};
    CHECK(files.tables().value(last_stones) ==
          EndgameFiles(folder.path()).tables().value(last_stones));
}

TEST_CASE("there are no tables in an empty or missing folder")
{
    const support::TemporaryDirectory folder;
    CHECK(EndgameFiles(folder.path()).tables().most_stones() == 1);
    CHECK(EndgameFiles(folder.path() / "none").tables().most_stones() == 1);
}

TEST_CASE("the tables end before a file that is damaged, short or another layer, and say so")
{
    const support::TemporaryDirectory folder;
    build(folder.path(), 5);
    const auto file = layer_file(folder.path(), 4);
    const std::string whole = read_whole_file(file, 1U << 20U).value();
    const std::string other = read_whole_file(layer_file(folder.path(), 3), 1U << 20U).value();
    std::string damaged = whole;
    damaged[100] = static_cast<char>(damaged[100] ^ 1);
    for (const std::string& bytes : {damaged, whole.substr(0, 200), std::string("x"), other}) {
        write_whole_file(file, bytes);
        const EndgameFiles files(folder.path());
        CHECK(files.tables().most_stones() == 3);
        REQUIRE(files.damage().has_value());
        CHECK(files.damage()->file == file.string());
    }
    write_whole_file(file, whole);
    CHECK(EndgameFiles(folder.path()).tables().most_stones() == 5);
}

TEST_CASE(
    "only a file that is not there is missing; an empty, strange or unreadable one is damaged")
{
    namespace fs = std::filesystem;
    const support::TemporaryDirectory folder;
    build(folder.path(), 4);
    const auto file = layer_file(folder.path(), 4);
    fs::remove(file);
    CHECK_FALSE(EndgameFiles(folder.path()).damage().has_value());
    CHECK_FALSE(EndgameFiles(folder.path()).gap().has_value());
    const auto reason = [&] {
        const auto damage = EndgameFiles(folder.path()).damage();
        return damage ? damage->text : "";
    };
    write_whole_file(file, std::string_view());
    CHECK(reason() == "too short for an endgame table");
    fs::remove(file);
    fs::create_directory(file);
    CHECK(reason() == "not an ordinary file");
    fs::remove(file);
    fs::create_symlink(file, file);
    CHECK(reason() == "Too many levels of symbolic links");
}

TEST_CASE("a layer behind a missing one makes a gap")
{
    const support::TemporaryDirectory folder;
    build(folder.path(), 6);
    std::filesystem::remove(layer_file(folder.path(), 4));
    const auto gap = EndgameFiles(folder.path()).gap();
    REQUIRE(gap.has_value());
    CHECK(gap->file == layer_file(folder.path(), 4).string());
    CHECK(gap->text.find("endgame-05") != std::string::npos);
}

TEST_CASE("where only few layers were wanted there is no gap behind them")
{
    const support::TemporaryDirectory folder;
    build(folder.path(), 6);
    CHECK_FALSE(EndgameFiles(folder.path(), 4).gap().has_value());
    CHECK_FALSE(EndgameFiles(folder.path(), 4).fault().has_value());
    std::filesystem::remove(layer_file(folder.path(), 5));
    CHECK(EndgameFiles(folder.path(), 6).fault()->text.find("is missing") == 0);
    write_whole_file(layer_file(folder.path(), 5), std::string_view("x"));
    CHECK(EndgameFiles(folder.path(), 6).fault()->text.find("too short") == 0);
}

TEST_CASE("a small file may change under a program that uses it")
{
    const support::TemporaryDirectory folder;
    build(folder.path(), 5);
    const EndgameFiles files(folder.path());
    const engine::Board board{.mine = 0x0101, .theirs = 0x0101};
    const int value = files.tables().value(board);
    for (int stones = 2; stones <= 5; ++stones) { // as cp does it: the same file, cut first
        std::filesystem::resize_file(layer_file(folder.path(), stones), 0);
    }
    CHECK(files.tables().value(board) == value);
}

TEST_CASE("no folder has no tables, whatever lies in the current one")
{
    CHECK(EndgameFiles("").tables().most_stones() == 1);
    CHECK_FALSE(EndgameFiles("").damage().has_value());
    CHECK_FALSE(EndgameFiles("").gap().has_value());
}

TEST_CASE("a large file is looked at to its end, unless it is to stop")
{
    constexpr int most = 13; // more than a megabyte
    const support::TemporaryDirectory folder;
    for (int stones = 2; stones <= most; ++stones) {
        auto bytes =
            endgame::pack_layer(stones, std::vector<std::int8_t>(endgame::boards_with(stones)));
        if (stones == most) {
            bytes[bytes.size() / 2] ^= std::byte{1};
        }
        write_whole_file(layer_file(folder.path(), stones),
                         {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    CHECK(EndgameFiles(folder.path()).tables().most_stones() == most - 1);
    EndgameFiles few(folder.path(), 3);
    CHECK(few.tables().most_stones() == 3);
    std::stop_source stopped;
    stopped.request_stop();
    CHECK_FALSE(few.take_next(stopped.get_token()));
    CHECK(few.take_next());
    const EndgameFiles none(folder.path(), most, stopped.get_token());
    CHECK(none.tables().most_stones() == 1);
    CHECK_FALSE(none.fault().has_value()); // nobody looked
}
