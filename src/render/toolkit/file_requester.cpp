#include "render/toolkit/file_requester.hpp"

#include "render/toolkit/gadgets/button.hpp"
#include "render/toolkit/requester.hpp"
#include "render/toolkit/short_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace toolkit {

using raster::Rect;

namespace {

// Where things stand, in the window's coordinates.
constexpr raster::Size window_size{432, 242};
constexpr int left = 12;
constexpr int width = window_size.width - 2 * left;
constexpr Rect list_box{left, 15, width, 132};
constexpr int label_width = 88;
constexpr int line_left = left + label_width + metrics::label_gap;
constexpr int line_width = left + width - line_left;
constexpr int pattern_row = 152;
constexpr int drawer_row = 169;
constexpr int file_row = 186;
constexpr int message_row = 205;
constexpr int button_row = 222;
constexpr int letter_height = 8;
constexpr int message_letters = width / metrics::letter_width;

constexpr int longest_path = 4096;
constexpr int longest_pattern = static_cast<int>(FilePattern::longest);
constexpr int name_letters = 30;   ///< in questions
constexpr int place_letters = 32;  ///< of the path beside a place's name
constexpr Time typing_pause{1000}; ///< after it a new name begins

std::string filled(std::string pattern, const std::string& value)
{
    const auto mark = pattern.find("%1");
    return mark == std::string::npos ? pattern : pattern.replace(mark, 2, value);
}

std::string last_part(const std::string& path)
{
    return path.substr(path.find_last_of('/') + 1);
}

std::string quoted_name(const std::string& path)
{
    return shortened(shown_name(last_part(path)), name_letters);
}

} // namespace

FileRequester::FileRequester(Screen& screen,
                             const FileRequest& request,
                             std::unique_ptr<Drawers> drawers,
                             OnFile on_file)
    : Window(WindowKind::requester,
             rect_at(raster::centred(window_size, rect_at({}, screen.size())), window_size),
             request.words.title)
    , screen_(screen)
    , words_(request.words)
    , purpose_(request.purpose)
    , help_node_(request.help_node)
    , drawers_(std::move(drawers))
    , on_file_(std::move(on_file))
    , files_(request.words.drawer_note)
{
    list_ = &add<ListView>(list_box, help_node_);
    list_->set_on_choose([this](std::size_t row) { choose(row); });
    list_->set_on_open([this](std::size_t row) { open(row); });
    list_->set_opens_at_once([this](std::size_t row) { return opens_at_once(row); });
    list_->set_on_type([this](const std::string& typed, Time when) { type_ahead(typed, when); });
    add_lines(request);
    add_buttons();
    set_on_close([this] { screen_.close(*this); });
    set_on_key([this](const KeyEvent& event) { return on_key(event); });
    filter(request.pattern);
    go_to(request.drawer);
    file_line_->set_text(shown_name(request.file));
    list_->choose(files_.row_of(request.file));
    focus(purpose_ == FilePurpose::load ? static_cast<Gadget&>(*list_) : *file_line_);
}

StringGadget& FileRequester::add_line(int y, const std::string& label, int max_characters)
{
    const int label_size = screen_.look().text_width(label);
    add<TextGadget>(
        Rect{left + label_width - label_size, y + metrics::string_top, label_size, letter_height},
        help_node_, label, TextFrame::none);
    return add<StringGadget>(Rect{line_left, y, line_width, metrics::button_height}, help_node_,
                             max_characters);
}

void FileRequester::add_lines(const FileRequest& request)
{
    pattern_line_ = &add_line(pattern_row, words_.pattern, longest_pattern);
    pattern_line_->set_text(request.pattern);
    pattern_line_->set_on_enter([this](const std::string& typed) { filter(typed); });
    drawer_line_ = &add_line(drawer_row, words_.drawer, longest_path);
    drawer_line_->set_on_enter([this](const std::string& typed) { go_to_typed_drawer(typed); });
    file_line_ = &add_line(file_row, words_.file, longest_path);
    file_line_->set_on_enter([this](const std::string&) { accept(); });
    message_ = &add<TextGadget>(Rect{left, message_row, width, letter_height}, help_node_, "",
                                TextFrame::none);
}

