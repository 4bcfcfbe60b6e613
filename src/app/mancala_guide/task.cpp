#include "app/mancala_guide/task.hpp"

#include "core/amigaguide/check.hpp"
#include "core/amigaguide/export.hpp"

namespace mancala_guide {

namespace {

Answer faults_of(const amigaguide::Database& guide, const std::string& file)
{
    Answer answer;
    for (const auto& diagnostic : amigaguide::check(guide, file)) {
        answer.text += base::to_string(diagnostic) + '\n';
        answer.status = exit_faults;
    }
    return answer;
}

} // namespace

base::Result<Answer> answer(const Options& options, std::string_view bytes)
{
    const auto guide = amigaguide::read(bytes);
    if (options.output == Output::check) {
        return faults_of(guide, options.file);
    }
    auto nodes = amigaguide::all_nodes(guide);
    if (!options.node.empty()) {
        const auto node = guide.find(options.node);
        if (!node) {
            return base::failure({options.file, 0, 0, "no node \"" + options.node + "\"", {}});
        }
        nodes = {*node};
    }
    return Answer{exit_done, options.output == Output::html
                                 ? amigaguide::to_html(guide, nodes, options.width)
                                 : amigaguide::to_text(guide, nodes, options.width)};
}

} // namespace mancala_guide
