// The rows of a file requester: drawers first, then files, each in the order of their names, as far
// as pattern and visibility let them through.
#pragma once

#include "render/toolkit/drawers.hpp"
#include "render/toolkit/file_pattern.hpp"
#include "render/toolkit/gadgets/list_view.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace toolkit {

/// Bytes of a name or path as they are shown and typed: UTF-8, control characters spelled out.
[[nodiscard]] std::string shown_name(const std::string& bytes);

/// The first row whose text begins so, in any case.
[[nodiscard]] std::optional<std::size_t> row_beginning(const std::vector<Row>& rows,
                                                       std::string_view typed);

class FileList
{
  public:
    /// `drawer_note` stands where files have their sizes.
    explicit FileList(std::string drawer_note)
        : drawer_note_(std::move(drawer_note))
    {
    }

    void fill(std::vector<DrawerEntry> entries);
    /// Drawers are not asked for the pattern.
    void filter(const FilePattern& pattern, Visibility shown);

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    /// What the row shows; the row must exist.
    [[nodiscard]] const DrawerEntry& at(std::size_t row) const;
    [[nodiscard]] std::vector<Row> rows() const;
    /// The row of the drawer or file of exactly these bytes.
    [[nodiscard]] std::optional<std::size_t> row_of(const std::string& name) const;
    /// An entry that is shown so, filtered out or not; nothing if there is none.
    [[nodiscard]] const DrawerEntry* shown_as(std::string_view text) const;

  private:
    struct Item
    {
        DrawerEntry entry;
        std::string shown;
        std::u32string key;
    };

    std::string drawer_note_;
    std::vector<Item> items_;
    std::vector<std::size_t> rows_; ///< of `items_`
};

} // namespace toolkit