/// All as wide as the widest, the first flush left, the last flush right.
void FileRequester::add_buttons()
{
    const std::array<std::pair<const std::string&, std::function<void()>>, 4> buttons{{
        {words_.accept, [this] { accept(); }},
        {words_.volumes, [this] { show_places(); }},
        {words_.parent, [this] { go_to_parent(); }},
        {words_.cancel, [this] { close(); }},
    }};
    int widest = 0;
    for (const auto& [label, act] : buttons) {
        widest = std::max(widest, screen_.look().text_width(Label(label).text()));
    }
    widest = std::min(widest + metrics::request_button_padding, width / 4);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const int shift = (width - widest) * static_cast<int>(i) / 3;
        add<Button>(Rect{left + shift, button_row, widest, metrics::button_height},
                    Label(buttons.at(i).first), help_node_, buttons.at(i).second);
    }
}

/// A drawer that cannot be read stands in its line all the same, with the reason below.
void FileRequester::go_to(const std::string& drawer)
{
    const std::string before = std::exchange(drawer_, drawer);
    places_.clear();
    auto listing = drawers_->list(drawer);
    message_->set_text(
        shortened(listing ? listing->remark : listing.error().text, message_letters));
    files_.fill(listing ? std::move(listing->entries) : std::vector<DrawerEntry>{});
    files_.filter(pattern_, shown_);
    drawer_line_->set_text(shown_name(drawer));
    if (purpose_ == FilePurpose::load) {
        file_line_->set_text("");
    }
    show_rows();
    if (drawers_->parent(before) == drawer) {
        list_->choose(files_.row_of(last_part(before)));
    }
}

bool FileRequester::go_to_typed_drawer(const std::string& typed)
{
    const bool same = typed == shown_name(drawer_) && !drawer_.empty();
    const auto there =
        same ? Destination{drawer_, Destination::Kind::drawer} : drawers_->find(drawer_, typed);
    if (!there) {
        refuse(there.error().text, *drawer_line_);
        return false;
    }
    if (there->kind != Destination::Kind::drawer) {
        refuse(filled(words_.missing, quoted_name(there->path)), *drawer_line_);
        return false;
    }
    go_to(there->path);
    focus(*list_);
    return true;
}

/// What stands there is meant without Return, too; the file keeps its name.
bool FileRequester::follow_drawer_line()
{
    if (drawer_line_->text() == shown_name(drawer_)) {
        return true;
    }
    const std::string file = file_line_->text();
    if (!go_to_typed_drawer(std::string(drawer_line_->text()))) {
        return false;
    }
    file_line_->set_text(file);
    return !file.empty(); // without one the drawer is to be looked at
}

void FileRequester::go_to_parent()
{
    const auto parent = drawer_.empty() ? std::nullopt : drawers_->parent(drawer_);
    if (parent) {
        go_to(*parent);
    } else {
        show_places();
    }
}

void FileRequester::show_places()
{
    drawer_.clear();
    drawer_line_->set_text("");
    message_->set_text("");
    files_.fill({});
    places_ = drawers_->places();
    show_rows();
}

/// Who begins a pattern with a dot wants to see what is hidden.
void FileRequester::filter(const std::string& pattern)
{
    const auto parsed = FilePattern::parse(pattern);
    if (!parsed) {
        return refuse(filled(words_.wrong_pattern, shown_name(pattern)), *pattern_line_);
    }
    pattern_ = *parsed;
    shown_ = pattern.starts_with('.') ? Visibility::hidden : Visibility::usual;
    message_->set_text("");
    files_.filter(pattern_, shown_);
    show_rows();
    focus(*list_);
}

void FileRequester::show_rows()
{
    typed_.clear();
    list_->choose(std::nullopt);
    if (places_.empty()) {
        list_->set_rows(files_.rows());
    } else {
        std::vector<Row> rows;
        for (const Place& place : places_) {
            rows.push_back({place.name, RowWeight::emphasised,
                            shortened(shown_name(place.path), place_letters)});
        }
        list_->set_rows(std::move(rows));
    }
    list_->show(0);
    if (focused() == nullptr) {
        focus(*list_);
    }
}

