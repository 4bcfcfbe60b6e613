#include "app/executer/mailbox.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace executer {

namespace {

namespace fs = std::filesystem;

/// The nearest directory above the path that is there.
fs::path nearest_above(fs::path path)
{
    std::error_code ignored;
    do {
        path = path.parent_path();
    } while (!fs::is_directory(path, ignored) && path.has_relative_path());
    return path;
}

using namespace std::chrono_literals;

constexpr auto shortest_pause = 10ms;
constexpr std::chrono::milliseconds longest_pause = 1s;

/// Watches that one, wherever it is by the time the watch stands, and whether one above it is
/// moved.
void follow_above(ipc::DirectoryNotes& notes, const fs::path& path)
{
    for (fs::path watched; watched != nearest_above(path);) {
        watched = nearest_above(path);
        notes.follow(watched.string());
        for (fs::path higher = watched; higher.has_relative_path();) {
            higher = higher.parent_path();
            notes.follow_whereabouts(higher.string());
        }
    }
}

bool is_of_directory(const ipc::DirectoryNote& note)
{
    return note.kind == ipc::DirectoryNote::Kind::directory;
}

/// Why it cannot be made; empty if it was.
std::string prepared(const std::function<void()>& prepare)
{
    try {
        prepare();
        return "";
    } catch (const std::exception& error) {
        return error.what();
    }
}

} // namespace

Mailbox::Mailbox(fs::path directory, std::function<void()> prepare, Say say)
    : path_(std::move(directory))
    , prepare_(std::move(prepare))
    , say_(std::move(say))
    , pause_(shortest_pause)
{
}

std::optional<std::string> Mailbox::open()
{
    const std::string fault = prepared(prepare_);
    follow_above(above_, path_); // before the look at what it tells of
    if (!fault.empty()) {
        return fault;
    }
    auto opened = Inbox::open(path_, running_);
    if (!opened) {
        return base::to_string(opened.error());
    }
    if (!notes_.follow(opened->handle())) {
        return path_.string() + ": the system has no watches left";
    }
    inbox_ = std::move(*opened);
    say_("watching " + path_.string());
    for (const std::string& name : inbox_->removed()) {
        say_(name + " is removed: it was begun by an executer that was killed");
    }
    look_again();
    return std::nullopt;
}

std::array<int, 2> Mailbox::descriptors() const
{
    return {notes_.descriptor(), above_.descriptor()};
}

std::optional<std::chrono::milliseconds> Mailbox::look_after() const
{
    return unfinished_.empty() ? std::nullopt : std::optional(pause_);
}

void Mailbox::look()
{
    const auto notes = notes_.take();
    const auto above = above_.take();
    if (!inbox_) {
        come_back();
        return;
    }
    retry();
    for (const ipc::DirectoryNote& note : notes) {
        if (note.kind == ipc::DirectoryNote::Kind::complete && is_script_name(note.name)) {
            pause_ = shortest_pause;
            refused_.erase(note.name); // it may be another one
            arrived(note.name);
        } else if (note.kind == ipc::DirectoryNote::Kind::changed) {
            look_at_refused(note.name);
        } else if (is_of_directory(note)) {
            look_again();
        }
    }
    if (std::any_of(above.begin(), above.end(), is_of_directory)) {
        follow_above(above_, path_);
    }
    if (!above.empty() && is_still_there()) {
        look_at_refused("");
    }
}

/// What was unfinished is asked for again, ever more seldom.
void Mailbox::retry()
{
    if (unfinished_.empty()) {
        return;
    }
    pause_ = std::min(2 * pause_, longest_pause);
    for (const std::string& name : std::exchange(unfinished_, {})) {
        arrived(name);
    }
}

/// They may be what they should be by now: that one, or all if a folder was changed.
void Mailbox::look_at_refused(const std::string& changed)
{
    for (const auto& [name, reason] : refused_) {
        if (changed.empty() || name == changed) {
            arrived(name);
        }
    }
}

/// Leaves the directory if the path leads elsewhere, and goes where it leads.
bool Mailbox::is_still_there()
{
    if (inbox_->is_at(path_)) {
        return true;
    }
    say_("the folder " + path_.string() + " has gone; waiting for it to come back");
    inbox_.reset();
    waiting_.clear();
    unfinished_.clear();
    refused_.clear();
    come_back();
    return false;
}

void Mailbox::arrived(const std::string& name)
{
    if (std::find(waiting_.begin(), waiting_.end(), name) == waiting_.end()) {
        waiting_.push_back(name);
    }
}

/// What came unnoted: before the watch, or when there were too many notes.
void Mailbox::look_again()
{
    for (const std::string& name : inbox_->scripts()) {
        arrived(name);
    }
}

/// Opens the directory if it is there again and safe; else looks at it again with the next note.
void Mailbox::come_back()
{
    const auto fault = open();
    if (!fault) {
        last_fault_.clear();
        return;
    }
    notes_.follow(path_.string());
    if (fs::exists(path_) && *fault != last_fault_) {
        say_(*fault);
        last_fault_ = *fault;
    }
}

std::optional<Claim> Mailbox::next()
{
    while (inbox_ && !waiting_.empty()) {
        if (!is_still_there()) {
            continue;
        }
        const std::string name = waiting_.front();
        waiting_.pop_front();
        Claim claim = inbox_->claim(name);
        if (claim.outcome == Claim::Outcome::claimed) {
            pause_ = shortest_pause;
            running_ = claim.path.filename().string();
            return claim;
        }
        if (claim.outcome == Claim::Outcome::unfinished) {
            unfinished_.push_back(name);
        }
        if (claim.outcome != Claim::Outcome::refused) {
            refused_.erase(name);
        } else if (std::exchange(refused_[name], claim.reason) != claim.reason) {
            say_(name + " is refused: " + claim.reason);
        }
    }
    return std::nullopt;
}

void Mailbox::remove(const Claim& claim)
{
    delete_script(claim);
    running_.clear();
}

} // namespace executer
