#include "screen.hpp"

#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace ricochet::terminal {

namespace {

// Signals are written into a pipe by their handler and read with the keys, so that none is missed or comes
// in the middle of something.
std::array<int, 2> signal_pipe{-1, -1};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void note_signal(int signal) {
    const int saved = errno;
    const auto byte = static_cast<unsigned char>(signal);
    [[maybe_unused]] const auto written = ::write(signal_pipe[1], &byte, 1);
    errno = saved;
}

constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::array other_signals{SIGWINCH, SIGTSTP, SIGCONT};

void handle(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

void send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR && errno != EAGAIN) {
            return;
        }
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
}

std::string_view environment(const char* variable) {
    const char* const value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
    return value != nullptr ? value : "";
}

}  // namespace

bool screen_available() {
    const auto kind = environment("TERM");
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !kind.empty() && kind != "dumb";
}

bool colour_available() {
    const auto kind = environment("TERM");
    if (!environment("NO_COLOR").empty() || kind.empty() || kind == "dumb") {
        return false;
    }
    for (const std::string_view monochrome : {"vt52", "vt100", "vt102", "vt220", "vt320", "xterm-mono"}) {
        if (kind == monochrome) {
            return false;
        }
    }
    return !kind.ends_with("-m");
}

bool unicode_available() { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; }

bool Screen::open() {
    if (tcgetattr(STDIN_FILENO, &before_) != 0 || pipe(signal_pipe.data()) != 0) {
        return false;
    }
    for (const int end : signal_pipe) {
        fcntl(end, F_SETFL, O_NONBLOCK);
        fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    for (const int signal : ending_signals) {
        handle(signal, note_signal);
    }
    for (const int signal : other_signals) {
        handle(signal, note_signal);
    }
    open_ = true;
    enter();
    return true;
}

void Screen::close() {
    if (!open_) {
        return;
    }
    leave();
    for (const int signal : ending_signals) {
        handle(signal, SIG_DFL);
    }
    for (const int signal : other_signals) {
        handle(signal, SIG_DFL);
    }
    ::close(signal_pipe[0]);
    ::close(signal_pipe[1]);
    open_ = false;
}

// Control-C and Control-Z stay what they are: the terminal makes signals of them.
void Screen::enter() {
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_iflag &= ~static_cast<tcflag_t>(IXON);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    if (!entered_) {
        send("\033[?1049h");
    }
    send("\033[?25l\033[0m\033[2J");
    entered_ = true;
    shown_.clear();
}

void Screen::leave() {
    if (entered_) {
        send("\033[0m\033[?25h\033[?1049l");
        tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    }
    entered_ = false;
}

Size Screen::size() {
    winsize window{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || window.ws_row == 0) {
        return {};
    }
    return {window.ws_col, window.ws_row};
}

void Screen::show(const Canvas& page, const Paint& paint) {
    std::string bytes;
    if (!(page.size() == shown_size_) || shown_.empty()) {
        shown_size_ = page.size();
        shown_.assign(shown_size_.lines, {});
        bytes = "\033[0m\033[2J";
    }
    for (std::size_t line = 0; line < shown_.size(); ++line) {
        std::string text = page.encoded_line(line, paint);
        if (text != shown_[line]) {
            bytes += "\033[" + std::to_string(line + 1) + ";1H\033[K" + text;
            shown_[line] = std::move(text);
        }
    }
    send(bytes);
}

Event Screen::wait() {
    constexpr int escape_key_milliseconds = 50;
    for (;;) {
        if (!keys_.empty()) {
            const Key key = keys_.front();
            keys_.pop_front();
            return {.kind = Event::Kind::key, .key = key};
        }
        std::array<pollfd, 2> sources{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{signal_pipe[0], POLLIN, 0}};
        const int ready =
            poll(sources.data(), sources.size(), reader_.waiting() ? escape_key_milliseconds : -1);
        if (ready == 0) {
            keys_.push_back(reader_.give_up().value_or(Key{}));
            continue;
        }
        if (ready < 0) {
            continue;
        }
        if (sources[1].revents != 0) {
            if (const auto event = next_signal()) {
                return *event;
            }
        } else if (const auto event = read_keys()) {
            return *event;
        }
    }
}

std::optional<Event> Screen::next_signal() {
    unsigned char byte = 0;
    if (::read(signal_pipe[0], &byte, 1) != 1) {
        return std::nullopt;
    }
    switch (byte) {
        case SIGWINCH:
            return Event{.kind = Event::Kind::redraw};
        case SIGTSTP:
            suspend();
            [[fallthrough]];
        case SIGCONT:
            enter();
            return Event{.kind = Event::Kind::redraw};
        default:
            return Event{.kind = Event::Kind::signal, .key = {}, .signal = byte};
    }
}

// Stops here until the shell continues the program; at once if there is no shell that could.
void Screen::suspend() {
    leave();
    handle(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    handle(SIGTSTP, note_signal);
}

std::optional<Event> Screen::read_keys() {
    std::array<char, 64> bytes{};
    const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) {
        return Event{.kind = Event::Kind::end_of_input};
    }
    for (ssize_t i = 0; i < count; ++i) {
        if (const auto key = reader_.feed(bytes[static_cast<std::size_t>(i)])) {
            keys_.push_back(*key);
        }
    }
    return std::nullopt;
}

}  // namespace ricochet::terminal
