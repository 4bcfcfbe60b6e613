// The files of a guide's folder: nothing outside of it is opened, by whatever name or link.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace app {

class GuideFiles
{
  public:
    /// The guide itself is the user's choice and may be a link to anywhere.
    explicit GuideFiles(const std::filesystem::path& guide);

    [[nodiscard]] std::string path() const { return (folder_ / guide_).string(); }
    /// The name of the guide in its folder.
    [[nodiscard]] const std::string& guide() const { return guide_; }

    /// The bytes of a file of the folder, at most 64 MiB; nothing if it cannot be read or lies
    /// elsewhere. As on the Amiga the case of letters does not matter.
    [[nodiscard]] std::optional<std::string> read(const std::string& file) const;

  private:
    [[nodiscard]] std::filesystem::path find(const std::string& file) const;
    [[nodiscard]] bool is_inside(const std::filesystem::path& file) const;

    std::filesystem::path folder_;
    std::string guide_;
};

} // namespace app
