// What core may leave to the program it is linked into, and how much stack each of these takes at most.
// Everything else is refused: the heap, exceptions, RTTI, floating point, static-initialisation guards, the C library.

const memory = 32;        // bytes of stack: memcpy and its relatives
const small_helper = 32;  // libgcc's 32-bit helpers
const long_division = 128; // libgcc's 64-bit division

export const allowed = new Map([
  ...['memcpy', 'memmove', 'memset', 'memcmp'].flatMap((name) =>
    [name, `__aeabi_${name}`, `__aeabi_${name}4`, `__aeabi_${name}8`].map((form) => [form, memory])),
  ...['__aeabi_memclr', '__aeabi_memclr4', '__aeabi_memclr8'].map((name) => [name, memory]),
  // integer helpers of libgcc: the Cortex-M0+ has no division, no 64-bit arithmetic and no bit counting
  ...[
    '__aeabi_uidiv', '__aeabi_uidivmod', '__aeabi_idiv', '__aeabi_idivmod', '__aeabi_idiv0', '__aeabi_ldiv0',
    '__aeabi_lmul', '__aeabi_llsl', '__aeabi_llsr', '__aeabi_lasr', '__aeabi_lcmp', '__aeabi_ulcmp',
    '__gnu_thumb1_case_sqi', '__gnu_thumb1_case_uqi', '__gnu_thumb1_case_shi', '__gnu_thumb1_case_uhi',
    '__gnu_thumb1_case_si',
    '__clzsi2', '__clzdi2', '__ctzsi2', '__ctzdi2', '__ffssi2', '__ffsdi2', '__popcountsi2', '__popcountdi2',
    '__paritysi2', '__paritydi2', '__bswapsi2', '__bswapdi2',
  ].map((name) => [name, small_helper]),
  ...['__aeabi_uldivmod', '__aeabi_ldivmod'].map((name) => [name, long_division]),
]);

// Calls through a pointer or a virtual function that are known to be bounded: who makes them, why that is fine, and
// how much stack is set aside for whatever is called.
export const indirect_calls = [
  { caller: /ricochet::(draw_board|\{anonymous\}::Drawing::)/, stack: 128,
    note: 'the Paper is the caller\'s own, and draws one character' },
  { caller: /ricochet::storage::Record(Log|Window)::/, stack: 256,
    note: 'the Flash is the device\'s own, and reads, programs or erases' },
];
