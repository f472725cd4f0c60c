#include "console/serial_console.hpp"

#include "ricochet/line_parts.hpp"

namespace handheld {

namespace {
// What the console may take of a frame, so that none is late.
constexpr std::size_t characters_a_frame = 256;
constexpr std::uint32_t microseconds_a_frame = 2000;
}  // namespace

void SerialConsole::update() {
    const hal::Devices& devices = desk_.shell.devices();
    const std::uint32_t began = devices.clock.microseconds();
    if (!output_.send(devices.console, desk_.shell.now()) && task_ != nullptr) {
        task_->stop();
        task_ = nullptr;
    }
    characters_ = 0;
    while (output_.room() >= Output::enough && devices.clock.microseconds() - began < microseconds_a_frame &&
           turn() == Turn::go_on) {
    }
    output_.send(devices.console, desk_.shell.now());
}

// One small thing: a character, a line or a step of a task.
SerialConsole::Turn SerialConsole::turn() {
    if (!line_waiting_ && characters_ < characters_a_frame) {
        if (const auto character = desk_.shell.devices().console.read()) {
            ++characters_;
            take(*character);
            return Turn::go_on;
        }
    }
    if (line_waiting_ && task_ != nullptr && task_->gives_way()) {
        interrupt("stopped by another line");
    }
    if (task_ != nullptr) {
        const Task::State state = task_->step(output_);
        if (state == Task::State::done) {
            task_ = nullptr;
        }
        return state == Task::State::waiting ? Turn::next_frame : Turn::go_on;
    }
    return line_waiting_ ? obey_line() : Turn::next_frame;
}

void SerialConsole::take(char character) {
    const auto typed = reader_.text().size();
    switch (reader_.take(character)) {
        case LineReader::Event::line:
            line_waiting_ = true;
            output_.put(echo_ ? "\n" : "");
            break;
        case LineReader::Event::interrupt:
            output_.put(echo_ ? "^C\n" : "");
            interrupt("stopped");
            break;
        case LineReader::Event::erased:
            output_.put(echo_ ? "\b \b" : "");
            break;
        case LineReader::Event::none:
            if (echo_ && reader_.text().size() > typed) {
                output_.put(reader_.text().back());
            }
            break;
    }
}

void SerialConsole::interrupt(std::string_view why) {
    if (task_ != nullptr) {
        task_->stop();
        task_ = nullptr;
        output_.end_badly(why);
    }
}

SerialConsole::Turn SerialConsole::obey_line() {
    std::string_view rest = reader_.text();
    const std::string_view word = ricochet::take_line_word(rest);
    while (!rest.empty() && rest.front() == ' ') {
        rest.remove_prefix(1);
    }
    while (!rest.empty() && rest.back() == ' ') {
        rest.remove_suffix(1);
    }
    const Command* found = nullptr;
    for (const Command& command : commands()) {
        found = ricochet::equal_ignoring_case(word, command.name) ? &command : found;
    }
    const bool good = reader_.fault() == LineReader::Fault::none && found != nullptr;
    if (good && found->needs_round && desk_.shell.top_id() == ScreenId::play && desk_.play.settling()) {
        return Turn::next_frame;  // the goal is still being chosen
    }
    const Complaint complaint = good ? obey(*found, rest) : fault_of(word);
    if (!complaint.empty()) {
        output_.end_badly(complaint.view());
    }
    reader_.clear();
    line_waiting_ = false;
    return Turn::go_on;
}

Complaint SerialConsole::fault_of(std::string_view word) const {
    switch (reader_.fault()) {
        case LineReader::Fault::too_long:
            return Complaint("the line is longer than ")
                .append_number(LineReader::longest)
                .append(" characters");
        case LineReader::Fault::unprintable:
            return "the line has characters that are none of ASCII's printable ones";
        case LineReader::Fault::none:
            break;
    }
    if (word.empty()) {
        return {};
    }
    Complaint complaint("unknown command ");
    return append_quoted(complaint, word).append("; try help");
}

Complaint SerialConsole::obey(const Command& command, std::string_view arguments) {
    if (command.arguments.empty() && !arguments.empty()) {
        Complaint complaint(command.name);
        complaint.append(" stands alone, without ");
        return append_quoted(complaint, arguments);
    }
    if (command.needs_round && !desk_.has_round()) {
        return "no round is being played; load a puzzle, or begin one with the buttons";
    }
    return (this->*command.obey)(arguments);
}

}  // namespace handheld
