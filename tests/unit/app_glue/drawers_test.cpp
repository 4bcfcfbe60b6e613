#include "app/glue/drawers.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

namespace fs = std::filesystem;
using glue::Language;
using toolkit::Destination;
using toolkit::EntryKind;

namespace {

struct Disk
{
    support::TemporaryDirectory folder;
    std::string root = folder.path().string();
    glue::DiskDrawers drawers{Language::german,
                              {folder.path() / "home", folder.path() / "records", {}}};

    Disk() { fs::create_directories(folder.path() / "home" / "tief"); }

    void write(const std::string& name, std::string_view bytes = "x") const
    {
        std::ofstream(folder.path() / name, std::ios::binary) << bytes;
    }

    [[nodiscard]] std::string names(const std::string& drawer = "")
    {
        const auto listing = drawers.list(drawer.empty() ? root : drawer);
        if (!listing) {
            return "! " + listing.error().text;
        }
        std::vector<std::string> names;
        for (const toolkit::DrawerEntry& entry : listing->entries) {
            const bool inside = entry.kind == EntryKind::drawer;
            names.push_back(entry.name + (inside ? "/" : " " + std::to_string(entry.size)));
        }
        std::ranges::sort(names);
        std::string all;
        for (const std::string& name : names) {
            all += (all.empty() ? "" : "|") + name;
        }
        return all;
    }

    /// "d", "f" or "n" and the path below the folder, or the reason.
    [[nodiscard]] std::string find(const std::string& typed)
    {
        const auto found = drawers.find(root, typed);
        if (!found) {
            return found.error().text;
        }
        const bool below = found->path.starts_with(root);
        const std::string path = below ? found->path.substr(root.size()) : found->path;
        switch (found->kind) {
        case Destination::Kind::drawer: return "d " + path;
        case Destination::Kind::file: return "f " + path;
        case Destination::Kind::nothing_yet: return "n " + path;
        }
        return {};
    }
};

} // namespace

TEST_SUITE_BEGIN("app/glue/drawers");

TEST_CASE_FIXTURE(Disk, "drawers and files are listed with their sizes, links by what they lead to")
{
    write("a.partie", "12345");
    write(".profil");
    fs::create_directory_symlink("home", folder.path() / "zuhause");
    fs::create_symlink("a.partie", folder.path() / "link");
    CHECK(names() == ".profil 1|a.partie 5|home/|link 5|zuhause/");
    const auto listing = drawers.list(root);
    const auto hidden = std::ranges::count_if(listing->entries, [](const auto& entry) {
        return entry.visibility == toolkit::Visibility::hidden;
    });
    CHECK(hidden == 1);
}

TEST_CASE_FIXTURE(Disk, "what can be neither opened nor entered is left out")
{
    fs::create_symlink("nirgends", folder.path() / "tot");
    fs::create_symlink("kreis", folder.path() / "kreis");
    REQUIRE(::mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);
    CHECK(names() == "home/");
    CHECK(find("pipe") == "\"pipe\" ist keine gewöhnliche Datei");
    CHECK(find("kreis") == "\"kreis\" ist nicht lesbar");
}

TEST_CASE_FIXTURE(Disk, "odd names are listed and found byte by byte")
{
    for (const char* name : {"mit Blank", "Ümläut", "-rf", "..x", "Zeile\n2", "\xE4lter"}) {
        write(name);
    }
    CHECK(names() == "-rf 1|..x 1|Zeile\n2 1|home/|mit Blank 1|Ümläut 1|\xE4lter 1");
    CHECK(find("-rf") == "f /-rf");
    CHECK(find("mit Blank") == "f /mit Blank");
    CHECK(find("älter") == "f /\xE4lter");
}

TEST_CASE_FIXTURE(Disk, "a drawer that cannot be listed says why")
{
    write("datei");
    CHECK(names(root + "/fehlt") == "! \"fehlt\" gibt es nicht");
    CHECK(names(root + "/datei") == "! \"datei\" gibt es nicht");
    CHECK(names(root + "/" + std::string(300, 'a')).starts_with("! Der Name ist zu lang: \"aaa"));
    if (::geteuid() != 0) { // who may everything is refused nothing
        fs::permissions(folder.path() / "home", fs::perms::none);
        CHECK(names(root + "/home") == "! \"home\": kein Zugriff");
        fs::permissions(folder.path() / "home", fs::perms::owner_all);
    }
}

