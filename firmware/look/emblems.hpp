// Small pictures of what is not a mode: statistics, settings, help.
#pragma once

#include "draw/canvas.hpp"

namespace handheld {

void draw_statistics_emblem(Canvas& canvas, const Rect& box);
void draw_settings_emblem(Canvas& canvas, const Rect& box);
void draw_help_emblem(Canvas& canvas, const Rect& box);

}  // namespace handheld
