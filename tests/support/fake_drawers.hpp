// A small disk in memory for file requesters.
#pragma once

#include "render/toolkit/drawers.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// Holds two drawers with players and records; "/p/geheim" cannot be read.
class FakeDrawers : public toolkit::Drawers
{
  public:
    using Entry = toolkit::DrawerEntry;
    static constexpr auto drawer = toolkit::EntryKind::drawer;
    static constexpr auto file = toolkit::EntryKind::file;

    FakeDrawers()
    {
        disk["/"] = {{"p", drawer}, {"leer", drawer}};
        disk["/leer"] = {};
        disk["/p"] = {{"Taktik.cando", file, 2412},
                      {"Übungen", drawer},
                      {"anfang.cando", file, 830},
                      {"Ärger mit Blank.cando", file, 1204},
                      {"-rf", file, 7},
                      {"geheim", drawer},
                      {"Liesmich", file, 10'482},
                      {".profil", file, 12, toolkit::Visibility::hidden},
                      {"\xE4lter.cando", file, 99},
                      {"Zeile\n2", file, 3},
                      {"Partien", drawer},
                      {"ein sehr langer Name, der nicht in die Liste passt.cando", file, 512}};
        disk["/p/Partien"] = {{"remis.partie", file, 312}, {"sieg.partie", file, 298}};
        disk["/p/Übungen"] = {};
    }

    base::Result<toolkit::Listing> list(const std::string& path) override
    {
        listed.push_back(path);
        const auto found = disk.find(path);
        if (found == disk.end()) {
            return base::failure({"", 0, 0, path + ": kein Zugriff", ""});
        }
        return toolkit::Listing{found->second, {}};
    }

    std::optional<std::string> parent(const std::string& path) override
    {
        const auto slash = path.find_last_of('/');
        if (path.size() <= 1 || slash == std::string::npos) {
            return std::nullopt;
        }
        return slash == 0 ? "/" : path.substr(0, slash);
    }

    std::string path_of(const std::string& path, const std::string& name) override
    {
        return path == "/" ? path + name : path + "/" + name;
    }

    base::Result<toolkit::Destination> find(const std::string& from,
                                            const std::string& typed) override
    {
        using Kind = toolkit::Destination::Kind;
        if (typed.find(':') != std::string::npos) {
            return base::failure({"", 0, 0, "kein Laufwerk " + typed, ""});
        }
        const std::string path = typed.starts_with('/') ? typed : path_of(from, typed);
        if (disk.contains(path)) {
            return toolkit::Destination{path, Kind::drawer};
        }
        const auto folder = disk.find(parent(path).value_or("/"));
        const bool exists =
            folder != disk.end() && std::ranges::any_of(folder->second, [&](const Entry& entry) {
                return path.ends_with("/" + entry.name);
            });
        return toolkit::Destination{path, exists ? Kind::file : Kind::nothing_yet};
    }

    std::vector<toolkit::Place> places() override
    {
        return {{"Spieler", "/p"}, {"Leer", "/leer"}, {"Dateisystem", "/"}};
    }

    std::map<std::string, std::vector<Entry>> disk;
    std::vector<std::string> listed; ///< what was asked for
};

} // namespace support
