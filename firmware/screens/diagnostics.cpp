#include "screens/diagnostics.hpp"

#include "app/shell.hpp"
#include "app/version.hpp"
#include "screens/diagnostics_page.hpp"

namespace handheld {

Label Diagnostics::aside() const { return Label("version ").append(version_text); }

unsigned Diagnostics::item_count() const { return DiagnosticsPage::topic_count + 1; }

ListItem Diagnostics::item(unsigned index) const {
    if (index < DiagnosticsPage::topic_count) {
        const auto topic = static_cast<DiagnosticsPage::Topic>(index);
        return {DiagnosticsPage::name(topic), page_.summary(topic), false, true};
    }
    return {"Buttons and colours", {}, false, true};
}

void Diagnostics::choose(unsigned index) {
    if (index < DiagnosticsPage::topic_count) {
        page_.choose(static_cast<DiagnosticsPage::Topic>(index));
        shell().open(ScreenId::diagnostics_page);
    } else {
        shell().open(ScreenId::hardware_check);
    }
}

}  // namespace handheld
