// The window that shows an AmigaGuide file. What it says, where files come from and what a refused
// command does are handed in; it never runs anything and asks for no file outside the guide's
// folder.
#pragma once

#include "core/amigaguide/database.hpp"
#include "core/amigaguide/search.hpp"
#include "core/amigaguide/target.hpp"
#include "render/guide_viewer/history.hpp"
#include "render/guide_viewer/page_view.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/scroller.hpp"
#include "render/toolkit/gadgets/string_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace guide_viewer {

/// The buttons from left to right.
enum class Control
{
    contents,
    index,
    help,
    retrace,
    previous,
    next
};

struct Captions
{
    std::array<std::string, 6> buttons; ///< in the order of Control
    std::string missing;                ///< text shown when there is no guide
    std::string not_found;              ///< stands behind the words looked for
};

/// What the viewer asks of the program. All must be set.
struct Services
{
    /// The bytes of a file inside the guide's folder; nothing if it cannot be read.
    std::function<std::optional<std::string>(const std::string& file)> read;
    /// Shows a picture file; `no` if it is none.
    std::function<toolkit::Handled(const std::string& file)> show_picture;
    /// Tells the user what was not done: the text of a command, or the name of a file.
    std::function<void(const std::string& text)> refuse;
};

class Viewer : public toolkit::Window
{
  public:
    Viewer(raster::Rect box, std::string help_node, Captions captions, Services services);

    /// Opens a guide of the folder at a node; its start if there is no such node.
    void open(const std::string& file, std::string_view node);
    /// Goes to the next place with this text, from the last one found if that is still in view,
    /// and marks it. If there is none the title says so, and the answer is false.
    bool search(const std::string& text, amigaguide::Way way = amigaguide::Way::forwards);
    /// What the button does.
    void press(Control control);

    [[nodiscard]] const std::string& node_name() const { return database_.nodes[visit_.node].name; }
    [[nodiscard]] const PageView& page() const { return page_; }
    [[nodiscard]] bool is_open(Control control) const;

    using Window::press;

  private:
    void add_buttons(raster::Rect inside);
    void scroll(int top, int left);
    void show_bars();
    [[nodiscard]] amigaguide::Place search_start(amigaguide::Way way) const;
    toolkit::Handled key(const toolkit::KeyEvent& event);
    void follow(std::size_t number);
    void follow(const amigaguide::Target& target);
    void follow_file(const amigaguide::Target& target);
    [[nodiscard]] bool is_dead(const amigaguide::Link& link) const;
    bool load(const std::string& file);
    void leave();
    void show(std::size_t node, int top);
    void show_source(std::size_t node, int source);
    void refresh_buttons();

    std::string help_node_;
    Captions captions_;
    Services services_;
    PageView& page_;
    toolkit::Scroller& down_;
    toolkit::Scroller& sideways_;
    toolkit::StringGadget& needle_;
    std::array<toolkit::Button*, 6> buttons_{};
    amigaguide::Database database_;
    History history_;
    Visit visit_;
    std::string searched_; ///< the words looked for last
};

} // namespace guide_viewer
