// Help mode in words: in it a click asks for the page of the guide about a thing.
#pragma once

#include <functional>
#include <string>

namespace toolkit {

enum class HelpMode
{
    off,
    on
};

/// What a click means in help mode.
enum class HelpRole
{
    explained, ///< its page is shown
    acts       ///< as always
};

/// What a screen needs to give help.
struct Help
{
    std::string title_suffix;                        ///< behind every title while the mode is on
    std::function<void(const std::string&)> explain; ///< shows the page of this name
};

} // namespace toolkit
