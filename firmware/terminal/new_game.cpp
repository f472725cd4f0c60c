#include "new_game.hpp"

#include <sys/random.h>

#include <ctime>

namespace ricochet::terminal {

namespace {

constexpr std::uint64_t tiles_stream = 0x74696c65;  // apart from the streams the game itself draws from

TileArrangement random_tiles(std::uint32_t seed) {
    return arrangement(Rng(seed, tiles_stream).below(arrangement_count));
}

}  // namespace

std::uint32_t any_seed() {
    std::uint32_t seed = 0;
    if (getrandom(&seed, sizeof seed, 0) != static_cast<ssize_t>(sizeof seed)) {
        seed = static_cast<std::uint32_t>(std::time(nullptr));
    }
    return seed;
}

ClassicGame new_game(const Arguments& arguments) {
    const std::uint32_t seed = arguments.seed.value_or(any_seed());
    switch (arguments.tiles) {
        case Arguments::Tiles::none:
            break;
        case Arguments::Tiles::random:
            return {BoardChoice::classic(random_tiles(seed)), seed, arguments.rules};
        case Arguments::Tiles::named:
            return {BoardChoice::classic(arguments.arrangement), seed, arguments.rules};
    }
    return {BoardChoice::random(seed), seed, arguments.rules};
}

ClassicGame another_game(const ClassicGame& game) {
    const std::uint32_t seed = any_seed();
    return {game.choice().kind == BoardChoice::Kind::random ? BoardChoice::random(seed)
                                                            : BoardChoice::classic(random_tiles(seed)),
            seed, game.rules()};
}

}  // namespace ricochet::terminal
