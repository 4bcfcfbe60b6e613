// The window of the record editor: list and replay at the left, gadgets and small board at the
// right. Values come in by `show`, wishes go out as orders. Guide node "PEd".
#pragma once

#include "app/editor/commands.hpp"
#include "app/editor/mini_board.hpp"
#include "app/editor/model.hpp"
#include "app/editor/record_check.hpp"
#include "app/editor/replay.hpp"
#include "app/glue/texts.hpp"
#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/gadgets/checkbox.hpp"
#include "render/toolkit/gadgets/cycle.hpp"
#include "render/toolkit/gadgets/list_view.hpp"
#include "render/toolkit/gadgets/text_gadget.hpp"
#include "render/toolkit/window.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace editor {

/// Where ZUGLISTE AUSGEBEN sends the list.
enum class Target
{
    printer,
    file
};

/// What the window wants done. All must be set.
struct WindowOrders
{
    std::function<void(Command)> obey;
    std::function<void(std::size_t)> choose; ///< a position of the list
    std::function<void(std::size_t)> open;   ///< likewise, by a double click or Return
    std::function<void(Target)> aim;
    std::function<void(Speed)> set_speed;
    /// A key that no gadget wants.
    std::function<toolkit::Handled(const toolkit::KeyEvent&)> key;
};

class EditorWindow : public toolkit::Window
{
  public:
    EditorWindow(const toolkit::Look& look, glue::Language language, WindowOrders orders);

    /// Brings list, gadgets and small board in line.
    void show(const Model& model, const Replay& replay, Target target, const RecordCheck& check);
    /// The line at the bottom, cut to the room there is.
    void say(const std::string& words);

  private:
    toolkit::Button& add_button(raster::Rect box, const toolkit::Label& label, Command command);
    void add_list();
    void add_replay();
    void add_commands();
    void show_list(const Model& model, const RecordCheck& check);
    [[nodiscard]] toolkit::Row
    row_of(std::size_t move, const Model& model, const RecordCheck& check) const;
    void show_replay(const Model& model, const Replay& replay);
    [[nodiscard]] MiniScene scene(const Model& model) const;

    const toolkit::Look& look_;
    glue::Language language_;
    WindowOrders orders_;
    /// Revisions of the rows and of what stands beside them.
    std::optional<std::array<std::uint64_t, 2>> listed_;
    toolkit::ListView* list_ = nullptr;
    toolkit::Checkbox* listen_ = nullptr;
    toolkit::Button* restore_ = nullptr;
    toolkit::Button* play_on_ = nullptr;
    toolkit::Button* print_ = nullptr;
    toolkit::Button* check_ = nullptr;
    toolkit::Cycle* target_ = nullptr;
    toolkit::Cycle* speed_ = nullptr;
    toolkit::Button* play_ = nullptr;
    std::vector<toolkit::Button*> steps_; ///< to the ends and one step
    MiniBoard* board_ = nullptr;
    toolkit::TextGadget* line_ = nullptr;
};

} // namespace editor
