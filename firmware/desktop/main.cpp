// Pocket Ricochet in a window: the handheld's application on the devices of a desktop.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "app/application.hpp"
#include "app/version.hpp"
#include "options.hpp"

namespace {

enum Status : int { well = 0, wrong_options = 2, no_window = 3 };

void print(std::FILE* where, std::string_view text) { std::fwrite(text.data(), 1, text.size(), where); }

}  // namespace

int main(int argc, char** argv) {
    const handheld::Options options =
        handheld::read_options({argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0)});
    if (!options.complaint.empty()) {
        print(stderr, "pocket-ricochet-desktop: " + options.complaint + " (--help lists the options)\n");
        return wrong_options;
    }
    if (options.common.help) {
        print(stdout, handheld::usage());
        return well;
    }
    if (options.common.version) {
        print(stdout, "pocket-ricochet-desktop " + std::string(handheld::version_text) + "\n");
        return well;
    }
    hal::desktop::Desktop desktop(options.desktop);
    if (const std::string problem = desktop.open(); !problem.empty()) {
        print(stderr, "pocket-ricochet-desktop: no window can be opened: " + problem + "\n");
        return no_window;
    }
    // As much as the device has, so that hints are found here exactly where they are found there.
    std::vector<std::uint32_t> memory(ricochet::Solver::device_block_words);
    handheld::Application application(desktop.all(), memory);
    options.opening.apply(application);
    while (desktop.wait_for_frame()) {
        application.frame();
        desktop.show();
    }
    desktop.stop_work();
    // What waited for a quiet moment is written now.
    while (application.shell().records().update(handheld::Records::Pace::idle)) {
    }
    return well;
}
