// The files a script has open, by their logical names. STDIN, STDOUT and STDERR are there from the
// start; a script may close them and open others under these names. Case of a logical name counts,
// but for those three.
#pragma once

#include "core/workbench/volumes.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rexx/interrupt.hpp"
#include "rexx/stream.hpp"

namespace rexx {

enum class OpenMode
{
    read,
    write,
    append
};

/// The three streams of the process; shared by all scripts in it.
struct Terminal
{
    Terminal();

    Stream in;
    Stream out;
    Stream error;
};

class Files
{
  public:
    Files(Terminal& terminal, const workbench::Volumes& volumes);

    /// False if the name is in use or the file cannot be opened.
    [[nodiscard]] bool open(const std::string& logical, std::string_view file, OpenMode mode);
    /// False if there is no such file.
    bool close(const std::string& logical);
    /// Null if there is no such file.
    [[nodiscard]] Stream* find(const std::string& logical);
    [[nodiscard]] std::vector<std::string> names() const;

  private:
    /// Null for another name, and if the script has closed it.
    [[nodiscard]] Stream* of_process(const std::string& name);

    Terminal& terminal_;
    const workbench::Volumes& volumes_;
    std::map<std::string, Stream> streams_;
    std::set<std::string> closed_; ///< of the process
};

} // namespace rexx
