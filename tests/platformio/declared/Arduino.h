// What hal/arduino uses of the Arduino core (arduino-pico 5.3.0), declared as it is declared there. The core itself is not
// on the machines that run the tests.
#pragma once

#include <cstddef>
#include <cstdint>

typedef uint8_t pin_size_t;

extern "C" {
int analogRead(pin_size_t pinNumber);
void analogReadResolution(int bits);
unsigned long micros(void);
void delay(unsigned long ms);
void delayMicroseconds(unsigned int usec);
void interrupts();
void noInterrupts();
extern bool core1_separate_stack;
void loop1();
}
void setup(void);
void loop(void);

// Some of the macros with everyday names that come with it.
#define bit(b) (1UL << (b))
#define sq(x) ((x) * (x))
#define lowByte(w) ((uint8_t)((w) & 0xff))

class RP2040 {
  public:
    void idleOtherCore();
    void resumeOtherCore();
    void rebootToBootloader();
    int getTotalHeap();
    uint32_t hwrand32();
};
extern RP2040 rp2040;

class SerialUSB {
  public:
    int read();
    int availableForWrite();
    size_t write(const char* buffer, size_t size);
    operator bool();
};
extern SerialUSB Serial;
