// A list view: rows of text with a scroller at the right, one of them chosen. A click or the keys
// choose, a double click or Return opens; rows may also open at the first click.
#pragma once

#include "render/toolkit/gadget.hpp"
#include "render/toolkit/gadgets/scroll_bar.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace toolkit {

enum class RowWeight
{
    plain,
    emphasised, ///< in the highlight pen, which is pale in some palettes
    bold        ///< what must be seen in all
};

struct Row
{
    std::string text;
    RowWeight weight = RowWeight::plain;
    std::string note{}; ///< stands at the right end and goes before the text
};

class ListView : public Gadget
{
  public:
    using OnRow = std::function<void(std::size_t)>;

    static constexpr Time double_click{500};

    ListView(raster::Rect box, std::string help_node);

    /// The user chose this row, by pointer or keys.
    void set_on_choose(OnRow on_choose) { on_choose_ = std::move(on_choose); }
    /// The row was clicked twice, or chosen and Return typed.
    void set_on_open(OnRow on_open) { on_open_ = std::move(on_open); }
    /// Rows for which this says yes open at the first click; a second one soon after at the same
    /// place does nothing then, so that a double click opens only once.
    void set_opens_at_once(std::function<bool(std::size_t)> opens_at_once)
    {
        opens_at_once_ = std::move(opens_at_once);
    }
    /// Something was typed while the list has the focus: type-ahead. Without it such keys are the
    /// window's.
    void set_on_type(std::function<void(const std::string&, Time)> on_type)
    {
        on_type_ = std::move(on_type);
    }

    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    /// The view stays where it is as far as there are rows; the choice stays if its row exists.
    void set_rows(std::vector<Row> rows);
    [[nodiscard]] std::optional<std::size_t> chosen() const { return chosen_; }
    /// Reports nothing; the row is brought into view. Rows that do not exist choose nothing.
    void choose(std::optional<std::size_t> row);
    /// Brings a row into view.
    void show(std::size_t row);
    /// The row shown first.
    [[nodiscard]] std::size_t top() const { return static_cast<std::size_t>(bar_.range().top); }
    /// How many rows there is room for.
    [[nodiscard]] int visible_rows() const { return bar_.range().visible; }

    void draw(raster::SurfaceView view, const Look& look) const override;
    void on_press(raster::Point point) override { on_detailed_press(point, {}); }
    void on_detailed_press(raster::Point point, const PressDetails& details) override;
    void on_drag(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override;
    void on_wheel(int notches) override;
    Handled on_key(const KeyEvent& event) override;
    void on_tick(Tick tick) override;
    [[nodiscard]] std::optional<Time> next_tick() const override { return bar_.next_tick(); }
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] bool takes_focus_by_click() const override { return true; }

  private:
    struct Click
    {
        std::size_t row = 0;
        Time when{};
    };

    /// Where and when a row was pressed that opened at once.
    struct Opened
    {
        raster::Point point;
        Time when{};
    };

    [[nodiscard]] raster::Rect row_area() const;
    [[nodiscard]] std::optional<std::size_t> row_at(raster::Point point) const;
    [[nodiscard]] bool repeats_opening(raster::Point point, Time when) const;
    void click(std::size_t row, raster::Point point, Time when);
    void choose_by_user(std::size_t row);
    [[nodiscard]] std::optional<std::size_t> key_target(const KeyEvent& event) const;
    Handled open_chosen(KeyStroke stroke);

    std::vector<Row> rows_;
    ScrollBar bar_;
    std::optional<std::size_t> chosen_;
    std::optional<Click> last_click_;
    std::optional<std::size_t> opening_; ///< clicked often enough and still held
    std::optional<Opened> opened_at_once_;
    OnRow on_choose_;
    OnRow on_open_;
    std::function<bool(std::size_t)> opens_at_once_;
    std::function<void(const std::string&, Time)> on_type_;
};

} // namespace toolkit