TEST_CASE_FIXTURE(Disk, "a path may be whole, begin here or at home, and hold dots")
{
    write("home/tief/x");
    CHECK(find("home/tief/x") == "f /home/tief/x");
    CHECK(find(root + "/home/tief/x") == "f /home/tief/x");
    CHECK(find("home/./tief/../tief/x") == "f /home/tief/x");
    CHECK(find("~/tief/x") == "f /home/tief/x");
    CHECK(find("~") == "d /home");
    CHECK(find("home/tief/") == "d /home/tief");
    CHECK(find("..") == "d " + folder.path().parent_path().string());
    CHECK(find("/") == "d /");
    CHECK(find("/../..") == "d /");
    CHECK(drawers.find("", "tief")->path == root + "/home/tief");
}

TEST_CASE_FIXTURE(Disk, "a new file may be made in a drawer that exists")
{
    CHECK(find("neu.partie") == "n /neu.partie");
    CHECK(find("home/neu") == "n /home/neu");
    CHECK(find("fehlt/neu") == "\"fehlt\" gibt es nicht");
    write("datei");
    CHECK(find("datei/neu") == "\"datei\" gibt es nicht");
    CHECK(find(std::string(300, 'x')).starts_with("Der Name ist zu lang"));
    CHECK(find(std::string(5000, '/') + "x").starts_with("n "));
}

TEST_CASE_FIXTURE(Disk, "a volume of the Amiga is refused by its name, unless a file is called so")
{
    CHECK(find("Work:Spiele/x") == "Kein Laufwerk \"Work:\"; siehe LAUFWERKE");
    CHECK(find(":") == "Kein Laufwerk \":\"; siehe LAUFWERKE");
    CHECK(find("home/12:30") == "n /home/12:30");
    write("12:30");
    CHECK(find("12:30") == "f /12:30");
}

TEST_CASE_FIXTURE(Disk, "volumes that exist here lead where all programs look for them")
{
    write("home/x");
    glue::FilePlaces places{folder.path() / "home", {}, {}};
    places.volumes = workbench::Volumes({root + "/home", "", root, "", "", folder.path(), 7});
    glue::DiskDrawers amiga(Language::german, places);
    CHECK(amiga.find(root, "HOME:X")->path == root + "/home/x");
    CHECK(amiga.find(root, "home:tief")->kind == Destination::Kind::drawer);
    CHECK(amiga.find(root, "PROGDIR:neu")->kind == Destination::Kind::nothing_yet);
    CHECK(amiga.find(root, "ENV:x").error().text == "\"env\" gibt es nicht");
    CHECK(amiga.find(root, "NIL:").error().text == "Kein Laufwerk \"NIL:\"; siehe LAUFWERKE");
    CHECK(amiga.find(root, "Work:x").error().text == "Kein Laufwerk \"Work:\"; siehe LAUFWERKE");
}

TEST_CASE_FIXTURE(Disk, "each drawer has a parent but the topmost")
{
    CHECK(drawers.parent(root + "/home") == root);
    CHECK(drawers.parent(root + "/home/") == root);
    CHECK(drawers.parent("/usr") == "/");
    CHECK(drawers.parent("/") == std::nullopt);
    CHECK(drawers.parent("") == std::nullopt);
}

TEST_CASE_FIXTURE(Disk, "places are those that exist")
{
    std::string all;
    for (const toolkit::Place& place : drawers.places()) {
        all += place.name + "|";
    }
    CHECK(all == "Zuhause|Dateisystem|");
    fs::create_directory(folder.path() / "records");
    CHECK(drawers.places().at(1).path == root + "/records");
}

TEST_CASE_FIXTURE(Disk, "of too many names only the first are listed, with a remark")
{
    for (int i = 0; i < 5; ++i) {
        write("home/" + std::to_string(i));
    }
    CHECK(drawers.list(root + "/home")->remark.empty());
    glue::DiskDrawers few(Language::english, {}, 4);
    const auto listing = few.list(root + "/home");
    CHECK(listing->entries.size() == 4);
    CHECK(listing->remark == "Only the first 4 entries");
}

TEST_SUITE_END();
