#include "app/glue/atomic_file.hpp"
#include "app/glue/owned_file.hpp"
#include "app/mancala_solve/beginning.hpp"
#include "core/base/checksum.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <cstring>
#include <fstream>
#include <span>

using namespace mancala_solve;
using prover::ProofTable;

namespace {

Proof some_proof()
{
    Proof proof;
    proof.position.pits = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 1};
    proof.position.stores = {1, 1};
    proof.position.to_move = mancala::Player::two;
    proof.goal = {.at_least = -3, .below = {}};
    proof.standing = {.lower = -40, .upper = 7, .turns = 12, .nodes = 123'456'789'012};
    proof.time = std::chrono::milliseconds(98'765'432);
    return proof;
}

std::string bytes_of(const std::filesystem::path& file)
{
    return glue::read_whole_file(file, 1 << 24).value();
}

/// The proof in the file, its entries put into the table.
base::Result<Proof> load(const std::filesystem::path& file, ProofTable& table)
{
    const auto checkpoint = Checkpoint::open(file);
    if (!checkpoint) {
        return base::failure(checkpoint.error());
    }
    CHECK(checkpoint->pour(table));
    return checkpoint->proof();
}

std::string why_not(const std::filesystem::path& file)
{
    ProofTable table(1 << 12);
    const auto proof = load(file, table);
    CHECK(table.fill() == 0.0);
    return proof ? "" : base::to_string(proof.error());
}

/// As programs before this one wrote a checkpoint.
std::string as_in_old_files(std::string bytes)
{
    bytes[7] = '1';
    const auto all = std::as_bytes(std::span(bytes));
    base::WordChecksum sum(base::WordChecksum::Carry::upwards);
    sum.add(all.first(all.size() - sizeof(std::uint64_t)));
    const std::uint64_t value = sum.value();
    std::memcpy(bytes.data() + bytes.size() - sizeof value, &value, sizeof value);
    return bytes;
}

struct Saved
{
    support::TemporaryDirectory folder;
    std::filesystem::path file = folder.path() / "proof";
    ProofTable table{1 << 14};

