// Everything a device can do, as the application is given it by its backend.
#pragma once

#include "hal/background.hpp"
#include "hal/buttons.hpp"
#include "hal/clock.hpp"
#include "hal/console.hpp"
#include "hal/display.hpp"
#include "hal/sound.hpp"
#include "hal/storage.hpp"
#include "hal/system.hpp"

namespace hal {

// NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members): a bundle of what lives elsewhere
struct Devices {
    Display& display;
    Buttons& buttons;
    Clock& clock;
    Storage& storage;
    Sound& sound;
    Background& background;
    Console& console;
    System& system;
};
// NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)

}  // namespace hal
