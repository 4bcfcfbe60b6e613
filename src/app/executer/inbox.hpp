// The watched directory, held open: what is looked at, renamed and removed is always in the one
// that was found safe.
#pragma once

#include "core/base/descriptor.hpp"
#include "core/base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace executer {

/// `Executer.skript`; case does not count, as on the Amiga.
[[nodiscard]] bool is_script_name(std::string_view name);

enum class Language
{
    shell,
    rexx ///< it begins with a comment of ARexx
};

struct Claim
{
    enum class Outcome
    {
        claimed,
        gone,       ///< there is no such file any more
        unfinished, ///< somebody writes in it
        refused     ///< `reason`
    };
    Outcome outcome = Outcome::gone;
    std::string reason{};
    Language language = Language::shell;
    std::filesystem::path path{}; ///< of the claimed file, absolute
    std::string name{};           ///< as it arrived
    base::Descriptor directory{}; ///< where it lies, wherever that is moved
};

/// Deletes a claimed file; one that is gone already is no error.
void delete_script(const Claim& claim);

class Inbox
{
  public:
    /// Fails if it is no directory, not safe, or another executer has it. What an executer that was
    /// killed had claimed is removed: it was begun, and nothing is run twice. The file called
    /// `running` is a claim of ours and stays.
    [[nodiscard]] static base::Result<Inbox> open(const std::filesystem::path& directory,
                                                  const std::string& running = "");

    /// The names of what was removed so.
    [[nodiscard]] const std::vector<std::string>& removed() const { return removed_; }

    /// True if that path still leads here.
    [[nodiscard]] bool is_at(const std::filesystem::path& directory) const;

    /// For the watch: leads here wherever the directory is moved.
    [[nodiscard]] std::string handle() const;

    /// The names of scripts in it, in the order of the alphabet.
    [[nodiscard]] std::vector<std::string> scripts() const;

    /// Takes a script out of everybody's way by a name of our own, after all checks: a new one may
    /// come while this one runs. What is refused stays where it is.
    [[nodiscard]] Claim claim(const std::string& name);

  private:
    explicit Inbox(base::Descriptor directory);
    void remove_old_claims(const std::string& running);
    [[nodiscard]] std::string free_name();

    base::Descriptor directory_;
    std::vector<std::string> removed_;
    unsigned claims_ = 0;
};

} // namespace executer
