// What a file requester asks of the world: drawers and what lies in them. Behind it stands a disk,
// or in tests a few names. Names and paths are bytes, as the system has them.
#pragma once

#include "core/base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace toolkit {

enum class EntryKind
{
    drawer,
    file
};

enum class Visibility
{
    usual,
    hidden ///< listed only on demand
};

struct DrawerEntry
{
    std::string name;
    EntryKind kind = EntryKind::file;
    std::uint64_t size = 0; ///< in bytes; of files
    Visibility visibility = Visibility::usual;
};

struct Listing
{
    std::vector<DrawerEntry> entries; ///< in any order
    std::string remark;               ///< to be shown with it, for example that it is not all
};

/// A drawer that one can go to at once, as the Amiga had volumes and assigns.
struct Place
{
    std::string name; ///< UTF-8
    std::string path;
};

/// Where something typed leads.
struct Destination
{
    enum class Kind
    {
        drawer,
        file,
        nothing_yet ///< a file of that name could be made there
    };

    std::string path;
    Kind kind = Kind::file;
};

/// Reasons are in the user's language, one short line.
class Drawers
{
  public:
    Drawers() = default;
    virtual ~Drawers() = default;
    Drawers(const Drawers&) = delete;
    Drawers& operator=(const Drawers&) = delete;
    Drawers(Drawers&&) = delete;
    Drawers& operator=(Drawers&&) = delete;

    [[nodiscard]] virtual base::Result<Listing> list(const std::string& drawer) = 0;
    /// Nothing for a drawer that lies in no other.
    [[nodiscard]] virtual std::optional<std::string> parent(const std::string& drawer) = 0;
    /// The path of an entry.
    [[nodiscard]] virtual std::string path_of(const std::string& drawer,
                                              const std::string& name) = 0;
    /// `typed` is UTF-8: a name, or a path that is whole or begins at the drawer.
    [[nodiscard]] virtual base::Result<Destination> find(const std::string& drawer,
                                                         const std::string& typed) = 0;
    [[nodiscard]] virtual std::vector<Place> places() = 0;
};

} // namespace toolkit
