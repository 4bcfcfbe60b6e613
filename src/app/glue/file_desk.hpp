// Asks the user for files: words, places and the drawers remembered come together with the
// toolkit's file requester here. One for a program.
#pragma once

#include "app/glue/drawers.hpp"
#include "app/glue/texts.hpp"
#include "render/toolkit/file_requester.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace glue {

struct FileQuestion
{
    std::string title;
    toolkit::FilePurpose purpose = toolkit::FilePurpose::load;
    /// What the files are, for example "records". Questions for the same begin in the drawer where
    /// the last one ended.
    std::string subject{};
    /// Where to begin the first time: below the program's data. Empty: the user's records.
    std::filesystem::path data_drawer{};
    /// What to suggest. A path begins in its drawer, a mere name in the one remembered.
    std::filesystem::path file{};
    std::string pattern = "#?";
    Text accept = Text::load; ///< the word on the first button
    std::string help_node = "Dateiauswahl";
};

/// Opens a file requester; the path is told to the last argument, unless it is cancelled.
using AskFile =
    std::function<void(toolkit::Screen&, const FileQuestion&, toolkit::FileRequester::OnFile)>;

/// The question in the user's words, beginning in that drawer.
[[nodiscard]] toolkit::FileRequest
file_request(Language language, const FileQuestion& question, const std::string& drawer);

class FileDesk
{
  public:
    FileDesk(Language language, FilePlaces places)
        : language_(language)
        , places_(std::move(places))
    {
    }

    /// Opens a requester on the screen; the desk must outlive it. `on_file` is told the file's
    /// path, of one that exists if it is to be loaded; nothing is told when it was cancelled.
    void ask(toolkit::Screen& screen,
             const FileQuestion& question,
             toolkit::FileRequester::OnFile on_file);

  private:
    [[nodiscard]] std::filesystem::path first_drawer(const FileQuestion& question) const;

    Language language_;
    FilePlaces places_;
    std::map<std::string, std::filesystem::path> remembered_; ///< by subject
};

} // namespace glue