    Saved()
    {
        for (std::uint64_t key = 1; key <= 50; ++key) {
            table.store(key * 0x9E37'79B9'7F4A'7C15, {.lower = static_cast<int>(key)});
        }
        save(file, some_proof(), table);
    }
};

} // namespace

TEST_CASE("a proof and all it found out are read back")
{
    const Saved saved;
    ProofTable table(1 << 16);
    const auto proof = load(saved.file, table);
    REQUIRE(proof);
    CHECK(*proof == some_proof());
    for (std::uint64_t key = 1; key <= 50; ++key) {
        const auto facts = table.find(key * 0x9E37'79B9'7F4A'7C15);
        REQUIRE(facts);
        CHECK(facts->lower == static_cast<int>(key));
    }
}

TEST_CASE("a new checkpoint takes the place of the old one")
{
    Saved saved;
    Proof later = some_proof();
    later.standing.turns = 13;
    save(saved.file, later, saved.table);
    ProofTable table(1 << 12);
    CHECK(load(saved.file, table)->standing.turns == 13);
    CHECK(std::distance(std::filesystem::directory_iterator(saved.folder.path()), {}) == 1);
}

TEST_CASE("each damaged byte is noticed and nothing taken from the file")
{
    const Saved saved;
    const std::string sound = bytes_of(saved.file);
    for (std::size_t at = 8; at < sound.size(); at += 13) {
        std::string damaged = sound;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        glue::write_whole_file(saved.file, std::string_view(damaged));
        CHECK(why_not(saved.file).find("a damaged checkpoint: wrong checksum") !=
              std::string::npos);
    }
    glue::write_whole_file(saved.file, std::string_view(sound).substr(0, sound.size() - 5));
    CHECK(why_not(saved.file).find("bytes are missing") != std::string::npos);
    glue::write_whole_file(saved.file, std::string_view(sound).substr(0, sound.size() - 16));
    CHECK(why_not(saved.file).find("wrong checksum") != std::string::npos);
}

TEST_CASE("two flipped bits are noticed, also where each is the top one of its word")
{
    const Saved saved;
    std::string damaged = bytes_of(saved.file);
    for (const std::size_t at : {63U, 463U}) {
        damaged[at] = static_cast<char>(damaged[at] ^ 0x80);
    }
    glue::write_whole_file(saved.file, std::string_view(damaged));
    CHECK(why_not(saved.file).find("wrong checksum") != std::string::npos);
}

TEST_CASE("a proof in a file of before goes on, unless it is damaged")
{
    const Saved saved;
    std::string old = as_in_old_files(bytes_of(saved.file));
    glue::write_whole_file(saved.file, std::string_view(old));
    ProofTable table(1 << 16);
    const auto proof = load(saved.file, table);
    REQUIRE(proof);
    CHECK(*proof == some_proof());
    CHECK(table.find(0x9E37'79B9'7F4A'7C15).has_value());
    old[60] = static_cast<char>(old[60] ^ 0x10);
    glue::write_whole_file(saved.file, std::string_view(old));
    CHECK(why_not(saved.file).find("wrong checksum") != std::string::npos);
}

TEST_CASE("what is no checkpoint is refused")
{
    const support::TemporaryDirectory folder;
    CHECK(why_not(folder.path()).find("not an ordinary file") != std::string::npos);
    CHECK(why_not(folder.path() / "none").find("no such file") != std::string::npos);
    std::ofstream(folder.path() / "empty").flush();
    CHECK(why_not(folder.path() / "empty").find("no checkpoint") != std::string::npos);
    std::ofstream(folder.path() / "text") << "a letter to a friend, longer than any header is";
    CHECK(why_not(folder.path() / "text").find("no checkpoint of mancala-solve") !=
          std::string::npos);
}

TEST_CASE(
    "a checkpoint belongs to one process, also after it was written anew, and no file is left")
{
    const support::TemporaryDirectory folder;
    const auto file = folder.path() / "proof";
    const auto write = [&] { glue::write_whole_file(file, std::string_view("now")); };
    {
        auto owned = glue::OwnedFile::take(file);
        REQUIRE(owned.has_value());
        owned->replace(write);
        CHECK_FALSE(glue::OwnedFile::take(file).has_value());
        owned->replace(write);
        CHECK_FALSE(glue::OwnedFile::take(file).has_value());
        std::filesystem::create_symlink(file, folder.path() / "link");
        CHECK_FALSE(glue::OwnedFile::take(folder.path() / "link").has_value());
        CHECK(glue::OwnedFile::take(folder.path() / "other").has_value());
    }
    CHECK(glue::OwnedFile::take(file).has_value());
    std::filesystem::remove(folder.path() / "link");
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("a checkpoint that could not be written keeps nobody else from its folder")
{
    const support::TemporaryDirectory folder;
    auto owned = glue::OwnedFile::take(folder.path() / "proof");
    REQUIRE(owned.has_value());
    CHECK_THROWS(owned->replace([] { throw std::runtime_error("full"); }));
    CHECK(glue::OwnedFile::take(folder.path() / "proof").has_value());
}

TEST_CASE(
    "a checkpoint wants the memory it was made with, and less only where hardly anything is lost")
{
    const support::TemporaryDirectory folder;
    const auto file = folder.path() / "proof";
    ProofTable table(std::size_t{8} << 20U);
    for (std::uint64_t key = 1; key <= 100'000; ++key) {
        table.store(key * 0x9E37'79B9'7F4A'7C15, {.lower = 1});
    }
    save(file, some_proof(), table);
    CHECK(Checkpoint::open(file)->usual_megabytes() == 8);
    CHECK(Checkpoint::open(file)->least_megabytes() == 4); // 1.6 MB are used
    const auto as_of = [&](std::string_view megabytes) {
        std::string bytes = bytes_of(file);
        bytes.replace(44, megabytes.size(), megabytes);
        bytes = as_in_old_files(bytes);
        glue::write_whole_file(file, std::string_view(bytes));
    };
    as_of({"\0\2\0\0", 4});
    Options options;
    options.checkpoint = file;
    options.resume = true;
    CHECK(begin(options)->megabytes == 512);
    as_of({"\0\0\0\0", 4}); // of a program that did not write it
    CHECK(Checkpoint::open(file)->usual_megabytes() == 4);
    CHECK(Checkpoint::open(file)->least_megabytes() == 2);
    CHECK(begin(options)->megabytes == Options::usual_megabytes);
}

TEST_CASE("a stop ends the reading of a checkpoint")
{
    const Saved saved;
    std::stop_source stop;
    stop.request_stop();
    ProofTable table(1 << 12);
    CHECK_FALSE(Checkpoint::open(saved.file)->pour(table, stop.get_token()));
}
