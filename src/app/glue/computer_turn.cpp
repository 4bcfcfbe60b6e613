#include "app/glue/computer_turn.hpp"

#include "app/glue/thread_priority.hpp"
#include "core/base/budget.hpp"
#include "ipc/event_loop.hpp"

#include <utility>

namespace glue {

ComputerTurn::ComputerTurn(ipc::EventLoop& loop, SeatPlayers players, OnAnswer on_answer)
    : loop_(loop)
    , players_(std::move(players))
    , on_answer_(std::move(on_answer))
    , worker_([this](const std::stop_token& end) { work(end); })
{
}

ComputerTurn::~ComputerTurn()
{
    stop();
}

void ComputerTurn::new_game()
{
    stop();
    const std::lock_guard lock(mutex_);
    work_.new_game = true;
}

void ComputerTurn::seat(std::size_t seat, std::unique_ptr<players::Player> player)
{
    stop();
    const std::lock_guard lock(mutex_);
    work_.newcomers.at(seat) = std::move(player);
}

void ComputerTurn::ask(const Question& question)
{
    stop();
    asked_ = ++last_ticket_;
    const std::lock_guard lock(mutex_);
    thinking_ = std::stop_source();
    work_.question = question;
    work_.ticket = last_ticket_;
    work_.stop = thinking_.get_token();
    work_waits_.notify_one();
}

void ComputerTurn::stop()
{
    asked_.reset();
    const std::lock_guard lock(mutex_);
    thinking_.request_stop();
    work_.question.reset();
}

std::optional<ComputerTurn::Work> ComputerTurn::next_work(const std::stop_token& end)
{
    std::unique_lock lock(mutex_);
    if (!work_waits_.wait(lock, end, [&] { return work_.question.has_value(); })) {
        return std::nullopt;
    }
    return std::exchange(work_, {});
}

void ComputerTurn::take_seats(Work& work)
{
    for (std::size_t i = 0; i < players_.size(); ++i) {
        if (work.newcomers.at(i)) {
            players_.at(i) = std::move(*work.newcomers.at(i));
        }
    }
}

void ComputerTurn::work(const std::stop_token& end)
{
    step_back(Courtesy::polite); // and with it every thread that a player begins
    while (auto work = next_work(end)) {
        take_seats(*work);
        if (work->new_game) {
            for (const auto& player : players_) {
                if (player) {
                    player->new_game();
                }
            }
        }
        if (work->question) {
            base::Budget budget(base::Budget::unlimited, work->stop);
            const Question& question = *work->question;
            const auto seat = index_of(question.position.to_move);
            auto line = question.before;
            line.push_back(question.position);
            const players::Choice choice =
                players_.at(seat)->choose_in_game(line, question.seed, budget);
            loop_.post([this, ticket = work->ticket, choice] { answer(ticket, choice); });
        }
    }
}

void ComputerTurn::answer(std::uint64_t ticket, const players::Choice& choice)
{
    if (asked_ != ticket) {
        return; // stopped or overtaken while the answer was on its way
    }
    asked_.reset();
    on_answer_(choice);
}

} // namespace glue
