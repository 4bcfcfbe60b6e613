#include "app/glue/autosave.hpp"

#include "app/glue/game.hpp"
#include "app/glue/reasons.hpp"
#include "app/glue/record_seats.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace glue {

Autosave::Autosave(ipc::EventLoop& loop, Game& game, AutosaveConfig config)
    : loop_(loop)
    , game_(game)
    , config_(std::move(config))
    , worker_([this](const std::stop_token& end) { work(end); })
{
    game_.observe({.changed = [this](const match::Event&) { on_change(); }});
}

Autosave::~Autosave()
{
    end(End::keep);
}

void Autosave::on_change()
{
    const match::Session& session = game_.session();
    if (session.phase() == match::Phase::ready) {
        return; // never begun: what the disk has is a lost game whose players are just sitting down
    }
    // A game without a move is not worth an offer; the start of each new one comes by here.
    unwritten_ = session.phase() == match::Phase::running && !session.moves().empty();
    if (!unwritten_) {
        if (std::exchange(kept_, false)) {
            give([](Work& work) {
                work.record.reset();
                work.clear = true;
            });
        }
    } else if (!timer_) {
        const auto now = std::chrono::steady_clock::now();
        const auto at = std::max(now + config_.soon, not_before_);
        timer_ = loop_.after(at - now, [this] {
            timer_.reset();
            write_now();
        });
    }
}

/// Copying is all that the game's thread does: a long game is printed on the other one.
void Autosave::write_now()
{
    if (std::exchange(unwritten_, false)) {
        not_before_ = std::chrono::steady_clock::now() + config_.next;
        kept_ = true;
        mancala::Record record = record_of(game_.session(), game_.extern_files());
        give([&](Work& work) { work.record = std::move(record); });
    }
}

void Autosave::find_lost(std::function<void(std::optional<LostGame>)> on_found)
{
    on_found_ = std::move(on_found);
    give([](Work& work) { work.find = true; });
}

void Autosave::move_to(GamePlace place)
{
    kept_ = true; // it lies there already
    give([&](Work& work) {
        work.place = std::move(place);
        work.clear = false; // of the old place, which goes anyway
    });
}

void Autosave::take_over(const std::filesystem::path& file)
{
    kept_ = true; // if it is a lost game
    give([&](Work& work) { work.lost_file = file; });
}

void Autosave::end(End end)
{
    if (!worker_.joinable()) {
        return;
    }
    if (timer_) {
        loop_.cancel(*std::exchange(timer_, std::nullopt));
    }
    if (end == End::keep) {
        write_now();
    } else {
        give([](Work& work) {
            work.record.reset();
            work.clear = true;
        });
    }
    worker_.request_stop();
    worker_.join();
}

void Autosave::give(const std::function<void(Work&)>& add)
{
    const std::lock_guard lock(mutex_);
    add(work_);
    work_waits_.notify_one();
}

void Autosave::work(const std::stop_token& end)
{
    const auto waits = [this] {
        return work_.place || work_.lost_file || work_.record || work_.clear || work_.find;
    };
    std::unique_lock lock(mutex_);
    // At the end what waits is done first.
    while (work_waits_.wait(lock, end, waits)) {
        Work work = std::exchange(work_, {});
        lock.unlock();
        perform(work);
        lock.lock();
    }
}

void Autosave::perform(Work& work)
{
    if (work.lost_file && is_game_place(*work.lost_file, config_.folder)) {
        if (auto place = take_lost_game(*work.lost_file)) {
            move(std::move(*place));
        }
    }
    if (work.place) {
        move(std::move(*work.place));
    }
    if (work.clear && place_) {
        place_->clear();
    }
    if (work.record) {
        write(*work.record);
    }
    if (work.find) {
        find();
    }
}

void Autosave::move(GamePlace place)
{
    if (place_) {
        place_->clear();
    }
    place_ = std::move(place);
}

/// A job can be copied, a place cannot, so it is fetched.
void Autosave::find()
{
    auto found = config_.folder.empty() ? std::nullopt : find_lost_game(config_.folder);
    {
        const std::lock_guard lock(mutex_);
        found_ = std::move(found);
    }
    loop_.post([this] { on_found_(take_found()); });
}

std::optional<LostGame> Autosave::take_found()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(found_, std::nullopt);
}

void Autosave::write(const mancala::Record& record)
{
    try {
        const std::string text = mancala::print_record(record);
        if (config_.folder.empty()) {
            report(std::string(glue::text(game_.language(), Text::no_own_folder)));
        } else if (text.size() <= mancala::longest_record) {
            if (!place_) {
                place_ = GamePlace::take_free(config_.folder);
            }
            place_->write(text);
        }
    } catch (const std::system_error& error) {
        report(reason_text(game_.language(), error.code()) + " (" + config_.folder.string() + ")");
    }
}

void Autosave::report(const std::string& reason)
{
    if (!std::exchange(complained_, true)) {
        loop_.post([this, reason] { config_.complain(reason); });
    }
}

} // namespace glue
