// The kinds of searches that are seldom asked for: other numbers of robots than four, and rules that look back on
// earlier moves.
#include "search/loop.hpp"

namespace ricochet {

template Search::Result Search::search<Search::Kind<true, true, 0>>(std::uint32_t);
template Search::Result Search::search<Search::Kind<true, false, 0>>(std::uint32_t);
template Search::Result Search::search<Search::Kind<false, true, 0>>(std::uint32_t);
template Search::Result Search::search<Search::Kind<false, false, 0>>(std::uint32_t);

}  // namespace ricochet
