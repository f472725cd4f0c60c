#include "screens/help_menu.hpp"

#include "app/shell.hpp"
#include "screens/rules_screen.hpp"

namespace handheld {

unsigned HelpMenu::item_count() const { return 1 + pages_.page_count(); }

ListItem HelpMenu::item(unsigned index) const {
    return index == 0 ? ListItem{"Play the tutorial", "★", false, true}
                      : ListItem{pages_.title(index - 1), {}, false, true};
}

void HelpMenu::choose(unsigned index) {
    if (index == 0) {
        shell().open(ScreenId::tutorial);
    } else {
        shell().open(ScreenId::rules);
        pages_.turn_to(index - 1);
    }
}

}  // namespace handheld
