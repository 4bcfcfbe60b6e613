// A requester for a file, as asl.library had it: the drawers and files of a drawer in a list,
// below it lines for pattern, drawer and file, and the buttons. It does not wait; the file is told
// to whoever asked. Which drawers there are says `Drawers`.
#pragma once

#include "render/toolkit/drawers.hpp"
#include "render/toolkit/file_list.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/screen.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace toolkit {

enum class FilePurpose
{
    load, ///< the file must exist
    save  ///< the file may be new; for another one the user is asked
};

/// %1 is the name meant.
struct FileRequesterWords
{
    std::string title;
    std::string accept;
    std::string volumes;
    std::string parent;
    std::string cancel;
    std::string pattern;
    std::string drawer;
    std::string file;
    std::string drawer_note;   ///< stands in the list where files have their sizes
    std::string no_file;       ///< accepted without a name
    std::string missing;       ///< %1 is to be loaded and does not exist
    std::string wrong_pattern; ///< %1 is no pattern
    std::string overwrite_question;
    std::string overwrite;
};

struct FileRequest
{
    FileRequesterWords words;
    FilePurpose purpose = FilePurpose::load;
    std::string drawer; ///< to begin with
    std::string file;   ///< suggestion: a name in that drawer
    std::string pattern = "#?";
    std::string help_node;
};

class FileRequester : public Window
{
  public:
    /// The path of a file: existing, or a new one when saving.
    using OnFile = std::function<void(const std::string&)>;

    /// Made by `ask_file`.
    FileRequester(Screen& screen,
                  const FileRequest& request,
                  std::unique_ptr<Drawers> drawers,
                  OnFile on_file);

    /// Empty while the list shows the places.
    [[nodiscard]] const std::string& drawer() const { return drawer_; }
    [[nodiscard]] const ListView& list() const { return *list_; }
    [[nodiscard]] const std::string& message() const { return message_->text(); }

  private:
    void add_lines(const FileRequest& request);
    StringGadget& add_line(int y, const std::string& label, int max_characters);
    void add_buttons();
    void go_to(const std::string& drawer);
    /// Says whether it leads to a drawer; else why not is told.
    bool go_to_typed_drawer(const std::string& typed);
    [[nodiscard]] bool follow_drawer_line();
    void go_to_parent();
    void show_places();
    void filter(const std::string& pattern);
    void show_rows();
    void choose(std::size_t row);
    void open(std::size_t row);
    [[nodiscard]] bool opens_at_once(std::size_t row) const;
    void type_ahead(const std::string& typed, Time when);
    void accept();
    [[nodiscard]] base::Result<Destination> wanted() const;
    void take(const std::string& path);
    void ask_to_overwrite(const std::string& path);
    void finish(const std::string& path);
    void refuse(const std::string& reason, Gadget& where);
    Handled on_key(const KeyEvent& event);

    Screen& screen_;
    FileRequesterWords words_;
    FilePurpose purpose_;
    std::string help_node_;
    std::unique_ptr<Drawers> drawers_;
    OnFile on_file_;
    std::string drawer_;
    FileList files_;
    std::vector<Place> places_; ///< while they are shown
    FilePattern pattern_;
    Visibility shown_ = Visibility::usual;
    std::string typed_; ///< in the list, to find a name
    Time typed_at_{};
    ListView* list_ = nullptr;
    StringGadget* pattern_line_ = nullptr;
    StringGadget* drawer_line_ = nullptr;
    StringGadget* file_line_ = nullptr;
    TextGadget* message_ = nullptr;
};

/// Opens a requester in the middle of the screen.
FileRequester& ask_file(Screen& screen,
                        const FileRequest& request,
                        std::unique_ptr<Drawers> drawers,
                        FileRequester::OnFile on_file);

} // namespace toolkit
