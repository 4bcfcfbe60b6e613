// Text on its way to the printer: the program `lp` with the text as its input. Nobody waits for it;
// a thread hears how it ends. Guide node "PAusgabe".
#pragma once

#include "app/glue/texts.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace editor {

/// How printing ended; the reason if it failed.
using PrintEnd = std::optional<std::string>;

class Printer
{
  public:
    /// `wake` is called on another thread when `take` has something to say.
    Printer(glue::Language language, std::function<void()> wake, std::string program = "lp");
    /// A program that still runs gets a little time, then it is stopped.
    ~Printer();
    Printer(const Printer&) = delete;
    Printer& operator=(const Printer&) = delete;
    Printer(Printer&&) = delete;
    Printer& operator=(Printer&&) = delete;

    /// One text at a time: while the last one is under way it fails.
    void print(const std::string& text);

    /// The end of a text's way, once; nothing as long as there is none.
    [[nodiscard]] std::optional<PrintEnd> take();

  private:
    [[nodiscard]] bool is_busy();
    void end(PrintEnd how);
    void watch(int child, int complaints);
    [[nodiscard]] PrintEnd end_of(int status, int complaints) const;

    glue::Language language_;
    std::function<void()> wake_;
    std::string program_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<PrintEnd> ended_; ///< guarded by mutex_
    int child_ = 0;                 ///< guarded by mutex_; 0: none runs
    std::thread watcher_;
};

} // namespace editor
