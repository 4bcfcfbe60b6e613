// Loading, saving and printing.
#include "app/editor/desk.hpp"
#include "app/editor/wording.hpp"

#include <filesystem>
#include <utility>

namespace editor {

namespace {

using glue::Text;

/// A script may play thousands of games while nobody answers.
constexpr std::size_t most_waiting = 8;

std::string file_name(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

} // namespace

void Desk::ask_for_record()
{
    services_.ask_file(screen_,
                       {.title = words(Text::editor_load_title),
                        .subject = "records",
                        .file = model_.path(),
                        .pattern = record_pattern,
                        .help_node = "PLaden"},
                       [this](const std::string& path) { load(path); });
}

void Desk::complain(const base::Diagnostic& reason)
{
    inform(base::to_string(reason), Command::load);
}

void Desk::load(const std::string& path)
{
    auto record = services_.read_record(path);
    if (!record) {
        return complain(record.error());
    }
    show_record(std::move(*record), path);
}

void Desk::show_record(mancala::Record record, std::string path)
{
    if (model_.listening() == Listening::on) {
        listen(Listening::off);
    }
    replay_.pause();
    // Without a path it is a game that was interrupted, from no file of the user's.
    say(path.empty() ? std::string()
                     : text(language_, Text::editor_loaded,
                            {file_name(path), std::to_string(record.moves.size())}));
    model_.load(std::move(record), std::move(path));
}

/// `then` is told the path if the record is in the file afterwards.
void Desk::save(const mancala::Record& record, std::function<void(const std::string&)> then)
{
    const std::string& path = model_.path();
    services_.ask_file(screen_,
                       {.title = words(Text::editor_save_title),
                        .purpose = toolkit::FilePurpose::save,
                        .subject = "records",
                        .file = path.empty() ? suggested_name(record) : path,
                        .pattern = record_pattern,
                        .accept = Text::editor_keep,
                        .help_node = "PSpeichern"},
                       [this, record, then = std::move(then)](const std::string& to) {
                           if (const auto refusal = services_.write(to, print_record(record))) {
                               return inform(base::to_string(*refusal), Command::save);
                           }
                           say(text(language_, Text::editor_saved, {file_name(to)}));
                           then(to);
                       });
}

/// What is heard while the user names the file does not count as saved.
void Desk::save_own(const Job& then)
{
    save(model_.record(), [this, then, revision = model_.revision()](const std::string& path) {
        model_.mark_saved(path, revision);
        stale_ = true;
        then();
    });
}

/// One question at a time: games that end while it stands open wait for theirs.
void Desk::offer_to_save(mancala::Record lost)
{
    if (gone_.size() <= most_waiting) {
        gone_.push_back(std::move(lost));
    } else {
        ++dropped_;
    }
    if (offer_ == nullptr) {
        offer_next();
    }
}

void Desk::offer_next()
{
    if (gone_.empty()) {
        return;
    }
    offer_ = &ask(offer_question(), {Text::yes, Text::no}, Command::save, [this](int answer) {
        const mancala::Record lost = std::move(gone_.front());
        gone_.pop_front();
        offer_ = nullptr;
        offer_next(); // below the question for this one's file
        if (answer != 0) {
            save(lost, [](const std::string&) {});
        }
    });
}

/// About the first game on offer. Of those dropped it tells once.
std::string Desk::offer_question()
{
    std::string question =
        text(language_, Text::editor_offer, {std::to_string(gone_.front().moves.size())});
    if (dropped_ > 0) {
        question += "\n" + text(language_, Text::editor_offers_dropped,
                                {std::to_string(std::exchange(dropped_, 0))});
    }
    return question;
}

std::vector<mancala::Record> Desk::unsaved() const
{
    std::vector<mancala::Record> records(gone_.begin(), gone_.end());
    if (is_unsaved()) {
        records.push_back(model_.record());
    }
    return records;
}

void Desk::print()
{
    if (model_.moves() == 0) {
        return;
    }
    if (target_ == Target::printer) {
        say(words(Text::editor_printing));
        return services_.print(print_move_list(model_.record()));
    }
    services_.ask_file(screen_,
                       {.title = words(Text::editor_list_title),
                        .purpose = toolkit::FilePurpose::save,
                        .subject = "lists",
                        .file = words(Text::editor_list_name),
                        .accept = Text::editor_keep,
                        .help_node = "PAusgabe"},
                       [this](const std::string& path) { write_list(path); });
}

void Desk::write_list(const std::string& path)
{
    if (const auto refusal = services_.write(path, print_move_list(model_.record()))) {
        return inform(base::to_string(*refusal), Command::print);
    }
    say(text(language_, Text::editor_saved, {file_name(path)}));
}

void Desk::tell_printed(const std::optional<std::string>& failure)
{
    if (window_ != nullptr) {
        say(failure ? std::string() : words(Text::editor_printed));
    }
    if (failure) {
        inform(text(language_, Text::editor_not_printed, {*failure}), Command::print);
    }
}

} // namespace editor
