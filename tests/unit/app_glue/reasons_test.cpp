#include "app/glue/atomic_file.hpp"
#include "app/glue/reasons.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <cerrno>
#include <set>

using glue::Language;
using mancala::Mistake;

namespace {

using Fault = base::Fault<Mistake>;

constexpr auto mistake_count = static_cast<std::size_t>(Mistake::count);

std::string german(const Fault& fault)
{
    return base::to_string(in_words(Language::german, fault));
}

} // namespace

TEST_SUITE_BEGIN("app/glue/reasons");

TEST_CASE("each mistake in a record or a position has words of its own in both languages")
{
    for (const Language language : {Language::german, Language::english}) {
        std::set<std::string> sentences;
        for (std::size_t i = 0; i < mistake_count; ++i) {
            const Fault fault{static_cast<Mistake>(i), {"A", "B", "C"}, "", 0, 0};
            sentences.insert(reason_text(language, fault));
        }
        CHECK(sentences.size() == mistake_count);
    }
}

TEST_CASE("a mistake is told with its place and its values, in the language that is wanted")
{
    const Fault fault{Mistake::wrong_count, {"2", "3"}, "a.partie", 8, 0};
    CHECK(german(fault) == "a.partie:8: die Partie endet nach 2 Zügen, sie soll 3 haben");
    CHECK(base::to_string(in_words(Language::english, fault)) ==
          "a.partie:8: the record ends after 2 moves, it should have 3");
    CHECK(german({Mistake::out_of_range, {"1", "9", "x"}, "p", 4, 0}) ==
          "p:4: keine Zahl von 1 bis 9: x");
    CHECK(german({Mistake::no_player, {"3"}, "", 1, 29}) == "1:29: ein Spieler ist 1 oder 2: 3");
}

TEST_CASE("what the system says is put into words; what nobody expects is quoted")
{
    const auto said = [](Language language, int number) {
        return reason_text(language, {number, std::generic_category()});
    };
    CHECK(said(Language::german, ENOSPC) == "der Datenträger ist voll");
    CHECK(said(Language::english, ENOSPC) == "No space left on device");
    CHECK(said(Language::german, EPERM) == said(Language::german, EACCES));
    CHECK(said(Language::german, EBADMSG).starts_with("das System meldet: "));
}

TEST_CASE("why a file cannot be read is told in the language that is wanted")
{
    const support::TemporaryDirectory folder;
    const auto refusal = [](const std::filesystem::path& path) {
        return glue::read_whole_file(path, 1, Language::german).error().text;
    };
    CHECK(refusal(folder.path() / "none") == "Datei oder Verzeichnis gibt es nicht");
    CHECK(refusal(folder.path()) == "keine gewöhnliche Datei");
    glue::write_whole_file(folder.path() / "f", "ab");
    CHECK(refusal(folder.path() / "f") == "die Datei ist länger als 1 Byte");
}

TEST_SUITE_END();
