// The handheld: all its screens and what they share. Whoever owns `main` makes one and calls `frame` about 60 times a
// second.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "app/shell.hpp"
#include "console/serial_console.hpp"
#include "draw/renderer.hpp"
#include "hal/devices.hpp"
#include "modes/modes.hpp"
#include "screens/confirm.hpp"
#include "screens/dealing.hpp"
#include "screens/diagnostics.hpp"
#include "screens/diagnostics_page.hpp"
#include "screens/hardware_check.hpp"
#include "screens/help_menu.hpp"
#include "screens/main_menu.hpp"
#include "screens/new_game.hpp"
#include "screens/pause.hpp"
#include "screens/play_screen.hpp"
#include "screens/round_end.hpp"
#include "screens/rules_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/splash.hpp"
#include "screens/statistics_screen.hpp"
#include "screens/tutorial.hpp"

namespace handheld {

class Application final : private Picture, private ButtonTaker {
  public:
    // Loads what was kept and stands in the main menu. Contract: devices and memory
    // outlive the application; the memory is for the solver, at least ricochet::Solver::min_block_words of it.
    Application(const hal::Devices& devices, std::span<std::uint32_t> memory);
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;
    ~Application() = default;

    // One frame: buttons, time, picture.
    void frame();

    // The same in two parts, for those who do not always want to look.
    void update();
    void draw();

    // Microseconds from the beginning of a frame to that of the next: seldom enough to save power when nothing has happened for a
    // while. A button that goes down or up ends the wait.
    [[nodiscard]] std::uint32_t frame_interval() const;
    [[nodiscard]] bool asleep() const { return light_ == Light::off; }

    // What the screen says and what the buttons do, in lines.
    void describe(TextWriter& writer) const;

    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const Renderer& renderer() const { return renderer_; }
    [[nodiscard]] Renderer& renderer() { return renderer_; }
    // The board of the round being played, if one is to be seen.
    [[nodiscard]] const BoardScene* board_scene() const;

  private:
    void draw(Canvas& canvas) const override { shell_.top().draw(canvas); }
    void press(const hal::ButtonEvent& event) override;
    void wake() override;
    void doze_when_idle();
    void fall_asleep();
    void keep_records();
    void note_activity() { last_activity_ = shell_.now(); }

    enum class Light : std::uint8_t { on, dimmed, off };

    hal::Devices devices_;
    Modes modes_;
    Shell shell_;
    Renderer renderer_;
    Light light_ = Light::on;
    std::optional<hal::Button> woken_by_;  // and not let go since
    std::uint32_t last_activity_ = 0;      // of the player, the console, the screen or the records
    bool moving_ = false;                  // something on the screen, in this frame

    Splash splash_{shell_};
    MainMenu main_menu_{shell_};
    NewGame new_game_{shell_};
    Dealing dealing_{shell_};
    PlayScreen play_{shell_};
    Pause pause_{shell_, play_};
    RoundEnd round_end_{shell_, play_};
    StatisticsScreen statistics_{shell_};
    SettingsScreen settings_{shell_};
    RulesScreen rules_{shell_};
    HelpMenu help_{shell_, rules_};
    Tutorial tutorial_{shell_};
    DiagnosticsPage diagnostics_page_{shell_};
    Diagnostics diagnostics_{shell_, diagnostics_page_};
    HardwareCheck hardware_check_{shell_};
    Confirm confirm_{shell_};

    SerialConsole console_;
};

}  // namespace handheld
