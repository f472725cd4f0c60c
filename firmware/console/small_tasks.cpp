#include "console/small_tasks.hpp"

#include "console/serial_console.hpp"

namespace handheld {

namespace {
constexpr std::size_t help_column = 22;
constexpr unsigned most_frames_to_leave = 120;
}  // namespace

Task::State HelpTask::step(Output& output) {
    const auto commands = SerialConsole::commands();
    if (next_ == commands.size()) {
        output.put("Every answer ends with ok, or with error: and why; then nothing has changed.\n");
        output.put("Ctrl-C stops what is under way.\n").end_well();
        return State::done;
    }
    const SerialConsole::Command& command = commands[next_++];
    output.put(command.name).put(command.arguments.empty() ? "" : " ").put(command.arguments);
    std::size_t width = command.name.size() + (command.arguments.empty() ? 0 : 1) + command.arguments.size();
    do {
        output.put(' ');
        ++width;
    } while (width < help_column);
    output.put(command.does).put('\n');
    return State::more;
}

bool PressTask::add(hal::Button button) {
    if (count_ == most) {
        return false;
    }
    buttons_[count_++] = button;
    return true;
}

Task::State PressTask::step(Output& output) {
    if (next_ == count_) {
        output.end_well();
        return State::done;
    }
    using Kind = hal::ButtonEvent::Kind;
    const hal::Button button = buttons_[next_];
    down_ = !down_;
    desk_.buttons.press(down_ ? hal::ButtonEvent{button, Kind::press, hal::ButtonSet::of(button)}
                              : hal::ButtonEvent{button, Kind::release, {}});
    next_ += down_ ? 0 : 1;
    return State::waiting;
}

Task::State BootTask::step(Output& output) {
    if (frames_++ == 0) {
        output.put("leaving for the boot loader\n");
        return State::waiting;
    }
    const bool writing = desk_.shell.records().update(Records::Pace::idle);
    if ((writing || !output.empty()) && frames_ < most_frames_to_leave) {
        return State::waiting;
    }
    desk_.shell.devices().system.enter_boot_loader();
    output.end_badly("there is no boot loader here");
    return State::done;
}

}  // namespace handheld
