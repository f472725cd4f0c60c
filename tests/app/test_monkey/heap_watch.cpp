#include "support/heap_watch.hpp"

#include <cstdlib>

namespace {

bool watching = false;
std::size_t counted = 0;

void count() { counted += watching ? 1 : 0; }

}  // namespace

#if defined(__SANITIZE_ADDRESS__)

// The sanitizer owns malloc and new, and tells of both. (Its header does not come with every compiler.)
extern "C" int __sanitizer_install_malloc_and_free_hooks(  // NOLINT: the library's name
    void (*malloc_hook)(const volatile void*, std::size_t), void (*free_hook)(const volatile void*));
namespace {
const int installed = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void* /*block*/, std::size_t /*size*/) { count(); },
    [](const volatile void* /*block*/) {});
}  // namespace

#else

// The C library's own functions under their second names; new calls malloc.
extern "C" {
void* __libc_malloc(std::size_t size);                     // NOLINT: the library's name
void* __libc_calloc(std::size_t nmemb, std::size_t size);  // NOLINT: the library's name
void* __libc_realloc(void* ptr, std::size_t size);         // NOLINT: the library's name

void* malloc(std::size_t size) {
    count();
    return __libc_malloc(size);
}

void* calloc(std::size_t nmemb, std::size_t size) {
    count();
    return __libc_calloc(nmemb, size);
}

void* realloc(void* ptr, std::size_t size) {
    count();
    return __libc_realloc(ptr, size);
}
}

#endif

namespace support {

HeapWatch::HeapWatch() { watching = true; }

HeapWatch::~HeapWatch() { watching = false; }

std::size_t HeapWatch::allocations() { return counted; }

}  // namespace support
