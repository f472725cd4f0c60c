#include "terminal.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

namespace hal::terminal {

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
constexpr std::chrono::milliseconds escape_key_alone{50};  // when nothing follows it for so long

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

// The places of one line that differ from what is shown. Places close together are sent in one go: moving the cursor
// costs more than a few characters.
class ChangedLine {
  public:
    ChangedLine(const Page& page, const Page* shown, std::size_t line)
        : page_(page), shown_(shown), line_(line) {}

    void append_to(std::string& bytes, const Paint& paint) {
        constexpr std::size_t worth_a_jump = 8;
        const std::size_t columns = page_.size().columns;
        for (std::size_t begin = 0; begin < columns; ++begin) {
            if (!changed(begin)) {
                continue;
            }
            std::size_t end = begin + 1;
            for (std::size_t i = end; i < columns && i - end < worth_a_jump; ++i) {
                end = changed(i) ? i + 1 : end;
            }
            append(bytes, paint, begin, end);
            begin = end;
        }
    }

  private:
    [[nodiscard]] bool changed(std::size_t column) const {
        const Glyph blank;
        return !(page_.at(column, line_) == (shown_ != nullptr ? shown_->at(column, line_) : blank));
    }

    void append(std::string& bytes, const Paint& paint, std::size_t begin, std::size_t end) const {
        bytes += "\033[" + std::to_string(line_ + 1) + ";" + std::to_string(begin + 1) + "H";
        Style style;
        for (std::size_t column = begin; column < end; ++column) {
            const Glyph& glyph = page_.at(column, line_);
            if (!(glyph.style == style)) {
                style = glyph.style;
                bytes += select(style, paint.colours);
            }
            append_utf8(bytes, paint.unicode ? glyph.character : in_ascii(glyph.character));
        }
        if (!(style == Style{})) {
            bytes += "\033[0m";
        }
    }

    const Page& page_;
    const Page* shown_;
    std::size_t line_;
};

}  // namespace

bool screen_available() {
    const char* const kind = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && kind != nullptr && *kind != '\0' &&
           std::string_view(kind) != "dumb";
}

bool Terminal::open() {
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

void Terminal::close() {
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
void Terminal::enter() {
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_iflag &= ~static_cast<tcflag_t>(IXON);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    if (!entered_) {
        send("\033[?1049h");
    }
    send("\033[?25l");
    entered_ = true;
    forget();
}

void Terminal::leave() {
    if (entered_) {
        send("\033[0m\033[?25h\033[?1049l");
        tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    }
    entered_ = false;
}

Size Terminal::size() {
    winsize window{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0 || window.ws_row == 0) {
        return {};
    }
    return {window.ws_col, window.ws_row};
}

void Terminal::show(const Page& page, const Paint& paint) {
    std::string bytes;
    const bool anew = !shown_ || !(shown_->size() == page.size());
    if (anew) {
        bytes = "\033[0m\033[2J";
    }
    for (std::size_t line = 0; line < page.size().lines; ++line) {
        ChangedLine(page, anew ? nullptr : &*shown_, line).append_to(bytes, paint);
    }
    send(bytes);
    shown_ = page;
}

void Terminal::ring_bell() { send("\a"); }

Input Terminal::wait(int milliseconds) {
    Input input;
    std::array<pollfd, 2> sources{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{signal_pipe[0], POLLIN, 0}};
    if (poll(sources.data(), sources.size(), milliseconds) > 0) {
        if (sources[1].revents != 0) {
            take_signals(input);
        }
        if (sources[0].revents != 0) {
            take_keys(input);
        }
    }
    if (reader_.waiting() && std::chrono::steady_clock::now() - last_byte_ >= escape_key_alone) {
        if (const auto key = reader_.give_up()) {
            input.keys.push_back(*key);
        }
    }
    return input;
}

void Terminal::take_signals(Input& input) {
    unsigned char byte = 0;
    while (::read(signal_pipe[0], &byte, 1) == 1) {
        switch (byte) {
            case SIGWINCH:
                forget();
                break;
            case SIGTSTP:
                suspend();
                [[fallthrough]];
            case SIGCONT:
                enter();
                break;
            default:
                input.signal = byte;
        }
    }
}

// Stops here until the shell continues the program; at once if there is no shell that could.
void Terminal::suspend() {
    leave();
    handle(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);
    handle(SIGTSTP, note_signal);
}

void Terminal::take_keys(Input& input) {
    std::array<char, 64> bytes{};
    const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) {
        input.ended = true;
        return;
    }
    last_byte_ = std::chrono::steady_clock::now();
    for (ssize_t i = 0; i < count; ++i) {
        if (const auto key = reader_.feed(bytes[static_cast<std::size_t>(i)])) {
            input.keys.push_back(*key);
        }
    }
}

}  // namespace hal::terminal
