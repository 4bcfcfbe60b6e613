#include "candoscript/foreign.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>
#include <array>

namespace candoscript {

namespace {

using Word = std::string_view;

// clang-format off
constexpr auto commands = std::to_array<Word>({
    // Cards, decks, windows
    "NextCard", "PreviousCard", "FirstCard", "LastCard", "GotoCard", "OpenWindow", "OpenRequester",
    "LoadSubDeck", "SendToSubDeck", "SendToParentDeck", "AttachObject", "DetachObject",
    "ReattachObject", "DoObjectScript", "DisableObject", "EnableObject", "SetObjectState",
    "MoveObject", "SetInteger", "SetText", "SetDBObjects", "FastFeedBack", "SetPropPosition",
    "GetPropPosition", "MoveScreen", "ScreenTo", "ScreenTitleBar", "SetScreenTitle", "MoveWindow",
    "ResizeWindow", "WindowTo", "SetWindowTitle", "SetWindowLimits", "ClosePendingWindow",
    "SetBusyPointer", "Pointer", "SetPointer", "SetFileRequestMode", "SetFileRequestPattern",
    "SetAutoFileRequester",
    // Graphics
    "LoadPicture", "LoadBrush", "LoadPalette", "ShowPicture", "ShowBrush", "ShowBrushEfx",
    "ShowPalette", "SavePicture", "SaveBrush", "Transparent", "ClipPicture", "ClipBrush",
    "CreateBrush", "RenderTo", "SetClipTransparentColor", "InstallClipRegion", "ClearClipRegions",
    "AreaCircle", "AreaEllipse", "AreaRectangle", "FloodFill", "FillToBorder", "DrawCircle",
    "DrawEllipse", "DrawLine", "DrawPixel", "DrawRectangle", "DrawBorder", "DrawTo", "MovePen",
    "RayTo", "ClearWindow", "GetRGB", "SetRGB", "SetPen", "SetDrawMode", "SetAreaDrawMode",
    "CycleColors", "PrintText", "SetPrintFont", "SetPrintStyle", "GetTextDimensions",
    "GetTextExtent", "GetFontInfo",
    // Animation and sound
    "LoadBrushAnim", "ShowBrushAnim", "MoveBrushAnim", "MoveBrushAnimTo", "RemoveBrushAnim",
    "SetBrushAnimFlags", "GetBrushAnimCoordinates", "BrushAnims", "LoadSound", "PlaySound",
    "PlaySoundSequence", "PlaySong", "SetVolume", "SetChannel", "Audio",
    // Documents (in-memory text)
    "MakeDocument", "WorkWithDocument", "LoadDocument", "SaveDocument", "Type", "NewLine",
    "SplitLine", "MoveCursor", "MoveCursorTo", "PositionOnLine", "Clear", "Delete", "SearchFor",
    "Replace", "InsertDocument", "SortDocument", "SetWordDelimiters",
    // Files and system
    "OpenFile", "Close", "FileReadLine", "FileReadChars", "FileWriteLine", "FileWriteChars",
    "SetFileBufferSize", "GetFileInfo", "GetDiskInfo", "LoadVariable", "SaveVariable",
    "SetCurrentDirectory", "Dos", "Echo", "InsertDeviceList", "InsertDirectoryList",
    "InsertStartingMessage", "InsertMessagePortList", "LoadIcon", "SaveIcon", "MakeIcon",
    "SetDefaultTool", "SetIconImage", "SetToolTypeList", "InsertToolTypeList", "ListenTo",
    "SpeakTo", "SendMessage", "Flush", "FlushAll", "RamScram", "SetAutoLoadFlags", "GetBufferInfo",
    "InsertChangedBufferList", "SaveAllChangedBuffers",
});

constexpr auto values = std::to_array<Word>({
    "MouseX", "MouseY", "WindowX", "WindowY", "WindowWidth", "WindowHeight", "WindowTitle",
    "WindowColors", "WindowBorderTop", "ScreenWidth", "ScreenHeight", "ScreenX", "ScreenY",
    "ScreenColors", "Hires", "Interlace", "NTSC", "PenA", "PenB", "PenO", "ColorOfPixel",
    "ClipTransparentColor", "TransparentStatus", "AnimationStatus", "FrameOfAnimation",
    "ObjectState", "ObjectAttached", "IntegerFrom", "TextFrom", "TextFromDocument", "GetDBObjects",
    "TheLine", "TheWord", "TheCharacter", "TheLineNumber", "TheColumnNumber", "LinesInDocument",
    "SizeOfDocument", "LengthOfLine", "CharsToBegOfLine", "CharsToEndOfLine", "DocumentName",
    "TheWordDelimiters", "BufferType", "AnyChangedBuffers", "Exists", "FileOf", "PathOf",
    "ParentOf", "FileSize", "FileType", "IconType", "DefaultTool", "AskForFileName",
    "AskForResponse", "TheMessage", "MessageReturned", "MessageErrorCode", "CurrentListenTo",
    "CurrentSpeakTo", "StartedFromWorkbench", "TheCommandLine", "TheCurrentDirectory",
    "TheOriginDirectory", "CanDoLegalNotice", "LoadVariable",
});
// clang-format on

template <std::size_t size>
bool contains(const std::array<Word, size>& words, Word word)
{
    return std::any_of(words.begin(), words.end(), [&](Word w) { return same_word(w, word); });
}

} // namespace

bool is_foreign_command(std::string_view word)
{
    return contains(commands, word) || is_silent_command(word);
}

bool is_foreign_value(std::string_view word)
{
    return contains(values, word);
}

bool is_silent_command(std::string_view word)
{
    return same_word(word, "Delay");
}

} // namespace candoscript
