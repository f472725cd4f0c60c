#include "screens/hints.hpp"

namespace handheld {

namespace {

Label robots_of(const Knowledge& way, std::span<const std::string_view> names) {
    Label text("moves ");
    bool first = true;
    for (std::size_t i = 0; i < names.size(); ++i) {
        bool moves = false;
        for (const Move move : way.moves()) {
            moves = moves || index(move.robot) == i;
        }
        if (moves) {
            text.append(first ? "" : ", ").append(names[i]);
            first = false;
        }
    }
    return text;
}

}  // namespace

Label hint_words(const Analyst& analyst, HintStep step, std::span<const std::string_view> names) {
    const Knowledge& way = analyst.from_here();
    switch (way.state) {
        case Knowledge::State::unasked:
            return "no hint to give";
        case Knowledge::State::searching:
            return Label("thinking… depth ").append_number(analyst.depth());
        case Knowledge::State::impossible:
            return "no way from here";
        case Knowledge::State::given_up:
            return "too hard for me";
        case Knowledge::State::known:
            break;
    }
    switch (step) {
        case HintStep::none:
            return {};
        case HintStep::length:
            return Label()
                .append_number(way.length)
                .append(way.length == 1 ? " move from here" : " moves from here");
        case HintStep::robots:
            return robots_of(way, names);
        case HintStep::move:
            break;
    }
    const Move next = way.way[0];
    return Label(names[index(next.robot)]).append(" ").append(name(next.direction));
}

}  // namespace handheld
