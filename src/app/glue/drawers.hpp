// The drawers of the disk for file requesters. Joins the toolkit with the system's files; no
// failure of the disk leaves it as an exception.
#pragma once

#include "app/glue/texts.hpp"
#include "core/workbench/volumes.hpp"
#include "render/toolkit/drawers.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace glue {

/// What is offered as volumes; what is empty or does not exist is left out.
struct FilePlaces
{
    std::filesystem::path home;
    std::filesystem::path records;
    std::filesystem::path data; ///< players, palettes and guides that came with the program
    /// What typed names like `RAM:x` mean; without it they are refused.
    std::optional<workbench::Volumes> volumes{};
};

/// Home and records as the environment has them.
[[nodiscard]] FilePlaces usual_places(std::filesystem::path data,
                                      std::optional<workbench::Volumes> volumes = {});

class DiskDrawers : public toolkit::Drawers
{
  public:
    static constexpr std::size_t usual_most_entries = 50'000;

    /// More entries of a drawer are not listed; the remark says so.
    DiskDrawers(Language language, FilePlaces places, std::size_t most_entries = usual_most_entries)
        : language_(language)
        , places_(std::move(places))
        , most_entries_(most_entries)
    {
    }

    /// Files and drawers, also behind links; no devices and no links that lead nowhere.
    [[nodiscard]] base::Result<toolkit::Listing> list(const std::string& drawer) override;
    [[nodiscard]] std::optional<std::string> parent(const std::string& drawer) override;
    [[nodiscard]] std::string path_of(const std::string& drawer, const std::string& name) override;
    /// `~` is home, volumes of the Amiga lie where all programs look for them, and one that does
    /// not exist here is refused by its name. A name is also looked for in ISO-8859-1.
    [[nodiscard]] base::Result<toolkit::Destination> find(const std::string& drawer,
                                                          const std::string& typed) override;
    [[nodiscard]] std::vector<toolkit::Place> places() override;

  private:
    [[nodiscard]] std::filesystem::path spelt(const std::string& drawer,
                                              const std::string& typed) const;
    [[nodiscard]] std::filesystem::path on_volume(const std::string& typed) const;
    [[nodiscard]] std::filesystem::path whole(const std::string& drawer,
                                              const std::string& typed) const;
    [[nodiscard]] tl::unexpected<base::Diagnostic> refusal(const std::filesystem::path& path,
                                                           std::error_code error) const;
    [[nodiscard]] tl::unexpected<base::Diagnostic> refusal(Text reason,
                                                           const std::string& name) const;

    Language language_;
    FilePlaces places_;
    std::size_t most_entries_;
};

} // namespace glue
