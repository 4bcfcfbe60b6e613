// A tour through whole guides: ours, and those of the folder named by MANCALA_GUIDES, from which
// pictures of every page go into the folder named by MANCALA_GUIDE_PICTURES.
#include "render/guide_viewer/viewer.hpp"
#include "render/raster/png.hpp"
#include "render/toolkit/screen.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace guide_viewer;

namespace {

namespace fs = std::filesystem;

std::optional<std::string> read_file(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return file ? std::optional(std::move(bytes)) : std::nullopt;
}

fs::path folder_in(const char* variable)
{
    const char* const value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? fs::path() : fs::path(value);
}

std::vector<fs::path> guides()
{
    std::vector<fs::path> found;
    for (const fs::path& folder :
         {fs::path(TEST_SOURCE_DIR).parent_path() / "guide", folder_in("MANCALA_GUIDES")}) {
        if (folder.empty()) {
            continue;
        }
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".guide") {
                found.push_back(entry.path());
            }
        }
    }
    return found;
}

/// A word of some length on the page, for a search.
std::string word_on(const amigaguide::Page& page)
{
    constexpr std::size_t long_enough = 4;
    for (const auto& line : page.lines) {
        const std::string text = amigaguide::text_of(line);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = std::min(text.find_first_not_of(' ', at), text.size());
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            if (end - begin >= long_enough) {
                return text.substr(begin, end - begin);
            }
            at = end;
        }
    }
    return {};
}

struct Tour
{
    explicit Tour(fs::path path)
        : guide(std::move(path))
        , database(amigaguide::read(read_file(guide).value()))
    {
    }

    void look_at_page()
    {
        screen.draw(surface);
        const fs::path pictures = folder_in("MANCALA_GUIDE_PICTURES");
        if (!pictures.empty()) {
            const auto png = raster::encode_png(surface, golden::theme("workbench").palette);
            const std::string name = guide.stem().string() + "-" + std::to_string(++page_number);
            std::ofstream file(pictures / (name + ".png"), std::ios::binary);
            file.write(reinterpret_cast<const char*>(png.data()),
                       static_cast<std::streamsize>(png.size()));
        }
        toolkit::KeyEvent end;
        end.key = toolkit::Key::end;
        screen.handle(end);
        screen.draw(surface);
    }

    void follow_links()
    {
        const std::string node = viewer.node_name();
        const std::size_t count = viewer.page().page().links.size();
        for (std::size_t link = 0; link < count; ++link) {
            viewer.open(guide.filename().string(), node);
            toolkit::KeyEvent key;
            key.key = toolkit::Key::tab;
            for (std::size_t i = 0; i <= link; ++i) {
                screen.handle(key);
            }
            key.key = toolkit::Key::enter;
            if (viewer.page().selected()) {
                screen.handle(key);
                screen.draw(surface);
            }
        }
        viewer.open(guide.filename().string(), node);
    }

    fs::path guide;
    amigaguide::Database database;
    toolkit::Look look{golden::fonts()};
    toolkit::Screen screen{{640, 400}, "Screen", look};
    Viewer& viewer = screen.open<Viewer>(
        raster::Rect{0, 11, 640, 389},
        "",
        Captions{{"_Contents", "_Index", "_Help", "_Retrace", "Browse <", "Browse >"},
                 "No guide.",
                 "not found"},
        Services{[this](const std::string& file) { return read_file(guide.parent_path() / file); },
                 [](const std::string& file) {
                     return fs::path(file).extension() == ".png" ? toolkit::Handled::yes
                                                                 : toolkit::Handled::no;
                 },
                 [this](const std::string& /*text*/) { ++refused; }});
    raster::Surface surface{{640, 400}};
    int page_number = 0;
    int refused = 0;
};

} // namespace

TEST_SUITE("guide tour")
{
    TEST_CASE("every page of a guide opens, its links lead somewhere, and its words are found")
    {
        for (const fs::path& path : guides()) {
            CAPTURE(path.string());
            Tour tour(path);
            for (const auto& node : tour.database.nodes) {
                CAPTURE(node.name);
                tour.viewer.open(path.filename().string(), node.name);
                tour.look_at_page();
                const std::string word = word_on(tour.viewer.page().page());
                CHECK((word.empty() || tour.viewer.search(word)));
                tour.follow_links();
            }
        }
    }

    TEST_CASE(
        "browsing forwards sees pages until the end or a page seen before, and Retrace all of "
        "them again")
    {
        for (const fs::path& path : guides()) {
            CAPTURE(path.string());
            Tour tour(path);
            tour.viewer.open(path.filename().string(), "");
            std::vector<std::string> seen;
            while (tour.viewer.is_open(Control::next) && seen.size() < 500) {
                const std::string title = tour.viewer.title();
                tour.viewer.press(Control::next);
                tour.screen.draw(tour.surface);
                if (tour.refused > 0) {
                    break; // into a file that is not there
                }
                seen.push_back(title);
            }
            while (!seen.empty()) {
                tour.viewer.press(Control::retrace);
                CHECK(tour.viewer.title() == seen.back());
                seen.pop_back();
            }
            CHECK_FALSE(tour.viewer.is_open(Control::retrace));
        }
    }
}
