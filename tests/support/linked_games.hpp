// Two games in one process, linked without a network.
#pragma once

#include "app/glue/partner.hpp"
#include "support/desk.hpp"
#include "support/temporary_directory.hpp"
#include "support/wire.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace support {

struct Table
{
    explicit Table(glue::GameConfig one = two_humans(), glue::GameConfig other = two_humans())
        : host_game(loop, std::move(one))
        , guest_game(loop, std::move(other))
    {
        host.emplace(loop, host_game, config());
        guest.emplace(loop, guest_game, config());
    }
    glue::PartnerConfig config()
    {
        glue::PartnerConfig one;
        one.version = "1.2.3";
        one.language = glue::Language::english;
        one.records = folder.path() / "records";
        one.code_file = folder.path() / "code";
        one.links = wire.factory();
        return one;
    }
    void link()
    {
        host->order(glue::ListenForPartner{});
        guest->order(glue::CallPartner{"127.0.0.1:4711", wire.code});
        run();
    }
    /// A command of a script at the host's port.
    std::string ask_host(const std::string& command)
    {
        const auto port = glue::port_commands({host_game, match::Origin::port, "1", [] {}});
        auto& reply = replies.emplace_back();
        port.execute(command, ipc::ClientId{1},
                     [&reply](const ipc::Reply& said) { reply = ipc::to_line(said); });
        run();
        return reply;
    }
    /// What nobody ordered: a move on the guest's board alone.
    void spoil_guest(int pit = 1)
    {
        guest_game.perform_ordered(
            match::Restore{
                1, match::Line{mancala::initial(), {{mancala::Player::one, mancala::Pit(pit)}}}},
            match::Origin::partner);
    }
    /// Until nothing is left to do. Two sides that answer each other for ever fail.
    void run()
    {
        int said = 0;
        do { // a computer's answer may come from its thread in the midst of it
            rounds(100);
            said = wire.sent;
            rounds(100);
        } while (wire.sent != said);
    }
    /// In each all jobs are done that stood in line before it.
    void rounds(int number)
    {
        constexpr int most_lines = 10000; // each side answers twice: no round would end
        for (int i = 0; i < number; ++i) {
            if (wire.sent > most_lines) {
                FAIL("they answer each other for ever");
            }
            loop.post([this] { loop.stop(); });
            loop.run();
        }
    }
    static std::string moves(const glue::Game& game)
    {
        return mancala::to_string(game.session().moves());
    }
    std::optional<match::Denial> play(glue::Game& game, int pit)
    {
        auto& answer = answers.emplace_back();
        game.submit(match::PlayPit{mancala::Pit(pit)}, match::Origin::user,
                    [&answer](std::optional<match::Denial> denial) { answer = denial; });
        run();
        return answer;
    }

    // Written when the answer comes, which may be long after the question returned.
    std::deque<std::optional<match::Denial>> answers;
    std::deque<std::string> replies;

    TemporaryDirectory folder;
    ipc::EventLoop loop;
    Wire wire{loop};
    glue::Game host_game;
    glue::Game guest_game;
    std::optional<glue::Partner> host;
    std::optional<glue::Partner> guest;
};

} // namespace support
