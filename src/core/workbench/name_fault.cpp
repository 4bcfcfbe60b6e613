#include "core/workbench/name_fault.hpp"

#include "core/base/diagnostic.hpp"

namespace workbench {

namespace {

std::string reason_of(const base::Fault<NameFault>& fault)
{
    const auto value = [&] { return fault.values.empty() ? std::string() : fault.values.front(); };
    switch (fault.kind) {
    case NameFault::missing: return "a name is missing";
    case NameFault::no_volume: return "there is no volume " + value();
    case NameFault::above_volume: return "there is nothing above " + value();
    case NameFault::dots: return "behind a volume the parent is a slash, not ..";
    case NameFault::no_such_file: return "there is no such file";
    case NameFault::no_file: return "this is no file";
    case NameFault::open_quote: return "a quote is not closed";
    case NameFault::no_script: return "the script is missing";
    case NameFault::no_command: return "this command of the Amiga does not exist here";
    case NameFault::count: break;
    }
    return "";
}

} // namespace

std::string to_string(const base::Fault<NameFault>& fault)
{
    return base::to_string({fault.file, fault.line, fault.column, reason_of(fault), ""});
}

} // namespace workbench
