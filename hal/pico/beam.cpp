#include "beam.hpp"

#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "pico/time.h"

namespace hal::pico {

namespace {

constexpr unsigned memory_rows = 320;

// Microseconds.
constexpr std::uint32_t shortest_period = 8'000;
constexpr std::uint32_t longest_period = 26'000;
constexpr std::int32_t jitter = 150;   // of an interrupt that nothing holds up
constexpr std::uint32_t spare = 1200;  // for what is painted between the areas

constexpr unsigned steady_enough = 3;
constexpr unsigned doubtful_enough = 3;
constexpr std::uint32_t most_missed = 3;  // blanks, while flash is erased
constexpr unsigned margin = 2;            // rows

Beam* the_beam = nullptr;  // an interrupt comes without arguments

// How long from now, however the microseconds wrap round; negative if it is over.
std::int32_t until(std::uint32_t moment) { return static_cast<std::int32_t>(moment - time_us_32()); }

}  // namespace

void Beam::start() {
    if (!panel_.tearing.connected()) {
        return;
    }
    const unsigned pin = panel_.tearing.number();
    the_beam = this;
    gpio_init(pin);
    gpio_pull_down(pin);
    gpio_add_raw_irq_handler(pin, line_rose);
    gpio_set_irq_enabled(pin, GPIO_IRQ_EDGE_RISE, true);
    irq_set_enabled(IO_IRQ_BANK0, true);
}

void Beam::line_rose() {
    const unsigned pin = the_beam->panel_.tearing.number();
    if ((gpio_get_irq_event_mask(pin) & GPIO_IRQ_EDGE_RISE) != 0) {
        gpio_acknowledge_irq(pin, GPIO_IRQ_EDGE_RISE);
        the_beam->blank_began(time_us_32());
    }
}

// Interrupts may have been held up: once the period is known, a blank that seems to come at another time than it should is not
// believed, unless that goes on.
void Beam::blank_began(std::uint32_t now) {
    blanks_ = blanks_ + 1;
    const std::uint32_t since = now - blank_at_, period = period_;
    if (steady_ < steady_enough) {
        listen_anew(now, since);
        return;
    }
    const std::uint32_t passes = (since + (period / 2)) / period;
    const auto late = static_cast<std::int32_t>(since - (passes * period));
    const bool likely = passes > 0 && passes <= most_missed;
    if (likely && late >= -jitter && late <= jitter) {
        doubts_ = 0;
        blank_at_ = now;
        period_ = static_cast<std::uint32_t>(static_cast<std::int32_t>(period) +
                                             (late / (8 * static_cast<std::int32_t>(passes))));
    } else if (likely && ++doubts_ < doubtful_enough) {
        blank_at_ = blank_at_ + (passes * period);
    } else {
        steady_ = 0;
        listen_anew(now, since);
    }
}

void Beam::listen_anew(std::uint32_t now, std::uint32_t since) {
    const auto differs = static_cast<std::int32_t>(since - period_);
    const bool likely = since >= shortest_period && since <= longest_period;
    const bool again = steady_ > 0 && differs >= -jitter && differs <= jitter;
    steady_ = !likely ? 0 : again ? steady_ + 1 : 1;
    doubts_ = 0;
    period_ = since;
    blank_at_ = now;
}

bool Beam::known() const {
    return steady_ >= steady_enough && time_us_32() - blank_at_ < (most_missed + 1) * period_;
}

// What is read in a period: the rows, and nothing for some lines. As both controllers have it after their reset.
unsigned Beam::lines() const {
    return memory_rows + (panel_.controller == hardware::Controller::st7789 ? 24U : 4U);
}

Beam::Pass Beam::pass() const {
    const std::uint32_t interrupts = save_and_disable_interrupts();
    const std::uint32_t blank_at = blank_at_, period = period_;
    restore_interrupts(interrupts);
    return {blank_at + (period * (lines() - memory_rows) / lines()), period};
}

void Beam::wait_for(const Area& area, std::uint32_t microseconds) {
    if (!follows_rows() || !known()) {
        going_on_ = false;
        return;
    }
    const Pass pass = this->pass();
    const auto time_of = [&](unsigned rows) { return pass.length * rows / lines(); };
    const std::uint32_t read_in = time_of(area.height);
    if (!going_on_ || area.top > bottom_) {
        // The next pass that comes late enough: for this area and, if areas of its size are written more slowly than read, for as
        // many as may follow.
        const std::uint32_t slowly = microseconds + (microseconds / 4);
        const std::uint32_t behind =
            slowly > read_in ? (slowly - read_in) * (panel_.height - area.top) / area.height : 0;
        const auto needed = static_cast<std::int32_t>(microseconds + behind + spare);
        shown_from_ = pass.first_row;
        while (until(shown_from_ + time_of(area.top)) < needed) {
            shown_from_ += pass.length;
        }
    }
    going_on_ = true;
    bottom_ = area.top + area.height;
    // The pass before has to be ahead, on the last row too.
    const std::uint32_t gains = read_in > microseconds ? read_in - microseconds : 0;
    const std::int32_t wait = until(shown_from_ - pass.length + time_of(area.top + margin) + gains);
    if (wait > 0) {
        sleep_us(static_cast<std::uint32_t>(wait));
    }
}

}  // namespace hal::pico