void FileRequester::choose(std::size_t row)
{
    if (!opens_at_once(row)) {
        message_->set_text("");
        drawer_line_->set_text(shown_name(drawer_)); // the file lies here, whatever was typed
        file_line_->set_text(shown_name(files_.at(row).name));
    }
}

void FileRequester::open(std::size_t row)
{
    if (!places_.empty()) {
        go_to(std::string(places_.at(row).path));
    } else if (files_.at(row).kind == EntryKind::drawer) {
        go_to(drawers_->path_of(drawer_, files_.at(row).name));
    } else {
        choose(row);
        accept();
    }
}

bool FileRequester::opens_at_once(std::size_t row) const
{
    return !places_.empty() || files_.at(row).kind == EntryKind::drawer;
}

/// What does not go on from what was typed before begins anew.
void FileRequester::type_ahead(const std::string& typed, Time when)
{
    const bool goes_on = when - typed_at_ <= typing_pause;
    typed_at_ = when;
    typed_ = goes_on ? typed_ + typed : typed;
    auto row = row_beginning(list_->rows(), typed_);
    if (!row && typed_ != typed) {
        typed_ = typed;
        row = row_beginning(list_->rows(), typed_);
    }
    if (row) {
        list_->choose(*row);
        choose(*row);
    }
}

void FileRequester::accept()
{
    if (!follow_drawer_line()) {
        return;
    }
    if (file_line_->text().empty()) {
        const auto row = list_->chosen();
        return row && opens_at_once(*row) ? open(*row) : refuse(words_.no_file, *file_line_);
    }
    const auto there = wanted();
    if (!there) {
        return refuse(there.error().text, *file_line_);
    }
    switch (there->kind) {
    case Destination::Kind::drawer:
        go_to(there->path);
        file_line_->set_text("");
        focus(*list_);
        break;
    case Destination::Kind::file: take(there->path); break;
    case Destination::Kind::nothing_yet:
        if (purpose_ == FilePurpose::load) {
            refuse(filled(words_.missing, quoted_name(there->path)), *file_line_);
        } else {
            finish(there->path);
        }
        break;
    }
}

/// What is listed is meant byte by byte, however it is shown.
base::Result<Destination> FileRequester::wanted() const
{
    const std::string& text = file_line_->text();
    const auto row = list_->chosen();
    const bool in_list = row && places_.empty() && shown_name(files_.at(*row).name) == text;
    const DrawerEntry* const listed = in_list ? &files_.at(*row) : files_.shown_as(text);
    if (listed == nullptr) {
        return drawers_->find(drawer_, text);
    }
    return Destination{drawers_->path_of(drawer_, listed->name), listed->kind == EntryKind::drawer
                                                                     ? Destination::Kind::drawer
                                                                     : Destination::Kind::file};
}

void FileRequester::take(const std::string& path)
{
    if (purpose_ == FilePurpose::load) {
        finish(path);
    } else {
        ask_to_overwrite(path);
    }
}

void FileRequester::ask_to_overwrite(const std::string& path)
{
    ask(screen_,
        {title(),
         filled(words_.overwrite_question, quoted_name(path)),
         {words_.overwrite, words_.cancel},
         help_node_},
        [this, path](int answer) {
            if (answer == 1) {
                finish(path);
            } else {
                focus(*file_line_);
            }
        });
}

void FileRequester::finish(const std::string& path)
{
    if (const OnFile on_file = std::exchange(on_file_, nullptr)) {
        screen_.close(*this);
        on_file(path);
    }
}

/// The line can be mended at once.
void FileRequester::refuse(const std::string& reason, Gadget& where)
{
    message_->set_text(shortened(reason, message_letters));
    focus(where);
}

Handled FileRequester::on_key(const KeyEvent& event)
{
    if (event.key != Key::backspace || !event.text.empty()) {
        return Handled::no;
    }
    go_to_parent();
    return Handled::yes;
}

FileRequester& ask_file(Screen& screen,
                        const FileRequest& request,
                        std::unique_ptr<Drawers> drawers,
                        FileRequester::OnFile on_file)
{
    return screen.open<FileRequester>(screen, request, std::move(drawers), std::move(on_file));
}

} // namespace toolkit
